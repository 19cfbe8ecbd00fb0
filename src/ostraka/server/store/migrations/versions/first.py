"""The first form of the store."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None
branch_labels: str | None = None
depends_on: str | None = None


def _guest(required: bool = True) -> sa.Column[str]:
    key = sa.ForeignKey("guests.id", ondelete="CASCADE")
    return sa.Column("guest", sa.String(24), key, nullable=not required)


def _table() -> sa.Column[str]:
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table", sa.String(24), key, primary_key=True)


def upgrade() -> None:
    """Lay out all relations."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("hash", sa.String(64), primary_key=True),
        _guest(),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        _guest(),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("invite", sa.String(24), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("moved", sa.BigInteger, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("wake", sa.BigInteger, nullable=True),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_lobby", "tables", ["public", "status", "moved"])
    op.create_index("tables_wake", "tables", ["wake"])
    op.create_table(
        "places",
        _table(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(24), nullable=False),
    )
    op.create_table(
        "entries",
        _table(),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mark", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "reviews",
        _table(),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(24), primary_key=True),
        _guest(),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("games", sa.Text, nullable=False),
        sa.Column("current", sa.String(24), nullable=True),
    )
    op.create_table(
        "scores",
        sa.Column("table", sa.String(24), primary_key=True),
        _guest(),
        sa.Column("challenge", sa.Integer, nullable=False),
        sa.Column("hand", sa.String(20), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("date", sa.String(10), nullable=False),
    )
    op.create_index("scores_best", "scores", ["challenge", "hand", "score"])
    for name in ("secrets", "links", "places", "campaigns", "scores"):
        op.create_index(f"ix_{name}_guest", name, ["guest"])


def downgrade() -> None:
    """Remove everything."""
    for name in (
        *("scores", "campaigns", "reviews", "entries", "places"),
        *("tables", "links", "secrets", "guests"),
    ):
        op.drop_table(name)
