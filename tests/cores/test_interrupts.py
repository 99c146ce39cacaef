"""Interrupts on cores: CV32E40P and Ibex beside RTL, a device's line, and what is refused in a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import instar
import pytest
import zstandard
from instar.cli import run_command
from instar.hardware.slave import slaves_of
from instar.places import library, runtime_folder
from instar.toolchain import Build, build, find_compiler

from ..documents.blocks import files, write
from .interrupt_programs import edges, program, sleeper
from .pipeline_programs import machine
from .record_interrupts import CORES, DROPPED, RANDOM, of_cva6, recorded
from .test_cv32e40p import MEMORIES
from .test_device_page import PAGE
from .test_ibex import CORES as IBEX
from .test_ibex import MEMORIES as IBEX_MEMORIES
from .test_ibex import memory as of_ibex

#: Of a retired instruction in whose place an interrupt was taken (crates/trace/src/batch.rs).
INTERRUPT = 1 << 4

#: Sets mtvec to `handler`, mtimecmp 200 ticks on and mie to what stands in `bits`.
SETUP = """
        .globl main
main:   la   t0, handler + {mode}
        csrw mtvec, t0
        li   t0, 0x0200bff8
        lw   t1, 0(t0)
        addi t1, t1, 200
        li   t0, 0x02004000
        sw   t1, 0(t0)
        sw   zero, 4(t0)
        li   t0, {bits}
        csrw mie, t0
        csrsi mstatus, 8
"""
#: Ends with the low bits of mcause; where `mtvec` is vectored, too.
HANDLER = """
handler:
        .option push
        .option norvc
        .rept 32
        j    entry
        .endr
        .option pop
entry:  csrr a0, mcause
        andi a0, a0, 63
        slli a0, a0, 1
        ori  a0, a0, 1
        la   t0, tohost
        sw   a0, 0(t0)
