"""Measure servers under load.

python -m bench.server               10, 50, 150 and 300 live tables, then up to 3,000 idle ones
python -m bench.server --quick       a minute: what `make bench` shows
python -m bench.server --save        also writes docs/load.md and its picture
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack

import uvloop
from rich.console import Console

from bench.server.hosts import ROOT, Host, boardgame, has_boardgame, ours
from bench.server.measure import Figures, grown, measured
from bench.server.report import FILES, MEMORY, draw, page, show

HOSTS: dict[str, Callable[[], AbstractContextManager[Host]]] = {
    "sqlite": lambda: ours("SQLite", "sqlite"),
    "plain": lambda: ours("SQLite, plain sockets", "sqlite", program="bench.server.plain_socket"),
    "postgresql": lambda: ours("PostgreSQL", "postgresql"),
    "workers": lambda: ours("PostgreSQL, 2 workers", "postgresql", 2),
    "memory": lambda: boardgame(MEMORY, files=False),
    "files": lambda: boardgame(FILES, files=True),
}
USUAL = [name for name in HOSTS if name != "plain"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.server", description="Servers under load.")
    parser.add_argument("--tables", default="", help="numbers of live tables, with commas")
    parser.add_argument("--seconds", type=float, help="for each round")
    parser.add_argument("--servers", default=",".join(USUAL), help=f"of {', '.join(HOSTS)}")
    parser.add_argument("--idle", type=int, help="up to so many idle tables; 0: none")
    parser.add_argument("--quick", action="store_true", help="50 and 300 tables, 3 seconds each")
    parser.add_argument("--save", action="store_true", help="write docs/load.md")
    given = parser.parse_args()
    tables = [
        int(n) for n in (given.tables or ("50,300" if given.quick else "10,50,150,300")).split(",")
    ]
    seconds = given.seconds or (3.0 if given.quick else 8.0)
    idle = given.idle if given.idle is not None else (0 if given.quick else 3000)
    wanted = given.servers.split(",")
    console = Console()
    if not has_boardgame():
        wanted = [name for name in wanted if name not in ("memory", "files")]
        console.print("boardgame.io is not installed: `npm ci` in bench/boardgame")
    load = os.getloadavg()[0]
    found: list[Figures] = []
    quiet: list[Figures] = []
    with ExitStack() as stack:
        hosts = [stack.enter_context(HOSTS[name]()) for name in wanted]
        for count in tables:  # by turns, so that a busy machine slows all alike
            for host in hosts:
                print(f"{host.name}, {count} tables …", file=sys.stderr)
                found.append(uvloop.run(measured(host, count, seconds)))
    if idle:
        with ours("SQLite", "sqlite") as host:
            print(f"SQLite, up to {idle} idle tables …", file=sys.stderr)
            steps = [0, idle // 10, idle // 3, idle]
            quiet = uvloop.run(grown(host, 50, steps, seconds))
    found.sort(key=lambda each: (each.tables, wanted_order(each.host, hosts)))
    show(found, quiet, console)
    if given.save:
        (ROOT / "docs" / "load.md").write_text(page(found, quiet, seconds, load), encoding="utf-8")
        draw(found, ROOT / "docs" / "pictures" / "load.png")


def wanted_order(name: str, hosts: list[Host]) -> int:
    return [host.name for host in hosts].index(name)


if __name__ == "__main__":
    main()
