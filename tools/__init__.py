"""Commands that write the generated pages and pictures of docs/."""