1:      j    1b
"""
#: Where its base is one that the cores' mtvec holds.
ALIGNED = "        .balign 256\n"
WAIT = "1:      addi s0, s0, 1\n        j    1b\n"


def built(folder: Path, text: str) -> Path:
    source = folder / "program.S"
    source.write_text(text)
    runtime = runtime_folder()
    return build(
        Build(find_compiler(), "rv32imc", (runtime / "crt0.S", source), link_script=runtime / "link.ld")
    )


def of_timer(
    folder: Path, body: str = WAIT, bits: int = 1 << 7, before: str = ALIGNED, mode: int = 0
) -> Path:
    return built(folder, SETUP.format(bits=bits, mode=mode) + body + before + HANDLER)


def told(capfd: pytest.CaptureFixture[str], *command: str | Path) -> tuple[int, str, str]:
    code = run_command([str(word) for word in command])
    out, message = capfd.readouterr()
    return code, out, message


def exact(capfd: pytest.CaptureFixture[str], elf: Path, memory: list[str], core: str = "cv32e40p") -> None:
    changes = [part for change in memory for part in ("--set", change)]
    command: list[str | Path] = ["rtl", "score", core, elf, "--device", "timer", *changes, "--json"]
    code, out, message = told(capfd, *command)
    assert code == 0, (memory, message)
    window = json.loads(out)["windows"][0]
    assert (window["accuracy"], window["cycles_model"]) == (1, window["cycles_reference"]), memory


@pytest.mark.parametrize("memory", [[], MEMORIES[4]], ids=["at once", "later"])
def test_interrupts_take_off_the_rtls_instructions_in_its_cycles(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], memory: list[str]
) -> None:
    exact(capfd, built(tmp_path, program(seed=42, blocks=40, rounds=3)), memory)


@pytest.mark.parametrize("core", IBEX)
def test_interrupts_take_off_what_they_do_in_ibex_in_its_cycles(
    core: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = built(tmp_path, program(seed=42, blocks=40, rounds=3, has=machine("ibex")))
    for one in ((1, 1), (3, 3)):
        exact(capfd, elf, of_ibex(*one), core)


@pytest.mark.parametrize("core", ["cv32e40p", *IBEX])
def test_a_line_may_rise_before_in_or_behind_an_instruction_of_any_kind(
    core: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = built(tmp_path, edges(latest=24))
    for one in ((1, 1), (2, 3)):
        exact(capfd, elf, of_ibex(*one), core)


@pytest.mark.parametrize("core", IBEX)
def test_the_clock_of_ibex_stands_while_it_sleeps(
    core: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = built(tmp_path, sleeper(seed=1, naps=60, rounds=4))
    for one in ((1, 1), (5, 3)):
        exact(capfd, elf, of_ibex(*one), core)


@pytest.mark.parametrize("name", [*CORES, *RANDOM, *DROPPED])
def test_interrupts_take_off_what_they_did_in_cva6_in_its_cycles(name: str) -> None:
    text = zstandard.ZstdDecompressor().stream_reader(recorded(name).read_bytes()).read().decode()
    rtl = [line.split() for line in text.splitlines()]
    core, elf = of_cva6(name)
    program = instar.Program(elf, isa=core.isa, devices=["timer"])
    ours: list[tuple[int, int, bool]] = []
    for batch in program.retired(core=core):
        assert batch.cycles is not None
        taken = (batch.flags & INTERRUPT != 0).tolist()
        ours += zip(batch.pcs.tolist(), batch.cycles.tolist(), taken, strict=True)
    # What retires until the bench has seen the program's end is none of it.
    theirs = [(int(pc, 16), int(cycle), "interrupt" in more) for pc, _, cycle, *more in rtl[: len(ours)]]
    first = theirs[0][1] - ours[0][1]
    assert [(pc, cycle + first, taken) for pc, cycle, taken in ours] == theirs
    assert sum(taken for _, _, taken in ours) > 80


@pytest.mark.slow
def test_interrupts_on_cva6_are_exact_beside_its_rtl(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for seed in range(62, 66):
        elf = built(tmp_path, program(seed, blocks=60, rounds=4, has=machine("cva6")))
        exact(capfd, elf, [], "cva6-2022")
    exact(capfd, built(tmp_path, sleeper(seed=1, naps=60, rounds=4)), [], "cva6-2022")


@pytest.mark.slow
@pytest.mark.parametrize("core", ["ibex-small", "ibex-opentitan"])
def test_interrupts_on_ibex_are_exact_with_any_memory(
    core: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for seed in range(50, 54):
        elf = built(tmp_path, program(seed, blocks=60, rounds=4, has=machine("ibex")))
        for one in IBEX_MEMORIES:
            exact(capfd, elf, of_ibex(*one), core)


@pytest.mark.slow
def test_interrupts_take_off_the_rtls_instructions_in_its_cycles_with_any_memory(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for seed in range(50, 54):
        elf = built(tmp_path, program(seed, blocks=60, rounds=4))
        for memory in ([], *MEMORIES):
            exact(capfd, elf, memory)


def test_a_run_that_is_interrupted_is_the_same_again_and_its_trace_says_where(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = of_timer(tmp_path)
    texts = []
    for name in ("first", "second"):
        trace = tmp_path / name
        command: list[str | Path] = ["run", "--core", "cv32e40p", "--device", "timer", elf]
        command += ["--trace", trace]
        assert told(capfd, *command, "--trace-format", "rvfi")[0] == 7
        texts.append(trace.read_text())
    assert texts[0] == texts[1]
    lines = texts[0].splitlines()
    [interrupted] = [line for line in lines if line.startswith("core   INTERRUPT 0:")]
    handler = lines[lines.index(interrupted) :]
    assert len(handler) < 12 < len(lines), "what follows is the handler"


def test_a_native_trace_with_an_interrupt_is_read_again(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf, trace = of_timer(tmp_path), tmp_path / "native"
    assert told(capfd, "run", "--core", "cv32e40p", "--device", "timer", elf, "--trace", trace)[0] == 7
    code, out, message = told(capfd, "profile", "--core", "cv32e40p", "--program", elf, trace, "--json")
    assert code == 0, message
    names = json.dumps(json.loads(out))
    assert "handler" in names and "main" in names


@pytest.mark.parametrize("core", ["cva6-superscalar-2024", "cv32e40x", "ri5cy", "cv32e40px"])
def test_a_core_whose_interrupts_are_not_modelled_refuses_one_in_a_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], core: str
) -> None:
    elf = of_timer(tmp_path)
    code, _, message = told(capfd, "run", "--core", core, "--device", "timer", elf)
    assert code == 2
    assert f'core "{core}"' in message and "not modelled" in message
    assert len(message.splitlines()) == 1
    unarmed = of_timer(tmp_path, bits=0, body="        li a0, 0\n        ret\n")
    assert told(capfd, "run", "--core", core, "--device", "timer", unarmed)[0] == 0


def test_a_handler_that_the_cores_mtvec_does_not_hold_is_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = of_timer(tmp_path, before=f"{ALIGNED}        nop\n        nop\n")
    code, _, message = told(capfd, "run", "--core", "cv32e40p", "--device", "timer", elf)
    assert code == 2 and "holds a multiple of 256" in message
    assert told(capfd, "run", "--device", "timer", elf)[0] == 7
    for mode in (0, 1):
        code, _, message = told(
            capfd, "run", "--core", "ibex-small", "--device", "timer", of_timer(tmp_path, mode=mode)
        )
        assert code == (7 if mode else 2) and ("vectored always" in message) == (mode == 0), message


def test_beside_rtl_there_is_a_timer_and_no_other_device(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = of_timer(tmp_path)
    for core, device, sentence in (
        ("cv32e40p", "console", 'there is no device "console" beside RTL'),
        ("cv32e40x", "timer", "interrupts are not modelled on this family of cores"),
    ):
        code, _, message = told(capfd, "rtl", "score", core, elf, "--device", device)
        assert code == 2 and sentence in message, message
    code, _, message = told(capfd, "rtl", "score", "cv32e40p", "sha3", "keccak_f1600", "--device", "timer")
    assert code == 2 and "--device is for a program" in message


def test_the_end_of_a_devices_command_interrupts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, files(PAGE))
    monkeypatch.chdir(tmp_path)
    design = tmp_path / "designs" / "checksum" / "design.toml"
    stated = design.read_text()
    body = """
        .globl main
