"""What is shown: views, changes, patches and their declared shapes."""
