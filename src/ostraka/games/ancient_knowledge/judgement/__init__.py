"""How good a state looks for each seat."""
