"""What several commands take: games, options, packs, budgets."""
