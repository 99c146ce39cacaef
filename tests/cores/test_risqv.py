"""RISQ-V inside RI5CY: recorded traces, values and hazards, from the folder beside the project."""

from __future__ import annotations

import json
import lzma
import re
import tarfile
from pathlib import Path
from typing import Any

import instar
import numpy as np
import pytest
import zstandard
from instar._core import Program, behave, score, trace_index
from instar.cli import run_command
from instar.cli.score import recorded_on
from instar.places import library as library_of
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

from ..shared import ROOT, SHARED
from .test_cv32e40p import built

RECORDED = SHARED / "rtl-traces" / "risqv"
beside = pytest.mark.skipif(not RECORDED.is_dir(), reason="no RTL traces of RISQ-V beside the project")


@beside
@pytest.mark.parametrize("path", sorted(RECORDED.glob("*.zst")), ids=lambda path: path.name.split(".")[0])
def test_every_recorded_window_takes_the_cycles_of_rtl(path: Path) -> None:
    library = library_of()
    (entry,) = trace_index(path)
    name, design = recorded_on(library, str(entry["core"]), None)
    assert name == "ri5cy"
    windows = score(path, library.core(name, design=design), design=design)
    assert len(windows) == entry["windows"]
    wrong = [w["window"] for w in windows if w["cycles_model"] != w["cycles_reference"] or w["accuracy"] != 1]
    assert not wrong


#: What a shared row calls the registers of design risqv behind W, in the order of its description.
STATE = ["n", "q", "negated", "dir", "mode", "omega", "omega_prev", "index", "y1", "y2", "l3", "h3"]
#: -q^-1 modulo 2^18.
NEGATED = {3329: 0x30CFF, 12289: 0x2FFF, 7681: 0x1DFF}
SETS = {"kyber": (256, 3329), "newhope512": (512, 12289), "newhope1024": (1024, 12289)}
RESET = dict.fromkeys(STATE, 0) | {"n": 256, "q": 7681, "dir": "fwd", "mode": "first"}
#: X registers in which a round of Keccak has its last 18 words.
KECCAK = [5, 6, 7, 9, *range(18, 32)]


def words(text: str) -> list[int]:
    return [int(text[at : at + 8], 16) for at in range(0, len(text), 8)]


def own(row: dict[str, Any], state: dict[str, Any], after: str) -> list[int]:
    """The design's own registers: W, and the transform's state."""
    w = [0] * 32
    if "f" in row:
        w = words(row["f" + after])
    if "f0" in row:
        w[:2] = int(row["f0" + after], 16), int(row["f1" + after], 16)
    if "state" in row:
        w = words(row["after" if after else "state"])[:32]
    told = state | {"negated": NEGATED[state["q"]]}
    told |= {"dir": int(state["dir"] == "inv"), "mode": int(state["mode"] == "last")}
    return [*w, *(told[name] for name in STATE)]


def numbers(data: bytes) -> list[int]:
    return [int.from_bytes(data[at : at + 8], "little") for at in range(0, len(data), 8)]


def computed(design: Any, name: str, row: dict[str, Any], before: list[int]) -> tuple[list[int], list[int]]:
    """What the interpreter makes of a row: registers, of a store address and value; own registers."""
    mnemonic = "keccak.f1600" if name == "keccak_f1600" else f"pq.{name}"
    registers: dict[str, int] = {}
    given: dict[str, int] = {}
    writes: list[str] = []
    if "byte_offset" in row:
        registers = {"rs1": 10, "rs2": 11, "rd": 12}
        given = {"rs1": 0x1000, "rs2": int(row["rs2"], 16), "rd": int(row["rd_index"], 16)}
    elif "rs1" in row:
        writes = [field for field in ("rs1", "rs2", "rd") if field in row]
        registers = {field: 10 + at for at, field in enumerate(writes)}
        given = {field: int(row[field], 16) for field in writes}
    elif "state" in row:
        fixed = dict(zip((f"x{n}" for n in KECCAK), words(row["state"])[32:], strict=True))
        given, writes = {"round": row["round"], "clear": row["clear"], **fixed}, list(fixed)
        registers = {name: int(name[1:]) for name in fixed}
    elif "index" in row:
        given = {"stage": row["index"]}
    fields = {name: number for name, number in registers.items() if not name.startswith("x")}
    pack = b"".join(value.to_bytes(8, "little") for value in given.values())
    state = b"".join(value.to_bytes(8, "little") for value in before)
    out, after = behave(
        mnemonic,
        xlen=32,
        registers=fields,
        reads=list(given),
        values=pack,
        writes=writes,
        state=state,
        design=design,
    )
    return numbers(out), numbers(after)


