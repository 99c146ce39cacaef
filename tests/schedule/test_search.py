"""`instar schedule`: fewer cycles, the same function, the same bytes on any number of threads."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil
import pytest
from instar.cli import run_command
from instar.schedule import candidate

#: Arguments: exit code, stdout, stderr.
Run = Callable[..., tuple[int, str, str]]

#: Four products of which each waits for its loads, one after the other, in a loop.
SLOW = """
    .section .rodata
    .balign 4
table:
    .word 3, 5, 7, 11

    .text
    .globl work
    .type work, @function
work:
    lla a2, table
    li a3, 8        # rounds
1:  lw t0, 0(a0)    # the first word
    lw t1, 0(a2)
    mul t0, t0, t1
    sw t0, 0(a1)
    lw t0, 4(a0)
    lw t1, 4(a2)
    mul t0, t0, t1
    sw t0, 4(a1)
    lw t0, 8(a0)
    lw t1, 8(a2)
    mul t0, t0, t1
    sw t0, 8(a1)
    addi a0, a0, 12
    addi a1, a1, 12
    addi a3, a3, -1
    bnez a3, 1b
    ret
    .size work, . - work
"""
CALL = ("--argument", "a0=96", "--argument", "a1=96", "--returns", "0")
CORE = ("--core", "cva6-superscalar")


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    """Schedules, beside a file `slow.S`."""
    monkeypatch.chdir(tmp_path)
    Path("slow.S").write_text(SLOW)

    def command(*arguments: str) -> tuple[int, str, str]:
        code = run_command(["schedule", *arguments])
        out, message = capfd.readouterr()
        return code, out, message

    return command


def scheduled(run: Run, *arguments: str) -> dict[str, Any]:
    """The JSON of a search that succeeds."""
    code, out, message = run(*arguments, "--json")
    assert code == 0, message
    found: dict[str, Any] = json.loads(out)
    return found


def test_a_lone_file_becomes_faster_and_stays_the_same_function(run: Run) -> None:
    found = scheduled(run, "slow.S", *CALL, *CORE, "--noalias", "a0,a1", "--effort", "1", "-o", "fast.S")
    assert found["cycles_after"] < 0.8 * found["cycles_before"]
    text = Path("fast.S").read_text()
    assert f"{found['cycles_before']:,} -> {found['cycles_after']:,} cycles" in text
    assert "Assumed: the memory at a0 does not overlap that at a1" in text
    # What stood around the function, and after its instructions, is still there.
    assert "    .word 3, 5, 7, 11" in text and "# the first word" in text and "%pcrel_hi(table)" in text
    code, out, message = run("--check", "slow.S", "fast.S", "--noalias", "a0,a1", "--returns", "0", *CORE)
    assert (code, "\nproved: work leaves the same" in out) == (0, True), message


def test_without_a_word_on_overlaps_stores_and_loads_keep_their_order(run: Run) -> None:
    options = ("slow.S", *CALL, *CORE, "--effort", "1", "--keep-loops")
    found = scheduled(run, *options, "-o", "kept.S")
    apart = scheduled(run, *options, "--noalias", "a0,a1")
    assert apart["cycles_after"] < found["cycles_after"] <= found["cycles_before"]
    accesses = re.findall(r"^    ([ls]w) \w+, \d+\(a[01]\)", Path("kept.S").read_text(), re.MULTILINE)
    assert accesses == ["lw", "sw"] * 3


def test_what_an_assembler_makes_slower_than_what_came_is_not_written(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Orders are judged before an assembler gives other lengths to other registers; here it does so badly."""
    cycles, calls = candidate.timed, 0

    def timed(wanted: Any, program: Any, call: Any) -> Any:
        nonlocal calls
        calls += 1
        after, notes, hazards = cycles(wanted, program, call)
        # What came, the turned loop, the order without it, and what came as it is written.
        return after + 1000 * (calls in (2, 3)), notes, hazards

    monkeypatch.setattr("instar.schedule.order.timed", timed)
    core = ("--core", "picorv32")
    search = ("slow.S", *CALL, *core, "--noalias", "a0,a1", "--orders", "300", "-o", "best.S")
    found = scheduled(run, *search)
    assert calls == 4 and found["turned"] == []
    assert found["cycles_after"] == found["cycles_before"] and not found["optimal"]
    (note,) = [note for note in found["notes"] if "what came is written" in note]
    assert f"what came {found['cycles_before']:,}" in note
    code, out, _ = run("--check", "slow.S", "best.S", "--returns", "0", *core)
    assert code == 0 and "proved: work" in out


def test_threads_change_no_byte_and_a_seed_does(run: Run) -> None:
    texts = {}
    for name, options in {"one": ("-j", "1"), "two": ("-j", "2"), "other": ("--seed", "9")}.items():
        # The file name stands in the command of the header.
        scheduled(run, "slow.S", *CALL, *CORE, "--noalias", "a0,a1", "--effort", "2", *options, "-o", "out.S")
        texts[name] = Path("out.S").read_text().split("\n\n", 1)[1]
    assert texts["one"] == texts["two"]
    assert texts["one"] != texts["other"]


