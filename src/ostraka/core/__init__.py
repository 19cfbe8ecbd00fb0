"""What a game is: state, action, record, view, options, randomness, and the verbs of its kernel."""
