### Bots and analysis.

bots-budget = A search needs a limit above zero: seconds, iterations or nodes.
bots-level = There is no level { $level }; the levels are 1 to { $last }.
bots-unknown = There is no bot called “{ $name }”; say a level from 1 to { $last }, or one of: { $known }.
