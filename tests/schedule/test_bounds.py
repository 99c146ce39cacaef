"""Bounds: what is proved optimal, what is left, and that no order comes below them."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from instar.cli import run_command

from .pieces import LOOPS, PIECES, source

CALL = ("--argument", "a0=4096", "--argument", "a1=4096", "--noalias", "a0,a1", "--returns", "0")
CORES = ("cva6-superscalar", "cva6-single")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in which commands are run."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def found(capfd: pytest.CaptureFixture[str], text: str, core: str, *options: str) -> dict[str, Any]:
    """The JSON of a search for a function of this text."""
    Path("f.S").write_text(text)
    code = run_command(["schedule", "f.S", *CALL, "--core", core, *options, "--json"])
    out, message = capfd.readouterr()
    assert code == 0, message
    result: dict[str, Any] = json.loads(out)
    return result


@pytest.mark.parametrize("core", CORES)
@pytest.mark.parametrize("piece", PIECES)
def test_a_short_piece_is_proved_optimal_within_a_minute(
    folder: Path, capfd: pytest.CaptureFixture[str], piece: str, core: str
) -> None:
    text, design = PIECES[piece]
    options = ["--design", design] if design else []
    if design and core == "cva6-single":
        options += ["--variant", "single-issue"]
    begun = time.process_time()
    result = found(capfd, text, core, "--effort", "3", *options)
    assert result["optimal"] and result["bound"] == result["cycles_after"]
    assert time.process_time() - begun < 60


@pytest.mark.parametrize(
    ("loop", "core", "gap"),
    [
        ("horner", "cva6-superscalar", 0.05),
        ("horner", "cva6-single", 0.02),
        ("sha-256", "cva6-single", 0.02),
        ("copy", "cva6-single", 0.02),
        # What is left: memory is busy, and the first words of each round wait for fetch.
        ("copy", "cva6-superscalar", 0.15),
    ],
)
def test_a_loop_comes_near_its_bound(
    folder: Path, capfd: pytest.CaptureFixture[str], loop: str, core: str, gap: float
) -> None:
    result = found(capfd, LOOPS[loop], core, "--effort", "2")
    assert result["bound"] <= result["cycles_after"] <= (1 + gap) * result["bound"]


def test_values_that_go_around_a_loop_bound_it(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    body = ["mul t0, t0, t0", "addi t0, t0, 1", "mul t0, t0, t0", "addi a3, a3, -1", "bnez a3, 1b"]
    text = source("f", ["li a3, 50", "li t0, 3", "1:", *body, "sw t0, 0(a0)", "ret"])
    result = found(capfd, text, "cva6-superscalar", "--effort", "1")
    # Two products of two cycles each and a sum, fifty times.
    assert (result["bound_kind"], result["bound"]) == ("recurrence", pytest.approx(250, abs=5))
    assert result["cycles_after"] <= 1.05 * result["bound"]
    texts = [place["text"] for place in result["bounds"][0]["instructions"]]
    assert any(text.startswith("mul") for text in texts), texts
    assert all(place["file"].endswith("f.S") for place in result["bounds"][0]["instructions"])


def test_the_start_of_a_call_is_no_gap(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    result = found(capfd, source("f", ["add t0, a2, a3", "ret"]), "cva6-superscalar", "--effort", "1")
    assert result["optimal"] and result["cycles_after"] == 1 and result["judgements"] == 0


def random_function(random: Random) -> str:
    """Straight or in a loop; every register that is read was written."""
    values = ["t0", "t1", "t2", "t3", "t4", "a4", "a5"]

    def line() -> str:
        d, a, b = (random.choice(values) for _ in range(3))
        place = f"{4 * random.randrange(16)}({random.choice(['a0', 'a1'])})"
        kinds = [f"add {d}, {a}, {b}", f"xor {d}, {a}, {b}", f"mul {d}, {a}, {b}", f"lw {d}, {place}"]
        return random.choice([*kinds, f"sw {d}, {place}"])

    body = [line() for _ in range(random.randrange(4, 24))]
    start = [f"li {value}, {n}" for n, value in enumerate(values)]
    if random.random() < 0.4:
        ends = ["addi a3, a3, -1", "bnez a3, 1b"]
        return source("f", [*start, f"li a3, {random.randrange(2, 12)}", "1:", *body, *ends, "ret"])
    return source("f", [*(start if random.random() < 0.5 else [f"mv {v}, a6" for v in values]), *body, "ret"])


def settings(random: Random) -> list[str]:
    """Changes of a core that a bound must follow."""
    all_ = {
        "multiply_latency": (1, 3, 4),
        "load_pipe_registers": (1, 2),
        "write_buffer_entries": (2, 4),
        "memory_write_latency": (5, 20),
        "scoreboard_entries": (4, 16),
        "committed_store_entries": (1, 8),
        "commit_ports": (1, 3),
        "multiply_issues_alone": ("true",),
    }
    chosen = [name for name in all_ if random.random() < 0.3]
    return [part for name in chosen for part in ("--set", f"{name}={random.choice(all_[name])}")]


def hold(capfd: pytest.CaptureFixture[str], seed: int, count: int) -> None:
    """Random functions: each search judges thousands of orders, and one below the bound would be an error."""
    random = Random(seed)
    optimal = 0
    for number in range(count):
        core = random.choice([*CORES, "cva6-2022"])
        changes = settings(random) if number % 2 else []
        result = found(capfd, random_function(random), core, "--effort", "1", "--seed", str(number), *changes)
        assert result["bound"] <= result["cycles_after"]
        optimal += result["optimal"]
    assert optimal >= count // 4


def test_no_order_of_random_functions_comes_below_their_bound(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    hold(capfd, 1, 8)


@pytest.mark.slow
def test_no_order_of_many_random_functions_comes_below_their_bound(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    hold(capfd, 2, 200)


def test_an_explanation_adds_up_and_is_short(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    result = found(capfd, LOOPS["copy"], "cva6-superscalar", "--effort", "1", "--explain")
    why = result["explained"]
    lost = sum(wait["slots"] for wait in why["waits"])
    assert why["slots"] + lost == why["width"] * why["cycles"]
    for wait in why["waits"]:
        assert 2 * wait["cycles"] <= wait["slots"] and 0 <= wait["gain"] <= why["cycles"] - result["bound"]
        assert sum(place["slots"] for place in wait["places"]) <= wait["slots"]
    for resource in why["resources"]:
        assert 0 < resource["taken"] <= resource["there"]
    assert run_command(["schedule", "f.S", *CALL, "--core", "cva6-superscalar", "--bound", "--explain"]) == 0
    out, _ = capfd.readouterr()
    after = out[out.index("where the") :].splitlines()
    assert len(after) <= 20 and any("load/store unit" in line for line in after)
    assert any("f.S:" in line for line in after)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [(("--check", "f.S", "f.S", "--explain"), "--explain has no meaning beside --check")],
)
def test_wrong_arguments_are_one_sentence(
    folder: Path, capfd: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    Path("f.S").write_text(LOOPS["copy"])
    assert run_command(["schedule", *arguments]) == 2
    message = capfd.readouterr().err
    assert sentence in message and message.count("\n") == 1
