### The web client.

## The frame

web-title = Ostraka
web-nav = Main navigation
web-nav-foot = Main navigation, bottom
web-nav-play = Play
web-nav-solo = Solo journal
web-nav-learn = Learn
web-nav-record = My record
web-nav-review = Watch & review
web-nav-puzzles = Puzzles
web-home = Home
web-menu = Menu
web-close = Close
web-save = Save
web-yes = yes
web-no = no
web-none = None yet.
web-always = always
web-never = never
web-off = off
web-offline = The server cannot be reached; try again in a moment.
web-failed = That did not work; try again.
web-try-again = Try again
web-opening = Opening …
web-preparing-rules = Preparing the rules
web-preparing = Preparing the rules, the first time only: { $done } of { $of }
web-guest-name = Guest
web-your-name = Your name
web-name-why = This is what others see. There is no account: your name is stored on this device.
web-device = Another device
web-device-why = Use the same name, tables and journal on your phone or another computer.
web-device-show = Show a code
web-device-scan = Scan this with the other device, or open the link there. It works once, within ten minutes. Keep it private: whoever opens it plays as you.
web-device-qr = QR code of the link
web-link-ask = Continue here with the name and games from your other device?
web-link-new = This device will get your name, your tables and your journal.
web-link-known = Until now you were { $name } on this device. { $name }’s seats and games will no longer be yours here.
web-link-yes = Yes, that is me
web-link-no = No, thank you
web-link-done = Welcome, { $name }. This device is yours too.
web-link-none = This link has no code. Get a new one on the other device: your name at the top, then “Another device”.

## Home

web-home-line = Three ancient-world board games to play in your browser.
web-home-more = Solo, against bots that know only what you know, on one screen, or with friends via a link. No account needed.
web-new-table = New table
web-join = Join
web-join-code = Join with a code
web-code = Code or link of a table
web-learn-ten = Learn in ten minutes
web-your-tables = Your tables
web-all = All { $count }
web-no-tables = No games in progress. Pick one below and start right away.
web-games = Games
web-more = More
web-play-now = Play
web-learn = Learn
web-tables = Tables
web-players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-players-range = { $least }–{ $most } players
web-about-arkantar = Raise walls, break them, and slide. Take the Monarch.
web-about-ankhor = Buy tiles, grow a domain, and build upwards.
web-about-ancient_knowledge = Monuments rise and decline. With Heritage and solo.
web-solo-line = Challenges, and a campaign of fifteen coffers
web-lobby = Play with people
web-lobby-line = Open tables, and someone who wants the same game
web-deal-of-day = Deal of the day
web-deal-line = The same cards for everyone: how well do you do?
web-puzzle-day = Puzzle of the day
web-puzzle-line = Arkantar: find the forced win
web-review-last = Review your last game
web-review-line = Every decision, graded
web-status-waiting = waiting for players
web-status-playing = under way
web-status-over = finished
web-games-line = Your games under way and finished, and public ones to watch.
web-under-way = Under way
web-finished = Finished
web-to-watch = To watch
web-bring-record = Open a saved game file
web-not-a-record = That file is not an Ostraka record.

## New table, invitations

