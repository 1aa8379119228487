// Made by npm run wire from 98ef99d0ddfb7a520145aedfcc26497606e6baa81a74088a2092e116026d34c3. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Aim
         * @description What must be reached, with the numbers now and needed; of a game that is over, how it ended and why.
         */
        Aim: {
            /** @description The headline of a game that is over. */
            end: components["schemas"]["Text"] | null;
            /** Goals */
            goals: components["schemas"]["Text"][];
            /**
             * Together
             * @description All seats win or lose as one, with one score.
             */
            together: boolean;
            /** Why */
            why: components["schemas"]["Text"][];
        };
        /**
         * Announced
         * @description The operator announces something, or withdraws it.
         */
        Announced: {
            announcement: components["schemas"]["Announcement"] | null;
            /**
             * Type
             * @constant
             */
            type: "announcement";
        };
        /**
         * Announcement
         * @description What the operator announces.
         */
        Announcement: {
            /**
             * Restart
             * @description When the server restarts.
             */
            restart: string | null;
            /** Text */
            text: string;
            /**
             * Until
             * Format: date-time
             */
            until: string;
        };
        /**
         * AskedPlace
         * @description A place, as a board names it.
         */
        AskedPlace: {
            /**
             * Id
             * @default
             */
            id: string;
            /** Sort */
            sort: string;
        };
        /**
         * AskedWhy
         * @description A place, and what was picked before.
         */
        AskedWhy: {
            /**
             * Of
             * @description Whose place it is, where every seat has such places.
             */
            of?: number | null;
            /**
             * Picked
             * @description What is picked already of an answer with several places.
             * @default []
             */
            picked: components["schemas"]["AskedPlace"][];
            /** @description Where nothing can be chosen. */
            place: components["schemas"]["AskedPlace"];
        };
        /**
         * Auction
         * @description The auction of a row.
         */
        Auction: {
            bidder: number;
            high: number;
            opener: number;
            out: boolean[];
            row: number;
        };
        /**
         * AuctionOfPearls
         * @description The card under the hammer; "" between auctions. `bidder` is -1 before the first bid.
         */
        AuctionOfPearls: {
            bidder: number;
            card: string;
            high: number;
        };
        /**
         * BuildSite
         * @description A build site; that of the starter tile is at its dock hex.
         */
        BuildSite: {
            hex: string;
            outpost: boolean;
        };
        /**
         * BuildingShape
         * @description A building site; `kind` is "", "farm", "desal" or "lab".
         */
        BuildingShape: {
            kind: string;
            site: string;
            upgraded: boolean;
        };
        /**
         * Carried
         * @description A message was carried out.
         */
        Carried: {
            /**
             * @description The answer to `hint`.
             * @default null
             */
            hint: components["schemas"]["Hint"] | null;
            /** Id */
            id: number | null;
            /**
             * Type
             * @constant
             */
            type: "done";
            /**
             * @description The answer to `why`.
             * @default null
             */
            why: components["schemas"]["Why"] | null;
        };
        /**
         * ChatGiven
         * @description Something to say.
         */
        ChatGiven: {
            /**
             * Line
             * @description Your own name of this line: sent again, it is said once.
             */
            line?: string | null;
            /** Text */
            text: string;
        };
        /**
         * ChatLine
         * @description What somebody said.
         */
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
        /**
         * ChatNews
         * @description New lines of chat.
         */
        ChatNews: {
            /** Chat */
            chat: components["schemas"]["ChatLine"][];
            /**
             * Type
             * @constant
             */
            type: "chat";
        };
        /**
         * CheckShape
         * @description A goal of a team: 1-3 of the scenario, `score`, or the identifier of a bonus goal.
         */
        CheckShape: {
            goal: string;
            have: number;
            is_met: boolean;
            need: number;
        };
        /**
         * Choice
         * @description The answer to a decision.
         */
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
        /**
         * CityShape
         * @description A city site; `city` is "", "ordinary" or "symbiotic", `points` what it would score now.
         */
        CityShape: {
            city: string;
            connected: boolean;
            points: number;
            site: string;
        };
        /**
         * ClaimedShape
         * @description A card that a seat has claimed, and whether it was used.
         */
        ClaimedShape: {
            card: string;
            used: boolean;
        };
        /**
         * Compared
         * @description An option that a hint is better than.
         */
        Compared: {
            /** Option */
            option: string;
            /**
             * Parts
             * @description In what it is better.
             */
            parts: components["schemas"]["Text"][];
            /**
             * Points
             * @description How much better the hint is; 0: all the same, as far as the bot can tell.
             */
            points: number;
            text: components["schemas"]["Text"];
        };
        /**
         * Content
         * @description All pieces of a game, by their identifiers.
         */
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
        /**
         * Created
         * @description A new table, with its secrets.
         */
        Created: {
            secrets: components["schemas"]["Secrets"];
            table: components["schemas"]["Table"];
        };
        /**
         * CrewStack
         * @description The top card is open; "" if the stack is empty.
         */
        CrewStack: {
            left: number;
            top: string;
        };
        /**
         * Decision
         * @description What a seat is asked.
         */
        Decision: {
            /** Kind */
            kind: string;
            /** Number */
            number: number;
            /**
             * Obvious
             * @description The option, as it is written, that can never be worse than another, if there is one.
             */
            obvious?: string | null;
            /**
             * Options
             * @description Only in your own decisions.
             */
            options?: components["schemas"]["Option"][] | null;
            /** @description Only in your own decisions. */
            prompt?: components["schemas"]["Text"] | null;
            /** Seat */
            seat: number;
            /** @description Only in your own decisions that are part of a set. */
            series?: components["schemas"]["Series"] | null;
        };
        /**
         * DeepSeaSeat
         * @description A player board. Tracks by letter: position; levels by letter: 1 to 5.
         *
         *         `counts_symbols`: the scenario, or somebody in this crew, counts field symbols.
         */
        DeepSeaSeat: {
            cleanup: number;
            counts_symbols: boolean;
            crew: components["schemas"]["MemberShape"][];
            impacts: number;
            items: components["schemas"]["ItemsShape"];
            journals: components["schemas"]["JournalShape"][];
            levels: {
                [key: string]: number;
            };
            passed: boolean;
            research: number;
            reserve: number;
            staging: number;
            symbols: {
                [key: string]: number;
            };
            tokens: string[];
            tracks: {
                [key: string]: number;
            };
            vessels: string[];
        };
        /**
         * DeepSeaTable
         * @description All that lies on the table. Piles are numbers of boards, decks numbers of cards.
         */
        DeepSeaTable: {
            bag: number;
            base: string;
            bonus_goals: string[];
            checks: components["schemas"]["CheckShape"][];
            columns: number;
            counts_finders: boolean;
            deck: number;
            depths: number;
            discard: string[];
            found_first: number[];
            goals: components["schemas"]["GoalShape"][];
            grade: string;
            hexes: components["schemas"]["HexShape"][];
            layout: string;
            looker: number;
            looking: string[] | null[];
            market: string[];
            met: number;
            mode: string;
            named: string;
            phase: string;
            piles: number[];
            places: number[];
            reached_first: number[];
            round: number;
            rounds: number;
            scenario: number;
            scenario_id: string;
            seats: components["schemas"]["DeepSeaSeat"][];
            setback: string;
            setbacks: string[];
            shown: string[];
            touching: string[][];
            tray: components["schemas"]["TrayShape"][];
            turn: number;
            wave: number;
            zones: components["schemas"]["ZoneShape"][];
        };
        /**
         * DeepSeaView
         * @description All that a seat may see.
         */
        DeepSeaView: {
            aim: components["schemas"]["Aim"];
            /** Answered */
            answered: boolean[];
            /** Can Undo */
            can_undo: boolean;
            /** Decisions */
            decisions: components["schemas"]["Decision"][];
            /** @constant */
            game: "deep-sea";
            /** Number */
            number: number;
            /** Players */
            players: number;
            /** Seat */
            seat: number | null;
            table: components["schemas"]["DeepSeaTable"];
            /**
             * Tally
             * @description Of a game that is over, in the order in which points are counted.
             */
            tally: components["schemas"]["Source"][];
            /** Version */
            version: number;
            /** Winners */
            winners: number[];
        };
        /**
         * Deleted
         * @description What became of a table that was to be deleted.
         */
        Deleted: {
            /** Deleted */
            deleted: boolean;
            /** @description As it is now; null: it is deleted. */
            table: components["schemas"]["Table"] | null;
        };
        /**
         * Dive
         * @description The heap of a dive: symbols by name, sonar symbols by the kind of their die; dice rolled by kind.
         */
        Dive: {
            dice: number[];
            safe: boolean;
            sonar: {
                [key: string]: number;
            };
            symbols: {
                [key: string]: number;
            };
        };
        /**
         * DiveShape
         * @description A pile of dive tokens.
         */
        DiveShape: {
            name: string;
            tokens: number;
        };
        /**
         * DiverShape
         * @description A seat's things. What is hidden is None; a hand keeps its number of cards.
         */
        DiverShape: {
            hand: string[] | null[];
            haul: string[];
            looking: string[] | null[];
            out: boolean;
            pearls: number;
            picked: string;
            shells: number;
        };
        /**
         * DockShape
         * @description A place at the dock, for whoever switches next.
         */
        DockShape: {
            builds: number;
            price: number;
        };
        /**
         * Error
         * @description Why something was refused.
         */
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
        /**
         * Example
         * @description A moment of a lesson, for the rules.
         */
        Example: {
            step: components["schemas"]["LessonStep"];
            /** @description What the learner sees then. */
            view: components["schemas"]["View"];
        };
        /**
         * ExtensionsShape
         * @description Which extensions are built.
         */
        ExtensionsShape: {
            kraken: boolean;
            oxygen: boolean;
            research: boolean;
            shipyard: boolean;
        };
        /**
         * Face
         * @description What is drawn on a piece.
         */
        Face: {
            /**
             * Bands
             * @description Colours by name, the most important first.
             */
            bands: string[];
            /**
             * Final
             * @description What counts at the end of the game.
             */
            final: components["schemas"]["Mark"][];
            /** Icon */
            icon: string;
            /** Lines */
            lines: components["schemas"]["Line"][];
            /** Number */
            number: string;
            /**
             * Sides
             * @description Of a piece that is turned over: the lines of each side.
             */
            sides: {
                [key: string]: components["schemas"]["Line"][];
            };
            /**
             * Word
             * @description The message of a short word for what it is; empty: its name.
             */
            word: string;
        };
        /**
         * Failure
         * @description A refusal: nothing has changed.
         */
        Failure: {
            error: components["schemas"]["Error"];
        };
        /**
         * FlotillaSeat
         * @description A seat's things. `gains` are VP by source; `final` is what a final scoring would add now.
         *
         *         `outpost_price` is that of the next outpost without discounts; `surcharge` is the part of it that is paid because no
         *         build site is free.
         */
        FlotillaSeat: {
            artefacts: number;
            discard: string[];
            dock: number;
            final: {
                [key: string]: number;
            };
            floating: number;
            gains: {
                [key: string]: number;
            };
            hand: string[];
            money: number;
            outpost_price: number;
            outposts_left: number;
            removed: number;
            rings: number[];
            seals: number[];
            seals_left: number;
            ships: components["schemas"]["ShipShape"][];
            ships_left: number;
            side: string;
            sites: components["schemas"]["BuildSite"][];
            stock: number[];
            surcharge: number;
            tile_stock: string[];
            tiles: components["schemas"]["Hexagon"][];
            tox_score: number;
            tox_upper: number;
            toxicity: number;
            vp: number;
            wedge: number;
        };
        /**
         * FlotillaTable
         * @description All that lies on the table.
         */
        FlotillaTable: {
            active: number;
            artefact_bag: number;
            bag: number;
            bought: number[];
            copied: string;
            dials: number[];
            dive: components["schemas"]["Dive"];
            docks: components["schemas"]["DockShape"][];
            docks_taken: number;
            end_round: number;
            found: string[];
            goals: components["schemas"]["GoalStack"][][];
            hub: string[][];
            in_play: string;
            looking: string[];
            market: number[];
            offers: {
                [key: string]: number;
            };
            over: boolean;
            places: number[];
            pool: number;
            prices: number[];
            research: components["schemas"]["Research"];
            reserve_taken: number;
            retired: string[];
            retiring: boolean;
            round: number;
            seats: components["schemas"]["FlotillaSeat"][];
            sold: number[];
            sonar: number;
            stacks: components["schemas"]["CrewStack"][];
            survivor: number;
            survivor_fields: number;
            turns: number[][];
            unscored: components["schemas"]["UnscoredTile"][];
        };
        /**
         * FlotillaView
         * @description All that a seat may see.
         */
        FlotillaView: {
            aim: components["schemas"]["Aim"];
            /** Answered */
            answered: boolean[];
            /** Can Undo */
            can_undo: boolean;
            /** Decisions */
            decisions: components["schemas"]["Decision"][];
            /** @constant */
            game: "flotilla";
            /** Number */
            number: number;
            /** Players */
            players: number;
            /** Seat */
            seat: number | null;
            table: components["schemas"]["FlotillaTable"];
            /**
             * Tally
             * @description Of a game that is over, in the order in which points are counted.
             */
            tally: components["schemas"]["Source"][];
            /** Version */
            version: number;
            /** Winners */
            winners: number[];
        };
        /**
         * GameInfo
         * @description A game, and what can be chosen for a table of it.
         */
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
             * Lesson
             * @description It has a lesson.
             */
            lesson: boolean;
            /**
             * Options
             * @description Allowed values; the first is the default.
             */
            options: {
                [key: string]: unknown[];
            };
            /**
             * Paces
             * @description Seconds that somebody may keep the others waiting; null: for ever.
             */
            paces: {
                [key: string]: number | null;
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
        /**
         * GoalShape
         * @description A goal of the scenario. `option` is the chosen one where there is a choice; counts and points by seat.
         *
         *         `ways` has all of them, or only the chosen one.
         */
        GoalShape: {
            counts: number[];
            is_open: boolean;
            number: number;
            option: string;
            options: string[];
            points: number[];
            ways: components["schemas"]["WayShape"][];
        };
        /**
         * GoalStack
         * @description `value` is that of the open tile; `worth` what each seat would gain by it with its next outpost, which counts
         *         too, or with the one that it has just built; None on the other side.
         */
        GoalStack: {
            kind: string;
            level: number;
            value: number;
            worth: (number | null)[];
        };
        /** HTTPValidationError */
        HTTPValidationError: {
            /** Detail */
            detail?: components["schemas"]["ValidationError"][];
        };
        /**
         * Health
         * @description The server can serve.
         */
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
            /**
             * Changes
             * @description Updates bring `public` or `changes`, and `own`, instead of `view`: see docs/server.md.
             * @default false
             */
            changes: boolean;
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
         * HexShape
         * @description A hex of the impact area; off the grid row and column are -1.
         *
         *         `gives`: how much of each kind of gain, by its letter; `says`: the same in words.
         *         `restored`: for filling the conservation sites of a zone. `overflow`: the depths whose full rows pass markers on.
         */
        HexShape: {
            col: number;
            colour: string;
            gives: {
                [key: string]: number;
            };
            goal: number;
            id: string;
            markers: number[];
            overflow: number[];
            points: number;
            rescue: boolean;
            restored: boolean;
            row: number;
            says: components["schemas"]["PlainText"] | null;
            start: boolean;
            unlimited: boolean;
        };
        /**
         * Hexagon
         * @description A tile that lies on a hex.
         */
        Hexagon: {
            depleted: boolean;
            hex: string;
            tile: string;
            turn: number;
        };
        /**
         * Hint
         * @description What the strongest bot would do, and how much better that is than something else.
         */
        Hint: {
            /** Number */
            number: number;
            /** Option */
            option: string;
            /**
             * Others
             * @description Other options, the best first.
             */
            others: components["schemas"]["Compared"][];
            /**
             * Plan
             * @description What it would do after that in the same turn.
             */
            plan: components["schemas"]["Text"][];
            text: components["schemas"]["Text"];
            /**
             * Wins
             * @description The chance to win that it leaves, from 0 to 1; null where nobody can tell.
             */
            wins: number | null;
        };
        /**
         * Illness
         * @description Why the server cannot serve (`unwell`).
         */
        Illness: {
            error: components["schemas"]["Error"];
            /**
             * Reasons
             * @description What does not work (engine, bots, database), and why, for operators.
             */
            reasons: {
                [key: string]: string;
            };
        };
        /**
         * ItemsShape
         * @description Points, by where they come from.
         */
        ItemsShape: {
            attributes: number;
            goals: number[];
            impact: number;
            journals: number;
            leftovers: number;
            seniors: number;
            total: number;
        };
        /**
         * Join
         * @description Whoever takes an open seat.
         */
        Join: {
            /** Colour */
            colour?: ("coral" | "brass" | "teal" | "violet" | "white") | null;
            /** Name */
            name: string;
        };
        /**
         * Joined
         * @description A seat that was taken, with its secret.
         */
        Joined: {
            /** Seat */
            seat: number;
            /** Secret */
            secret: string;
            table: components["schemas"]["Table"];
        };
        /**
         * JournalShape
         * @description A journal that was published.
         */
        JournalShape: {
            card: string;
            used: boolean;
        };
        /**
         * Lesson
         * @description What to show now; when enough was played, what has come of it.
         */
        Lesson: {
            /** All */
            all: number;
            /**
             * Missed
             * @description When it is over: topics that did not come up.
             */
            missed: components["schemas"]["Text"][];
            /**
             * Read
             * @description How many of all steps were read.
             */
            read: number;
            /**
             * Steps
             * @description In their order; only the last says what to try.
             */
            steps: components["schemas"]["LessonStep"][];
            /** @description When it is over: what the learner has done. */
            summary: components["schemas"]["Text"] | null;
            /**
             * Topics
             * @description What the lesson teaches.
             */
            topics: components["schemas"]["Text"][];
        };
        /**
         * LessonAnswer
         * @description What to say to the learner's last choice.
         */
        LessonAnswer: {
            /** @description Null: nothing, or less than the judge's error. */
            cost: components["schemas"]["LessonCost"] | null;
            /**
             * Done
             * @description It was what the step said to try.
             */
            done: boolean;
            /** Number */
            number: number;
            /** Option */
            option: string;
            text: components["schemas"]["Text"];
        };
        /**
         * LessonAsk
         * @description Which step the learner has followed, or not.
         */
        LessonAsk: {
            /**
             * Step
             * @description The step that said what to try.
             */
            step: string;
        };
        /**
         * LessonCost
         * @description What a choice costs by the opinion of the strongest bot.
         */
        LessonCost: {
            best: components["schemas"]["Text"];
            /**
             * Option
             * @description The best one, written.
             */
            option: string;
            /**
             * Parts
             * @description In what it is better.
             */
            parts: components["schemas"]["Text"][];
            /** Points */
            points: number;
        };
        /**
         * LessonStep
         * @description Something to show at the learner's open decision.
         */
        LessonStep: {
            /** Name */
            name: string;
            /**
             * Number
             * @description Of the decision.
             */
            number: number;
            /**
             * Places
             * @description Where to look.
             */
            places: components["schemas"]["Place"][];
            text: components["schemas"]["Text"];
            /** @description What to try; null: there is nothing to try. */
            tries: components["schemas"]["Text"] | null;
        };
        /**
         * LessonWish
         * @description What the learner has read.
         */
        LessonWish: {
            /**
             * Read
             * @description Steps that the learner has read.
             */
            read: string[];
        };
        /**
         * Line
         * @description Marks that belong together.
         */
        Line: {
            /** Gives */
            gives: components["schemas"]["Mark"][];
            /** Needs */
            needs?: components["schemas"]["Mark"][] | null;
            /**
             * When
             * @description An icon.
             */
            when?: string | null;
        };
        /**
         * Mark
         * @description An icon, and what is beside it.
         */
        Mark: {
            /** Icon */
            icon: string;
            /**
             * N
             * @description An amount, perhaps with a sign.
             */
            n?: string | null;
            /**
             * Per
             * @description For each of these: an icon.
             */
            per?: string | null;
            /**
             * Times
             * @description So many side by side.
             */
            times?: number | null;
        };
        /**
         * MemberShape
         * @description A member of a crew.
         */
        MemberShape: {
            disc: boolean;
            model: string;
            senior: boolean;
        };
        /**
         * MetropolisShape
         * @description A metropolis tile; one that was gained in play has no place.
         */
        MetropolisShape: {
            connected: boolean;
            place: string;
            tile: string;
        };
        /**
         * ModuleShape
         * @description A module of a station, and what lies on it.
         */
        ModuleShape: {
            activated: boolean;
            card: string;
            lying: number;
            standing: number;
        };
        /**
         * NewEdenSeat
         * @description A seat's things. What is hidden is None; a hand keeps its number of cards.
         */
        NewEdenSeat: {
            automaton: boolean;
            coins: number | null;
            crab: components["schemas"]["ModuleShape"][];
            damage: number;
            dome_lying: number;
            dome_spent: number;
            extensions: components["schemas"]["ExtensionsShape"];
            hand: string[] | null[];
            kept: string[] | null[];
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
            places: number[];
            round: number;
            seats: components["schemas"]["NewEdenSeat"][];
            solo_level: number;
            unseen: number | string[];
        };
        /**
         * NewEdenView
         * @description All that a seat may see.
         */
        NewEdenView: {
            aim: components["schemas"]["Aim"];
            /** Answered */
            answered: boolean[];
            /** Can Undo */
            can_undo: boolean;
            /** Decisions */
            decisions: components["schemas"]["Decision"][];
            /** @constant */
            game: "new-eden";
            /** Number */
            number: number;
            /** Players */
            players: number;
            /** Seat */
            seat: number | null;
            table: components["schemas"]["NewEdenTable"];
            /**
             * Tally
             * @description Of a game that is over, in the order in which points are counted.
             */
            tally: components["schemas"]["Source"][];
            /** Version */
            version: number;
            /** Winners */
            winners: number[];
        };
        /**
         * NewLesson
         * @description Who wants to learn, and what the others are called.
         */
        NewLesson: {
            /** Bots */
            bots?: string[];
            /** Colour */
            colour?: ("coral" | "brass" | "teal" | "violet" | "white") | null;
            /** Name */
            name?: string | null;
        };
        /**
         * NewTable
         * @description A table as it is wished for.
         */
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
            /**
             * Pace
             * @description How long somebody may keep the others waiting.
             * @default live
             * @enum {string}
             */
            pace: "live" | "correspondence" | "none";
            /** Seats */
            seats: components["schemas"]["SeatPlan"][];
            /** Seed */
            seed?: number | null;
        };
        /**
         * Note
         * @description A line in the log that people have caused, not the game: who asked for what, who came and went.
         */
        Note: {
            /**
             * At
             * @description Its place: before the event of this seq.
             */
            at: number;
            /** Name */
            name: string;
            /**
             * Seat
             * @description Who did it.
             */
            seat: number | null;
            /** Seq */
            seq: number;
            text: components["schemas"]["Text"];
            /**
             * Time
             * Format: date-time
             */
            time: string;
        };
        /**
         * Notices
         * @description Whether turn notices may be sent by POST, and where to.
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
        /**
         * Option
         * @description Something that can be chosen.
         */
        Option: {
            /**
             * Form
             * @description How it is chosen on a board. `plain`: at any of its places; where these are of several sorts, at one of each. `step`: from its first place to its second. `set`: by picking all its places and no others. `range`: as a number.
             * @enum {string}
             */
            form: "plain" | "step" | "set" | "range";
            /**
             * Places
             * @description What it lights up on the board.
             */
            places: components["schemas"]["Place"][];
            /** @description Only in an option of the form `range`. */
            range?: components["schemas"]["Range"] | null;
            text: components["schemas"]["Text"];
            /**
             * Written
             * @description What a choice sends back, as it is; nothing has to be read out of it.
             */
            written: string;
        };
        /**
         * OutputShape
         * @description What a source produces in a production phase: kelp, steelplast, science, credits, biomass, points.
         */
        OutputShape: {
            goods: number[];
            source: string;
        };
        /**
         * OxygenShape
         * @description A card that gives oxygen.
         */
        OxygenShape: {
            card: string;
            face_up: boolean;
        };
        /**
         * PearlDiversTable
         * @description `places` is empty until the game is over.
         */
        PearlDiversTable: {
            auction: components["schemas"]["AuctionOfPearls"];
            day: number;
            days: number;
            deck: number;
            discard: string[];
            divers: components["schemas"]["DiverShape"][];
            places: number[];
            scores: number[];
            top: string | null;
        };
        /**
         * PearlDiversView
         * @description All that a seat may see.
         */
        PearlDiversView: {
            aim: components["schemas"]["Aim"];
            /** Answered */
            answered: boolean[];
            /** Can Undo */
            can_undo: boolean;
            /** Decisions */
            decisions: components["schemas"]["Decision"][];
            /** @constant */
            game: "pearl-divers";
            /** Number */
            number: number;
            /** Players */
            players: number;
            /** Seat */
            seat: number | null;
            table: components["schemas"]["PearlDiversTable"];
            /**
             * Tally
             * @description Of a game that is over, in the order in which points are counted.
             */
            tally: components["schemas"]["Source"][];
            /** Version */
            version: number;
            /** Winners */
            winners: number[];
        };
        /**
         * Piece
         * @description A card, tile or other thing with a text.
         */
        Piece: {
            /**
             * Data
             * @description Its fields; enumerations by name, effects as trees with their `text` and `marks`.
             */
            data: {
                [key: string]: unknown;
            };
            face: components["schemas"]["Face"];
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
         * Place
         * @description A place on the table: a card in hand, a row, a hex.
         */
        Place: {
            /**
             * Id
             * @description Which one of its sort: a piece of content where it is one. Empty: the only one.
             */
            id: string;
            /** Sort */
            sort: string;
        };
        /**
         * PlainText
         * @description A text as JSON data. Arguments are numbers, strings, {"ref": ...}, or texts again.
         */
        PlainText: {
            args: {
                [key: string]: unknown;
            };
            id: string;
        };
        /**
         * Range
         * @description Numbers to choose one of: a choice sends back the verb, a blank and the number.
         */
        Range: {
            /** Hi */
            hi: number;
            /** Lo */
            lo: number;
            /**
             * One
             * @description The message that says a single number in words; its argument is `n`.
             */
            one: string;
            /** Verb */
            verb: string;
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
        /**
         * Refusal
         * @description A message was refused; nothing has changed.
         */
        Refusal: {
            error: components["schemas"]["Error"];
            /** Id */
            id: number | null;
            /**
             * @description With `stale-choice`: how the table looks now.
             * @default null
             */
            state: components["schemas"]["TableState"] | null;
            /**
             * Type
             * @constant
             */
            type: "error";
        };
        /**
         * Replay
         * @description A finished game, step by step.
         */
        Replay: {
            /** Events */
            events: components["schemas"]["Event"][];
            /** Steps */
            steps: components["schemas"]["ReplayStep"][];
            table: components["schemas"]["Table"];
        };
        /**
         * ReplayStep
         * @description A finished game after some choices.
         */
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
        /**
         * ReplayView
         * @description How a finished game looked after some choices.
         */
        ReplayView: {
            /** Step */
            step: number;
            view: components["schemas"]["View"];
        };
        /**
         * Research
         * @description The research dice as they lie.
         */
        Research: {
            faces: number[];
            symbols: number[];
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
        /**
         * SeatInfo
         * @description A seat and who sits there.
         */
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
            /**
             * Offered
             * @description Whoever comes may take the seat; the secret of the invitation.
             */
            offered: string | null;
            /** Seat */
            seat: number;
            /**
             * Since
             * @description Since when it has had to move.
             */
            since: string | null;
            /**
             * Stand In From
             * @description When others may let a bot stand in, if its owner gives no sign of life; null: not now, or never.
             */
            stand_in_from: string | null;
            /**
             * Standing In
             * @description The bot gives the seat back when its owner returns.
             */
            standing_in: boolean;
            /** To Move */
            to_move: boolean;
        };
        /**
         * SeatPlan
         * @description Who is to sit at a seat.
         */
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
         * Series
         * @description Several answers that make up one set, asked for one after the other: they can be picked together.
         */
        Series: {
            /**
             * N
             * @description How many are to be given, this one included.
             */
            n: number;
            /**
             * Options
             * @description All that can be picked; they are answered in this order.
             */
            options: components["schemas"]["Option"][];
            /** @description What all of them do. */
            text: components["schemas"]["Text"];
        };
        /**
         * ShipShape
         * @description A ship and its cargo.
         */
        ShipShape: {
            cargo: number[];
            hex: string;
            number: number;
        };
        /**
         * SiteShape
         * @description A place for a disc. A sonar space names its track; `colour` is that of a journal site.
         */
        SiteShape: {
            colour: string;
            cost: number;
            kind: string;
            name: string;
            owner: number;
            track: string;
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
            type: "choose" | "undo" | "takeback" | "chat" | "hint" | "why" | "ping";
            /**
             * Version
             * @description Needed for `undo` and `takeback`.
             * @default null
             */
            version: number | null;
            /** @default null */
            why: components["schemas"]["AskedWhy"] | null;
        };
        /**
         * Source
         * @description Where points came from, and how many each seat has from there.
         */
        Source: {
            /** Pieces */
            pieces: components["schemas"]["Worth"][];
            /**
             * Points
             * @description By seat; an automaton of the rules is the last.
             */
            points: number[];
            text: components["schemas"]["Text"];
        };
        /**
         * SpaceShape
         * @description A coloured space; its tiles from bottom to top are seats, a blocker is -1.
         */
        SpaceShape: {
            colour: string;
            id: string;
            tiles: number[];
        };
        /**
         * StaleFailure
         * @description It came too late (`stale-choice`): `state` is how the table looks now. Or another code, without `state`.
         */
        StaleFailure: {
            error: components["schemas"]["Error"];
            state?: components["schemas"]["TableState"] | null;
        };
        /**
         * StandIn
         * @description A bot for a seat.
         */
        StandIn: {
            /**
             * Bot
             * @description For an open seat any bot, `greedy` if not given. For a person one that is at least as good as the best bot of the table; with none there, as the best there is.
             */
            bot?: string | null;
        };
        /**
         * StockShape
         * @description Resources, credits and biomass.
         */
        StockShape: {
            bio: number;
            cred: number;
            kelp: number;
            sci: number;
            steel: number;
        };
        /**
         * SupplyShape
         * @description What is left; -1 violet domes are without limit.
         */
        SupplyShape: {
            tunnels: number;
            violet: number;
            white: number;
        };
        /**
         * Table
         * @description A table without its game.
         */
        Table: {
            /**
             * Branch
             * @description Grows when choices are taken back.
             */
            branch: number;
            /**
             * Closed
             * @description The people have ended the game, not the rules.
             */
            closed: boolean;
            /** @description To end the game as it is. */
            closing: components["schemas"]["Wish"] | null;
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
            deletion: components["schemas"]["Wish"] | null;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /**
             * Lesson
             * @description Somebody learns the game here.
             */
            lesson: boolean;
            /** @description To offer a seat to whoever comes. */
            offer: components["schemas"]["Wish"] | null;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /**
             * Pace
             * @enum {string}
             */
            pace: "live" | "correspondence" | "none";
            /**
             * Patience
             * @description Seconds that a seat may keep the others waiting until a bot may stand in; null: for ever.
             */
            patience: number | null;
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
            takeback: components["schemas"]["Wish"] | null;
            /**
             * Undo
             * @description You may take back your last choice, or ask those whose turn it has begun.
             */
            undo: boolean;
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
         * TableNews
         * @description Somebody has come, gone or joined, or asks for something.
         */
        TableNews: {
            table: components["schemas"]["Table"];
            /**
             * Type
             * @constant
             */
            type: "table";
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
            /**
             * Notes
             * @description The last ones, all of them; null (in a socket): as before.
             */
            notes: components["schemas"]["Note"][] | null;
            /** Since */
            since: number;
            table: components["schemas"]["Table"];
            view: components["schemas"]["View"];
        };
        /**
         * TableStep
         * @description A game after some choices, as its bearer sees it.
         */
        TableStep: {
            /**
             * Bot
             * @description A bot chose, perhaps one that stood in.
             */
            bot: boolean;
            /**
             * Seat
             * @description Whose choice led here; null: the start.
             */
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
            view: components["schemas"]["View"];
        };
        /**
         * TableSteps
         * @description What has happened, step by step.
         */
        TableSteps: {
            /** Branch */
            branch: number;
            /** Steps */
            steps: components["schemas"]["TableStep"][];
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
            /**
             * Said
             * @description In words, if the request names a language (`?lang=de`).
             */
            said?: string | null;
        };
        /**
         * TrayShape
         * @description A model that lies open; `left` counts the tiles of tiers 1 to 4, or those in the slot of tier 5.
         */
        TrayShape: {
            left: number;
            model: string;
            tier: number;
        };
        /**
         * TunnelShape
         * @description A tunnel site; it is productive if it is adjacent to a city.
         */
        TunnelShape: {
            built: boolean;
            productive: boolean;
            site: string;
            upgraded: boolean;
        };
        /**
         * UnderwaterCitiesSeat
         * @description A player; in hand and looking a card that is not seen is None.
         */
        UnderwaterCitiesSeat: {
            board: string;
            brown_points: number;
            cities: components["schemas"]["CityShape"][];
            claimed: components["schemas"]["ClaimedShape"][];
            contracts: string[];
            hand: string[] | null[];
            hand_limit: number;
            looking: string[] | null[];
            metropolises: components["schemas"]["MetropolisShape"][];
            network_points: number;
            output: components["schemas"]["OutputShape"][];
            points: number;
            sites: components["schemas"]["BuildingShape"][];
            stock: components["schemas"]["StockShape"];
            tiles: number;
            tucked: string[];
            tunnels: components["schemas"]["TunnelShape"][];
        };
        /**
         * UnderwaterCitiesTable
         * @description The table. `track` has the stacks of the spaces 4 to 1, the top marker last; `cloning` is who has that tile.
         */
        UnderwaterCitiesTable: {
            active: number;
            below: number[];
            cloning: number | null;
            contracts: string[];
            deck: number;
            discard: string[];
            era: number;
            free_tiles: number[];
            gone: string[];
            large_row: string[];
            metropolis_stock: number;
            order: number[];
            phase: string;
            places: number[];
            played: string;
            round: number;
            scores: number[];
            scoring: number[][];
            seats: components["schemas"]["UnderwaterCitiesSeat"][];
            small_deck: number;
            small_top: string;
            space: string;
            spaces: components["schemas"]["SpaceShape"][];
            supply: components["schemas"]["SupplyShape"];
            track: {
                [key: string]: number[];
            };
            waiting: number[];
        };
        /**
         * UnderwaterCitiesView
         * @description All that a seat may see.
         */
        UnderwaterCitiesView: {
            aim: components["schemas"]["Aim"];
            /** Answered */
            answered: boolean[];
            /** Can Undo */
            can_undo: boolean;
            /** Decisions */
            decisions: components["schemas"]["Decision"][];
            /** @constant */
            game: "underwater-cities";
            /** Number */
            number: number;
            /** Players */
            players: number;
            /** Seat */
            seat: number | null;
            table: components["schemas"]["UnderwaterCitiesTable"];
            /**
             * Tally
             * @description Of a game that is over, in the order in which points are counted.
             */
            tally: components["schemas"]["Source"][];
            /** Version */
            version: number;
            /** Winners */
            winners: number[];
        };
        /**
         * Undo
         * @description Take back one's own last choice.
         */
        Undo: {
            /**
             * Version
             * @description Of the table as you saw it; if it has changed since, this is stale.
             */
            version: number;
        };
        /**
         * UnscoredTile
         * @description A tile that the effect going on has built and not yet scored: what it would score in the city as it is.
         */
        UnscoredTile: {
            hex: string;
            points: number;
            tile: string;
        };
        /**
         * Update
         * @description The game has moved. Forget every event with seq >= since, then add these.
         */
        Update: {
            /**
             * Changes
             * @description What has changed in it since the last time.
             * @default null
             */
            changes: unknown[][] | null;
            /**
             * Chat
             * @description New lines.
             */
            chat: components["schemas"]["ChatLine"][];
            /** Events */
            events: components["schemas"]["Event"][];
            /**
             * Notes
             * @description The last ones, all of them; null: as before.
             */
            notes: components["schemas"]["Note"][] | null;
            /**
             * Own
             * @description Where your seat sees something else.
             * @default null
             */
            own: unknown[][] | null;
            /**
             * @description For changes: what a spectator sees, whole.
             * @default null
             */
            public: components["schemas"]["View"] | null;
            /** Since */
            since: number;
            table: components["schemas"]["Table"];
            /**
             * Type
             * @constant
             */
            type: "update";
            /**
             * @description Unless hello asked for changes.
             * @default null
             */
            view: components["schemas"]["View"] | null;
        };
        /** ValidationError */
        ValidationError: {
            /** Context */
            ctx?: Record<string, never>;
            /** Input */
            input?: unknown;
            /** Location */
            loc: (string | number)[];
            /** Message */
            msg: string;
            /** Error Type */
            type: string;
        };
        /**
         * View
         * @description All that a seat may see.
         */
        View: components["schemas"]["NewEdenView"] | components["schemas"]["UnderwaterCitiesView"] | components["schemas"]["DeepSeaView"] | components["schemas"]["FlotillaView"] | components["schemas"]["PearlDiversView"];
        /**
         * WayShape
         * @description One way to meet a goal: what it says, what is counted, and how much of that a team needs.
         */
        WayShape: {
            counts_named: boolean;
            need: number;
            option: string;
            texts: components["schemas"]["PlainText"][];
            what: components["schemas"]["PlainText"];
        };
        /**
         * Webhook
         * @description The address for turn notices.
         */
        Webhook: {
            /**
             * Url
             * @description Gets a POST when it is your turn and you are not looking; null removes it.
             */
            url: string | null;
        };
        /**
         * Why
         * @description Why a place cannot be chosen now.
         */
        Why: {
            /**
             * Places
             * @description Where the question to this seat can be answered.
             */
            places: components["schemas"]["Place"][];
            text: components["schemas"]["Text"];
        };
        /**
         * Wish
         * @description Somebody wants what others must agree to.
         */
        Wish: {
            /**
             * Agreed
             * @description Seats that agree. Bots always do and are not listed.
             */
            agreed: number[];
            /** By */
            by: number;
            /**
             * Needed
             * @description People whose word is needed and who have not agreed yet.
             */
            needed: number[];
            /**
             * Seat
             * @description The seat to be offered.
             */
            seat: number | null;
            /** @description The choice to be taken back, as the log told it, if everybody knows it. */
            what: components["schemas"]["Text"] | null;
        };
        /**
         * WishGiven
         * @description Ask for something that others must agree to; agree to it; or refuse it, or no longer want it.
         */
        WishGiven: {
            /**
             * Action
             * @enum {string}
             */
            action: "ask" | "agree" | "refuse";
            /**
             * Version
             * @description Of the table as you saw it; if it has changed since, this is stale.
             */
            version: number;
        };
        /**
         * Worth
         * @description A piece that gave a seat points.
         */
        Worth: {
            place: components["schemas"]["Place"];
            /**
             * Points
             * @description 0: it gave them only together with others.
             */
            points: number;
            /** Seat */
            seat: number;
        };
        /**
         * ZoneShape
         * @description An ocean board that was discovered.
         */
        ZoneShape: {
            board: string;
            cell: string;
            dives: components["schemas"]["DiveShape"][];
            finder: number;
            sites: components["schemas"]["SiteShape"][];
            vessels: number[];
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
