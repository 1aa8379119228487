# The server: what it refuses and why, and its options.

server-address = Pelagia is at { $address }
server-no-page = Pelagia is running, but its page has not been built, so a browser has nothing to show. In the source folder, ./play builds it; complete packages include it. Programs find the interface at /api/openapi.json.
server-no-port = { $host } port { $port } cannot be used: { $why }. Choose another one with --port.
server-short-secret = The operator’s secret needs at least { $least } characters.
server-bad-proxy = “{ $value }” is not an address or a network, such as 10.0.0.7 or 172.17.0.0/16
server-bad-origin = “{ $value }” is not the address of a site, such as https://games.example
server-would-upgrade = { $n ->
        [one] One table
       *[other] { $n } tables
    } of { $game } would move from rules { $theirs } to rules { $ours }.
server-upgraded = { $n ->
        [one] One table
       *[other] { $n } tables
    } of { $game } moved from rules { $theirs } to rules { $ours }.
server-cannot-upgrade = Table { $id } cannot go on with the rules of this version ({ $code }): { $why }
server-no-database = There is no database at { $db } yet: the server creates it when it first starts. Nothing was changed.
server-checked = { $n ->
        [one] One unfinished table was checked
       *[other] { $n } unfinished tables were checked
    }; { $failed ->
        [0] all can be opened.
        [one] one cannot be opened.
       *[other] { $failed } cannot be opened.
    } Nothing was changed.
server-not-opened = The server did not open, because { $n ->
        [one] a table
       *[other] { $n } tables
    } could not go on. Nothing is lost. Start the earlier version again, or leave them closed with --skip-failed.

## What went wrong and what to do

error-bad-json = This is not JSON.
error-bad-request = The server does not understand this ({ $where }: { $what }).
error-too-big = This is too big; at most { $most } bytes are allowed.
error-not-found = There is nothing here.
error-bad-method = This cannot be done here.
error-unknown-table = There is no such table. Check the link.
error-forgotten = This table was archived because nobody had been here for a long time. The rules and cards on this server cannot open it, but its record is kept.
error-table-closed = This table began with an earlier version of the rules, and this server cannot continue it. Nothing is lost: ask the operator of the server.
error-unknown-seat = There is no such seat at this table.
error-unknown-content = This table uses the content pack “{ $name }”, which this server does not have at the moment. Nothing is lost: ask the operator to add the pack again.
error-no-secret = You need a link to a seat or for spectators.
error-key-used = This key has been used for another request. Make up a new one.
error-wrong-secret = This link does not belong to this table. Check that it is complete.
error-not-your-seat = This seat is not yours.
error-cross-site = This came from another site’s page. Open Pelagia itself.
error-banned = The operator of this server has banned this address.
error-muted = The operator has muted you at this table.
error-not-stuck = This table is not stuck.
error-no-lesson = There is no lesson here.
error-webhooks-off = This server sends no notices.
error-confirm-first = This ends your turn, or cannot be undone. Confirm it first.
error-cannot-undo = This cannot be undone: it was not your last choice, or something has been revealed since. You can ask the others for a takeback.
error-no-takeback = There is nothing to take back, or nobody has asked you to agree.
error-sealed-takeback = Something has been dealt or revealed since, and a bot is standing in for somebody. Such a choice can be taken back only when everybody is back.
error-stale-takeback = The table has changed in the meantime. Look at it again, then decide whether to take anything back.
error-too-far-back = This goes further back than the server remembers: the game began under earlier rules.
error-stale-deletion = The table has changed in the meantime. Look at it again, then decide whether to delete it.
error-no-deletion = Nobody is asking to delete this table any more.
error-cannot-archive = This game began under earlier rules, so its record cannot be replayed and the table could not be restored from the archive. Let it end first, or delete it for good.
error-stale-wish = The table has changed in the meantime. Look at it again, then decide.
error-no-wish = Nobody is asking for this, or somebody is asking for something else.
error-seat-taken = This seat is taken. Choose another one.
error-bad-name = This name cannot be used: it has characters that others cannot see. Use visible characters only.
error-name-taken = Somebody at this table is already called “{ $name }” or something very similar. Choose another name.
error-not-vanished = A bot may stand in only when somebody has kept the table waiting for too long and has been away. That is possible in { $hours ->
        [0] { $minutes ->
            [one] a minute
           *[other] { $minutes } minutes
        }
        [one] an hour
       *[other] { $hours } hours
    } at the earliest.
