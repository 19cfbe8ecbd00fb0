"""What is kept: SQLite in one file by default, or PostgreSQL; both through SQLAlchemy."""
