"""Kernels whose outputs are right and whose conduct is not: each is refused, with the place that did it."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar.cli import run_command

from tests.cli.test_wrong_inputs import DESIGN, EXAMPLE, KERNEL
from tests.documents.blocks import write

#: A kernel that does what it should, and something else besides.
AND_MORE = """#include "xrotxor.h"
#define STEP(x, y, n) x_rotxor((x), (y), (n))
#define chacha20_rounds rounds
#include "chacha20_rounds.h"
#undef chacha20_rounds

%s
void chacha20_rounds(uint32_t state[16]) {
  rounds(state);
  %s
}
"""

FAULTS = {
    "writes behind its buffer": (
        "",
        "((volatile uint32_t *)state)[16] = 0;",
        "from byte 64 of state on, which has 64",
    ),
    "writes before its buffer": (
        "",
        "((volatile uint32_t *)state)[-1] = 0;",
        "writes 4 bytes, 4 before state begins",
    ),
    "reads beyond the count": (
        "",
        "(void)((volatile uint32_t *)state)[19];",
        "reads 4 bytes from byte 76 of state on",
    ),
    "clobbers s0": ("", '__asm__ volatile("li s0, 1");', "returns with another s0"),
    "clobbers s3": ("", '__asm__ volatile("li s3, 1");', "returns with another s3"),
    "clobbers s11": ("", '__asm__ volatile("li s11, 1");', "returns with another s11"),
    "clobbers tp": ("", '__asm__ volatile("li tp, 1");', "returns with another tp"),
    "clobbers gp": ("", '__asm__ volatile("li gp, 1");', "returns with another gp"),
}


def measured(
    more: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> tuple[int, str]:
    monkeypatch.chdir(tmp_path)
    write(tmp_path, {**EXAMPLE, KERNEL: AND_MORE % more})
    command = ["measure", "chacha20", "chacha20_rounds", "--design", "rotxor", "--core", "cva6-superscalar"]
    code = run_command(command)
    return code, capfd.readouterr().err


@pytest.mark.parametrize("fault", FAULTS)
def test_a_kernel_with_right_outputs_that_does_this_is_refused(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    above, inside, says = FAULTS[fault]
    code, message = measured((above, inside), tmp_path, monkeypatch, capfd)
    assert code == 1, message
    assert says in message
    # Scheme, variant and design, function, source line; and no file of the cache.
    assert message.startswith('instar: chacha20, variant "rotxor" of design "rotxor": at 0x')
    assert "in chacha20_rounds+0x" in message and "kernels/chacha20_rounds.c:" in message
    assert ".elf" not in message


def test_a_kernel_that_comes_to_no_end_is_refused_with_the_program_named_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    code, message = measured(("", "for (volatile int i = 0;;) i;"), tmp_path, monkeypatch, capfd)
    assert code == 1 and "did not end" in message
    assert message.count('variant "rotxor" of design "rotxor"') == 1


def test_a_kernel_may_have_tables_and_memory_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    own = "static const uint32_t none[16] = {0};\nstatic volatile uint32_t scratch[16];"
    use = "for (int i = 0; i < 16; i++) scratch[i] = state[i], state[i] = scratch[i] ^ none[i];"
    assert measured((own, use), tmp_path, monkeypatch, capfd)[0] == 0


def test_memory_of_others_is_not_a_kernels_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    code, message = measured(
        ("extern volatile uint32_t tohost;", "tohost = 0;"), tmp_path, monkeypatch, capfd
    )
    assert code == 1 and "writes 4 bytes at 0x" in message and "data of the program" in message


ML_DSA = """
[[variants]]
name = "rotxor"
title = "+ x.rotxor"
kernels = "kernels"
replaces = ["pointwise"]

[[evaluate]]
workload = "ml-dsa"
sets = ["44"]
functions = ["pointwise"]
"""

POINTWISE = """#include "montgomery.h"
#include "poly.h"

