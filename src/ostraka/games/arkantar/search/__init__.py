"""Arkantar's own search: alpha-beta over whole turns, exact where a win is near."""
