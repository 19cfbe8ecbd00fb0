"""What many people at once would need, from what a few were measured to cost."""
