"""What people and front ends see of Ankh'or: actions, tables, changes, words."""