web-nothing-else = nothing else needed
web-for = for { $players }
web-you-in-sentence = you
web-a-friend = a friend
web-someone-here = someone at this screen
web-open-table = Open the table
web-friend-gets-link = your friend gets a link; the game starts when they sit down
web-seats = Seats
web-seat = Seat { $number }
web-seat-me = You
web-seat-friend = Friend
web-seat-screen = Here
web-seat-bot = Bot
web-seat-open = free seat
web-name-here = Their name
web-draw-order = random turn order
web-begins = goes first
web-bot = { $which ->
    [1] Galatea
    [2] Pandora
    [3] Daidalos
   *[other] Talos
} { $level }
web-strength = Strength
web-level = { $level ->
    [1] { $name } plays at random.
    [2] { $name } grabs whatever looks best right now.
    [3] { $name } looks one step ahead; a good first opponent.
    [4] { $name } plans its next steps.
    [5] { $name } plays about as well as someone who knows the game.
    [6] { $name } watches what you are up to.
    [7] { $name } thinks for a while and forgives little.
   *[other] { $name } is the strongest we have.
}
web-options = Options
web-clock = Clock
web-clock-none = no clock
web-clock-ten = 10 min + 5 s
web-clock-day = 1 day a turn
web-clock-why = In a two-player game, whoever runs out of time loses; in a larger game a bot takes over.
web-pack = With “{ $title }”
web-pack-why = A card pack provided by the owner of this server.
web-free-undo = Take back
web-free-undo-why = free until something new is revealed or someone else has a choice to make; after that the others must agree (bots always do)
web-hints = Hints
web-who-may-join = Who may join
web-with-link = with the link
web-anyone = anyone
web-watchers = Watchers never see hands.
web-open-tables = Open tables
web-no-open-tables = No table is waiting for you. Open one, or play against bots.
web-invitation = Invitation
web-sit-down = Sit down
web-watch = Watch
web-waits-for = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-begins-when = The game starts when all seats are taken.
web-fill-bots = Bots take the free seats
web-by-link = by link
web-copy = Copy
web-copied = Copied
web-copy-by-hand = Copying is not allowed here. The text is selected: copy it by hand.
web-copy-link = Copy the link
web-pass-screen = Pass the screen to { $name }.
web-i-am = I am { $name }

## The table

web-lintel = What to do now
web-your-turn = Your turn
web-turn-of-name = { $name }’s turn
web-thinks = { $name } is thinking …
web-waiting = Waiting
web-the-end = The end
web-action-of = action { $number } of { $of }
web-which-slot = { $slot }?
web-gather = { $count } of { $least ->
    [0] up to { $most }
   *[other] { $most }
}
web-gather-range = { $count } of { $most } (at least { $least })
web-choose-none = None
web-take-back = take back
web-other-verb = { $verb }: choose something else
web-offered = To choose from
web-chosen = chosen
web-can-be-chosen = can be chosen
web-on-the-table = On the table
web-table-as-list = The table as a list
web-undo = Undo
web-ask-undo = Ask to undo
web-confirm = Confirm
web-unplayed = Your choice has not been played yet.
web-unplayed-keep = Keep it
web-unplayed-drop = { $verb } anyway
web-skip = Skip animation
web-hurry = Faster
web-replay-turn = Show the last turn again
web-hint = Hint
web-hint-says = Hint: { $action }
web-rules = Rules
web-points = points
web-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-points-change = points { $before } → { $after }
web-would = This would follow:
web-would-win = This wins the game.
web-would-lose = This loses the game.
web-would-end = This ends the game.
web-would-pass = This ends your turn.
web-away-now = Connection lost; trying again. Your choices are kept.
web-away-resting = The server asked this page to wait. It reconnects in a minute.
web-barred-secret = The server no longer knows this device: its secret was replaced on another device.
web-barred-version = The server has a newer version of this page.
web-go-on-as-guest = Continue as a new guest
web-load-again = Reload the page
web-board-failed = The board cannot be drawn; here is everything as a list. The game continues.
web-board-again = Try the board again
web-sealed = Your choice is recorded; you can change it until everyone has chosen.
web-players = Players
web-players-short = Players (summary)
web-players-and-log = Players and log
web-you = you
web-to-act = to act
web-has-chosen = has chosen
web-late = out of time
web-away = away
web-look-at = Look at { $name }’s area
web-time-left = { $time } left
web-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-public = public
web-watching = watching
web-you-watch = You are watching
web-log = Log
web-chat = Chat
web-log-and-chat = Log and chat
web-log-empty = Nothing has happened yet.
web-chat-empty = Nobody has said anything yet.
web-turn-of = Turn { $number } · { $name }
web-set-up = Set-up
web-say = Say something to the table …
web-send = Send
web-leave = Leave
web-resign = Resign
web-resign-sure = Resign: are you sure?
web-offer-draw = Offer a draw
web-offer-bot = Let a bot play for { $name }
web-record = Save the record

## The end

web-wins = { PERSON($name) ->
    [you] You win.
   *[other] { $name } wins.
  }
