"""Values as hardware computes them where nothing stalls: `--values hardware` on RI5CY with RISQ-V."""

from __future__ import annotations

import json
import re
import tarfile
from pathlib import Path

import instar
import numpy as np
import pytest
from instar._core import InstarError, Observers, Program, observe_run
from instar.cli import run_command
from instar.places import library as library_of
from instar.toolchain import Build, build, find_compiler

from ..shared import MISALIGNED
from .test_cv32e40p import built
from .test_risqv import RECORDED, WORDS, beside

#: A body, and what a0 is after it: by the program's order, and in hardware. q is 7681 from reset
#: on.
BODIES = [
    # A sum of two lanes to the register of the field rs1; the result of EX is not there yet.
    ("li a0, 5\nli a1, 7\nnop\nADD", 12, 12),
    ("li a0, 5\nli a1, 1\nnop\nnop\nli a1, 7\nADD", 12, 6),
    # A result that was on its way comes over the sum.
    ("li a0, 5\nli a1, 7\nnop\nnop\nli a0, 9\nADD", 16, 9),
    # It stands in ID for the five cycles of a product's upper half.
    ("li a0, 5\nli a1, 7\nnop\nnop\nmulh t0, a1, a1\nADD", 12, 40),
    # In the shadow of a taken branch it acts twice.
    ("li a0, 5\nli a1, 7\nnop\nnop\nbnez a1, 1f\nADD\nnop\n1: nop", 5, 19),
    # What a load brings is lost to the port.
    ("li a0, 5\nli a1, 7\nnop\nnop\nlw a2, 0(sp)\nnop\nADD\nnop\nmv a0, a2", 1234, 77),
]


@pytest.mark.parametrize("at", range(len(BODIES)))
def test_a_hazard_leaves_what_hardware_computes(at: int, tmp_path: Path) -> None:
    body, in_order, in_hardware = BODIES[at]
    text = body.replace("ADD", ".insn r 0x77, 1, 2, x0, a0, a1")
    begin = "addi sp, sp, -16\nli a2, 1234\nsw a2, 0(sp)\nli a2, 77\n.rept 8\nnop\n.endr\n"
    end = "nop\nnop\nnop\naddi sp, sp, 16\nret\n"
    code = f".globl main, probe\nmain: li a0, 0\nret\nprobe:\n{begin}{text}\n{end}"
    design = library_of().design("risqv")
    program = instar.Program(built(tmp_path, code), isa="rv32imc", design=design)
    core = library_of().core("ri5cy", design=design)
    assert program.call("probe", core=core, returns="u32").returned == in_order
    ours = program.call("probe", core=core, returns="u32", hardware_values=True)
    assert ours.returned == in_hardware


def test_a_unit_that_runs_on_alone_leaves_what_its_instruction_says(tmp_path: Path) -> None:
    """The two descriptions of the transform agree, in all directions and modes."""
    sizes = {"KYBER": 0, "NEWHOPE512": 1, "NEWHOPE1024": 2}
    calls: list[str] = []
    for size in sizes.values():
        for inverse in (3, 4):
            for last in (5, 6):
                words = "".join(f".insn r 0x77, {funct}, 0, x0, x0, x0\n" for funct in (size, inverse, last))
                words += "".join(f".insn i 0x07, 2, x{n}, a0, {4 * n}\n" for n in range(32)) + "nop\nnop\n"
                words += f"{WORDS['ENGINE']}\n.rept 84\nnop\n.endr\n"
                words += "".join(f".insn s 0x27, 2, x{n}, {4 * n}(a0)\n" for n in range(32))
                calls.append(f".globl run{len(calls)}\nrun{len(calls)}:\n{words}ret\n")
    code = f".globl main\nmain: li a0, 0\nret\n{''.join(calls)}"
    design = library_of().design("risqv")
    program = instar.Program(built(tmp_path, code), isa="rv32imc", design=design)
    core = library_of().core("ri5cy", design=design)
    given = np.random.default_rng(5).integers(0, 3329, 64, dtype=np.uint16)
    for at in range(len(calls)):
        ways = [
            program.call(f"run{at}", instar.InOut(given.copy()), core=core, hardware_values=hardware)
            for hardware in (False, True)
        ]
        first, second = (way.outputs[0].tolist() for way in ways)
        assert first == second and first != given.tolist(), at


