"""Tests of Ancient Knowledge."""
