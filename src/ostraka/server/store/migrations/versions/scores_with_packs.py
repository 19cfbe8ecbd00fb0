"""Scores of challenges say which packs they were reached with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """All scores so far were reached without packs."""
    op.add_column("scores", sa.Column("packs", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Forget which packs scores were reached with."""
    op.drop_column("scores", "packs")
