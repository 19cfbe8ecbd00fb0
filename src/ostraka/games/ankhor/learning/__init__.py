"""For learners: the action space by index, and what a seat knows as one declared row of numbers."""