def wanted(row: dict[str, Any]) -> list[int]:
    if "byte_offset" in row:
        return [0x1000 + row["byte_offset"], int(row["halfword"], 16)]
    if "state" in row:
        return words(row["after"])[32:]
    return [int(row[f"{field}_after"], 16) for field in ("rs1", "rs2", "rd") if field in row]


@beside
@pytest.mark.parametrize(
    "path", sorted((RECORDED / "values").glob("*.xz")), ids=lambda path: path.name.split(".")[0]
)
def test_every_recorded_value_is_what_the_interpreter_computes(path: Path) -> None:
    design, name = library_of().design("risqv"), path.name.split(".")[0]
    with lzma.open(path, "rt") as file:
        rows = [json.loads(line) for line in file]
    # crates/jit/tests/recorded.rs has some of each, as machine code too.
    for row in rows:
        before = row.get("pre", RESET)
        if "cfg" in row:
            n, q = SETS[row["cfg"]]
            before = RESET | {"n": n, "q": q, "dir": row["dir"], "mode": row["mode"]}
        out, after = computed(design, name, row, own(row, before, ""))
        assert out == wanted(row), row
        assert after == own(row, row.get("post", before), "_after"), row


#: A body, and what is said of it: instruction and rule, or nothing.
HAZARDS = [
    ("andi a1, a7, 0x7ff\nMOD_MUL", "pq.mod_mul_r reads a1 before a result is there"),
    ("andi a1, a7, 0x7ff\nnop\nMOD_MUL", None),
    ("lw a0, 0(sp)\nMOD_MUL", "pq.mod_mul_r waits in ID and acts in each cycle there"),
    ("lw t3, 0(sp)\nnop\nMOD_MUL", "pq.mod_mul_r takes the port of a result for t3"),
    ("lw t3, 0(sp)\nnop\nnop\nMOD_MUL", None),
    ("addi t3, a7, 5\nMOD_MUL", None),
    ("addi t3, a7, 5\nBUTTERFLY", "pq.bf_dit takes the port of a result for t3"),
    ("addi t3, a7, 5\nnop\nBUTTERFLY", None),
    ("mulh t3, a7, t6\nMOD_MUL", "pq.mod_mul_r waits in ID and acts in each cycle there"),
    ("mulh t3, a7, t6\nSET_KYBER", None),
    ("bnez sp, 1f\nMOD_MUL\nnop\n1: nop", "pq.mod_mul_r lies right behind a taken branch"),
    ("bnez sp, 1f\nnop\nMOD_MUL\n1: nop", None),
    ("addi x31, a7, 5\nCLEAR", "keccak.f1600 writes t6 before an earlier result comes there"),
    ("FLW1\nnop\nSINGLE", "pq.ntt_single_bf reads W[1] before a result is there"),
    ("FLW1\nnop\nnop\nSINGLE", None),
    ("ENGINE\n.rept 66\nnop\n.endr\nFSW0", "pq.fsw reads W[0] before the unit that runs on has written it"),
    ("ENGINE\n.rept 67\nnop\n.endr\nFSW0", None),
    ("ENGINE\n.rept 9\nnop\n.endr\nFLW1", "pq.flw writes W[1] while a unit that runs on works on it"),
    ("ENGINE\n.rept 9\nnop\n.endr\nMOD_MUL", "pq.mod_mul_r comes while a unit runs on"),
    ("ENGINE\n.rept 99\nnop\n.endr\nMOD_MUL", None),
    (
        "mulh t3, a7, t6\nUPDATE_GAMMA\nnop\nMUL_GAMMA1",
        "pq.update_gamma waits in ID and acts in each cycle there",
    ),
    # What that spoils is told once it is read, and nothing reads it here.
    ("mulh t3, a7, t6\nUPDATE_GAMMA", None),
]
WORDS = {
    "MOD_MUL": ".insn r 0x77, 0, 2, x0, a0, a1",
    "BUTTERFLY": ".insn r 0x77, 3, 2, a6, a0, a1",
    "SET_KYBER": ".insn r 0x77, 0, 0, x0, x0, x0",
    "UPDATE_GAMMA": ".insn r 0x77, 6, 1, x0, x0, x0",
    "MUL_GAMMA1": ".insn r 0x77, 4, 1, x0, x0, x0",
    "CLEAR": ".insn r 0x77, 0, 4, x0, x0, x1",
    "SINGLE": ".insn r 0x77, 1, 1, x0, x0, x0",
    "ENGINE": ".insn r 0x77, 0, 1, x0, x0, x0",
    "FLW1": ".word 0x00412087",
    "FSW0": ".word 0x00012027",
}


