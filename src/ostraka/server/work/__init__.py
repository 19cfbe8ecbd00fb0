"""Work beside requests: bots, reviews, analysis, warm-up, housekeeping."""
