"""The evaluations' weights, fitted to games that our bots play against themselves."""
