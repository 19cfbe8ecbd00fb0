### The web client.

## The frame

web-title = Ostraka
web-nav = Main places
web-nav-foot = Main places, below
web-nav-play = Play
web-nav-solo = Solo journal
web-nav-learn = Learn
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
web-name-why = This is what others see. There is no account: your name is kept by this device.
web-device = Another device
web-device-why = Be the same person on your phone or another computer: the same name, the same tables, the same journal.
web-device-show = Show a code
web-device-scan = Scan this with the other device, or open the link there. It works once, within ten minutes. Keep it to yourself: whoever opens it is you.
web-device-qr = QR code of the link
web-link-ask = Go on here as on your other device?
web-link-new = This device will be you: your name, your tables and your journal come along.
web-link-known = Until now you were { $name } on this device. Seats and games of { $name } will no longer be yours here.
web-link-yes = Yes, that is me
web-link-no = No, thank you
web-link-done = Welcome, { $name }. This device is yours too.
web-link-none = This link has no code. Ask the other device for a new one: your name at the top, then “Another device”.

## Home

web-home-line = Three games worth scratching into a pot.
web-home-more = Alone, against bots that know only what you know, at one screen, or with friends by a link. No account needed.
web-new-table = New table
web-join = Join
web-join-code = Join with a code
web-code = Code or link of a table
web-learn-ten = Learn in ten minutes
web-your-tables = Your tables
web-all = All { $count }
web-no-tables = No game under way. Choose one below: you play at once.
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
web-puzzle-day = Puzzle of the day
web-puzzle-line = Arkantar: win by force
web-review-last = Review your last game
web-review-line = Every decision, graded
web-status-waiting = waits for players
web-status-playing = under way
web-status-over = finished
web-games-line = Your games under way and finished, and public ones to watch.
web-under-way = Under way
web-finished = Finished
web-to-watch = To watch
web-bring-record = Bring a record
web-not-a-record = That file is not an Ostraka record.

## New table, invitations

