"""Pin every package, with hashes and without naming any package index: `make lock`.

PyTorch's CPU build is not on PyPI. `python requirements/lock.py torch` pins it, where uv is told by
its environment (UV_FIND_LINKS, UV_EXTRA_INDEX_URL) where it lies.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
COMPILE = [
    *(sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--upgrade"),
    *("--universal", "--python-version", "3.11", "--generate-hashes"),
    *("--no-emit-index-url", "--no-annotate", "--no-header"),
]


def pin(target: str, *sources: str) -> None:
    """Write one lock file."""
    subprocess.run([*COMPILE, *sources, "-o", str(HERE / target)], check=True, cwd=HERE.parent)


if __name__ == "__main__":
    if sys.argv[1:] == ["torch"]:
        pin("torch.txt", "requirements/torch.in", "-c", "requirements/dev.txt")
        sys.exit()
    pin("run.txt", "pyproject.toml", "--extra", "arena", "--extra", "postgres")
    pin("build.txt", "requirements/build.in", "-c", "requirements/run.txt")
    pin("dev.txt", "pyproject.toml", "--group", "dev", "-c", "requirements/run.txt")
    pin("docs.txt", "pyproject.toml", "--group", "docs", "-c", "requirements/run.txt")
    pin("bench.txt", "pyproject.toml", "--group", "bench", "-c", "requirements/run.txt")
