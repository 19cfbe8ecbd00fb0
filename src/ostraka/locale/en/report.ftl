### The report of a contest: one page with pictures and tables.

report-title = Arena: { $game }
report-contents = Contents
report-numbers = The numbers: { $title }
report-none = No game has been counted yet.

report-played = What was played
report-game = Game
report-options = Options
report-players = Players
report-bots = Bots
report-games = Games
report-games-counted = { $games } played, { $counted } counted, in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
report-games-why = All games of one deal are a round: every choice of bots, in every rotation of the seats. Only whole rounds are counted, void games never. Intervals are 95% and taken over rounds, since games of one deal are not independent.
report-seed = Seed
report-opening = Random actions before the bots take over
report-limit = Longest time for a decision
report-limit-seconds = { $seconds } s
report-version = Ostraka
report-code = Digest of rules and bots
report-faults = Faults
report-faults-none = Every game ended by its rules.
report-faults-why = A bot that commits a fault loses the game. Such games count in the points and pairs, and nowhere else; void games count for nobody.
report-faults-all = All faults
report-fault-crash = crash
report-fault-hang = no answer in time
report-fault-illegal = illegal action
report-fault-void = void: the game’s process died
report-fault-kind = Fault
report-fault-text = What was said
report-number = Game no.

report-bot = Bot
report-level = level { $level }
report-seat = Seat
report-count = Games
report-interval = 95% interval
report-range = { $low } to { $high }
report-few = too few

report-points = Points
report-points-why = Each bot’s share of the victories; the dashed line is an even share.
report-points-axis = Share of the points, in %
report-matrix = Who beats whom
report-matrix-why = { $players ->
    [2] The share of the points that the bot of the row had against the bot of the column, in %.
   *[other] How often the bot of the row was placed ahead of the bot of the column, in %; equal places count half.
}
report-pair = Row against column
report-rating = Ratings
report-rating-why = OpenSkill ratings (Plackett–Luce) from all counted games, with intervals. Differences count, not the numbers themselves.
report-rating-axis = Rating
report-scores = Scores
report-scores-why = How each bot’s points at the end of a game are distributed; the triangle marks the mean.
report-scores-axis = Score at the end of a game
report-mean = Mean
report-least = Minimum
report-lower = Lower quartile
report-median = Median
report-upper = Upper quartile
report-most = Maximum
report-lengths = Lengths
report-lengths-why = How many actions a game has; the dashed line is the median.
report-lengths-axis = Actions in a game
report-all = All games
report-seats = Seats
report-seats-why = Each seat’s share of the victories, whoever sat there; the dashed line is an even share.
report-times = Time
report-times-why = How long a decision takes on average, and the slowest one.
report-times-axis = Milliseconds for a decision
report-times-mean = Mean
report-times-slowest = Slowest
report-decisions = Decisions
report-mean-ms = Mean, ms
report-slowest-ms = Slowest, ms

report-items-why = The win rate is the average share of the victory of the seats that took a thing; the average seat has { $even }%. A seat that took a thing is compared with what the same bot wins on average, so that the favourites of strong bots are not mistaken for strong things. Where many things are compared, one in twenty lies outside its interval by chance. Games that ended by a fault are left out.
report-items-few = This shows the best and the worst of those taken in at least { $least } rounds; the table has all of them.
report-items-axis = Percentage points beyond the same bot’s average
report-item = Name
report-group = Kind
report-groups = { $title }, by kind
report-reach = Could take
report-taken = Took
report-rate = Pick rate
report-wins = Win rate
report-gain = Above average
