"""The command `ostraka`: here it only starts, and may be interrupted while it does.

All the rest is loaded by `main`, so that Ctrl-C shows no traceback however early it comes.
"""

from __future__ import annotations

import os
import sys


def main() -> None:
    """Run the command; whatever goes wrong is one sentence and a status, never a traceback."""
    try:
        from ostraka.terminal.app import run
    except KeyboardInterrupt:
        sys.exit(130)
    except ModuleNotFoundError as error:
        from ostraka.core.extras import missing

        if (needed := missing(error)) is None:
            raise
        print(needed.text(os.environ.get("OSTRAKA_LANG", "en")), file=sys.stderr)
        sys.exit(2)
    run()


if __name__ == "__main__":
    main()
