"""How many live tables a server bears, ours and boardgame.io's in the same run."""
