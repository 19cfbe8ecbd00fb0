"""What Ancient Knowledge adds to the server: challenges and campaigns."""
