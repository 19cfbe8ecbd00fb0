"""The games of the house, one folder each, and what they offer."""

ENTRY_POINTS = {
    "ostraka.games": {
        "arkantar": "ostraka.games.arkantar:GAME",
        "ankhor": "ostraka.games.ankhor:GAME",
        "ancient_knowledge": "ostraka.games.ancient_knowledge:GAME",
        "ancient_knowledge_solo": "ostraka.games.ancient_knowledge_solo:GAME",
    },
    "ostraka.commands": {
        "cards": "ostraka.games.ancient_knowledge.cli.cards:cards",
        "pack": "ostraka.games.ancient_knowledge.cli.pack:pack",
        "solo": "ostraka.games.ancient_knowledge.cli.solo:solo",
    },
    "ostraka.after_game": {
        "ancient_knowledge_solo": "ostraka.games.ancient_knowledge.cli.challenge:after_game",
    },
    "ostraka.routes": {
        "solo": "ostraka.games.ancient_knowledge.web.routes:EXTENSION",
    },
}
"""As `pyproject.toml` declares them; see `ostraka.core.entry_points`."""
