"""Turned and unrolled loops: the same function, with the same rounds; a fault in one is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from instar._core import ReshapedLoops, ScheduledLine, reshape_loops
from instar.checked_program import PreparedCall
from instar.cli import run_command
from instar.places import library
from instar.schedule.candidate import Code, Effort, Wanted, proof, written
from instar.schedule.target import file_target
from instar.toolchain import find_compiler

from .pieces import LOOPS, source

#: A round whose results wait for each other; the counter's last value is that of the second
#: register.
CHAIN = [
    *("lw t0, 0(a0)", "mul t0, t0, a2", "mul t1, t0, t0", "add t1, t1, t0", "mul t1, t1, a2", "sw t1, 0(a1)"),
    *("addi a0, a0, 4", "addi a1, a1, 4"),
]


def chain(rounds: int) -> str:
    """A loop of so many rounds."""
    return source("f", [f"li a3, {rounds}", "1:", *CHAIN, "addi a3, a3, -1", "bnez a3, 1b", "ret"])


#: The loop's end is its pointer's; a sum goes around; an index is read where no offset makes up for
#: a step.
OTHERS = {
    "pointer": source("f", ["addi a3, a0, 64", "1:", *CHAIN, "bne a0, a3, 1b", "ret"]),
    "sum": source(
        "f",
        [
            *("li t2, 0", "li a3, 8", "1:", *CHAIN[:5], "add t2, t2, t1", "sw t2, 0(a1)", *CHAIN[6:]),
            *("addi a3, a3, -1", "bnez a3, 1b", "ret"),
        ],
    ),
    "index": source(
        "f",
        [
            *("li a3, 8", "1:", "slli t3, a3, 2", "add t4, a0, t3", "lw t0, 0(t4)", "mul t0, t0, a2"),
            *("add t5, a1, t3", "sw t0, 0(t5)", "addi a3, a3, -1", "bnez a3, 1b", "ret"),
        ],
    ),
    "once": chain(1),
}
ALL = {**LOOPS, "chain": chain(8), **OTHERS}
CORE = ("--core", "cva6-superscalar")
CALL = ("--argument", "a0=4096", "--argument", "a1=4096", "--argument", "a2:7", "--noalias", "a0,a1")


@dataclass(frozen=True)
class Loops:
    """A function with loops, and what can be done to them."""

    wanted: Wanted
    code: Code
    call: PreparedCall
    folder: Path

    def reshaped(
        self, turned: Sequence[tuple[int, int, bool]] = (), unrolled: Sequence[tuple[int, int]] = ()
    ) -> ReshapedLoops:
        """The function in another form."""
        return reshape_loops(
            self.code.program,
            self.call.symbol,
            self.call.arguments,
            results=0,
            apart=self.wanted.noalias,
            turned=turned,
            unrolled=unrolled,
        )

    def made(self, lines: Sequence[ScheduledLine]) -> Code:
        """These lines as a program."""
        return written(self.wanted, self.code.source, lines, self.call, self.folder / "made")[0]

    def refusal(self, code: Code) -> str | None:
        """Why it is not proved to be the function that came."""
        return proof(self.wanted, self.code.source, code.source, self.call)["refusal"]


def loops(folder: Path, text: str) -> Loops:
    """Of an assembly file of this text."""
    file = folder / "f.S"
    file.write_text(text)
    core = library().core("cva6-superscalar")
    arguments = ["a0=4096", "a1=4096", "a2:7"]
    target = file_target(file, core, find_compiler(None), None, arguments, 0, folder)
    program, call = target.make(target.source)
    wanted = Wanted(target, core, Effort(1, 1, 1), [(10, 11)])
    return Loops(wanted, Code(target.source, program), call, folder)


@pytest.mark.parametrize("name", ALL)
def test_each_way_to_turn_a_loop_is_the_same_function_with_the_same_rounds(name: str, tmp_path: Path) -> None:
    known = loops(tmp_path, ALL[name])
    (loop,) = known.reshaped()["loops"]
    if name == "once":
        assert loop["rounds"] == [1] and loop["ways"] == 0
        return
    assert loop["ways"] > 0
    whole = known.code.program.call(known.call.symbol, known.call.arguments)["instructions"]
    for way in range(loop["ways"]):
        for guarded in (False, True):
            code = known.made(known.reshaped([(0, way, guarded)])["lines"])
            assert known.refusal(code) is None, (way, guarded)
            # One branch less, or the guard in its place: no instruction of a round that is not
            # made.
            found = code.program.call(known.call.symbol, known.call.arguments)["instructions"]
            assert found == whole - 1 + guarded


def test_a_guard_lets_a_call_come_to_one_round(tmp_path: Path) -> None:
    """Two loops, one after the other, of which the first is entered with 1 and with 3 rounds."""
    # Without products, whose difference takes a solver long.
    chain = [line.replace("mul", "xor") for line in CHAIN]
    twice = ["li a4, 1", "2:", "mv a3, a4", "1:", *chain, "addi a3, a3, -1", "bnez a3, 1b"]
    text = source("f", [*twice, "addi a4, a4, 2", "li a5, 5", "bne a4, a5, 2b", "ret"])
    known = loops(tmp_path, text)
    (loop,) = known.reshaped()["loops"]
    assert loop["rounds"] == [1, 3]
    code = known.made(known.reshaped([(0, 0, True)])["lines"])
    assert known.refusal(code) is None
    code = known.made(known.reshaped([(0, 0, False)])["lines"])
    assert known.refusal(code) is not None


@pytest.mark.parametrize("name", ["chain", "pointer", "sum", "index", "copy", "sha-256"])
@pytest.mark.parametrize("count", [2, 4, 8])
def test_an_unrolled_loop_is_the_same_function(name: str, count: int, tmp_path: Path) -> None:
    known = loops(tmp_path, ALL[name])
    (loop,) = known.reshaped()["loops"]
    assert all(rounds % count == 0 for rounds in loop["rounds"])
    code = known.made(known.reshaped(unrolled=[(0, count)])["lines"])
    assert known.refusal(code) is None
    before, after = (
        one.program.call(known.call.symbol, known.call.arguments)["instructions"]
        for one in (known.code, code)
    )
    rounds = sum(loop["rounds"])
    assert before - after >= rounds - rounds // count


def test_rounds_that_are_no_multiple_are_not_unrolled(tmp_path: Path) -> None:
    known = loops(tmp_path, chain(9))
    assert known.reshaped(unrolled=[(0, 2)])["lines"] == []
    assert known.reshaped(unrolled=[(0, 3)])["lines"] != []


def faults(lines: Sequence[ScheduledLine]) -> Iterator[tuple[str, list[ScheduledLine]]]:
    """Turned loops as a scheduler with a fault would write them."""

    def changed(at: int, text: str) -> list[ScheduledLine]:
        return [*lines[:at], {**lines[at], "text": text}, *lines[at + 1 :]]

    for at, line in enumerate(lines):
        text = line["text"]
        if "ret" not in text and "jalr" not in text and line["target"] is None:
            yield f"without {text}, instruction {at}", [*lines[:at], *lines[at + 1 :]]
        if text.startswith(("lw", "sw")):
            offset = int(text.split(", ")[1].split("(")[0])
            for other in (offset + 4, offset - 4):
                yield f"{text} at {other}", changed(at, text.replace(f" {offset}(", f" {other}("))
        if text.startswith("addi a3, zero"):
            for other in (-1, 1):
                yield f"{other} rounds more", changed(at, f"addi a3, zero, {int(text.split()[-1]) + other}")
    kernel = lines[next(at for at, line in enumerate(lines) if line["target"] == line["block"])]["block"]
    first = [line for line in lines if line["block"] == kernel - 1]
    last = [line for line in lines if line["block"] == kernel + 1]
    yield "without prologue", [line for line in lines if line not in first]
    yield "without epilogue", [line for line in lines if line not in last]


@pytest.mark.parametrize(
    ("name", "every"),
    [
        ("chain", 4),
        pytest.param("pointer", 4, marks=pytest.mark.slow),
        *(pytest.param(name, 1, marks=pytest.mark.slow) for name in ("chain", "pointer", "sum")),
    ],
)
def test_faults_of_turned_loops_are_refused(name: str, every: int, tmp_path: Path) -> None:
    known = loops(tmp_path, ALL[name])
    tried = 0
    (loop,) = known.reshaped()["loops"]
    for way in (0, loop["ways"] - 1):
        made = list(faults(known.reshaped([(0, way, False)])["lines"]))
        # The last ones are those without prologue and without epilogue.
        for fault, lines in [*made[:-2:every], *made[-2:]]:
            assert known.refusal(known.made(lines)) is not None, fault
            tried += 1
    assert tried > 40 // every


def run(capfd: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON of a command that succeeds."""
    code = run_command(["schedule", *arguments, "--json"])
    out, message = capfd.readouterr()
    assert code == 0, message
    found: dict[str, Any] = json.loads(out)
    return found


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The present one, with a loop in `chain.S`."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "chain.S").write_text(chain(64))
    return tmp_path


