"""`instar check-kernel` varies all that a contract leaves open, and says what it does not try."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from instar.cli import run_command
from instar.places import library as library_of

from tests.adversary.kernels.faults import FAULTS, planted
from tests.adversary.kernels.functions import ADD, MIX, REV, Function, reduced

_SEEDS = {kind: number for number, kind in enumerate(FAULTS, 29)}
#: Kinds of faults, of which each belongs to another thing that varies.
QUICK = ("one length", "words", "in place", "stale", "state", "multiple", "16 bits", "counting", "pair")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def workload(function: Function, change: tuple[str, str] = ("", "")) -> None:
    folder = Path("workloads/mine")
    (folder / "src").mkdir(parents=True, exist_ok=True)
    name = function.name
    text = f'name = "mine"\ntitle = "Mine"\nsources = ["src/{name}.c"]\n\n[functions.{name}]\n'
    table = function.table.replace(*change) if change[0] else function.table
    (folder / "workload.toml").write_text(f'{text}source = "src/{name}.c"\n{table}\n')
    (folder / "src" / f"{name}.c").write_text(function.kernel())


def check(capfd: pytest.CaptureFixture[str], file: str, *more: str) -> tuple[int, dict[str, Any]]:
    capfd.readouterr()
    code = run_command(["check-kernel", "mine", "--kernel", file, "--isa", "rv32imc", "--json", *more])
    found: dict[str, Any] = json.loads(capfd.readouterr().out)["kernels"][0]
    return code, found


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=[] if kind in QUICK else [pytest.mark.slow]) for kind in FAULTS]
)
def test_a_kernel_that_is_wrong_within_its_contract_is_told(
    kind: str, capfd: pytest.CaptureFixture[str]
) -> None:
    seed = next(seed for seed in range(29, 29 * 9) if list(FAULTS)[seed % len(FAULTS)] == kind and seed % 6)
    one = planted(seed)
    workload(one.function)
    file = f"{one.function.name}{one.ending}"
    Path(file).write_text(one.text)
    code, found = check(capfd, file)
    assert code == 1 and found["wrong"], (kind, one.text)


@pytest.mark.parametrize(("place", "first", "second"), [(0, 102, 92), (17, 92, 102), (38, 127, 127)])
def test_two_numbers_side_by_side_are_told_wherever_they_stand(
    place: int, first: int, second: int, capfd: pytest.CaptureFixture[str]
) -> None:
    workload(REV)
    asked = f"n > {place + 1} && in[{place}] == {first} && in[{place + 1}] == {second}"
    Path("rev.c").write_text(REV.kernel(after=f"if ({asked}) out[2] ^= 1;"))
    code, found = check(capfd, "rev.c")
    assert code == 1 and found["wrong"]


@pytest.mark.parametrize("function", [REV, MIX, reduced(3329)], ids=lambda function: function.name)
def test_a_right_kernel_passes_and_what_was_not_tried_is_said_once(
    function: Function, capfd: pytest.CaptureFixture[str]
) -> None:
    workload(function)
    Path(f"{function.name}.c").write_text(function.kernel())
    assert run_command(["check-kernel", "mine", "--kernel", f"{function.name}.c", "--isa", "rv32imc"]) == 0
    told = capfd.readouterr().out
    assert ("congruent modulo 3329" in told) == (function.name == "red")
    assert ("equal to portable code" in told) == (function.name != "red")
    said = {"rev": "n above 1100", "mix": " of 4,294,967,296 values in turn", "red": None}[function.name]
    if said is None:
        assert "not tried" not in told
    else:
        assert told.count("not tried") == 1 and said in told
        assert "an output in the place of an input, which no `in_place` allows" in told


def test_what_portable_code_cannot_take_itself_is_left_out_and_said(
    capfd: pytest.CaptureFixture[str],
) -> None:
    words = Function(
        "rev",
        REV.table,
        "void rev(uint8_t *out, const uint8_t *in, size_t n) {\n  {before}\n"
        "  for (size_t i = 0; i < {count}; i += 4) { {value} }\n  {after}\n}",
        "n",
        "*(uint32_t *)(out + i) = ~*(const volatile uint32_t *)(in + i);",
        REV.args,
        REV.model,
    )
    workload(words)
    Path("rev.c").write_text(words.kernel())
    code, found = check(capfd, "rev.c")
    assert code == 0 and found["wrong"] is None
    untried = " ".join(found["untried"])
    assert "n other than 40: with 1 portable code itself is wrong" in untried and "`multiple`" in untried
    assert "in at addresses that are no multiple of 4" in untried
    # Where the contract says so it is no news.
    workload(words, ('of = "in"', 'of = "in", multiple = 4'))
    code, found = check(capfd, "rev.c")
    assert code == 0 and not any("n other than" in sentence for sentence in found["untried"])


def test_without_rounds_the_four_extreme_inputs_are_tried_alone(capfd: pytest.CaptureFixture[str]) -> None:
    workload(ADD)
    Path("add.c").write_text(ADD.kernel())
    assert check(capfd, "add.c", "--rounds", "0")[1]["inputs"] == 4


def test_a_hidden_workload_is_used_by_those_that_stand_on_it(capfd: pytest.CaptureFixture[str]) -> None:
    Path("workloads/k-pke").mkdir(parents=True)
    found = library_of([]).workload("ml-kem")
    assert found["hiding"] == []
    built_in = Path(next(path for path in found["sources"] if path.endswith("k-pke/src/ntt.c"))).parents[1]
    for path in built_in.rglob("*"):
        if path.is_file():
            copy = Path("workloads/k-pke") / path.relative_to(built_in)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    found = library_of([]).workload("ml-kem")
    assert not any(str(built_in) in path for path in found["sources"])
    assert [one["name"] for one in found["hiding"]] == ["k-pke"]
    source = Path("workloads/k-pke/src/rej_uniform.c")
    source.write_text(source.read_text().replace("first < KPKE_Q", "first < 5"))
    assert run_command(["measure", "ml-kem-512", "keygen"]) == 1
    told = capfd.readouterr().err
    assert "keygen of ML-KEM is wrong" in told and "which hides the built-in k-pke" in told
