"""What learners see and do: observations and action indices."""