def test_a_loop_that_waits_for_itself_is_turned_where_that_gains(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    options = ["chain.S", *CORE, *CALL, "--returns", "0", "--orders", "1500"]
    kept = run(capfd, *options, "--keep-loops")
    assert kept["turned"] == [] and kept["bytes_after"] <= kept["bytes_before"]
    texts = []
    for jobs in ("1", "2"):
        found = run(capfd, *options, "-j", jobs, "-o", "fast.S")
        texts.append((folder / "fast.S").read_text().split("\n\n", 1)[1])
    assert texts[0] == texts[1]
    assert found["turned"] == [{"text": "lw t0, 0(a0)", "line": found["turned"][0]["line"]}]
    assert found["cycles_after"] < 0.8 * kept["cycles_after"]
    assert found["instructions_after"] == found["instructions_before"] - 1
    assert found["bytes_after"] > kept["bytes_after"]
    head = (folder / "fast.S").read_text().split("\n\n", 1)[0]
    assert (
        "A round begins within the one before it in the loop at" in head and "No order of this form" in head
    )


def test_pareto_weighs_cycles_against_bytes_and_proves_each_point(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    options = ["chain.S", *CORE, *CALL, "--returns", "0"]
    found = run(capfd, *options, "--orders", "24", "--pareto", "bytes", "-o", "fast.S")["points"]
    assert len(found) >= 6 and all(point["proved"] for point in found)
    front = [point for point in found if point["front"]]
    assert len(front) >= 3
    for point in found:
        better = [
            other
            for other in found
            if (other["bytes_after"], other["cycles_after"]) != (point["bytes_after"], point["cycles_after"])
            and other["bytes_after"] <= point["bytes_after"]
            and other["cycles_after"] <= point["cycles_after"]
        ]
        assert not (point["front"] and better)
    for point in front:
        assert point["file"] == f"fast.{point['bytes_after']}.S"
        assert run_command(["schedule", "--check", "chain.S", point["file"], "--noalias", "a0,a1"]) == 0
    names = sorted(str(path) for path in Path().glob("fast*.S"))
    assert names == sorted(point["file"] for point in front)
    capfd.readouterr()
    assert run_command(["schedule", *options, "--orders", "24", "--pareto", "bytes"]) == 0
    table = capfd.readouterr().out
    assert table.count("*") == len(front) + 1 and "4 rounds in one, turned" in table


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--pareto", "area"), '"area" is nothing to weigh cycles against; there is: bytes'),
        (("--pareto", "bytes", "--explain"), "is about one schedule, and --pareto makes several"),
        (("--pareto", "bytes", "--keep-loops"), "is about one schedule, and --pareto makes several"),
        (("--bound", "--keep-loops"), "--bound makes none"),
        (("--bound", "--pareto", "bytes"), "--bound makes none"),
        (("--orders", "5", "--effort", "2"), "is in place of --effort"),
    ],
)
def test_wrong_arguments_are_one_sentence(
    arguments: tuple[str, ...], sentence: str, folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_command(["schedule", "chain.S", *CORE, *arguments]) == 2
    out, message = capfd.readouterr()
    assert (out, message.count("\n")) == ("", 1)
    assert sentence in message
