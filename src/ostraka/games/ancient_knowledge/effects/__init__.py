"""What cards do: the interpreter of their effects, and each kind of effect."""
