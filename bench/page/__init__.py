"""Measures of the page in Debian's Chromium, through the real server."""
