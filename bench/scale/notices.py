"""What NOTIFY costs PostgreSQL: commits a second with and without it, by pgbench.

    python -m bench.scale.notices

PostgreSQL lets one transaction at a time commit notices, so more writers do not help.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path

import psycopg

from tests.server.cluster import Cluster, binary

WRITE = "INSERT INTO journal (body) VALUES (repeat('x', 200));"
SCRIPTS = {"without": WRITE, "with": f"BEGIN; {WRITE} NOTIFY entries, 'abcdef'; COMMIT;"}


def commits(address: str, script: str, writers: int, seconds: int) -> float:
    """Commits a second of so many writers."""
    program = binary("pgbench")
    assert program is not None
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "script.sql"
        file.write_text(script.replace("; ", ";\n") + "\n")
        how = ("-n", "-f", str(file), "-c", str(writers), "-j", "2", "-T", str(seconds))
        said = subprocess.run(
            [program, *how, address], capture_output=True, text=True, check=True
        ).stdout
    found = re.search(r"tps = ([\d.]+)", said)
    assert found is not None
    return float(found[1])


def main(seconds: int = 4) -> None:
    """Print a line for each number of writers."""
    cluster = Cluster()
    try:
        with psycopg.connect(cluster.address, autocommit=True) as connection:
            connection.execute("CREATE TABLE journal (id bigserial PRIMARY KEY, body text)")
        for writers in (1, 4, 16, 48):
            rates = [commits(cluster.address, text, writers, seconds) for text in SCRIPTS.values()]
            print(f"{writers} writers: {rates[0]:,.0f} commits/s, with NOTIFY {rates[1]:,.0f}")
    finally:
        cluster.close()


if __name__ == "__main__":
    main()