error-not-awaited = Nobody is waiting for this seat. A bot may stand in only for somebody whose turn it is.
error-no-stand-in = At this table everybody may take as long as they like, and nobody is replaced by a bot.
error-weak-stand-in = A bot that stands in for somebody must play at least as well as “{ $bot }”.
error-not-playing = The game is not running: seats are still open, or it is over.
error-not-finished = This is available when the game is over.
error-unfinished-record = This game is not over. Only records of finished games can be uploaded.
error-no-room = This server has no room for new tables and records at the moment. Running games go on.
error-too-many = Too many requests. Try again in { $seconds ->
        [1] a second
       *[other] { $seconds } seconds
    }.
error-out-of-time = This took too long, and nothing has changed. Try again.
error-no-database = The server cannot reach its database at the moment. Nothing has changed; try again soon.
error-overloaded = The server is very busy. Nothing has changed; try again in a moment.
error-unwell = The server cannot serve right now: { $what }.
error-server-error = Something went wrong that is not your fault. Nothing has changed; try again.

## Lines in a table’s log

server-event-bot-late = { $seat } ran out of time and chose quickly
server-event-bot-failed = { $seat } could not think; a quick choice was made instead

## Lines in a table’s log that people cause

server-note-takeback-asked = { $seat } asks to take back the last choice
server-note-takeback-asked-named = { $seat } asks for a takeback: { $what }
server-note-deletion-asked = { $seat } wants to delete this table
server-note-closing-asked = { $seat } wants to end the game here
server-note-offer-asked = { $seat } wants to offer a seat to somebody else
server-note-agreed = { $seat } agrees
server-note-refused = { $seat } does not agree
server-note-withdrawn = { $seat } withdraws the request
server-note-undone = { $seat } takes back the last choice
server-note-undone-named = Taken back: { $what }
server-note-stood-in = A bot stands in for { $seat }
server-note-back = { $n ->
        [0] { $seat } is back
        [one] { $seat } is back; the bot made one choice meanwhile
       *[other] { $seat } is back; the bot made { $n } choices meanwhile
    }
server-note-joined = { $seat } has taken a seat
server-note-offered = The seat of { $seat } is open to whoever comes first
server-note-left = { $seat } has left the table
server-note-closed = The game was ended by agreement

## Options of “pelagia serve”

server-help-host = the address to listen on; default: { $default }, this machine only
server-help-port = the port; 0 chooses a free one; default: { $default }
server-help-db = the database: a file, or postgresql://…; default: { $default }
server-help-workers = processes for the rules, and as many for bots; default: { $default }
server-help-bot-seconds = how long a bot may think; default: { $default }
server-help-rate = requests per second and client, 0 for no limit; default: { $default }
server-help-new-rate = new tables per second and client, 0 for no limit; default: { $default }
server-help-new-bytes-per-day = bytes of new tables and records per day and client, 0 for no limit; a table counts as 500,000; default: { $default }
server-help-most-bytes = how big the database may be before nothing new is accepted, in bytes, 0 for no limit; default: { $default }
server-help-table-rate = choices, and lines of chat, per second and person at a table, 0 for no limit; default: { $default }
server-help-sockets = open connections at once; default: { $default }
server-help-sockets-per-client = open connections of one client; default: { $default }
server-help-live-minutes = how many minutes a player may keep a live table waiting before a bot may stand in; default: { $default }
server-help-correspondence-days = the same, in days, for correspondence tables; default: { $default }
server-help-forget-days = archive tables that nobody has looked at for this many days, 0 for never; default: { $default }
server-help-content = a folder with a content pack for new tables; can be given several times
server-help-browser = open the page in your browser when it is ready, if there is a screen
server-help-no-browser = do not open a browser
server-help-check = check whether all stored tables can go on with the rules of this version, report what would happen, and change nothing
server-help-skip-failed = open even if some tables cannot go on with the rules of this version; they stay closed, and nothing is deleted
server-help-webhooks = where players may have turn notices sent: off, to the public internet only, or to any address; default: off
server-help-log-level = what to log: debug, info, warning or error; default: { $default }
server-help-operator-secret-file = a file with the secret for the operator’s interface (docs/hosting.md); or PELAGIA_OPERATOR in the environment
server-help-proxy = trust this proxy (an address, or a network such as 172.17.0.0/16) to report client addresses; can be given several times; without a value, one on this machine
server-help-origin = the public address of the page, such as https://games.example: needed behind a proxy that does not pass Host; can be given several times