main:   la   t0, handler + {mode}
        csrw mtvec, t0
        li   t0, {bits}
        csrw mie, t0
        li   s1, 0x1a108000
        li   t1, 20
        sw   t1, 8(s1)
        li   t1, 1
        sw   t1, 0(s1)
        csrsi mstatus, 8
        wfi
        li   a0, 1
        ret
"""
    for key, number in (("", 11), ("interrupt_number = 20\n", 20)):
        design.write_text(
            stated.replace(
                'busy = "STATUS.busy"\n', f'busy = "STATUS.busy"\ninterrupt = "STATUS.done"\n{key}'
            )
        )
        elf = built(tmp_path, body.format(bits=1 << number, mode=0) + ALIGNED + HANDLER)
        # The hart without a core has none of its own.
        for core in [["--core", "cv32e40p"], *([[]] if number == 11 else [])]:
            code, _, message = told(capfd, "run", "--design", "checksum", *core, elf)
            assert code == number, message
    [slave], _ = slaves_of(library().design(str(design.parent)))
    assert slave.interrupt == 20 and slave.files[slave.file].count("output logic irq_o") == 2


def test_the_page_says_what_wfi_says(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    elf = of_timer(tmp_path, body="        wfi\n", bits=8)
    code, _, message = told(capfd, "run", "--device", "timer", elf)
    page = Path(__file__).parents[2] / "docs/reference/interrupts.md"
    sentence = message[message.index("wfi would") :].splitlines()[0]
    assert code == 2 and f"\n    {sentence}\n" in page.read_text(), message
