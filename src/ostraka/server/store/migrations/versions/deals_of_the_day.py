"""The deal of each day, and how everyone has played it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """There was no deal of the day so far."""
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("entropy", sa.String(64), nullable=False),
    )
    key = sa.ForeignKey("guests.id", ondelete="CASCADE")
    op.create_table(
        "deal_games",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("guest", sa.String(24), key, primary_key=True),
        sa.Column("table", sa.String(24), nullable=False, unique=True),
        sa.Column("ended", sa.BigInteger, nullable=True),
        sa.Column("result", sa.Integer, nullable=True),
        sa.Column("margin", sa.Integer, nullable=True),
        sa.Column("score", sa.Integer, nullable=True),
    )
    op.create_index("ix_deal_games_guest", "deal_games", ["guest"])


def downgrade() -> None:
    """Forget the deals of all days."""
    op.drop_table("deal_games")
    op.drop_table("deals")
