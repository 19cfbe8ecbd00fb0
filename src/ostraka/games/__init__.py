"""The games of the house, one folder each; `ostraka.core.game.registry` finds them."""

__all__ = ["arkantar", "ankhor", "ancient_knowledge", "ancient_knowledge_solo"]  # noqa: RUF022
