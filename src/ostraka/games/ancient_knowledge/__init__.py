"""Ancient Knowledge: build monuments, watch them decline, and keep what they knew."""
