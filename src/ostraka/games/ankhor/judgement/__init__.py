"""How good a state looks for each seat, and which actions are pointless."""
