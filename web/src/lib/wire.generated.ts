// Made by npm run wire from e84dadc31430f38521e82ad83ce01cd285efda56f33439c35c2dfefbc1e73cdd. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Auction */
        Auction: {
            bidder: number;
            high: number;
            opener: number;
            out: boolean[];
            row: number;
        };
        /** ChatGiven */
        ChatGiven: {
            /**
             * Line
             * @description Your own name of this line: sent again, it is said once.
             */
            line?: string | null;
            /** Text */
            text: string;
        };
        /** ChatLine */
        ChatLine: {
            /** Name */
            name: string;
            /**
             * Seat
             * @description Null: a spectator.
             */
            seat: number | null;
            /** Seq */
            seq: number;
            /** Text */
            text: string;
            /**
             * Time
             * Format: date-time
             */
            time: string;
        };
        /** Choice */
        Choice: {
            /**
             * Branch
             * @description If given and no longer the table's, the choice is stale.
             */
            branch?: number | null;
            /**
             * Careful
             * @description Refuse it (`confirm-first`) if undo could not take it back.
             * @default false
             */
            careful: boolean;
            /**
             * Number
             * @description Of the decision that is answered.
             */
            number: number;
            /**
             * Option
             * @description Its written form.
             */
            option: string;
        };
        /** Content */
        Content: {
            /** Content */
            content: string;
            /** Game */
            game: string;
            /** Pieces */
            pieces: {
                [key: string]: components["schemas"]["Piece"];
            };
            /** Version */
            version: number;
        };
        /** Created */
        Created: {
            secrets: components["schemas"]["Secrets"];
            table: components["schemas"]["Table"];
        };
        /** Decision */
        Decision: {
            /** Kind */
            kind: string;
            /** Number */
            number: number;
            /**
             * Options
             * @description Only in your own decisions.
             */
            options?: components["schemas"]["Option"][] | null;
            /** @description Only in your own decisions. */
            prompt?: components["schemas"]["Text"] | null;
            /** Seat */
            seat: number;
        };
        /** Error */
        Error: {
            /**
             * Code
             * @description Stable, for programs. docs/server.md lists all.
             */
            code: string;
            text: components["schemas"]["Text"];
        };
        /**
         * Event
         * @description Something that happened, for log and animation.
         */
        Event: {
            /** Args */
            args: {
                [key: string]: unknown;
            };
            /** Name */
            name: string;
            /** Number */
            number: number;
            /**
             * Only
             * @description The one seat that may know it; null: all.
             */
            only: number | null;
            /** Seq */
            seq: number;
            text: components["schemas"]["Text"] | null;
        };
        /** Failure */
        Failure: {
            error: components["schemas"]["Error"];
        };
        /** GameInfo */
        GameInfo: {
            /** Bots */
            bots: string[];
            /**
             * Contents
             * @description What tables may be played with: the box, then the packs of this server.
             */
            contents: string[];
            /** Game */
            game: string;
            /**
             * Options
             * @description Allowed values; the first is the default.
             */
            options: {
                [key: string]: unknown[];
            };
            /** Players */
            players: number[];
            /**
             * Tables
             * @description The options to choose from, by the number of players.
             */
            tables: {
                [key: string]: {
                    [key: string]: unknown[];
                };
            };
            /** Version */
            version: number;
        };
        /** Health */
        Health: {
            /** Database */
            database: string;
            /** Sockets */
            sockets: number;
            /**
             * Status
             * @constant
             */
            status: "ok";
            /** Tables */
            tables: number;
            /** Version */
            version: string;
        };
        /**
         * Hello
         * @description The first message of a socket.
         */
        Hello: {
            /**
             * Branch
             * @default null
             */
            branch: number | null;
            /** Secret */
            secret: string;
            /**
             * Since
             * @default null
             */
            since: number | null;
            /**
             * Type
             * @constant
             */
            type: "hello";
        };
        /**
         * Hint
         * @description What the greedy bot would do, and which parts of its value change.
         */
        Hint: {
            /** Number */
            number: number;
            /** Option */
            option: string;
            /** Parts */
            parts: components["schemas"]["HintPart"][];
            text: components["schemas"]["Text"];
        };
        /** HintPart */
        HintPart: {
            /** After */
            after: number;
            /** Before */
            before: number;
            /** Name */
            name: string;
            text: components["schemas"]["Text"];
        };
        /** Join */
        Join: {
            /** Colour */
            colour?: ("coral" | "brass" | "teal" | "violet" | "white") | null;
            /** Name */
            name: string;
        };
        /** Joined */
        Joined: {
            /** Seat */
            seat: number;
            /** Secret */
            secret: string;
            table: components["schemas"]["Table"];
        };
        /** ModuleShape */
        ModuleShape: {
            activated: boolean;
            card: string;
            lying: number;
            standing: number;
        };
        /**
         * NewEdenTable
         * @description All that lies on the table. Decks are numbers of cards until the game is over.
         */
        NewEdenTable: {
            auction: components["schemas"]["Auction"];
            bonus_left: number;
            bonus_shown: string[];
            bonus_used: string[];
            box: string[];
            decks: (number | string[])[];
            deeple_supply: number;
            display: components["schemas"]["Row"][];
            marks: string[];
            nautilus: number;
            open_coins: boolean;
            ox_supply: number;
            pass_count: number;
            phase: string;
            round: number;
            seats: components["schemas"]["Station"][];
            solo_level: number;
            unseen: number | string[];
        };
        /** NewTable */
        NewTable: {
            /**
             * Content
             * @description One of the game's `contents`; the box if not given.
             */
            content?: string | null;
            /** Game */
            game: string;
            /** Options */
            options?: {
                [key: string]: boolean | number | string;
            };
            /** Seats */
            seats: components["schemas"]["SeatPlan"][];
            /** Seed */
            seed?: number | null;
        };
        /**
         * Notices
         * @description Whether one may be told of one's turn by a POST, and where to.
         */
        Notices: {
            /**
             * Allowed
             * @description The operator allows it.
             */
            allowed: boolean;
            /** Url */
            url: string | null;
        };
        /** Option */
        Option: {
            /**
             * Places
             * @description What it lights up on the board.
             */
            places: string[];
            text: components["schemas"]["Text"];
            /**
             * Written
             * @description What a choice sends back. `bid 5..9` stands for `bid 5` up to `bid 9`.
             */
            written: string;
        };
        /** OxygenShape */
        OxygenShape: {
            card: string;
            face_up: boolean;
        };
        /**
         * Piece
         * @description A card, tile or other thing with a text.
         */
        Piece: {
            /**
             * Data
             * @description Its fields; effects as trees, to draw icons from.
             */
            data: {
                [key: string]: unknown;
            };
            /** Id */
            id: string;
            /**
             * Kind
             * @description Which part of the content it belongs to, such as `cards`.
             */
            kind: string;
            name: components["schemas"]["Text"];
            /** Source */
            source: string;
            /** Texts */
            texts: components["schemas"]["Text"][];
        };
        /**
         * Record
         * @description A whole game: replaying the choices gives it again.
         */
        Record: {
            /** Chance */
            chance: unknown[][];
            /**
             * Choices
             * @description Number of the decision, seat, written form of the option.
             */
            choices: (number | string)[][];
            /** Header */
            header: {
                [key: string]: unknown;
            };
            /**
             * Names
             * @description Of the players, by seat.
             */
            names?: string[] | null;
        };
        /** Replay */
        Replay: {
            /** Events */
            events: components["schemas"]["Event"][];
            /** Steps */
            steps: components["schemas"]["ReplayStep"][];
            table: components["schemas"]["Table"];
        };
        /** ReplayStep */
        ReplayStep: {
            /** Number */
            number: number | null;
            /** Option */
            option: string | null;
            /** Scores */
            scores: number[];
            /** Seat */
            seat: number | null;
            /**
             * Since
             * @description Events with this seq and above happened after it.
             */
            since: number;
            /**
             * Step
             * @description 0 is the start; n is after n choices.
             */
            step: number;
        };
        /** ReplayView */
        ReplayView: {
            /** Step */
            step: number;
            view: components["schemas"]["View"];
        };
        /**
         * Row
         * @description A row of the display. In `cards` an empty space is "", and a card that is not seen is None.
         */
        Row: {
            cards: (string | null)[];
            face_down: boolean;
            owner: number;
        };
        /** SeatInfo */
        SeatInfo: {
            /**
             * Bot
             * @description The bot that plays here: always, or as long as it stands in for a person.
             */
            bot: string | null;
            /**
             * Colour
             * @enum {string}
             */
            colour: "coral" | "brass" | "teal" | "violet" | "white";
            /**
             * Connected
             * @description Its owner is looking at the table.
             */
            connected: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "open";
            /**
             * Name
             * @description Empty for an open seat.
             */
            name: string;
            /** Seat */
            seat: number;
            /**
             * Standing In
             * @description The bot gives the seat back when its owner returns.
             */
            standing_in: boolean;
            /** To Move */
            to_move: boolean;
        };
        /** SeatPlan */
        SeatPlan: {
            /**
             * Bot
             * @description For a bot; `greedy` if not given.
             */
            bot?: string | null;
            /** Colour */
            colour?: ("coral" | "brass" | "teal" | "violet" | "white") | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "open";
            /** Name */
            name?: string | null;
        };
        /**
         * Secrets
         * @description Shown once, never again: the server keeps only their hashes.
         */
        Secrets: {
            /**
             * Seats
             * @description By seat number; one for each person.
             */
            seats: {
                [key: string]: string;
            };
            /** Spectator */
            spectator: string;
        };
        /**
         * SocketMessage
         * @description Any later message; the answer repeats `id`.
         */
        SocketMessage: {
            /**
             * Action
             * @default null
             */
            action: ("ask" | "agree" | "refuse") | null;
            /**
             * Branch
             * @default null
             */
            branch: number | null;
            /**
             * Careful
             * @default false
             */
            careful: boolean;
            /**
             * Id
             * @default null
             */
            id: number | null;
            /**
             * Line
             * @default null
             */
            line: string | null;
            /**
             * Number
             * @default null
             */
            number: number | null;
            /**
             * Option
             * @default null
             */
            option: string | null;
            /**
             * Text
             * @default null
             */
            text: string | null;
            /**
             * Type
             * @enum {string}
             */
            type: "choose" | "undo" | "takeback" | "chat" | "hint" | "ping";
        };
        /**
         * StaleFailure
         * @description The answer came too late (`stale-choice`): `state` is how the table looks now. Or no game is under way.
         */
        StaleFailure: {
            error: components["schemas"]["Error"];
            state?: components["schemas"]["TableState"] | null;
        };
        /** StandIn */
        StandIn: {
            /**
             * Bot
             * @default greedy
             */
            bot: string;
        };
        /**
         * Station
         * @description A seat's things. What is hidden is None; a hand keeps its number of cards.
         */
        Station: {
            automaton: boolean;
            coins: number | null;
            crab: components["schemas"]["ModuleShape"][];
            damage: number;
            dome_lying: number;
            dome_spent: number;
            extensions: {
                [key: string]: boolean;
            };
            hand: string[] | unknown[];
            kept: string[] | unknown[];
            kraken: components["schemas"]["ModuleShape"][];
            mussel: components["schemas"]["ModuleShape"][];
            oxygen: components["schemas"]["OxygenShape"][];
            passed: boolean;
            plant_used: number;
            pointer: number;
            research: string[];
            score: number;
            value: number;
            yards: string[];
        };
        /** Table */
        Table: {
            /**
             * Branch
             * @description Grows when choices are taken back.
             */
            branch: number;
            /**
             * Content
             * @description The name of its cards: the box, or a pack.
             */
            content: string;
            /**
             * Created
             * Format: date-time
             */
            created: string;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /** Players */
            players: number;
            /**
             * Scores
             * @description When the game is over.
             */
            scores: number[] | null;
            /** Seats */
            seats: components["schemas"]["SeatInfo"][];
            /**
             * Seeded
             * @description Somebody chose the seed, and may know what will come.
             */
            seeded: boolean;
            /**
             * Status
             * @enum {string}
             */
            status: "gathering" | "playing" | "finished" | "stuck";
            /**
             * Steps
             * @description Choices made so far.
             */
            steps: number;
            takeback: components["schemas"]["Takeback"] | null;
            /**
             * Updated
             * Format: date-time
             */
            updated: string;
            /**
             * Version
             * @description Grows with every change of the table.
             */
            version: number;
            /** Winners */
            winners: number[];
            /**
             * You
             * @description Your seat; null for a spectator.
             */
            you: number | null;
        };
        /**
         * TableState
         * @description A table as its bearer sees it. Forget every event with seq >= since, then add these.
         */
        TableState: {
            /** Chat */
            chat: components["schemas"]["ChatLine"][];
            /** Events */
            events: components["schemas"]["Event"][];
            /** Since */
            since: number;
            table: components["schemas"]["Table"];
            view: components["schemas"]["View"];
        };
        /** Takeback */
        Takeback: {
            /**
             * Agreed
             * @description Seats that agree. Bots always do and are not listed.
             */
            agreed: number[];
            /** By */
            by: number;
            /**
             * Needed
             * @description Seats that have not agreed yet.
             */
            needed: number[];
        };
        /** TakebackWish */
        TakebackWish: {
            /**
             * Action
             * @enum {string}
             */
            action: "ask" | "agree" | "refuse";
        };
        /**
         * Text
         * @description A message of the Fluent catalogues and its arguments; the page renders it.
         */
        Text: {
            /**
             * Args
             * @description Numbers, strings, {"ref": id of a piece of content}, or texts again.
             */
            args: {
                [key: string]: unknown;
            };
            /** Id */
            id: string;
        };
        /**
         * View
         * @description All that a seat may see.
         */
        View: {
            /** Answered */
            answered: boolean[];
            /** Can Undo */
            can_undo: boolean;
            /** Decisions */
            decisions: components["schemas"]["Decision"][];
            /** Game */
            game: string;
            /** Number */
            number: number;
            /** Players */
            players: number;
            /** Seat */
            seat: number | null;
            /**
             * Table
             * @description The board: new-eden NewEdenTable
             */
            table: {
                [key: string]: unknown;
            };
            /** Version */
            version: number;
            /** Winners */
            winners: number[];
        };
        /** Webhook */
        Webhook: {
            /**
             * Url
             * @description Gets a POST when it is your turn and you are not looking; null removes it.
             */
            url: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