web-draw = A draw.
web-alone-won = The game is won.
web-alone-lost = The game is lost.
web-alone-over = Time has run out.
web-challenge-won = Challenge { $number } is won.
web-challenge-lost = Challenge { $number } is lost.
web-campaign-game-won = “{ $name }”: you win this game.
web-campaign-game-lost = “{ $name }”: you lose this game, and the campaign with it.
web-result = Result
web-decided = What decided it
web-and-now = What next?
web-rematch = Rematch
web-to-rematch = Go to the rematch
web-review = Review
web-see-table = Show the board

## Settings

web-settings = Settings
web-settings-kept = saved on this device
web-settings-look = Look
web-look-day = Day
web-look-night = Night
web-look-contrast = Contrast
web-look-system = Same as system
web-settings-text = Text
web-settings-play = Play
web-settings-confirm = Confirm
web-settings-confirm-why = { $when ->
    [always] a touch chooses, a second touch plays
    [final] asks again only before a turn ends
   *[never] a touch plays at once
}
web-if-final = at the end
web-settings-motion = Motion and sound
web-settings-speed = Speed
web-settings-travel = Animate movement
web-settings-travel-why = off: pieces simply appear where they end up
web-settings-sound = Sound
web-settings-sound-why = clay and stone; a knock when it’s your turn
web-settings-notify = Notify me
web-settings-notify-why = when it’s your turn and the page is hidden
web-settings-notify-denied = This browser does not allow notifications for this page.
web-settings-speech = Speech and keys
web-settings-aloud = Read aloud
web-settings-aloud-why = for screen readers
web-each-step = each step
web-my-turns = my turns
web-language = Language
web-show-all = Show all
web-keys = Keys
web-keys-short = N next · U undo · E end · H hint · / type
web-key-region = to the next part of the screen
web-key-arrows = to the nearest item
web-key-enter = choose, confirm
web-key-escape = undo the last selection, close
web-key-next = to the next item you can choose
web-key-undo = take back
web-key-end = end the turn
web-key-hint = a hint
web-key-last = repeat the last step
web-key-last-turn = repeat the other players’ last turn
web-key-describe = read the focused item, with its text
web-key-text = The table as a list
web-key-hurry = speed up
web-key-type = Type an action
web-key-keys = these keys

## Puzzles

web-puzzle-difficulty = Difficulty { $difficulty } of 5
web-puzzle-task = { $turns ->
    [1] { $side } to play and win this turn.
   *[other] { $side } to play: find the turn that wins by force.
}
web-puzzle-solved = Solved!
web-puzzle-failed = That does not win. Take it back and try again.
web-puzzle-peeked = You looked at the solution: this one no longer counts.
web-puzzle-not = You cannot choose { $thing } now.
web-puzzle-next = Next puzzle
web-puzzle-two = In two turns
web-solution = Solution
web-streak = { $days ->
    [0] no streak yet
    [one] one day in a row
   *[other] { $days } days in a row
}
web-streak-title = Days in a row
web-streak-why = Solve the puzzle of the day each day. The count stays on this device.

## Replay and review

