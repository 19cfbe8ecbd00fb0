"""The relations of the store.

`entries` is the truth about tables: the journal of each, only ever appended to. The rows of
`tables` and `places` follow from it, so that lists can be found without reading journals. Seats,
status and wake are written in the transaction that changes them, the rest of a head a moment later
(`tables/heads.py`). Moments are milliseconds since 1970; documents are JSON texts.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("invite", String(24), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("wake", BigInteger, nullable=True),
    Column("summary", Text, nullable=False),
    Index("tables_lobby", "public", "status", "moved"),
    Index("tables_wake", "wake"),
)
"""`number` is how long the journal was when the row was written; `wake` is when the server itself
has something to do."""

places = Table(
    "places",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(24), nullable=False, index=True),
)

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("mark", BigInteger, nullable=False, key="nonce"),
    Column("kind", String(12), nullable=False),
    Column("body", Text, nullable=False),
)
"""The nonce is drawn by the writer, which so recognises its own entry after a broken connection."""

reviews = Table(
    "reviews",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("document", Text, nullable=False),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("document", Text, nullable=False),
    Column("games", Text, nullable=False),
    Column("current", String(24), nullable=True),
)
"""`games` are the tables of the finished games, `current` the table of the game under way."""

scores = Table(
    "scores",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("challenge", Integer, nullable=False),
    Column("hand", String(20), nullable=False),
    Column("score", Integer, nullable=False),
    Column("date", String(10), nullable=False),
    Column("packs", Text, nullable=False, server_default=""),
    Index("scores_best", "challenge", "hand", "score"),
)

deals = Table(
    "deals",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("entropy", String(64), nullable=False),
)
"""The deal of each day; nobody is told its seed before they have played it."""

deal_games = Table(
    "deal_games",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("table", String(24), nullable=False, unique=True),
    Column("ended", BigInteger, nullable=True),
    Column("result", Integer, nullable=True),
    Column("margin", Integer, nullable=True),
    Column("score", Integer, nullable=True),
)
"""The one game that somebody plays of a deal; the last four are null until it is over."""
