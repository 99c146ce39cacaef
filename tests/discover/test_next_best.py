"""What is next best: other instructions than those that were chosen, by what each saves alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from instar.cli import run_command
from instar.discover.next_best import others
from instar.discover.pool import Named

from .test_search import SIGMAS, SMALL, file_of, found, named


def with_ports(one: Named, reads: int, writes: int = 1) -> Named:
    one.found["reads"], one.found["writes"] = reads, writes
    return one


def test_what_is_nearly_there_takes_no_place() -> None:
    chosen = with_ports(named(0, 1.0, [(0, list(range(8)), 12.0)]), 2)
    step_less = with_ports(named(1, 1.0, [(0, list(range(7)), 9.0)]), 2)
    # Parts of that place, which stand for themselves.
    small = named(2, 1.0, [(0, [0, 1], 4.0), (0, [4, 5], 4.0)])
    elsewhere = named(3, 1.0, [(1, list(range(8)), 3.0)])
    every = [chosen, step_less, small, elsewhere]
    assert others(every, [chosen], 9) == [small, elsewhere]
    assert others(every, [chosen], 1) == [small]
    # What needs fewer registers is something else to build, and so is what saves more; what needs
    # more and saves less is not.
    fewer = named(4, 1.0, [(0, list(range(7)), 9.0)])
    better = with_ports(named(5, 1.0, [(0, list(range(9)), 13.0)]), 3)
    worse = with_ports(named(6, 1.0, [(0, list(range(7)), 9.0)]), 3)
    assert others([better, worse, fewer], [chosen], 9) == [better, fewer]
    # Most of its places count: one that stands elsewhere is not enough.
    mostly = with_ports(named(7, 1.0, [(0, list(range(7)), 9.0), (1, list(range(7)), 2.0)]), 2)
    rarely = with_ports(named(8, 1.0, [(0, list(range(7)), 2.0), (1, list(range(7)), 9.0)]), 2)
    assert others([mostly, rarely], [chosen], 9) == [rarely]


def test_free_places_go_to_the_next_best_behind_the_others(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = file_of(tmp_path, "sigmas", SIGMAS)
    words = [file, *SMALL, "--argument", "a0=64", "--count", "3"]
    plain = found(capfd, *words, "-o", str(tmp_path / "plain"))
    filled = found(capfd, *words, "--fill", "-o", str(tmp_path / "filled"))
    (chosen,) = plain["instructions"]
    assert filled["instructions"] == plain["instructions"] and filled["after"] == plain["after"]
    assert [one["in_design"] for one in filled["next_best"]] == [True, True, False]
    assert not any(one["in_design"] for one in plain["next_best"])
    alone = [one["alone"] for one in filled["next_best"]]
    assert alone == sorted(alone, reverse=True) and alone[-1] > 0 and alone[0] < chosen["alone"]

    def written(name: str) -> list[str]:
        text = next((tmp_path / name).glob("*.core_desc")).read_text()
        return [line.split('"')[1] for line in text.splitlines() if "assembly:" in line]

    names = [one["mnemonic"] for one in filled["next_best"] if one["in_design"]]
    assert written("plain") == [chosen["mnemonic"]]
    assert written("filled") == [chosen["mnemonic"], *names]
    kernel = (tmp_path / "filled" / "kernels" / "sigmas.S").read_text()
    assert not any(name.replace(".", "_") + " " in kernel for name in names)
    page = (tmp_path / "filled" / "README.md").read_text()
    assert "in the places that are left, in no kernel:" in page
    assert "next best, not in the design:" in (tmp_path / "plain" / "README.md").read_text()
    # The design is one, its costs and ports too; and the small rotation is in it now.
    assert run_command(["check", str(tmp_path / "filled")]) == 0
    capfd.readouterr()
    assert (
        run_command(["discover", "sha2", "sha256_compress", "--score", str(tmp_path / "filled"), "--json"])
        == 0
    )
    truths = {row["truth"]: row["verdict"] for row in json.loads(capfd.readouterr().out)["truths"]}
    assert (truths["rori"], truths["sha256sum1"]) == ("exact", "exact")


def test_the_next_best_keep_the_area(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = file_of(tmp_path, "sigmas", SIGMAS)
    words = [file, *SMALL, "--argument", "a0=64", "--count", "3", "--fill"]
    (chosen,) = found(capfd, *words)["instructions"]
    told = found(capfd, *words, "--area", str(chosen["estimated_area"] / 1000 + 0.001))
    assert [one["mnemonic"] for one in told["instructions"]] == [chosen["mnemonic"]]
    assert told["next_best"] and not any(one["in_design"] for one in told["next_best"])
