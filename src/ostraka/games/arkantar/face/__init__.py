"""What people and front ends see of Arkantar: actions, notation, tables, changes."""