@beside
def test_every_recorded_hazard_leaves_what_rtl_left(tmp_path: Path) -> None:
    """The recorded bodies without traps and clocks, in one program that keeps all registers after each."""
    with tarfile.open(RECORDED / "programs.tar.xz") as archive:
        archive.extractall(tmp_path, filter="data")
    source = (tmp_path / "programs/micro.S").read_text()
    bodies = json.loads((RECORDED / "micro-bodies.json").read_text())
    main, rest = source.split("la gp,outbuf\n", 1)[1].split("\nlui ra,0x80000", 1)
    routines = "initsub:\n" + rest.split("initsub:\n", 1)[1]
    parts = re.split(r"(?=\.option norvc\n\.option rvc\n\.balign 4\n\.option norvc\nli tp,\d+\nL_)", main)
    left_out = ["lp.setup", "mscratch", "mtvec", "mstatus", "mcycle", "x_pq_illegal", "x_fadd"]
    names, kept = [], []
    for part in parts:
        (name,) = re.findall(r"^L_(\w+):", part, re.MULTILINE) or [None]
        if bodies.get(name, {}).get("hazard") and not any(word in part for word in left_out):
            names.append(name)
            kept.append(re.sub(r"2:\n(jal tp,dumpall\n?)?$", "2:\njal tp,dumpall\n", part))
    assert len(names) == 106
    begin = '.include "risqv.inc"\n.option arch, +f\n.option norvc\n.text\n.globl _start, outbuf\n'
    begin += "_start: la gp,outbuf\n"
    probe = tmp_path / "programs" / "probe.S"
    probe.write_text(f"{begin}{''.join(kept)}li a0,0\nli a7,93\necall\n{routines}")
    script = tmp_path / "probe.ld"
    script.write_text(
        "ENTRY(_start) SECTIONS { . = 0x80000000; .text : { *(.text*) } .data : { *(.data*) } }"
    )
    elf = build(Build(find_compiler(), "rv32imc", (probe,), include=(probe.parent,), link_script=script))
    design = library_of().design("risqv")
    core = library_of().core("ri5cy", design=design)
    order = [
        "ra",
        "t0",
        "t1",
        "t2",
        "s0",
        "s1",
        *(f"a{n}" for n in range(8)),
        *(f"s{n}" for n in range(2, 12)),
    ]
    order += [*(f"t{n}" for n in range(3, 7)), *(f"f{n}" for n in range(32))]
    order += [*(f"m{n}" for n in range(16)), *(f"n{n}" for n in range(32))]
    for hardware in (True, False):
        program = Program(elf, isa="rv32imc", design=design, equipment=MISALIGNED)
        observe_run(program, observers=Observers(), core=core, hardware_values=hardware)
        where, size = program.symbols["outbuf"]["address"], 4 * len(order)
        for at, name in enumerate(names):
            words = np.frombuffer(bytes(program.view(where + at * size, size)), dtype="<u4")
            got = {register: f"{word:08x}" for register, word in zip(order, words, strict=True)}
            wrong = {
                one: got[one]
                for one, word in bodies[name]["after"].items()
                if one in got and got[one] != word
            }
            wrong |= {
                one: got[one]
                for one in bodies[name]["hazard"]
                if one in got and one not in bodies[name]["after"] and got[one] != bodies["_initial"][one]
            }
            assert bool(wrong) == (not hardware), (name, wrong)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--design", "risqv"], "are those of a core"),
        (["--core", "ri5cy"], "has none; name the design"),
        (["--core", "cv32e40p"], "has none; name the design"),
        (["--core", "cva6-single", "--design", "zknh"], "how long an instruction stands in ID"),
        (
            ["--core", "ri5cy", "--design", "risqv", "--trace", "OUT", "--trace-format", "spike"],
            "stand in no log",
        ),
        (["--core", "cv32e40p", "--design", "tum22", "--set", "data_response_cycles=3"], "is another"),
    ],
)
def test_what_has_no_such_values_is_one_sentence(
    options: list[str], said: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = built(tmp_path, ".globl main\nmain: li a0, 0\nret\n")
    options = [str(tmp_path / "out") if option == "OUT" else option for option in options]
    assert run_command(["run", "--values", "hardware", *options, str(elf)]) != 0
    told = capfd.readouterr().err
    assert said in told and "Traceback" not in told


def test_a_kernel_is_checked_by_what_hardware_computes(capfd: pytest.CaptureFixture[str]) -> None:
    command = [
        "measure",
        "k-pke-512",
        "ntt",
        "--core",
        "ri5cy",
        "--design",
        "risqv",
        "--values",
        "hardware",
        "--json",
    ]
    assert run_command(command) == 0
    found = json.loads(capfd.readouterr().out)
    assert found["checked"] and found["values"] == "hardware" and found["unchecked"] is None
    plain = ["measure", "k-pke-512", "ntt", "--core", "ri5cy", "--design", "risqv", "--json"]
    assert run_command(plain) == 0
    assert json.loads(capfd.readouterr().out)["cycles"] == found["cycles"]


def test_a_start_that_no_description_follows_is_refused(tmp_path: Path) -> None:
    source = Path(library_of().design("risqv").info["path"]).parent
    folder = tmp_path / "designs" / "risqv"
    folder.mkdir(parents=True)
    for file in source.glob("*.core_desc"):
        (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    text = (source / "design.toml").read_text(encoding="utf-8")
    without = re.sub(r"\[\[running\]\]\n(?:.+\n)+", "", text)
    without = without[: without.index("[[baselines]]")]
    assert without != text
    (folder / "design.toml").write_text(without, encoding="utf-8")
    design = library_of([tmp_path]).design("risqv")
    core = library_of([tmp_path]).core("ri5cy", design=design)
    program = instar.Program(
        built(tmp_path, f".globl main, probe\nmain: li a0, 0\nret\nprobe: {WORDS['ENGINE']}\nret\n"),
        isa="rv32imc",
        design=design,
    )
    with pytest.raises(InstarError, match="starts a unit that runs on"):
        program.call("probe", core=core, hardware_values=True)
