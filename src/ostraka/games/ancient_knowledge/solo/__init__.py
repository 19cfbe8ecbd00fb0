"""Solo play of Ancient Knowledge: coffers, challenges, legacy campaigns and where they are kept."""
