"""The cards say in every language what their data make them do."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from ostraka.core.message import LOCALES
from ostraka.games.ancient_knowledge import words
from ostraka.games.ancient_knowledge.compiler import BASE, check_pack
from ostraka.games.ancient_knowledge.language import Card, Condition, Effect, Step
from ostraka.games.ancient_knowledge.texts import face, facts, lines, plain, requirement

CARDS = {card.id: card for card in check_pack(BASE)[0]}

ENGLISH = {
    "C1": "End of the game: Score 4 VP if you have at least 3 ancient technologies, or 7 VP for at "
    "least 5.",
    "C3": "End of the game: Score 1 VP for each monument of your most numerous kind in your Past.",
    "C4": "End of the game: Score 2 VP for each set of city, megalith and pyramid in your Past.",
    "C5": "End of the game: Score 1 VP for each city in your Past.",
    "C6": "Timeline: Remove 1 knowledge from each adjacent city.",
    "C7": "Timeline: If you have at least 2 pyramids adjacent to this monument, remove 3 knowledge "
    "from this monument.",
    "C8": "Timeline: If you have at least 2 monuments of one kind adjacent to this monument, remove "
    "2 knowledge from this monument.",
    "C9": "Timeline: If you have at most 2 lost knowledge and at least 1 monument in your Past, "
    "draw 1 card.",
    "C10": "Timeline: If you have at least 11 knowledge on your monuments, remove up to 2 knowledge "
    "in total from your monuments.",
    "C11": "Anytime: After you LEARN a secret technology, remove 1 knowledge from one of your "
    "monuments, then draw 1 card.",
    "C12": "Immediate: Discard 1 of your lost knowledge.",
    "C13": "Immediate: Let this monument trade places with another of your monuments.",
    "C15": "Decline: Move one of your other monuments to another space with room.",
    "C18": "Anytime: If you have at least 1 city in your Past, put 1 less knowledge on each other "
    "city you CREATE.",
    "C19": "Decline: Remove 4 knowledge from one of your cities with at least 6 knowledge.",
    "C20": "Immediate: Remove 1 knowledge from each of your other cities.",
    "C21": "Decline: Remove up to 7 knowledge in total from your other monuments.",
    "C22": "Immediate: If you have at least 3 cities in your Past, put 5 less knowledge on this "
    "monument.",
    "C25": "Decline: If this monument has at least 1 knowledge on it, discard this monument; it "
    "does not go to your Past and its knowledge is not lost.",
    "C30": "Immediate: Skip the decline phase of this turn, unless it has already begun.",
    "C31": "Immediate: If you have at least 4 cities in your timeline, choose 2 of your cities and "
    "remove 3 knowledge from each of them.",
    "C32": "Immediate: You may ARCHIVE.",
    "C34": "Anytime: Put 1 less knowledge on each pyramid you CREATE.",
    "C35": "Timeline: Discard 1 card from your hand.",
    "M1": "End of the game: Score 2 VP for each set of one ancient, one writing and one secret "
    "technology you have.",
    "M2": "End of the game: If you have at least 15 lost knowledge, score 9 VP.",
    "M9": "Decline: Each opponent discards 2 cards of their choice from their hand.",
    "M11": "Decline: You may CREATE a monument from your hand at its cost.",
    "M14": "Decline: Look at an opponent’s hand and take 1 card from it.",
    "M15": "Decline: Move up to 3 of your lost knowledge onto one monument of an opponent.",
    "M24": "Immediate: For each opponent, choose one of their monuments and add 3 knowledge to it.",
    "M33": "End of the game: Score 1 VP for each monument in your timeline.",
    "M34": "Decline: You may LEARN a technology whatever its requirement.",
    "M36": "Anytime: After you CREATE another monument, if you have at least 11 monuments in your "
    "Past, you may CREATE a monument from your hand at its cost. An action that this effect grants "
    "does not set it off again.",
    "P7": "Decline: Secretly look at the top 7 technologies of the level II deck, LEARN one whose "
    "requirement you meet and put the rest under the deck in the order you choose.",
    "P8": "Decline: Each opponent discards 1 artifact of their choice from play.",
    "P10": "Decline: You may LEARN a technology, up to 2 times in a row.",
    "P11": "Decline: If you have at least 3 megaliths in your Past, discard up to 4 of your lost "
    "knowledge.",
    "P13": "Immediate: Discard any number of your artifacts from play, then remove 4 knowledge from "
    "this monument for each card discarded.",
    "P15": "Immediate: Remove up to 3 knowledge from one adjacent monument.",
    "P17": "Immediate: Put 1 less knowledge on this monument for each pyramid in your Past.",
    "P19": "Anytime: When you LEARN, lower one minimum of the technology’s requirement by 1.",
    "P20": "Anytime: After you CREATE an artifact, you may LEARN a technology.",
    "P30": "Timeline: Remove 1 knowledge from one of your other monuments.",
    "P32": "End of the game: Score 1 VP for each monument with an end-game effect in your Past.",
    "P33": "Decline: Turn up cards of the builder deck until you find 2 cities: take these into "
    "your hand and discard the rest.",
    "P34": "Decline: Secretly look at the top 8 cards of the builder deck, keep 1 of them and "
    "discard the rest.",
    "P35": "Immediate: One after the other, put 2 face-up technologies under the deck of their "
    "level.",
    "A3": "Timeline: You may discard 2 cards from your hand. If you do, remove up to 3 knowledge in "
    "total from your monuments.",
    "A4": "Timeline: If you have at least 1 set of city, megalith and pyramid in your timeline, "
    "remove 1 knowledge from one of your monuments.",
    "A6": "Timeline: Move one of your monuments with at least 4 knowledge from space 1 to space 3.",
    "A7": "Timeline: You may discard 2 artifacts from your hand. If you do, draw 4 cards.",
    "A9": "Timeline: If you have at most 3 lost knowledge and at least 1 monument in your Past, you "
    "may remove 1 knowledge from one of your monuments.",
    "A13": "Timeline: You may move one of your monuments without knowledge to another space with "
    "room.",
    "A15": "Timeline: You may discard this card from play. If you do, straighten 4 rotated "
    "monuments of your Past.",
    "A16": "Anytime: After you EXCAVATE, if you rotated at least 3 monuments, LEARN a technology.",
    "A24": "Anytime: After you CREATE a monument, if its space is 5 or higher, remove up to 2 "
    "knowledge in total from your monuments.",
    "A25": "Anytime: After you EXCAVATE, if you rotated exactly 2 monuments, you may do this "
    "instead of drawing cards: remove up to 6 knowledge in total from your monuments.",
    "A27": "Timeline: If you have at least 2 monuments in space 1, remove 1 knowledge from one of "
    "your monuments, then draw 1 card.",
    "A29": "Anytime: When you EXCAVATE, draw 3 cards per monument rotated instead of 2.",
    "A32": "Anytime: At the end of your decline phase, draw 2 cards for every 3 knowledge lost in "
    "it.",
    "A34": "Anytime: After you EXCAVATE, if you rotated exactly 3 monuments, each opponent discards "
    "2 cards of their choice from their hand.",
    "A35": "Timeline: If you have at most 1 card in hand, draw 1 card.",
    "T3": "Immediate: Turn up 5 cards of the builder deck: you take one, then each opponent in turn "
    "order takes one, then you take one more; discard the rest.",
    "T7": "Requires at least 1 city, 1 megalith and 1 pyramid in your Past. Immediate: Draw 4 "
    "cards.",
    "T12": "Immediate: Remove 1 knowledge from your monuments for each of your artifacts in play.",
    "T13": "Immediate: Draw 1 card for each city in your timeline.",
    "T16": "Immediate: Let two of your monuments trade places.",
    "T17": "Immediate: Discard up to 3 cards from your hand, then draw 1 card for each card "
    "discarded.",
    "T22": "Immediate: Secretly look at the top 10 cards of the builder deck, CREATE one artifact "
    "among them at its cost and discard the rest.",
    "T27": "Requires at least 5 monuments in your Past. Immediate: Put 1 face-up technology of "
    "level II under the deck of that level.",
    "T29": "Requires at least 7 monuments of the same kind in your Past. Worth 4 VP at the end of "
    "the game.",
    "T37": "Requires at least 7 monuments in your Past and at most 3 lost knowledge. Worth 4 VP at "
    "the end of the game.",
}

FRENCH = {
    "C1": "Fin de partie : Marquez 4 PV si vous avez au moins 3 technologies antiques, ou 7 PV à "
    "partir de 5.",
    "C7": "Frise : Si vous avez au moins 2 pyramides adjacentes à ce monument, retirez 3 savoirs de "
    "ce monument.",
    "C18": "Permanent : Si vous avez au moins 1 cité dans votre Passé, placez 1 savoir de moins sur "
    "chaque autre cité que vous CRÉEZ.",
    "C20": "Immédiat : Retirez 1 savoir de chacune de vos autres cités.",
    "C25": "Déclin : Si ce monument porte au moins 1 savoir, défaussez ce monument ; il ne rejoint "
    "pas votre Passé et ses savoirs ne sont pas perdus.",
    "C31": "Immédiat : Si vous avez au moins 4 cités sur votre frise, choisissez 2 de vos cités et "
    "retirez 3 savoirs de chacun de ces monuments.",
    "M23": "Immédiat : Retirez 1 savoir de chacun de vos autres mégalithes.",
    "M24": "Immédiat : Chez chaque adversaire, choisissez un monument et ajoutez-y 3 savoirs.",
    "P9": "Déclin : Vous pouvez APPRENDRE une technologie.",
    "P12": "Déclin : Déplacez un de vos autres monuments vers un autre emplacement disponible.",
    "P25": "Frise : Retirez 1 savoir de chaque mégalithe adjacent.",
    "A3": "Frise : Vous pouvez défausser 2 cartes de votre main. Si vous le faites, retirez jusqu’à "
    "3 savoirs au total de vos monuments.",
    "A16": "Permanent : Quand vous EXCAVEZ, si vous avez incliné au moins 3 monuments, APPRENEZ une "
    "technologie.",
    "A32": "Permanent : À la fin de votre phase de déclin, piochez 2 cartes pour chaque tranche de "
    "3 savoirs perdus durant cette phase.",
    "T8": "Nécessite au plus 1 carte en main. Immédiat : Piochez 3 cartes.",
    "T41": "Nécessite au moins 3 technologies d’écriture. Vaut 2 PV à la fin de la partie.",
}

SPANISH = {
    "C4": "Final de la partida: Obtén 2 PV por cada trío de ciudad, megalito y pirámide en tu "
    "Pasado.",
    "C6": "Línea temporal: Retira 1 conocimiento de cada ciudad adyacente.",
    "C9": "Línea temporal: Si tienes como máximo 2 conocimientos perdidos y al menos 1 monumento en "
    "tu Pasado, roba 1 carta.",
    "C24": "Permanente: Pon 1 conocimiento menos en cada una de las demás ciudades que CREES.",
    "M9": "Declive: Cada rival descarta 2 cartas de su mano, a su elección.",
    "M15": "Declive: Mueve hasta 3 de tus conocimientos perdidos a un monumento de un rival.",
    "M36": "Permanente: Después de CREAR otro monumento, si tienes al menos 11 monumentos en tu "
    "Pasado, puedes CREAR un monumento de tu mano pagando su coste. Una acción concedida por este "
    "efecto no vuelve a activarlo.",
    "P10": "Declive: Puedes APRENDER una tecnología, hasta 2 veces seguidas.",
    "P15": "Inmediato: Retira hasta 3 conocimientos de un monumento adyacente.",
    "P22": "Permanente: Pon 1 conocimiento menos en cada ciudad que CREES.",
    "A6": "Línea temporal: Mueve uno de tus monumentos con al menos 4 conocimientos del espacio 1 al "
    "espacio 3.",
    "A21": "Línea temporal: Puedes descartar esta carta. Si lo haces, retira hasta 4 conocimientos "
    "en total de tus monumentos.",
    "A29": "Permanente: Cuando EXCAVES, roba 3 cartas por monumento girado en lugar de 2.",
    "T5": "Inmediato: Descarta 1 de tus conocimientos perdidos y luego roba 1 carta.",
    "T39": "Requiere al menos 3 ciudades, 3 megalitos y 3 pirámides en tu Pasado. Vale 5 PV al final "
    "de la partida.",
}

GERMAN = {
    "C3": "Spielende: Erhalte 1 SP für jedes Monument deiner häufigsten Art in deiner "
    "Vergangenheit.",
    "C13": "Sofort: Vertausche die Plätze dieses und eines anderen deiner Monumente.",
    "C19": "Verfall: Entferne 4 Wissensmarker von einer deiner Städte mit mindestens 6 "
    "Wissensmarkern.",
    "C22": "Sofort: Wenn du mindestens 3 Städte in deiner Vergangenheit hast, lege 5 Wissensmarker "
    "weniger auf dieses Monument.",
    "C32": "Sofort: Du darfst ARCHIVIEREN.",
    "M7": "Spielende: Erhalte 1 SP für jeden Megalith in deiner Vergangenheit.",
    "M20": "Dauerhaft: Lege 1 Wissensmarker weniger auf jeden anderen Megalith, den du ERSCHAFFST.",
    "M34": "Verfall: Du darfst eine Technologie ungeachtet ihrer Voraussetzung LERNEN.",
    "P8": "Verfall: Lass jeden Gegner 1 seiner ausliegenden Artefakte nach eigener Wahl abwerfen.",
    "P20": "Dauerhaft: Nachdem du ein Artefakt ERSCHAFFEN hast, darfst du eine Technologie LERNEN.",
    "P26": "Zeitleiste: Entferne 1 Wissensmarker von jedem angrenzenden Megalith.",
    "A9": "Zeitleiste: Wenn du höchstens 3 verlorene Wissensmarker und mindestens 1 Monument in "
    "deiner Vergangenheit hast, darfst du 1 Wissensmarker von einem deiner Monumente entfernen.",
    "A25": "Dauerhaft: Nachdem du AUSGEGRABEN hast: Wenn du genau 2 Monumente gedreht hast, ziehe "
    "auf Wunsch keine Karten, sondern entferne insgesamt bis zu 6 Wissensmarker von deinen "
    "Monumenten.",
    "A31": "Zeitleiste: Du darfst diese Karte abwerfen. Wenn du das tust, bewege eines deiner "
    "Monumente auf ein anderes Feld mit freiem Platz.",
    "T17": "Sofort: Wirf bis zu 3 Karten von deiner Hand ab, dann ziehe 1 Karte für jede abgeworfene "
    "Karte.",
    "T44": "Erfordert mindestens 15 verlorene Wissensmarker. Bringt am Spielende 4 SP.",
}


def sound(text: str) -> bool:
    """Whether a text is finished: something in it, nothing of the catalogues left over."""
    return (
        bool(text.strip())
        and not re.search(r"[{}$\n]|ak-|  | [.,]|\.\.", text)
        and text[0] == text[0].upper()
        and text[-1] == "."
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_a_finished_text_in_every_language(locale: str) -> None:
    assert len(CARDS) == 189
    for card in CARDS.values():
        assert lines(card, locale), card.id
        assert sound(plain(card, locale)), (card.id, plain(card, locale))
        assert bool(requirement(card, locale)) == card.technology
        assert all(facts(card, locale))


@pytest.mark.parametrize(
    ("locale", "samples"),
    [("en", ENGLISH), ("fr", FRENCH), ("es", SPANISH), ("de", GERMAN)],
)
def test_texts_say_what_the_cards_do(locale: str, samples: dict[str, str]) -> None:
    assert len(samples) >= (40 if locale == "en" else 12)
    for identity, text in samples.items():
        assert plain(CARDS[identity], locale) == text


def test_cards_with_the_same_effect_say_the_same_and_others_do_not() -> None:
    said: dict[str, tuple[object, ...]] = {}
    for card in CARDS.values():
        does = (tuple(card.effects.items()), card.requires, card.vp if card.technology else 0)
        # “each other city” is said on cities only, so the kind of the card may matter as well
        assert said.setdefault(plain(card), does) == does, card.id


# -- the whole language, beyond what the base cards use -------------------------------------------

CITY = Card("X1", "A city", "city", start=3)
ARTIFACT = Card("X2", "An artifact", "artifact")


def spoken(card: Card, effect: Effect) -> list[str]:
    """The text of an effect in every language."""
    whole = replace(card, effects={effect.when: effect})
    texts = [plain(whole, locale) for locale in LOCALES]
    for text in texts:
        assert sound(text), text
    return texts


def steps() -> Iterator[Step]:
    """Every verb with all that may stand next to it."""
    kinds = ("", *words.MONUMENTS)
    for n in (1, 2):
        for up_to in (False, True):
            yield from (Step("discard", n, kind=kind, up_to=up_to) for kind in (*kinds, "artifact"))
            yield Step("recover", n, up_to=up_to)
            for scope in words.SCOPES:
                for kind in kinds:
                    for having in (0, 1, 4):
                        for m in (0, 1, 2):
                            yield Step(
                                "remove", n, scope=scope, kind=kind, having=having, targets=m,
                                up_to=up_to,
                            )  # fmt: skip
                        yield Step("remove", n, scope=scope, kind=kind, having=having, each=True)
        yield from (Step("seek", n, kind=kind) for kind in (*words.MONUMENTS, "artifact"))
        yield from (Step("opponents_discard", n, source=zone) for zone in ("hand", "artifacts"))
        yield from (Step(verb, n) for verb in ("draw", "share", "add", "straighten", "score"))
        yield from (Step("bury", n, level=level) for level in (0, 1, 2))
        yield Step("give", n, up_to=True)
        yield from (Step(verb, n) for verb in ("relief", "excavate", "discount"))
        yield from (Step("discount", n, kind=kind) for kind in words.MONUMENTS)
        yield Step("look", n, keep=1)
        yield Step("look", n, create="artifact")
        yield from (Step("look", n, learn=level) for level in (1, 2))
    for may in (False, True):
        for scope in ("own", "others", "self"):
            for kind in kinds:
                yield Step("move", scope=scope, kind=kind, may=may)
        yield Step("move", bare=True, may=may, to=6)
        yield Step("move", having=2, may=may, space=1)
        yield from (Step("create", what=what, may=may) for what in words.CREATABLE)
        yield from (Step("learn", free=free, may=may) for free in (False, True))
        yield Step("archive", may=may)
    yield from (Step("swap", scope=scope) for scope in ("own", "self"))
    yield from (Step("destroy", what=what) for what in ("self", "artifacts"))
    yield Step("steal")
    yield Step("skip_decline")
    yield Step("tiers", per="past", tiers=((3, 4),))
    yield Step("tiers", per="technologies", tiers=((3, 4), (5, 7), (6, 9)))


def test_every_verb_of_the_language_has_its_words() -> None:
    met = set()
    for step in steps():
        met.add(step.primitive)
        spoken(CITY, Effect("timeline", (step,)))
        spoken(CITY, Effect("decline", (step, step), (Condition("hand", ">=", 1),)))
        spoken(CITY, Effect("timeline", (Step("draw"), step), pay=Step("discard", 2)))
    assert met == set(words.PRIMITIVES)


@pytest.mark.parametrize("quantity", words.QUANTITIES)
def test_every_quantity_can_be_a_condition_and_a_measure(quantity: str) -> None:
    said = set()
    for comparison in words.COMPARISONS:
        for number in (0, 1, 2):
            condition = Condition(quantity, comparison, number)
            said.add(spoken(CITY, Effect("timeline", (Step("draw"),), (condition,)))[0])
    assert len(said) == 9
    for every in (1, 3):
        step = Step("draw", per=quantity, every=every)
        said.add(spoken(CITY, Effect("timeline", (step,)))[0])
    assert len(said) == 11


def test_every_event_is_told_apart_and_a_card_never_answers_itself() -> None:
    for card in (CITY, ARTIFACT):
        said = {spoken(card, Effect("anytime", (Step("draw"),), event=e))[0] for e in words.EVENTS}
        assert len(said) == len(words.EVENTS)
    own = Effect("anytime", (Step("draw"),), event="create.city")
    assert "another city" in spoken(CITY, own)[0]
    assert "a city" in spoken(ARTIFACT, own)[0]


def test_every_activation_and_kind_has_a_name() -> None:
    for locale in LOCALES:
        whole = [replace(CITY, effects={w: Effect(w, (Step("draw"),))}) for w in words.ACTIVATIONS]
        assert len({plain(card, locale) for card in whole}) == len(words.ACTIVATIONS)
        labels = {face(replace(CITY, kind=kind), locale)["kind_label"] for kind in words.KINDS}
        assert len(labels) == len(words.KINDS)


def test_several_effects_stand_on_lines_of_their_own() -> None:
    effects = {w: Effect(w, (Step("draw"),)) for w in ("immediate", "decline")}
    assert lines(replace(CITY, effects=effects)) == [
        "Immediate: Draw 1 card.",
        "Decline: Draw 1 card.",
    ]


def test_german_turns_the_words_round_after_a_clause_and_only_there() -> None:
    may = Step("learn", may=True)
    plainly = Effect("timeline", (may,))
    conditional = Effect("timeline", (may,), (Condition("hand", "==", 0),))
    second = Effect("timeline", (Step("draw"), may))
    assert spoken(CITY, plainly)[3] == "Zeitleiste: Du darfst eine Technologie LERNEN."
    assert spoken(CITY, conditional)[3].endswith("hast, darfst du eine Technologie LERNEN.")
    assert spoken(CITY, second)[3].endswith("1 Karte, dann darfst du eine Technologie LERNEN.")


# -- the face -------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_faces_are_ready_for_json(locale: str) -> None:
    for card in CARDS.values():
        assert json.loads(json.dumps(face(card, locale))) == face(card, locale)


def test_a_face_shows_the_numbers_of_its_kind_of_card_and_no_others() -> None:
    city, artifact, technology = (face(CARDS[identity]) for identity in ("C21", "A12", "T28"))
    numbers = ("space", "locked", "knowledge", "vp", "cost", "level")
    assert [city[name] for name in numbers] == [6, True, 4, 0, 1, None]
    assert [artifact[name] for name in numbers] == [None, False, None, None, 3, None]
    assert [technology[name] for name in numbers] == [None, False, None, 3, None, 2]
    assert city["facts"] == [
        "Starting space 6 only",
        "Knowledge 4",
        "0 VP",
        "Cost: discard 1 other card",
    ]
    assert artifact["facts"] == ["Cost: discard 3 other cards"]
    assert technology["facts"] == ["Level II"]
    assert (city["group"], artifact["group"], technology["group"]) == (
        "monument",
        "artifact",
        "technology",
    )
    assert city["requirement"] is None
    assert technology["requirement"] == "Requires at least 4 artifacts in play."
    assert face(CARDS["T4"])["requirement"] == "No requirement."
    assert (city["activations"], technology["activations"]) == (["decline"], ["endgame"])
    assert not any(face(card)["house"] for card in CARDS.values())
