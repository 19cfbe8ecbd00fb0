"""The course of a game: its phases, the choices they offer, and what follows from each choice."""
