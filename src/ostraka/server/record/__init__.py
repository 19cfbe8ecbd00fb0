"""A person's record: how strong they are, and the deal of the day."""