def test_an_interrupted_search_writes_the_best_so_far(run: Run, tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from instar._entry import main; main()", "schedule", "slow.S"]
    options = [*CALL, *CORE, "--noalias", "a0,a1", "--effort", "9", "-o", "best.S"]
    search = subprocess.Popen(
        [*command, *options], cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    # What comes before the search takes a second or two of the processor.
    while psutil.Process(search.pid).cpu_times().user < 4:
        time.sleep(0.2)
    search.send_signal(signal.SIGINT)
    _, message = search.communicate(timeout=60)
    assert search.returncode == 130, message
    assert message.endswith("instar: interrupted; what was finished is kept\n")
    code, out, _ = run("--check", "slow.S", "best.S", "--noalias", "a0,a1", "--returns", "0", *CORE)
    assert code == 0 and "proved: work" in out


def test_a_workloads_function_is_measured_as_measure_does(
    run: Run, capfd: pytest.CaptureFixture[str]
) -> None:
    found = scheduled(run, "ml-kem-768", "reduce", *CORE, "--orders", "20", "-o", "reduce.S")
    assert run_command(["measure", "ml-kem-768", "reduce", *CORE, "--json"]) == 0
    measured = json.loads(capfd.readouterr().out)
    assert found["cycles_before"] == pytest.approx(measured["cycles"], abs=8)
    assert found["cycles_after"] < 0.95 * found["cycles_before"]
    assert run_command(["check-kernel", "ml-kem-768", "reduce", "--kernel", "reduce.S"]) == 0


def test_addresses_that_a_compiler_leaves_to_the_linker_stay_the_linkers(run: Run) -> None:
    found = scheduled(run, "sha2", "sha256_compress", *CORE, "--orders", "20", "-o", "sha256_compress.S")
    assert found["cycles_after"] < found["cycles_before"]
    text = Path("sha256_compress.S").read_text()
    assert re.search(r"^    lui \w+, %hi\(constants\)", text, re.MULTILINE)
    assert re.search(r"%lo\(constants\)", text)


def test_a_designs_instructions_are_scheduled_by_their_costs(run: Run) -> None:
    design = ("--design", "cva6-ntt", "--variant", "butterfly")
    found = scheduled(run, "ml-dsa-44", "pointwise", *CORE, *design, "--orders", "4", "-o", "new.S")
    assert found["cycles_after"] < found["cycles_before"]
    assert re.search(r"^    pq_\w+ \w+, \w+, \w+", Path("new.S").read_text(), re.MULTILINE)


def test_no_order_comes_below_the_bound_and_the_bound_says_what_it_is_made_of(run: Run) -> None:
    found = scheduled(run, "slow.S", *CALL, *CORE, "--noalias", "a0,a1", "--effort", "2", "--keep-loops")
    assert found["bound"] == max(bound["cycles"] for bound in found["bounds"])
    assert found["bound"] >= max(demand["cycles"] for demand in found["demands"])
    assert 0 < found["bound"] <= found["cycles_after"]
    by_name = {demand["what"]: demand for demand in found["demands"]}
    # 8 rounds of 6 loads, 3 stores, 3 products and 4 others, and 3 before and after them.
    assert by_name["commit slots"]["taken"] == 8 * 16 + 4
    assert by_name["load/store unit"]["taken"] == 8 * 9
    assert by_name["multiplier and divider"]["taken"] == 8 * 3
    for demand in found["demands"]:
        left = max(demand["taken"] - demand["ahead"], 0)
        cycles = -(-left // demand["per_cycle"]) + demand["beside"] if left else 0
        assert demand["cycles"] == cycles, demand["what"]
    code, out, _ = run("slow.S", *CALL, *CORE, "--noalias", "a0,a1", "--bound")
    assert code == 0 and f"bound         {found['bound']:,} cycles" in out
    assert "load/store unit" in out


#: Seven branches about which the arguments decide.
FORKS = "\n    ".join(
    [f"lw t0, {4 * n}(a0)\n    beqz t0, 1f\n    addi a1, a1, 1\n1:" for n in range(7)] + ["ret"]
)


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("addi t1, ra, 0\n    call other\n    jr t1\nother: ret", "is scheduled only if it calls nobody"),
        ("jr t0", "jumps to an address that is not known"),
        (".word 0\n    ret", "is no instruction"),
        (FORKS, "on one of more than 64 paths"),
        ("csrr t0, mcycle\n    ret", "whose register is the machine's"),
    ],
)
def test_what_cannot_be_scheduled_is_one_sentence(run: Run, body: str, sentence: str) -> None:
    Path("bad.S").write_text(
        f"    .globl bad\n    .type bad, @function\nbad:\n    {body}\n    .size bad, . - bad\n"
    )
    code, out, message = run("bad.S", "bad", *CALL, *CORE)
    assert (code, out, message.count("\n")) == (2, "", 1)
    assert sentence in message, message
    assert message.startswith(("instar: bad.S: bad is not scheduled", "instar: bad+0x2 (bad.S:5): a call"))
    assert "/" not in message


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "what is to be scheduled"),
        (("slow.S",), "say which with --core"),
        (("ml-dsa-44", *CORE), "which function"),
        (("ml-dsa-44", "nttt", *CORE), 'no replaceable function "nttt"; did you mean "ntt"?'),
        (("slow.S", *CORE, "--argument", "a1=8"), "a0 is left out"),
        (("slow.S", *CORE, "--argument", "x9"), "neither REGISTER=BYTES"),
        (("slow.S", *CORE, "-o", "slow.S"), "would be lost"),
        (("slow.S", *CORE, "--max-instructions", "5"), "belongs to --check"),
        (("slow.S", *CORE, "--bound", "--effort", "2"), "--bound makes none"),
        (("ml-dsa-44", "ntt", *CORE, "--returns", "1"), "a workload says it itself"),
        (("--check", "slow.S", "slow.S", "--effort", "2"), "has no meaning beside --check"),
    ],
)
def test_wrong_arguments_are_one_sentence(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    code, out, message = run(*arguments)
    assert (code, out, message.count("\n")) == (2, "", 1), message
    assert sentence in message, message
    assert Path("slow.S").read_text() == SLOW
