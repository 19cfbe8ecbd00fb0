"""In which language and form a command prints: `--lang` and `--json`."""

from __future__ import annotations

import click

from ostraka.terminal.command import flag, option
from ostraka.terminal.console import known_language, language


def _language(ctx: click.Context, _: click.Parameter, wanted: str | None) -> str:
    """The language of this command, else that given before it, else the user's."""
    return language(known_language(wanted) or ctx.find_root().params.get("lang"))


lang_option = option("--lang", key="help-lang", callback=_language)
json_option = flag("--json", "as_json", key="help-json")
