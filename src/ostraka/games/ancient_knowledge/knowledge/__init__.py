"""How everything that a seat cannot know is dealt again."""
