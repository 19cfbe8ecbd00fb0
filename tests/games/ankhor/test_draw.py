"""The table as text."""

from __future__ import annotations

import pytest

from ostraka import LOCALES

from .tabletop import GAME, SQUARE, domain, table
from .test_buying import pyramid


def test_a_domain_is_drawn_floor_by_floor_with_its_free_places() -> None:
    held = domain(*SQUARE, "red warehouse @-1,0", "blue two @0.5,0.5", tokens="b a", stored="r")
    text = str(table(held, domain()))
    assert (
        "Base\n"
        "      2  .      .      +      +      .\n"
        "      1  .      +      k-fal^ g-two^ +\n"
        "      0  +      r-war* b-jac^ w-sca^ +\n"
        "     -1  .      +      +      +      .\n"
        "    y/x  -2     -1     0      1      2\n"
        "Level 1\n"
        "    0.5  b-two\n"
        "    y/x  0.5\n"
    ) in text


def test_the_second_floor_is_drawn_too() -> None:
    tiles = [*pyramid(), "red two @1,1^2"]
    text = str(table(domain(*tiles), domain(), turn={"seat": 1}))
    assert "Level 2\n      1  r-two\n    y/x  1\n" in text
    free = str(table(domain(*pyramid()), domain(), turn={"seat": 1}))
    assert "Level 2\n      1  +\n    y/x  1\n" in free


def test_far_islands_are_drawn_with_the_empty_stretch_left_out() -> None:
    tiles = ("blue two @0,0", "red two @40,2", "red jackal @41,2", "green two @43,2")
    text = str(table(domain(*tiles), domain()))
    assert (
        "      2  .      .      .      …      +      r-two  r-jac  +      g-two  +\n"
        "      1  .      +      .      …      .      +      +      .      +      .\n"
        "      0  +      b-two  +      …      .      .      .      .      .      .\n"
    ) in text


@pytest.mark.parametrize("locale", LOCALES)
def test_no_row_is_wider_than_a_terminal_and_no_word_is_torn(locale: str) -> None:
    wide = [f"{colour} two @{x},0" for x, colour in enumerate(("blue", "red", "green", "white"))]
    wide += [f"{colour} jackal @{x},0" for x, colour in enumerate(("blue", "red", "green"), 4)]
    for state in (
        table(domain(*wide, tokens="b w k g r"), domain(*SQUARE, tokens="b w k a a")),
        table(domain(*pyramid(), tokens="b w k g r"), domain(), domain(), domain()),
        table(domain(*SQUARE, tokens="b b w w a")).play("take k k k").play("end"),
    ):
        text = GAME.display.draw(state.view(), locale)
        assert max(map(len, text.splitlines())) <= 80
        said = GAME.display.question(state.raw, None).text(locale)
        assert said in " ".join(text.split("\n")).replace("   ", " ")


def test_the_offer_the_piles_and_the_turn_are_told() -> None:
    offer = ["red falcon", None, None, None, None, "blue two"]
    text = str(table(domain(tokens="a"), domain(), offer=offer, piles=[["green two"], []]))
    assert text.startswith(
        "Round 1 · English rulebook\n"
        "Player 1: take three tokens or buy a tile; you can spend one ankh.\n"
    )
    assert "  1  b w    red falcon\n  2  k g    -\n" in text
    assert "  6  g r r  blue two-point\n" in text
    assert "Pile 1: one tile, back of the top tile: green\nPile 2: empty\n" in text


def test_points_are_told_so_that_nobody_takes_them_for_things() -> None:
    text = str(table(domain("red two @0,0", "blue two @1,0", tokens="b w k"), domain()))
    assert "Player 1 · 2 tiles · 5 points\n" in text
    assert "Points: 4 for numbers on tiles, 1 for tokens left\n" in text
    assert GAME.label("points", "printed").text("fr") == "pour les chiffres sur les tuiles"


def test_every_phase_is_told_in_every_language() -> None:
    main = table(domain(*SQUARE, tokens="b b w w a"), domain())
    after = main.fork().play("take k k k")
    back = after.fork().play("end")
    over = table(
        domain(), domain(), offer=[None] * 6, piles=[[], []], turn={"over": "nothing-left"}
    )
    drawn = [
        GAME.display.draw(state.view(), locale)
        for state in (main, after, back, over)
        for locale in LOCALES
    ]
    assert len(set(drawn)) == 16