web-nothing-else = nothing else needed
web-for = for { $players }
web-you-in-sentence = you
web-a-friend = a friend
web-someone-here = someone at this screen
web-open-table = Open the table
web-friend-gets-link = your friend gets a link; the game begins when they sit down
web-seats = Seats
web-seat = Seat { $number }
web-seat-me = You
web-seat-friend = Friend
web-seat-screen = Here
web-seat-bot = Bot
web-seat-open = free seat
web-name-here = Their name
web-draw-order = draw the order
web-begins = begins
web-bot = { $which ->
    [1] Galatea
    [2] Pandora
    [3] Daidalos
   *[other] Talos
} { $level }
web-strength = Strength
web-level = { $level ->
    [1] { $name } plays whatever is allowed.
    [2] { $name } takes what shines.
    [3] { $name } looks a step ahead; a good first opponent.
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
web-clock-why = Who runs out of time loses a game of two; in a larger one a bot plays on.
web-pack = With “{ $title }”
web-pack-why = A pack of cards that this server’s owner brings.
web-free-undo = Take back
web-free-undo-why = free until something new was seen or another was asked; then the others must agree, and bots always do
web-hints = Hints
web-who-may-join = Who may join
web-with-link = with the link
web-anyone = anyone
web-watchers = Watchers never see hands.
web-open-tables = Open tables
web-no-open-tables = No table waits for you. Open one, or play against bots.
web-invitation = Invitation
web-sit-down = Sit down
web-watch = Watch
web-waits-for = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-begins-when = The game begins when no seat is free.
web-fill-bots = Bots take the free seats
web-by-link = by link
web-copy = Copy
web-copied = Copied
web-copy-by-hand = Copying is not allowed here. The text is selected: copy it by hand.
web-copy-link = Copy the link
web-pass-screen = Pass the screen to { $name }.
web-i-am = I am { $name }

## The table

web-lintel = What is asked
web-your-turn = Your turn
web-turn-of-name = { $name } plays
web-thinks = { $name } is thinking …
web-waiting = Waiting
web-the-end = The end
web-action-of = action { $number } of { $of }
web-which-slot = { $slot }?
web-gather = { $count } of { $least ->
    [0] up to { $most }
   *[other] { $most }
}
web-gather-range = { $count } of { $least } to { $most }
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
web-skip = Skip
web-hurry = Faster
web-replay-turn = Show the last turn again
web-hint = Hint
web-hint-says = A hint: { $action }
web-rules = Rules
web-points = points
web-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-points-change = points { $before } → { $after }
web-would-win = This wins the game.
web-would-lose = This loses the game.
web-would-end = This ends the game.
web-would-pass = This ends your turn.
web-away-now = The connection is lost; trying again. Nothing you chose is lost.
web-away-resting = The server asked for a pause. The connection comes back in a minute.
web-barred-secret = The server no longer knows this device: its secret was replaced on another device.
web-barred-version = The server has a newer version of this page.
web-go-on-as-guest = Go on as a new guest
web-load-again = Load the page again
web-board-failed = The board cannot be drawn; here is everything as a list. The game goes on.
web-board-again = Try the board again
web-sealed = Your choice is kept; you may change it until all have chosen.
web-players = Players
web-players-short = Players, in short
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

web-wins = { $name } wins.
web-draw = A draw.
web-alone-won = The game is won.
web-alone-lost = The game is lost.
web-alone-over = Time has run out.
web-challenge-won = Challenge { $number } is won.
web-challenge-lost = Challenge { $number } is lost.
web-campaign-game-won = “{ $name }”: this game is won.
web-campaign-game-lost = “{ $name }”: this game is lost, and with it the campaign.
web-result = Result
web-decided = What decided it
web-and-now = And now
web-rematch = Rematch
web-to-rematch = To the rematch
web-review = Review
web-see-table = See the table

## Settings

web-settings = Settings
web-settings-kept = kept on this device
web-settings-look = Look
web-look-day = Day
web-look-night = Night
web-look-contrast = Contrast
web-look-system = As the system
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
web-settings-travel = Things travel
web-settings-travel-why = off: they fade in where they arrive
web-settings-sound = Sound
web-settings-sound-why = clay, stone; a knock when you are due
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
web-key-arrows = to the nearest thing
web-key-enter = choose, confirm
web-key-escape = let go of what was chosen last, close
web-key-next = to the next thing that can be chosen
web-key-undo = take back
web-key-end = end the turn
web-key-hint = a hint
web-key-last = the last step again
web-key-last-turn = the last turn of the others again
web-key-describe = read the thing in focus, with its text
web-key-text = The table as a list
web-key-hurry = tell it faster
web-key-type = Type an action
web-key-keys = these keys

## Puzzles

web-puzzle-difficulty = Difficulty { $difficulty } of 5
web-puzzle-task = { $turns ->
    [1] { $side } to act and win this turn.
   *[other] { $side } to act: find the turn that wins by force.
}
web-puzzle-solved = Solved!
web-puzzle-failed = That does not win. Take it back and try again.
web-puzzle-peeked = You looked at the solution: this one no longer counts.
web-puzzle-not = { $thing } cannot be chosen now.
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
web-better = Better was: { $action }
web-played = Played: { $action }
web-beginning = The beginning.
web-judge = Judge the decisions
web-try-another = Try another move
web-back-to-game = Back to the game
web-chance = Chance to win
web-replay = Replay
web-first = To the beginning
web-last = To the end
web-turn-back = A turn back
web-turn-on = A turn on
web-action-back = An action back
web-action-on = An action on
web-play = Play
web-pause = Pause
web-where = Turn { $turn } of { $turns } · action { $ply } of { $plies }
web-eyes = Through whose eyes
web-eyes-all = who acts
web-action = Action
web-decisions = Decisions
web-tally = How well each played
web-percent = { $percent }%
web-gives-away = gives away { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% a decision
web-worth = Worth a look
web-mine = Mine
web-all-decisions = All
web-nothing-worth = Nothing went wrong here.

## Learn

web-learn-line = A first game that teaches by doing, about ten steps; and the rules with diagrams to play on.
web-first-game = First game
web-learn-game = Learn { $game }
web-step-of = Step { $number } of { $of }
web-steps = Steps
web-step-back = Step back
web-show-me = Show me
web-only-this = Only what this step needs is lit.
web-lesson-wants = This step asks for: { $things }.
web-lesson-look = What has changed is ringed: look at it, then continue.
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
    [one] 1 place
   *[other] { $count } places
}
web-own-words = the whole game in our words
web-words = Words
web-live-diagram = Live diagram
web-try-it = Try it
web-try-it-how = touch what is lit
web-as-it-was = As it was

## Solo journal

web-solo-cap = Ancient Knowledge · Heritage · alone
web-coffers = Fifteen coffers
web-coffers-of = Coffers of “{ $name }”
web-coffers-todo = { $count } to do
web-coffers-unlocked = { $count } unlocked
web-coffers-spent = { $count } spent
web-coffer-spent = spent
web-campaign = Campaign “{ $name }”
web-campaign-name = Thebes
web-campaign-none = A campaign
web-campaign-what = Fulfil the objective of a coffer and it is unlocked: its effect helps you in a later game. Your score says how hard the next game begins.
web-campaign-begin = Begin a campaign
web-campaign-on = Go on with game { $number } of “{ $name }”
web-campaign-next = Game { $number } of “{ $name }”
web-campaign-state = { $achieved } of 15 coffers · { $games ->
    [one] 1 game
   *[other] { $games } games
}
web-campaign-scores = Scores of the campaign
web-campaign-asks = { $title }: the next game begins with { $fewer ->
    [0] all cards
    [one] one card fewer
   *[other] { $fewer } cards fewer
}, and the Time card on { $time }.
web-hindrance = { $fewer ->
    [0] all cards
    [one] 1 card fewer
   *[other] { $fewer } cards fewer
}, Time on { $time }
web-game-number = game { $number }
web-game-won = game { $number } won with { $score }
web-game-lost = game { $number } lost with { $score }
web-challenge-again = Play it again
web-challenge = Challenge { $number }
web-challenge-on = Go on with challenge { $number } · { $hand }
web-challenge-named = Challenge { $number } · { $name } · { $hand }
web-challenge-entered = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }: your best with this hand, and in the journal.
web-challenge-not-entered = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }; only a challenge that is won is entered.
web-challenge-best = Your best with this hand is { $score }, of { $date }.
web-objective-met = met
web-objective-missed = missed
web-objective-given-up = given up
web-title-earned = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }: { $title }.
web-coffers-opened = Opened: { $coffers }. In the next game they lie under your board.
web-coffer-out = given up for good
web-readings = How doubtful rules are read
web-readings-what = Where the booklets contradict themselves or leave something open, we chose the first reading. What you choose here holds for what you begin from now on.
web-readings-campaign = for a whole campaign
web-readings-of = “{ $name }” is played so:
web-source-unsure = Read from the booklet, but a letter may be another
web-source-rebuilt = Ours, because the print could not be read
web-source-house = Ours: what the box has here is not known to us
web-source-example = Concluded from an example in the booklet
web-challenges = Ten challenges
web-challenges-state = best score of each hand · { $played } of { $all }
web-objectives-effects = objectives, effects
web-play-challenge = Play challenge { $number } with { $hand }
web-challenge-objective = Objective: { $text }
web-challenge-effect = Effect: { $text }
web-not-this-turn = Not this turn
web-not-this-turn-means = Go on whenever this is asked until the turn ends
web-hand-classic = Classic
web-hand-hand1 = Hand 1
web-hand-hand2 = Hand 2
web-hand-hand3 = Hand 3
web-hand-hand4 = Hand 4
web-about-ancient_knowledge_solo = Against the sands of time: challenges, coffers, a campaign.
web-nav-play-short = Home
web-nav-solo-short = Solo
web-nav-learn-short = Learn
web-nav-review-short = Review
web-nav-puzzles-short = Puzzles
