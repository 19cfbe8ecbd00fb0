"""The command `ostraka` and what all of its commands share.

Each of the commands stands in a module of `ostraka.terminal` and is loaded when it is used.
"""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

import ostraka
from ostraka.core.errors import OstrakaError
from ostraka.core.i18n.message import Message
from ostraka.terminal.console import asked_language, known_language, out, say, warn, write
from ostraka.terminal.lazy import LazyGroup

app = typer.Typer(
    name="ostraka",
    cls=LazyGroup,
    help="Play, study and solve Arkantar, Ankh'or and Ancient Knowledge.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        out.print(f"ostraka {ostraka.__version__}")
        raise typer.Exit


@app.callback()
def everywhere(
    version: Annotated[
        bool, typer.Option("--version", help="Say the version.", callback=_version, is_eager=True)
    ] = False,
    lang: Annotated[
        str | None, typer.Option("--lang", help="en, fr, es or de.", callback=known_language)
    ] = None,
) -> None:
    """Play, study and solve Arkantar, Ankh'or and Ancient Knowledge."""
    if lang is not None:
        os.environ["OSTRAKA_LANG"] = lang


def run() -> None:
    """Run the command; whatever goes wrong is one sentence and a status, never a traceback."""
    lang = asked_language()
    try:
        app()
    except OstrakaError as error:
        for message in error.messages:
            write(message.text(lang), warn)
        sys.exit(2)
    except KeyboardInterrupt:
        say("terminal-interrupted", lang, warn)
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        if error.filename is None:
            say("terminal-system", lang, warn, reason=reason)
        else:
            say("error-file-unwritable", lang, warn, path=str(error.filename), reason=reason)
        sys.exit(2)
    except Exception as error:
        if os.environ.get("OSTRAKA_DEBUG"):
            raise
        reason = f"{type(error).__name__}: {error}"[:200]
        write(Message("terminal-inside", reason=reason).text(lang), warn)
        sys.exit(1)
