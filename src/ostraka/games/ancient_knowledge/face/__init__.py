"""What people and programs see of a game: actions, views, drawings, explanations."""