web-share = Share
web-turn = Turn { $number }
web-bot-thinks = The bot is thinking …
web-lead-played = Played
web-lead-better = Better
web-better = Better: { $action }
web-played = Played: { $action }
web-beginning = The start of the game.
web-judge = Grade the decisions
web-try-another = Try another move
web-back-to-game = Back to the game
web-chance = Chance to win
web-replay = Replay
web-first = To the beginning
web-last = To the end
web-turn-back = Previous turn
web-turn-on = Next turn
web-action-back = Previous action
web-action-on = Next action
web-play = Play
web-pause = Pause
web-where = Turn { $turn } of { $turns } · action { $ply } of { $plies }
web-eyes = Point of view
web-eyes-all = active player
web-action = Action
web-decisions = Decisions
web-tally = How well each player did
web-percent = { $percent }%
web-gives-away = loses { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% per decision
web-worth = Worth a look
web-mine = Mine
web-all-decisions = All
web-nothing-worth = Nothing went wrong here.

## Learn

web-learn-line = Learn by doing: a first game in about ten steps, and the rules with diagrams you can play on.
web-first-game = First game
web-learn-game = Learn { $game }
web-step-of = Step { $number } of { $of }
web-steps = Steps
web-step-back = Step back
web-show-me = Show me
web-only-this = Only what this step needs is highlighted.
web-lesson-wants = This step asks for: { $things }.
web-lesson-look = What has changed is circled: look at it, then continue.
web-lesson-end = You know the rules now: play a whole game.
web-lesson-confirm = Nothing has been done yet. Press Confirm, or touch the last thing again.
web-lesson-fresh = A new position.
web-lesson-again = Again
web-lesson-continue = Continue
web-lesson-over = That was the first game.
web-then-game = then a whole game with hints
web-now-play = Now a whole game
web-done = done
web-chapters = Chapters
web-find = Find a word
web-places = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
web-own-words = the whole game in our words
web-words = Glossary
web-live-diagram = Live diagram
web-try-it = Try it
web-try-it-how = tap anything that is highlighted
web-as-it-was = Reset

## Solo journal

web-solo-cap = Ancient Knowledge · Heritage · solo
web-coffers = Fifteen coffers
web-coffers-of = Coffers of “{ $name }”
web-coffers-todo = { $count } to do
web-coffers-unlocked = { $count } unlocked
web-coffers-spent = { $count } spent
web-coffer-spent = spent
web-campaign = Campaign “{ $name }”
web-campaign-name = Thebes
web-campaign-none = A campaign
web-campaign-what = Meet a coffer’s objective and you unlock it: its effect helps you in a later game. Your score decides how hard the next game starts.
web-campaign-begin = Start a campaign
web-campaign-on = Continue game { $number } of “{ $name }”
web-campaign-next = Game { $number } of “{ $name }”
web-campaign-state = { $achieved } of 15 coffers · { $games ->
    [one] 1 game
   *[other] { $games } games
}
web-campaign-scores = Scores of the campaign
web-campaign-asks = { $title }: the next game starts with { $fewer ->
    [0] no card penalty
    [one] one fewer card
   *[other] { $fewer } fewer cards
}, and with the Time card on space { $time }.
web-hindrance = { $fewer ->
    [0] no card penalty
    [one] 1 fewer card
   *[other] { $fewer } fewer cards
}, Time on { $time }
web-game-number = game { $number }
web-game-won = game { $number } won with { $score }
web-game-lost = game { $number } lost with { $score }
web-challenge-again = Play it again
web-challenge = Challenge { $number }
web-challenge-on = Continue challenge { $number } · { $hand }
web-challenge-named = Challenge { $number } · { $name } · { $hand }
web-challenge-entered = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }: your best with this hand, now in the journal.
web-challenge-not-entered = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }; only challenges that you win are recorded.
web-challenge-best = Your best with this hand is { $score }, from { $date }.
web-objective-met = met
web-objective-missed = missed
web-objective-given-up = given up
web-title-earned = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }: { $title }.
web-coffers-opened = Unlocked: { $coffers }. In the next game they are under your board.
web-coffer-out = given up for good
web-readings = How unclear rules are read
web-readings-what = Where the booklets contradict themselves or leave something open, we chose the first reading. Your choice here applies to whatever you start from now on.
web-readings-campaign = for a whole campaign
web-readings-of = “{ $name }” is played this way:
web-source-unsure = Read from the booklet, but a letter may be wrong
web-source-rebuilt = Ours, because the print could not be read
web-source-house = Ours: we do not know what the box has here
web-source-example = Inferred from an example in the booklet
web-challenges = Ten challenges
web-challenges-state = best score of each hand · { $played } of { $all }
web-objectives-effects = objectives, effects
web-play-challenge = Play challenge { $number } with { $hand }
web-challenge-objective = Objective: { $text }
web-challenge-effect = Effect: { $text }
web-not-this-turn = Don’t ask again this turn
web-not-this-turn-means = Continue whenever this is asked, until the turn ends
web-hand-classic = Classic
web-hand-hand1 = Hand 1
web-hand-hand2 = Hand 2
web-hand-hand3 = Hand 3
web-hand-hand4 = Hand 4
web-about-ancient_knowledge_solo = Against the sands of time: challenges, coffers, a campaign.
web-nav-play-short = Home
web-nav-solo-short = Solo
web-nav-learn-short = Learn
web-nav-record-short = Record
web-nav-review-short = Review
web-nav-puzzles-short = Puzzles
web-phases = Phases of the turn
