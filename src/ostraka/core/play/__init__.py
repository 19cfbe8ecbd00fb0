"""A game being played: state, actions, choosing, history and record."""
