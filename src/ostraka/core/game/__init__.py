"""What a game declares: its rules, options, items and puzzles, and where it is found."""
