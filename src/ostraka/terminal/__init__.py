"""Playing and studying in a terminal."""
