# The server: what it refuses and why, and its options.

server-address = Pelagia is at { $address }
server-no-port = { $host } port { $port } cannot be used: { $why }. Choose another one with --port.
server-short-secret = The operator’s secret needs at least { $least } letters.
server-bad-proxy = “{ $value }” is not an address or a network, such as 10.0.0.7 or 172.17.0.0/16
server-bad-origin = “{ $value }” is not the address of a site, such as https://games.example
server-would-upgrade = { $n ->
        [one] One table
       *[other] { $n } tables
    } of { $game } would go on from rules { $theirs } to rules { $ours }.
server-upgraded = { $n ->
        [one] One table
       *[other] { $n } tables
    } of { $game } went on from rules { $theirs } to rules { $ours }.
server-cannot-upgrade = Table { $id } cannot go on with the rules of this version ({ $code }): { $why }
server-checked = { $n ->
        [one] One table that is not over was checked
       *[other] { $n } tables that are not over were checked
    }; { $failed ->
        [0] all can be opened.
        [one] one cannot be opened.
       *[other] { $failed } cannot be opened.
    } Nothing was changed.
server-not-opened = The server does not open, because { $n ->
        [one] a table
       *[other] { $n } tables
    } could not go on. Nothing is lost. Start the earlier version again, or leave them closed with --skip-failed.

## What went wrong and what to do

error-bad-json = This is not JSON.
error-bad-request = This is not what the server understands ({ $where }: { $what }).
error-too-big = This is too big; at most { $most } bytes are possible.
error-not-found = There is nothing here.
error-bad-method = This cannot be done here.
error-unknown-table = There is no such table. Check the link.
error-forgotten = This table is in the archive, since nobody had been here for long. It cannot be opened with the rules and cards that this server has now, but its record is kept.
error-table-closed = This table was begun with an earlier version of the rules, and this server cannot go on with it. Nothing is lost: ask whoever runs the server.
error-unknown-seat = There is no such seat at this table.
error-unknown-content = This table is played with the content pack “{ $name }”, which this server does not have now. Nothing is lost: ask whoever runs the server to add the pack again.
error-no-secret = A link to a seat or for spectators is needed.
error-wrong-secret = This link does not belong to this table. Check that it is complete.
error-not-your-seat = This seat is not yours.
error-cross-site = Another site’s page sent this. Open Pelagia itself.
error-banned = The operator of this server has shut this address out.
error-muted = The operator has decided that you can say nothing more at this table.
error-not-stuck = This table is not stuck.
error-webhooks-off = This server sends no notices.
error-confirm-first = This ends your turn, or cannot be undone. Confirm it first.
error-cannot-undo = This cannot be undone: it was not your last choice, or something was revealed since. You can ask the others for a takeback.
error-no-takeback = There is nothing to take back, or nobody has asked you to agree.
error-sealed-takeback = Something was dealt or revealed since, and a bot is standing in for somebody. Such a choice can be taken back only when everybody is here again.
error-stale-takeback = The table has changed since. Look at it again, and then decide whether to take anything back.
error-no-deletion = Nobody wants this table deleted any more.
error-seat-taken = This seat is taken. Choose another one.
error-bad-name = This name cannot be used: others would see nothing, or not what it says. Choose visible characters only.
error-name-taken = Somebody at this table is already called “{ $name }”, or nearly so. Choose another name.
error-not-vanished = A bot may stand in only when somebody has kept the table waiting for too long and has not been seen. That is possible in { $hours ->
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
error-not-playing = The game is not under way: seats are still open, or it is over.
error-not-finished = This is shown when the game is over.
error-unfinished-record = This game is not over. Only records of finished games can be uploaded.
error-no-room = This server has no room for new tables and records just now. Games that are under way go on.
error-too-many = Too many at once. Try again in { $seconds ->
        [1] a second
       *[other] { $seconds } seconds
    }.
error-out-of-time = This took too long, and nothing has changed. Try again.
error-no-database = The server cannot reach its database just now. Nothing has changed; try again in a moment.
error-overloaded = Too much is going on here right now. Nothing has changed; try again in a moment.
error-unwell = The server cannot serve right now: { $what }.
error-server-error = Something went wrong that is not your fault. Nothing has changed; try again.

## Lines in a table’s log

server-event-bot-late = { $seat } had no time to think, and chose quickly
server-event-bot-failed = { $seat } could not think; a quick choice was made instead

## Options of “pelagia serve”

server-help-host = the address to listen on; without it, { $default }: this machine only
server-help-port = the port; 0 chooses a free one; without it, { $default }
server-help-db = the database: a file, or postgresql://…; without it, { $default }
server-help-workers = processes for the rules, and as many for bots; without it, { $default }
server-help-bot-seconds = how long a bot may think; without it, { $default }
server-help-rate = requests per second and client, 0 for no limit; without it, { $default }
server-help-new-rate = new tables per second and client, 0 for no limit; without it, { $default }
server-help-new-bytes-per-day = bytes of new tables and records per day and client, 0 for no limit; a table counts as 500,000; without it, { $default }
server-help-most-bytes = how big the database may be before nothing new is accepted, in bytes, 0 for no limit; without it, { $default }
server-help-table-rate = choices, and lines of chat, per second and person at a table, 0 for no limit; without it, { $default }
server-help-sockets = open connections at once; without it, { $default }
server-help-sockets-per-client = open connections of one client; without it, { $default }
server-help-live-minutes = how long somebody may keep a live table waiting until a bot may stand in; without it, { $default }
server-help-correspondence-days = the same, in days, for tables that are played by correspondence; without it, { $default }
server-help-forget-days = move tables that nobody has looked at for so many days into the archive, 0 for never; without it, { $default }
server-help-content = a folder with a content pack that tables may be played with; can be given several times
server-help-check = try whether all stored tables can go on with the rules of this version, say what would happen, and change nothing
server-help-skip-failed = open even if some tables cannot go on with the rules of this version; they stay closed, and nothing of them is deleted
server-help-webhooks = whether players may have notices of their turn sent: off, to the public internet only, or to any address
server-help-log-level = what to log: debug, info, warning or error; without it, { $default }
server-help-operator-secret-file = a file with a secret that opens the operator’s door (docs/hosting.md); or PELAGIA_OPERATOR in the environment
server-help-proxy = trust this proxy (an address, or a network as 172.17.0.0/16) to tell the clients’ addresses; can be given several times; without a value, one on this machine
server-help-origin = the public address of the page, such as https://games.example: needed behind a proxy that does not pass Host; can be given several times
