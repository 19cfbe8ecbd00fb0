"""What an action changed, in beats and in words."""
