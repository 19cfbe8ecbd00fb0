"""Programs of others on our environments, each as its own documentation has it."""
