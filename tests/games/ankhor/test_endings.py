"""The report on how random games end."""

from __future__ import annotations

import json

import pytest

from bench.endings import main


def test_the_report_tells_how_every_random_game_ended(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "20", "--json"])
    rows = json.loads(capsys.readouterr().out)
    assert [(row["players"], row["edition"]) for row in rows] == [
        (players, edition) for players in (2, 3, 4) for edition in ("en", "es", "fr")
    ]
    for row in rows:
        assert sum(row["causes"].values()) == row["games"] == 20
        assert set(row["causes"]) <= {"thirteen", "nothing left", "given up"}
        assert row["most_tiles"] <= 18


def test_the_report_can_be_read_by_people(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "1"])
    assert "Random games of Ankh’or" in capsys.readouterr().out


def test_the_report_refuses_no_games(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--games", "0"])
    assert caught.value.code == 2
