"""A game at the prompt."""
