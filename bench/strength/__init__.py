"""What we claim about our bots, and the matches that settle it."""
