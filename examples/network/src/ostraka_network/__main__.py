"""Learn from a folder of self-play: `python -m ostraka_network FOLDER [--out FILE]`."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from ostraka.envs.selfplay import read_decisions
from ostraka_network.bot import LEARNED
from ostraka_network.training import EPOCHS, Progress, train


def main() -> None:
    """Train, telling how it goes, and keep what was learned."""
    parser = argparse.ArgumentParser(prog="ostraka_network", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--out", type=Path, default=LEARNED)
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    asked = parser.parse_args()
    decisions = read_decisions(asked.folder)
    print(f"{len(decisions):,} choices of {decisions.games.max() + 1:,} games")
    begun, computed = time.monotonic(), time.process_time()

    def tell(progress: Progress) -> None:
        print(
            f"{time.monotonic() - begun:6.0f} s ({time.process_time() - computed:.0f} computing)  "
            f"epoch {progress.epoch:2}  policy {progress.policy:.3f}  "
            f"value {progress.value:.3f}  agrees {progress.agrees:.1%}",
            flush=True,
        )

    train(decisions, epochs=asked.epochs, tell=tell).save(asked.out)
    print(f"kept in {asked.out}")


if __name__ == "__main__":
    main()
