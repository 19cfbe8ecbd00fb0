"""Mistakes in a command line, said in the user's language: one sentence, and where to read more."""

from __future__ import annotations

from typing import Any

import click

from ostraka.core.i18n.message import Message


class Mistake(click.UsageError):
    """A mistake in a command line that already has its sentence."""

    def __init__(self, said: Message, ctx: click.Context | None = None) -> None:
        super().__init__(said.text("en"), ctx)
        self.said = said


class _Limited:
    """A number within limits."""

    def __init__(self, least: float | None = None, most: float | None = None) -> None:
        self.least = least
        self.most = most

    @property
    def limits(self) -> str:
        """The limits as help shows them."""
        if self.least is None:
            return "" if self.most is None else f"≤ {self.most}"
        return f"≥ {self.least}" if self.most is None else f"{self.least} – {self.most}"

    def check(
        self, number: float, param: click.Parameter | None, ctx: click.Context | None
    ) -> None:
        """Refuse a number outside of the limits."""
        if self.least is not None and number < self.least:
            least = str(self.least)
            raise Mistake(Message("cli-mistake-least", name=_name(param, ctx), least=least), ctx)
        if self.most is not None and number > self.most:
            most = str(self.most)
            raise Mistake(Message("cli-mistake-most", name=_name(param, ctx), most=most), ctx)


class Whole(_Limited, click.types.IntParamType):
    """A whole number within limits."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        number: int = super().convert(value, param, ctx)
        self.check(number, param, ctx)
        return number


class Decimal(_Limited, click.types.FloatParamType):
    """A number within limits."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        number: float = super().convert(value, param, ctx)
        self.check(number, param, ctx)
        return number


def explained(error: click.ClickException) -> list[Message]:
    """What is wrong with a command line, and which command says more."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    said = [_sentence(error)]
    if context is not None:
        said.append(Message("cli-mistake-help", command=f"{context.command_path} --help"))
    return said


def _sentence(error: click.ClickException) -> Message:
    match error:
        case Mistake():
            return error.said
        case click.NoSuchOption():
            like = ", ".join(sorted(error.possibilities or ()))
            key = "cli-mistake-option-like" if like else "cli-mistake-option"
            return Message(key, name=error.option_name[:40], like=like)
        case click.BadOptionUsage():
            key = "cli-mistake-no-value" if _is_flag(error) else "cli-mistake-needs-value"
            return Message(key, name=error.option_name[:40])
        case click.MissingParameter():
            return Message("cli-mistake-missing", name=_name(error.param, error.ctx))
        case click.BadParameter():
            return _bad_value(error)
    return Message("plain", text=error.format_message()[:200])


def _name(param: click.Parameter | None, ctx: click.Context | None) -> str:
    """An option or an argument as it is typed."""
    if param is None:
        return ""
    if isinstance(param, click.Argument) and ctx is not None:
        return param.make_metavar(ctx).strip("[]")
    return max(param.opts, key=len)


def _is_flag(error: click.BadOptionUsage) -> bool:
    """Whether the option of a mistake takes no value."""
    known = error.ctx.command.get_params(error.ctx) if error.ctx else []
    return any(
        isinstance(each, click.Option) and each.is_flag and error.option_name in each.opts
        for each in known
    )


def _bad_value(error: click.BadParameter) -> Message:
    """What an option or an argument takes, where that is a number; else what is wrong with it."""
    name = _name(error.param, error.ctx)
    kind = error.param.type if error.param is not None else None
    if isinstance(kind, click.types.IntParamType):
        return Message("cli-mistake-number", name=name, kind="whole")
    if isinstance(kind, click.types.FloatParamType):
        return Message("cli-mistake-number", name=name, kind="number")
    return Message("cli-mistake-value", name=name, reason=error.message[:200])
