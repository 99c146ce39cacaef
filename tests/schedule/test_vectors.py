"""`instar schedule` on vector code: orders that gain and are proved, orders that are refused.

What is refused is tried at length beside the prover (crates/equivalence/src/tests/vectors.rs), with a
judge who runs both orders.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from instar.cli import run_command

#: Rows of sums of products, each in registers of its own, one after the other.
ROWS = "\n".join(
    f"""    vle32.v v{first}, (a1)
    vle32.v v{first + 1}, (a2)
    vmul.vv v{first + 2}, v{first}, v{first + 1}
    vadd.vx v{first + 2}, v{first + 2}, a3
    vse32.v v{first + 2}, (a0)
    addi a0, a0, 64
    addi a1, a1, 64
    addi a2, a2, 64"""
    for first in (8, 12, 16, 20)
)


def function(body: str) -> str:
    return f"""    .text
    .globl f
    .type f, @function
f:
    vsetivli zero, 16, e32, m1, ta, ma
{body}
    ret
    .size f, . - f
"""


def checked(
    folder: Path, capfd: pytest.CaptureFixture[str], a: str, b: str, *options: str
) -> tuple[int, str]:
    """The exit code of a proof, and what was said."""
    for name, text in (("a", a), ("b", b)):
        (folder / f"{name}.S").write_text(function(text))
    files = [str(folder / f"{name}.S") for name in ("a", "b")]
    code = run_command(["schedule", "--check", *files, "--core", "marian", "--returns", "0", *options])
    said = capfd.readouterr()
    return code, said.out or said.err


def scheduled(capfd: pytest.CaptureFixture[str], *command: str) -> dict[str, Any]:
    assert run_command(["schedule", *command, "--json", "--no-cache"]) == 0
    found: dict[str, Any] = json.loads(capfd.readouterr().out)
    return found


def test_a_vector_kernel_is_faster_in_another_order_which_is_proved(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "rows.S").write_text(function(ROWS))
    arguments = [f"--argument=a{n}=256" for n in range(3)]
    found = scheduled(
        capfd,
        str(tmp_path / "rows.S"),
        *("--core", "marian", *arguments, "--argument", "a3:7", "--orders", "150", "--returns", "0"),
        *("--noalias", "a0,a1", "--noalias", "a0,a2", "-o", str(tmp_path / "fast.S")),
    )
    assert found["proved"]
    assert found["cycles_after"] < 0.9 * found["cycles_before"]
    assert "vector registers have 512 bits" in str(found["assumptions"])
    assert "proved equal" in (tmp_path / "fast.S").read_text()


def test_orders_that_break_a_group_a_mask_or_a_configuration_are_refused_in_one_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    wide = "    vsetivli zero, 16, e32, m2, ta, ma\n    vadd.vv v8, v12, v12\n"
    code, said = checked(tmp_path, capfd, wide + "    vmv1r.v v20, v9", wide + "    vmv1r.v v20, v9\n    nop")
    assert code == 0, said
    later = wide.replace("    vadd.vv v8, v12, v12\n", "    vmv1r.v v20, v9\n    vadd.vv v8, v12, v12\n")
    code, said = checked(tmp_path, capfd, wide + "    vmv1r.v v20, v9", later)
    assert (code, said.count("\n")) == (1, 1) and "v20 may differ" in said
    masked = "    vmseq.vv v0, v8, v9\n    vadd.vv v10, v11, v12, v0.t"
    other = "    vadd.vv v10, v11, v12, v0.t\n    vmseq.vv v0, v8, v9"
    assert checked(tmp_path, capfd, masked, other)[0] == 1


def test_a_function_before_vtype_is_set_is_refused_in_one_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "f.S").write_text(
        function("").replace("vsetivli zero, 16, e32, m1, ta, ma", "vadd.vv v8, v9, v10")
    )
    code = run_command(["schedule", str(tmp_path / "f.S"), "--core", "marian", "-o", str(tmp_path / "o.S")])
    message = capfd.readouterr().err
    assert code == 2 and message.count("\n") == 1
    assert "it is not known to what vtype was set" in message


def test_an_instruction_of_a_design_keeps_its_place_among_what_it_may_read(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    set_up = ['.include "xvkeccak.inc"', "li t0, 32", "vsetvli zero, t0, e64, m4, ta, ma"]
    moved = ["vle64.v v8, (a0)", "vkeccak_vi v8, 0", "addi a1, a1, 8", "vse64.v v8, (a0)"]

    def text(lines: list[str]) -> str:
        return "\n".join(f"    {line}" for line in (*set_up, *lines))

    options = ("--design", "vkeccak")
    scalar = [moved[0], moved[2], moved[1], moved[3]]
    assert checked(tmp_path, capfd, text(moved), text(scalar), *options)[0] == 0
    late = [moved[1], moved[0], moved[2], moved[3]]
    code, said = checked(tmp_path, capfd, text(moved), text(late), *options)
    assert (code, said.count("\n")) == (1, 1)


#: Workload, function, design and variant; the share of the cycles that an order saves at least.
KERNELS = [
    ("sha2", "sha256_compress", "marian", "zvk", 0.08),
    ("sha2", "sha512_compress", "marian", "zvk", 0.1),
    ("sm3", "sm3_compress", "marian", "zvk", 0.1),
    ("ml-dsa-44", "pointwise", "vkeccak", "vectors-timed", 0.1),
]


@pytest.mark.slow
@pytest.mark.parametrize(("workload", "name", "design", "variant", "least"), KERNELS)
def test_kernels_of_the_designs_gain_on_marian_and_are_proved(
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    workload: str,
    name: str,
    design: str,
    variant: str,
    least: float,
) -> None:
    found = scheduled(
        capfd,
        *(workload, name, "--design", design, "--variant", variant, "--core", "marian"),
        *("--orders", "400", "-o", str(tmp_path / "k.S")),
    )
    assert found["proved"]
    assert found["cycles_after"] <= (1 - least) * found["cycles_before"], found["cycles_after"]
