"""The effects of cards as sentences: steps, prices, events and conditions put together.

The sentences follow the card language alone and never look at a card's id, so that every pack has
its texts in every language. An effect becomes one Message whose parts are Messages in turn; each
part begins in lower case (see the catalogue `ancient_knowledge_cards`).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from ostraka.core.i18n.message import Message
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.card import Card, Condition, Effect, Step
from ostraka.games.ancient_knowledge.text.phrases import clause, counted, per


def _key(name: str) -> str:
    return f"ak-card-{name}"


def _amount(step: Step, act: Message) -> Message:
    """The act, multiplied if the step says so."""
    return Message(_key("for"), act=act, what=per(step.per, step.every)) if step.per else act


def _others(card: Card, kind: str) -> str:
    """The ending for kinds that the card itself belongs to: “each other city”."""
    return "-other" if kind == card.kind or (kind == "any" and card.monument) else ""


# -- the monuments a step is aimed at -------------------------------------------------------------


def _narrowed(step: Step, what: Message) -> Message:
    """The monuments, with what they must carry and where they must stand."""
    if step.having:
        what = Message(
            _key("narrowed"), what=what, **{"with": Message(_key("with"), n=step.having)}
        )
    if step.bare:
        what = Message(_key("narrowed"), what=what, **{"with": Message(_key("bare"))})
    if step.space:
        place = Message(_key("from-space"), n=step.space)
        what = Message(_key("narrowed"), what=what, **{"with": place})
    return what


def _sources(step: Step, spread: bool) -> Message:
    """The monuments that knowledge is removed from."""
    kind = step.kind or "any"
    if step.scope == "self":
        where = Message(_key("from-self"))
    elif step.targets > 1:
        where = Message(_key(f"some-{step.scope}"), kind=kind, m=step.targets)
    else:
        form = "each" if step.each else "all" if spread else "one"
        where = Message(_key(f"from-{form}-{step.scope}"), kind=kind)
    return _narrowed(step, where)


# -- steps; `may`: in the form that follows “you may” ---------------------------------------------


def _draw(step: Step, card: Card, when: str, may: str) -> Message:
    return _amount(step, Message(_key("draw"), n=step.n))


def _look_and_keep(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key("look-and-keep"), n=step.n, keep=step.keep)


def _look_and_create(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key("look-and-create"), n=step.n)


def _look_and_learn(step: Step, card: Card, when: str, may: str) -> Message:
    level = Message(_key("level-numeral"), level=step.learn)
    return Message(_key("look-and-learn"), n=step.n, level=level)


def _share(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key("share"), n=step.n)


def _seek(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key("seek"), what=counted(step.kind, step.n))


def _discard(step: Step, card: Card, when: str, may: str) -> Message:
    form = may or ("-up-to" if step.up_to else "")
    return Message(_key(f"discard{form}"), what=counted(step.kind or "card", step.n))


def _opponents_discard(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key(f"opponents-discard-{step.source}"), n=step.n)


def _steal(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key("steal"), n=step.n)


def _remove(step: Step, card: Card, when: str, may: str) -> Message:
    """Knowledge taken off one monument, off each of several, or split at will (“in total”)."""
    spread = (step.n > 1 or bool(step.per)) and not (step.targets or step.each)
    several = step.targets > 1 and step.scope != "self"
    total = spread and not step.per and step.scope != "self"
    form = "-some" if several else "-total" if total and not may else ""
    form += may or ("-up-to" if step.up_to else "")
    what = counted("knowledge", step.n)
    return _amount(step, Message(_key(f"remove{form}"), what=what, where=_sources(step, spread)))


def _add(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key("add"), what=counted("knowledge", step.n))


def _give(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key("give"), n=step.n)


def _recover(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key(f"recover{may or ('-up-to' if step.up_to else '')}"), n=step.n)


def _move(step: Step, card: Card, when: str, may: str) -> Message:
    one = Message(_key("one-self"))
    if step.scope != "self":
        one = Message(_key(f"one-{step.scope}"), kind=step.kind or "any")
    to = Message(_key("to-space"), n=step.to) if step.to else Message(_key("to-any"))
    return Message(_key(f"move{may}"), what=_narrowed(step, one), to=to)


def _swap(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key(f"swap-{step.scope}"))


def _destroy(step: Step, card: Card, when: str, may: str) -> Message:
    """A card leaving play; a declining monument that does so never reaches the Past."""
    declining = "-decline" if step.what == "self" and when == "decline" else ""
    return Message(_key(f"destroy-{step.what}{may or declining}"))


def _straighten(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key("straighten"), n=step.n)


def _create(step: Step, card: Card, when: str, may: str) -> Message:
    free = "-free" if step.free else ""
    return Message(_key(f"create{free}{may}"), kind="any" if step.what == "monument" else step.what)


def _learn(step: Step, card: Card, when: str, may: str) -> Message:
    form = "-level" if step.level else ""
    form += "-free" if step.free else "-relief" if step.relief else ""
    values: dict[str, Message | int] = {}
    if step.level:
        values["level"] = Message(_key("level-numeral"), level=step.level)
    if step.relief:
        values["n"] = step.relief
    return Message(_key(f"learn{form}{may}"), **values)


def _archive(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key(f"archive{may}"))


def _bury(step: Step, card: Card, when: str, may: str) -> Message:
    if not step.level:
        return Message(_key("bury"), n=step.n)
    level = Message(_key("level-numeral"), level=step.level)
    return Message(_key("bury-level"), n=step.n, level=level)


def _score(step: Step, card: Card, when: str, may: str) -> Message:
    return _amount(step, Message(_key("score"), n=step.n))


def _tiers(step: Step, card: Card, when: str, may: str) -> Message:
    """Points by thresholds: the first one in full, the others after it."""
    (least, n), *further = step.tiers
    act = Message(_key("tier"), n=n, clause=clause([Condition(step.per, ">=", least)]))
    for least, n in further:
        act = Message(_key("tier-next"), first=act, n=n, least=least)
    return act


def _discount(step: Step, card: Card, when: str, may: str) -> Message:
    less = Message(_key("less"), n=step.n)
    if not step.kind:
        return _amount(step, Message(_key("discount"), less=less))
    key = _key(f"discount-kind{_others(card, step.kind)}")
    return _amount(step, Message(key, less=less, kind=step.kind))


def _relief(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key("relief"), n=step.n)


def _excavate(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key("excavate"), n=step.n)


def _skip_decline(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key("skip-decline"))


def _store(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key("store"), level=Message(_key("level-numeral"), level=step.n))


def _claim(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key("claim"))


def _act(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key("act"))


def _renew(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key("renew"))


def _skip_unlearning(step: Step, card: Card, when: str, may: str) -> Message:
    return Message(_key("skip-unlearning"))


_STEPS: dict[str, Callable[[Step, Card, str, str], Message]] = {
    "draw": _draw,
    "look and keep": _look_and_keep,
    "look and create": _look_and_create,
    "look and learn": _look_and_learn,
    "share": _share,
    "seek": _seek,
    "discard": _discard,
    "opponents discard": _opponents_discard,
    "steal": _steal,
    "remove": _remove,
    "remove from each": _remove,
    "add": _add,
    "give": _give,
    "recover": _recover,
    "move": _move,
    "swap": _swap,
    "destroy self": _destroy,
    "destroy artifacts": _destroy,
    "straighten": _straighten,
    "create": _create,
    "learn": _learn,
    "archive": _archive,
    "bury": _bury,
    "score": _score,
    "tiers": _tiers,
    "discount": _discount,
    "relief": _relief,
    "excavate": _excavate,
    "skip decline": _skip_decline,
    "store": _store,
    "claim": _claim,
    "act": _act,
    "renew": _renew,
    "skip unlearning": _skip_unlearning,
}
assert set(_STEPS) == set(words.PRIMITIVES), "every primitive has its words"

_SINGLE = {"remove", "recover", "discard"}


def _permitted(step: Step) -> bool:
    """Whether a step reads “you may …”: “up to 1” is said that way too."""
    return step.may or (step.up_to and step.n == 1 and not step.per and step.verb in _SINGLE)


def step_phrase(step: Step, card: Card, when: str, *, first: bool = True) -> Message:
    """One step; `first`: it opens its sentence (some languages turn the words round if not)."""
    say = _STEPS[step.primitive]
    if not _permitted(step):
        return say(step, card, when, "")
    return _allowed(say(step, card, when, "-may"), first)


def _allowed(act: Message, first: bool) -> Message:
    return Message(_key("may" if first else "may-after"), act=act)


# -- effects --------------------------------------------------------------------------------------


def _sequence(effect: Effect, card: Card, first: bool) -> Message:
    """The steps one after the other; equal neighbours are said once."""
    parts: list[Message] = []
    for step, equal in groupby(effect.steps):
        times = len(list(equal))
        phrase = step_phrase(step, card, effect.when, first=first and not parts)
        if times > 1:
            key = "times-may" if _permitted(step) else "times"
            phrase = Message(_key(key), act=phrase, n=times)
        parts.append(phrase)
    act = parts[-1]
    for part in reversed(parts[:-1]):
        permitted = part.key == _key("may")  # what follows is no part of what you may do
        act = Message(_key("then-may" if permitted else "then"), first=part, second=act)
    return act


def _event(effect: Effect, card: Card) -> Message:
    """The event an effect answers: “after you CREATE another city”."""
    verb, _, word = effect.event.partition(".")
    if verb == "learn":
        return Message(_key("on-learn"), kind=word or "any")
    if verb == "create":
        kind = "any" if word == "monument" else word
        return Message(_key(f"on-create{_others(card, kind)}"), kind=kind)
    return Message(_key(f"on-{verb}"))


def effect_sentence(card: Card, effect: Effect) -> Message:
    """What an effect does, as one sentence (two if it has a price)."""
    opening = not (effect.event or effect.conditions)
    if effect.pay is not None:
        price = _STEPS[effect.pay.primitive](effect.pay, card, effect.when, "-may")
        act = _sequence(effect, card, first=False)
        act = Message(_key("pay"), price=_allowed(price, opening), act=act)
    elif effect.instead:
        key = "instead" if opening else "instead-after"
        act = Message(_key(key), act=_sequence(effect, card, first=True))
    else:
        act = _sequence(effect, card, first=opening)
    if effect.event and effect.conditions:
        condition = clause(effect.conditions)
        act = Message(_key("on-if"), event=_event(effect, card), clause=condition, act=act)
    elif effect.event:
        act = Message(_key("on"), event=_event(effect, card), act=act)
    elif effect.conditions:
        act = Message(_key("if"), clause=clause(effect.conditions), act=act)
    sentence = Message(_key("sentence"), text=act)
    return sentence if effect.chain else Message(_key("no-chain"), text=sentence)
