"""Ancient Knowledge: Heritage for one player."""

from ostraka.games.ancient_knowledge.solo.game import AncientKnowledgeSolo

__all__ = ["GAME"]

GAME = AncientKnowledgeSolo()
