"""How good a position looks, and which threats it holds."""
