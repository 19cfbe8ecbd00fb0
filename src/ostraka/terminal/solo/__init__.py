"""Ancient Knowledge alone at the prompt: challenges, campaigns, coffers."""