def test_what_hardware_computes_otherwise_is_named_and_nothing_else(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    bodies = []
    for at, (body, _) in enumerate(HAZARDS):
        for name, word in WORDS.items():
            body = body.replace(name, word)
        bodies.append(f".rept 99\nnop\n.endr\n.globl body{at}\nbody{at}:\n{body}\n")
    elf = built(
        tmp_path, f".globl main\nmain: addi sp, sp, -64\n{''.join(bodies)}addi sp, sp, 64\nli a0, 0\nret\n"
    )
    assert run_command(["run", "--design", "risqv", "--core", "ri5cy", str(elf)]) == 0
    told = capfd.readouterr().err
    starts = {name: one["address"] for name, one in Program(elf, isa="rv32im").symbols.items()}
    said: dict[int, list[str]] = {at: [] for at in range(len(HAZARDS))}
    for name, place, rule in re.findall(r"([\w.]+) at ([0-9a-f]{8}) (.*)", told):
        at = max(n for n in said if starts[f"body{n}"] <= int(place, 16))
        said[at].append(f"{name} {rule}")
    for at, (body, wanted_here) in enumerate(HAZARDS):
        assert bool(said[at]) == (wanted_here is not None), (body, said[at])
        assert wanted_here is None or any(one.startswith(wanted_here) for one in said[at]), (body, said[at])


@beside
def test_of_the_bodies_each_with_a_hazard_is_told_and_one_more(tmp_path: Path) -> None:
    with tarfile.open(RECORDED / "programs.tar.xz") as archive:
        archive.extract("programs/micro.elf", tmp_path, filter="data")
    trace = RECORDED / "micro.risqv.trace.zst"
    design = library_of().design("risqv")
    core = library_of().core("ri5cy", design=design)
    scored = score(trace, core, design=design, program=tmp_path / "programs" / "micro.elf")
    text = zstandard.ZstdDecompressor().stream_reader(trace.read_bytes()).read().decode().splitlines()
    (entry,) = trace_index(trace)
    spans = {}
    for window in entry["timed"]:
        lines = text[window["first_line"] - 1 : window["last_line"]]
        places = [place for line in lines if (place := int(line.split()[0], 16)) >= 0x110]
        spans[window["name"]] = min(places), max(places)
    told = set()
    for note in scored[0]["notes"]:
        for place in re.findall(r" at ([0-9a-f]{8}) ", note):
            told |= {name for name, (first, last) in spans.items() if first <= int(place, 16) <= last}
    bodies = json.loads((RECORDED / "micro-bodies.json").read_text())
    hazardous = {name for name, body in bodies.items() if isinstance(body, dict) and body.get("hazard")}
    assert len(hazardous) == 109
    # Its second start is passed over, and so it was in the run with which the file compares.
    assert told - hazardous == {"engine_start_twice"} and hazardous <= told


@beside
def test_random_programs_leave_what_rtl_left_in_its_cycles(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """They are full of hazards, and a third of them has the unit that runs on."""
    with tarfile.open(RECORDED / "random.tar.xz") as archive:
        archive.extractall(tmp_path, filter="data")
    folder = str(tmp_path / "random")
    assert run_command(["score", folder, "--core", "ri5cy", "--design", "risqv", "--json"]) == 0
    windows = json.loads(capfd.readouterr().out)["windows"]
    assert len(windows) == 20
    for window in windows:
        assert window["accuracy"] == 1 and window["cycles_model"] == window["cycles_reference"], window
        assert window["values"]["differing"] == 0, window
        assert window["values"]["registers"] == 64 and window["values"]["memory_words"] > 600


README = (ROOT / "designs/risqv/README.md").read_text(encoding="utf-8")


def in_readme(row: str) -> str:
    """What the table of the design's page has in its second column."""
    (found,) = re.findall(rf"^\| {re.escape(row)} \| ([^|]*) \|", README, re.MULTILINE)
    return str(found)


def measured(workload: str, operation: str, capfd: pytest.CaptureFixture[str]) -> int:
    """Cycles; hardware computes the same."""
    command = ["measure", workload, operation, "--core", "ri5cy", "--design", "risqv", "--json"]
    assert run_command(command) == 0
    found = json.loads(capfd.readouterr().out)
    assert not [note for note in found["notes"] if "hardware" in note]
    return int(found["cycles"])


@pytest.mark.parametrize(
    ("workload", "function", "row"),
    [
        ("k-pke-512", "ntt", "transform"),
        ("k-pke-512", "invntt", "inverse"),
        ("k-pke-512", "basemul_acc", "sum of two base multiplications"),
        ("k-pke-512", "expand_row", "two polynomials of the matrix, from the seed"),
        ("k-pke-512", "sample_eta1", "samples of 3 and 3 bits, from the seed"),
        ("k-pke-512", "sample_eta2", "samples of 2 and 2 bits, from the seed"),
        ("sha3", "keccak_f1600", "permutation of Keccak, loaded and stored"),
    ],
)
def test_a_kernel_takes_the_cycles_of_the_page_and_hardware_computes_the_same(
    workload: str, function: str, row: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert f"{measured(workload, function, capfd):,}" == in_readme(row)


@pytest.mark.parametrize(
    ("workload", "row"),
    [
        ("kyber-512", "Kyber512"),
        pytest.param("kyber-768", "Kyber768", marks=pytest.mark.slow),
        pytest.param("kyber-1024", "Kyber1024", marks=pytest.mark.slow),
        pytest.param("saber-light", "LightSaber", marks=pytest.mark.slow),
        pytest.param("saber-saber", "Saber", marks=pytest.mark.slow),
        pytest.param("saber-fire", "FireSaber", marks=pytest.mark.slow),
    ],
)
def test_a_scheme_takes_the_cycles_of_the_page(
    workload: str, row: str, capfd: pytest.CaptureFixture[str]
) -> None:
    cycles = [measured(workload, name, capfd) for name in ("keygen", "encaps", "decaps")]
    assert " / ".join(f"{one / 1000:.1f}" for one in cycles) == in_readme(row)


def test_a_single_base_multiplication_takes_the_cycles_of_the_page() -> None:
    """The kernel of sums with one polynomial."""
    design, runtime = library_of().design("risqv"), runtime_folder()
    sources = (runtime / "crt0.S", ROOT / "designs/risqv/kernels/basemul_acc.S")
    wanted = Build(
        find_compiler(),
        "rv32imc",
        sources,
        defines={"MLKEM_SET": 256},
        generated=design.generate(),
        link_script=runtime / "link.ld",
    )
    program = instar.Program(build(wanted), isa="rv32imc", design=design)
    a, b = (np.arange(256, dtype=np.int16) * factor % 3329 for factor in (1234, 77))
    gammas = [pow(17, 2 * int(f"{n:07b}"[::-1], 2) + 1, 3329) for n in range(128)]
    cache = (b[1::2].astype(int) * gammas % 3329).astype(np.int16)
    out = instar.Out(256, np.int16)
    core = library_of().core("ri5cy", design=design)
    outcome = program.call("kpke_basemul_acc", out, a, b, cache, core=core)
    even = a[::2].astype(int) * b[::2] + a[1::2].astype(int) * cache
    odd = a[::2].astype(int) * b[1::2] + a[1::2].astype(int) * b[::2]
    c = outcome.outputs[0]
    assert (c[::2] == even % 3329).all() and (c[1::2] == odd % 3329).all()
    assert f"{outcome.cycles:,}" == in_readme("base multiplication")


@pytest.mark.parametrize(
    ("function", "sentence"),
    [("ntt", "A transform of both takes"), ("invntt", "the way back with the integers")],
)
def test_transforms_of_saber_take_the_cycles_of_the_page(
    function: str, sentence: str, capfd: pytest.CaptureFixture[str]
) -> None:
    text = " ".join(README.split())
    assert f"{sentence} {measured('saber-saber', function, capfd):,} " in text


@pytest.mark.parametrize(
    "workload",
    [
        "sha3",
        pytest.param("kyber-512", marks=pytest.mark.slow),
        pytest.param("saber-light", marks=pytest.mark.slow),
    ],
)
def test_with_state_in_registers_known_answers_come_out(
    workload: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """Messages and digests of many lengths, in one call and in pieces."""
    assert run_command(["vectors", workload, "--design", "risqv"]) == 0
    assert "vectors pass" in capfd.readouterr().out


@pytest.mark.parametrize("workload", ["kyber-512", pytest.param("saber-light", marks=pytest.mark.slow)])
def test_no_secret_decides_in_the_kernels(workload: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["ct", workload, "--design", "risqv", "--json"]) == 0
    assert not json.loads(capfd.readouterr().out)["leaks"]
