"""Files that released versions wrote, and the promise that they stay readable."""
