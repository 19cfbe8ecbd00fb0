"""For learners: the action space by index, and what a seat sees as one declared row of numbers."""
