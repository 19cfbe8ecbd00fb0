"""How fast we are beside our peers, all measured by turns in the same run."""
