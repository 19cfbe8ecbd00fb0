"""Ancient Knowledge, by Rémi Mathieu (IELLO, 2023): the base game with all its cards."""

from ostraka.games.ancient_knowledge.game import AncientKnowledge

__all__ = ["GAME", "AncientKnowledge"]

GAME = AncientKnowledge()
