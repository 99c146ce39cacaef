"""A coprocessor's side of CV-X-IF and PCPI: what is promised, proved by induction; mutants must fail.

The core may stall, kill and interleave as it likes; instar_cvxif_properties.sv says what must hold.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from instar.places import data_folder

from .lint import warnings

SHELL = data_folder() / "rtl" / "cvxif" / "instar_cvxif.sv"
SHIM = SHELL.with_name("instar_cvxif_0x.sv")
DIRECT = SHELL.with_name("instar_cvxif_direct.sv")
PCPI = SHELL.with_name("instar_pcpi.sv")
PROPERTIES = Path(__file__).with_name("instar_cvxif_properties.sv")
DIRECT_PROPERTIES = PROPERTIES.with_name("instar_cvxif_direct_properties.sv")
PCPI_PROPERTIES = PROPERTIES.with_name("instar_pcpi_properties.sv")

#: Buffered, InFlight, FallThrough, InOrder.
SHAPES = [(1, 1, 0, 0), (1, 2, 1, 0), (2, 2, 1, 1)]
#: Whose induction takes ten seconds: in `make test-all`.
LONG = [(2, 2, 0, 0), (2, 3, 0, 1)]

#: What is broken, and by what. Each must show at the interfaces alone.
MUTANTS = {
    "a result changes while it waits": ("if (held_q) chosen = chosen_q;", ""),
    "it begins before it is committed": ("committed_now != '0", "count_q != '0"),
    "what falls through begins before it is committed": ("push && incoming_committed : ", "push : "),
    "a kill is not heard": ("kept = count_t'(i);", "kept = count_q;"),
    "a kill goes to its own instruction alone": (
        "age(buffer_q[i].name.id) <= commit_age",
        "age(buffer_q[i].name.id) == commit_age",
    ),
    "a kill goes to older ones": ("age(buffer_q[i].name.id) <= commit_age", "1'b1"),
    "an instruction that is offered is not killed": (
        "assign push    = taken && !incoming_killed;",
        "assign push = taken;",
    ),
    "a kill before the instruction is taken is forgotten": (
        "early_kill_q   <= incoming_killed;",
        "early_kill_q <= 1'b0;",
    ),
    "a commit before the instruction is taken is forgotten": (
        "early_commit_q <= incoming_committed;",
        "early_commit_q <= 1'b0;",
    ),
    "a commit goes to its own instruction alone": (
        "age(buffer_q[i].name.id) >= commit_age",
        "age(buffer_q[i].name.id) == commit_age",
    ),
    "it waits for operands that it does not read": (
        "&(~decoded_read_i | register_rs_valid_i)",
        "&register_rs_valid_i",
    ),
    "it waits for no operand": (
        "operands_there = &(~decoded_read_i | register_rs_valid_i)",
        "operands_there = 1'b1",
    ),
    "room is promised that there is not": (
        "assign issue_room_o   = count_d",
        "assign issue_room_o   = count_q",
    ),
    "a result is gone though nobody took it": ("result_valid_o && result_ready_i;", "result_valid_o;"),
    "a result stays though it was taken": ("fly_t'(start) - fly_t'(pop)", "fly_t'(start)"),
    "names do not move up": ("if (pop && fly_t'(i) >= chosen", "if (pop && 1'b0 && fly_t'(i) >= chosen"),
    "results are not in the order of issue": ("(!InOrder || flying_q == '0)", "1'b1"),
    "the youngest goes first": (
        "for (int i = int'(InFlight) - 1; i >= 0; i--)",
        "for (int i = 0; i < int'(InFlight); i++)",
    ),
    "every result is written": ("result.writeback;", "1'b1;"),
    "the buffer overflows": ("count_q != count_t'(Buffered));", "1'b1);"),
}


#: The same of the shell without buffers.
DIRECT_MUTANTS = {
    "it waits for no operand": ("!decoded_accept_i || &(~decoded_read_i | register_rs_valid_i)", "1'b1"),
    "it waits for operands that it does not read": (
        "~decoded_read_i | register_rs_valid_i",
        "register_rs_valid_i",
    ),
    "what is not accepted begins": ("issue_ready_o && decoded_accept_i", "issue_ready_o"),
    "what is not offered begins": ("issue_valid_i && issue_ready_o", "issue_ready_o"),
    "another unit begins": ("unit_valid_o[decoded_unit_i] = taken", "unit_valid_o[0] = taken"),
    "another unit's result leaves": ("unit_result_i[decoded_unit_i]", "unit_result_i[0]"),
    "a result leaves twice": ("result_valid_o <= taken", "result_valid_o <= taken || result_valid_o"),
    "every result is written": ("result_we_o     <= decoded_writeback_i", "result_we_o     <= 1'b1"),
}


#: The same of what stands between PCPI and a coprocessor.
PCPI_MUTANTS = {
    "an instruction is taken twice": ("pcpi_valid_i && !taken_q;", "pcpi_valid_i;"),
    "nothing is offered after the first": (
        "taken_q <= (taken || taken_q) && !result_valid_i",
        "taken_q <= taken || taken_q",
    ),
    "what is taken is offered again": (
        "taken_q <= (taken || taken_q) && !result_valid_i",
        "taken_q <= taken && !result_valid_i",
    ),
    "a result in the same cycle is forgotten": (
        "(taken || taken_q) && !result_valid_i",
        "taken || (taken_q && !result_valid_i)",
    ),
    "what nobody accepts is waited for": ("(taken_q || issue_accept_i)", "1'b1"),
    "the core does not wait": ("pcpi_valid_i && (taken_q || issue_accept_i)", "taken_q"),
    "operands change places": ("{pcpi_rs2_i, pcpi_rs1_i}", "{pcpi_rs1_i, pcpi_rs2_i}"),
    "nothing is committed": ("assign commit_valid_o = issue_valid_o", "assign commit_valid_o = taken_q"),
    "every result is written": ("assign pcpi_wr_o      = result_we_i", "assign pcpi_wr_o = 1'b1"),
}


def yosys(folder: Path, *commands: str) -> str:
    """What Yosys says to commands that run in `folder`."""
    program = "import sys; from pyosys import libyosys; libyosys.run_pass(sys.argv[1])"
    command = [sys.executable, "-c", program, "; ".join(commands)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    return done.stdout + done.stderr


def prove_small(folder: Path, module: Path, properties: Path, text: str, parameters: str = "") -> str:
    """The log of a proof of a module with this text, by induction; `parameters` are of the properties."""
    (folder / module.name).write_text(text)
    shutil.copy(properties, folder)
    return yosys(
        folder,
        f"read_slang --threads 1 {parameters} --top {properties.stem} {module.name} {properties.name}",
        "proc; flatten; async2sync; dffunmap; opt_clean",
        "sat -tempinduct -maxsteps 4 -set-at 1 rst_ni 0 -prove-asserts -set-assumes",
    )


def prove(folder: Path, shell: str, shape: tuple[int, int, int, int], *, inductive: bool, steps: int) -> str:
    """The log of a proof of all properties, by induction or, of what the interfaces show, up to a depth."""
    (folder / "instar_cvxif.sv").write_text(shell)
    shutil.copy(PROPERTIES, folder)
    names = ("Buffered", "InFlight", "FallThrough", "InOrder", "Inductive")
    parameters = " ".join(
        f"-G {name}={value}" for name, value in zip(names, (*shape, int(inductive)), strict=True)
    )
    return yosys(
        folder,
        f"read_slang --threads 1 {parameters} --top {PROPERTIES.stem} instar_cvxif.sv {PROPERTIES.name}",
        "proc; flatten; async2sync; dffunmap; opt_clean",
        f"sat -tempinduct {'' if inductive else '-tempinduct-baseonly'} -maxsteps {steps} -set-at 1 rst_ni 0 "
        "-prove-asserts -set-assumes",
    )


@pytest.mark.parametrize("shape", [*SHAPES, *(pytest.param(one, marks=pytest.mark.slow) for one in LONG)])
def test_no_result_is_lost_doubled_changed_or_of_a_killed_instruction(
    tmp_path: Path, shape: tuple[int, int, int, int]
) -> None:
    log = prove(tmp_path, SHELL.read_text(), shape, inductive=True, steps=6)
    assert "Induction step proven: SUCCESS!" in log, log[-2000:]


def test_without_buffers_each_instruction_leaves_once_in_the_next_cycle(tmp_path: Path) -> None:
    log = prove_small(tmp_path, DIRECT, DIRECT_PROPERTIES, DIRECT.read_text())
    assert "Induction step proven: SUCCESS!" in log, log[-2000:]


def test_behind_pcpi_each_instruction_is_taken_and_answered_once(tmp_path: Path) -> None:
    log = prove_small(tmp_path, PCPI, PCPI_PROPERTIES, PCPI.read_text())
    assert "Induction step proven: SUCCESS!" in log, log[-2000:]


@pytest.mark.parametrize(
    ("module", "properties", "before", "after"),
    [
        pytest.param(module, properties, *change, id=what)
        for module, properties, mutants in [
            (DIRECT, DIRECT_PROPERTIES, DIRECT_MUTANTS),
            (PCPI, PCPI_PROPERTIES, PCPI_MUTANTS),
        ]
        for what, change in mutants.items()
    ],
)
def test_a_broken_small_module_fails(
    tmp_path: Path, module: Path, properties: Path, before: str, after: str
) -> None:
    text = module.read_text()
    assert text.count(before) == 1, before
    shown = "-G Inductive=0" if module == PCPI else ""
    log = prove_small(tmp_path, module, properties, text.replace(before, after), shown)
    assert "model found for base case: FAIL!" in log, log[-2000:]


#: Of broken shells `make test` looks at every third one; `make test-all` at all.
BROKEN = [
    pytest.param(what, marks=[pytest.mark.slow] if number % 3 else []) for number, what in enumerate(MUTANTS)
]


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_shell_fails(tmp_path: Path, what: str) -> None:
    before, after = MUTANTS[what]
    text = SHELL.read_text()
    assert text.count(before) == 1, before
    # What is lost shows when it should have left long ago.
    steps = 9 if what.startswith("a commit") else 6
    for shape in [(1, 2, 1, 1), (2, 2, 0, 0)]:
        log = prove(tmp_path, text.replace(before, after), shape, inductive=False, steps=steps)
        if "model found for base case: FAIL!" in log:
            return
        assert "Reached maximum number of time steps" in log, log[-2000:]
    pytest.fail(f"nothing shows within {steps} cycles")


@pytest.mark.parametrize(
    "parameters",
    [
        "",
        "-GBuffered=1 -GInFlight=1",
        "-GNumUnits=3 -GNumRs=3 -GPayloadWidth=7 -GBuffered=3 -GFallThrough=1 -GInOrder=1",
        "-GNumUnits=2 -GInFlight=8 -GFallThrough=1",
    ],
)
def test_verilator_has_nothing_to_warn_of(parameters: str) -> None:
    for file in (SHELL, SHIM, DIRECT, PCPI):
        given = parameters.split() if file == SHELL else []
        assert warnings(*given, str(file)) == ""


def test_yosys_reads_shells_and_shim(tmp_path: Path) -> None:
    for file in (SHELL, SHIM, DIRECT, PCPI):
        shutil.copy(file, tmp_path)
        log = yosys(
            tmp_path, f"read_slang --threads 1 --top {file.stem} {file.name}", "proc", "check -assert"
        )
        assert "ERROR" not in log and "Found and reported 0 problems" in log, log[-2000:]
