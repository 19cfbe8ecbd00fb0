### The server: refusals, notices and quick messages.

server-malformed = This is not a message of the protocol.
server-malformed-where = “{ $where }” is missing or not of the right form.
server-reasons = { $reasons }
server-hello = The first message is a hello in a version of the protocol that this server speaks.
server-hello-again = This connection has said hello already.
server-secret = Nobody here has this secret; choose a name first.
server-link = This code is unknown, used already or too old; ask the other device for a new one.
server-name-empty = Nothing is left of this text once what cannot be seen is taken out.
server-address = Nobody can listen on { $address } here: { $reason }.
server-no-table = There is no such table.
server-no-game = There is no such game.
server-no-pack = This server has no pack “{ $pack }” for that game.
server-no-invite = No table has this code; look at it again, or ask for a new one.
server-no-page = There is nothing under this address.
server-no-client = The web client is not part of this installation; “make page” builds it.
server-private = This table is private; its link or an invitation opens it.
server-not-your-seat = This seat is not yours.
server-not-your-turn = It is not your turn.
server-not-host = Only whoever made the table may do that.
server-not-subscribed = This connection does not look at that table; subscribe first.
server-table-waiting = The table still waits for players.
server-table-playing = The game has begun already.
server-table-over = The game is over.
server-seat-taken = This seat is taken.
server-cancelled = This table has been cancelled.
server-seats-full = All seats are taken.
server-seats = This game has { $players } seats, and { $seats } were described.
server-seats-me = Only one seat can be yours; others at your screen have seats of their own.
server-seal-whole = Here all choose at once: choose everything that is asked of you together.
server-seed = A known deal is only for tables at which nobody else plays.
server-stale = The table has moved on; look again and choose anew.
server-overtaken = A newer question of yours has taken the place of this one.
server-parts-or-text = An action is given by its parts or by its text, one of the two.
server-no-undo = At this table nothing is taken back.
server-undo-light = Something hidden has come to light; here nothing is taken back past that.
server-undo-ask = That can be taken back only if the others agree; ask them.
server-no-hints = At this table there are no hints.
server-no-rematch = A rematch can be offered once, when the game is over.
server-no-rematch-campaign = A game of a campaign has no rematch; the campaign goes on with its next game.
server-offer-stands = That has been offered already.
server-no-offer = Nothing of the kind has been offered.
server-not-asked = This offer does not ask you.
server-not-away = A bot can take only the seat of someone who has been away for some time.
server-away-days = At this table everyone has days for a turn, so nobody is away.
server-bot-plays-on = A bot plays on; it agrees to no draw.
server-busy = That was too much at once; wait a moment.
server-too-many-tables = You have too many tables; finish or leave some first.
server-large = That is too large.
server-half-done = A position in the middle of a step is not taken in here; only one in which nothing is half done.
server-journal-full = The journal of this table is full.
server-unavailable = The store cannot be reached at the moment; nothing is lost, try again.
server-setting = “{ $value }” is not a value for { $name }.
server-workers-postgres = Several workers need a PostgreSQL database; SQLite serves one.
server-database = The database cannot be opened: { $reason }.
server-listening = Ostraka is at { $address } (Ctrl+C ends it).
server-ply = There is no ply { $ply }; the game has { $last }.
server-record-later = The record would tell what is hidden; it is yours when the game is over.
server-analysis-later = Analysis and branches are open when the game is over.
server-no-puzzle = There is no such puzzle.
server-no-campaign = You have no such campaign.
server-someone = someone
server-quick-hello = Hello!
server-quick-good-luck = Good luck!
server-quick-well-played = Well played!
server-quick-thanks = Thank you!
server-quick-sorry = Sorry!
server-quick-think = Let me think.
server-quick-again = Another game?
server-quick-goodbye = Goodbye!
server-remote-lost = { $address } cannot be reached, or is not an Ostraka server.
server-remote-none = You sit at no table there; name a game, or an invitation with --join.
server-remote-waiting = The table waits for others; they join with the code { $code }.
server-remote-left = The table keeps your seat; “ostraka play --server { $address }” goes on.
server-remote-asked = The others are asked whether you may take it back.
server-remote-help =
    Type an action or its number; Enter lists what you can do. Also:
      legal [WORD]   what you can do, or what of it has WORD in it
      hint           what the strongest bot would play
      undo           take the last action back, or ask the others to agree
      say TEXT       say something to the table
      what WORD      what a thing or a word on the table means
      rules [WORD]   the whole game explained, or one section
      resign         give up
      quit           leave; your seat is kept