void mldsa_pointwise_montgomery(int32_t c[256], const int32_t a[256], const int32_t b[256]) {
  for (int i = 0; i < 256; i++) c[i] = mldsa_montgomery_multiply(a[i], b[i]);
  %s
}
"""


@pytest.mark.parametrize(
    ("inside", "says"),
    [
        ("((volatile int32_t *)a)[3] = a[3];", "writes 4 bytes at byte 12 of a, which is const"),
        ("(void)((volatile int32_t *)b)[256];", "reads 4 bytes from byte 1024 of b on, which has 1024"),
    ],
)
def test_a_kernel_is_watched_where_a_scheme_calls_it(
    inside: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """An operation gives it buffers on its stack, where nothing but the contract says where they end."""
    monkeypatch.chdir(tmp_path)
    head = EXAMPLE[DESIGN].split("[[variants]]")[0]
    kernel = tmp_path / "designs/rotxor/kernels/pointwise.c"
    kernel.parent.mkdir(parents=True)
    kernel.write_text(POINTWISE % inside)
    (tmp_path / DESIGN).write_text(head + ML_DSA)
    description = "designs/rotxor/xrotxor.core_desc"
    (tmp_path / description).write_text(EXAMPLE[description])
    code = run_command(["measure", "ml-dsa-44", "verify", "--design", "rotxor", "--core", "cva6-superscalar"])
    message = capfd.readouterr().err
    assert code == 1 and says in message, message
    assert 'ml-dsa-44, variant "rotxor" of design "rotxor", sign: at 0x' in message
    assert "in mldsa_pointwise_montgomery+0x" in message and "kernels/pointwise.c:" in message


def test_a_fault_inside_a_kernel_names_scheme_variant_function_and_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    code, message = measured(("", "*(volatile uint32_t *)16 = 0;"), tmp_path, monkeypatch, capfd)
    assert code != 0
    assert 'chacha20, variant "rotxor" of design "rotxor": at 0x' in message
    assert "in chacha20_rounds+0x" in message and "kernels/chacha20_rounds.c:10" in message


def test_a_compilers_refusal_names_scheme_variant_and_kernel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    code, message = measured(("", "no such thing;"), tmp_path, monkeypatch, capfd)
    assert code == 2
    assert message.startswith(
        'instar: chacha20, variant "rotxor" of design "rotxor": the compiler refused chacha20_rounds.c:'
    )
    assert "kernels/chacha20_rounds.c:10" in message


@pytest.mark.parametrize(
    ("file", "text", "says"),
    [
        ("S", "x.rotxor a0, a0, a1, 7", 'the macro x_rotxor of .include "xrotxor.inc"'),
        ("S", "x_rotxor a0, a0, a1, 7", 'the macro x_rotxor of .include "xrotxor.inc"'),
        (
            "c",
            "#include <stdint.h>\nvoid chacha20_rounds(uint32_t *s) { s[0] = x_rotxor(s[1], s[2], 7); }",
            'the function x_rotxor of #include "xrotxor.h"',
        ),
        ("S", "x.rotxr a0, a0, a1, 7", ""),
    ],
)
def test_an_instruction_that_an_assembler_does_not_know_is_named_as_it_is_written(
    file: str,
    text: str,
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    others = {path: content for path, content in EXAMPLE.items() if path != KERNEL}
    write(tmp_path, {**others, KERNEL.removesuffix("c") + file: text + "\n"})
    command = ["measure", "chacha20", "chacha20_rounds", "--design", "rotxor", "--core", "cva6-superscalar"]
    assert run_command(command) == 2
    message = capfd.readouterr().err
    assert f"the compiler refused chacha20_rounds.{file}:" in message
    assert message.partition("hint: it is ")[2].rstrip() == says, message


def test_an_undefined_symbol_names_scheme_variant_and_kernel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    code, message = measured(("void nowhere(void);", "nowhere();"), tmp_path, monkeypatch, capfd)
    assert code == 2
    assert 'chacha20, variant "rotxor" of design "rotxor": the linker refused the program:' in message
    assert "undefined symbol: nowhere" in message and "3-chacha20_rounds.o" in message
