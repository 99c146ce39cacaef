"""What `instar gadget` reads in SystemVerilog: first values, numbers of bits, and what nobody drives."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from instar.cli import run_command

SHARES = ["--secret", "a:boolean:a0_i,a1_i"]
PORTS = "input logic clk_i, input logic rst_ni, input logic a0_i, input logic a1_i, output logic c_o"


def gadget(folder: Path, text: str, *words: str) -> int:
    (folder / "m.sv").write_text(f"module m ({text}\nendmodule\n")
    return run_command(["gadget", str(folder / "m.sv"), *words])


def judged(capfd: pytest.CaptureFixture[str]) -> Any:
    return json.loads(capfd.readouterr().out)["gadgets"][0]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            f"{PORTS}); wire sel; always_ff @(posedge clk_i) c_o <= sel & a0_i & a1_i;",
            "m: nothing drives sel, which a gate or register reads",
        ),
        (
            f"{PORTS}); always_ff @(posedge clk_i) c_o <= clk_i & a0_i & a1_i;",
            "m: gates read the clock clk_i; registers alone may",
        ),
        (
            "input logic [1:0] ck_i, input logic a0_i, input logic a1_i, output logic c_o); "
            "always_ff @(posedge ck_i[0]) c_o <= ck_i[1] & (a0_i ^ a1_i);",
            "m: the port ck_i has a clock or reset beside other bits; a port of its own is right",
        ),
        (
            f"{PORTS}); logic s = 1'b1; assign c_o = s; always_ff @(posedge clk_i or negedge rst_ni) "
            "if (!rst_ni) s <= 1'b0; else s <= a0_i & a1_i;",
            "m: c_o is 1 at first and 0 after a reset; one value is right",
        ),
    ],
)
def test_what_would_be_counted_as_0_in_silence_is_refused(
    text: str, sentence: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert gadget(tmp_path, text, *SHARES, "--hold", "rst_ni=1", "--cycles", "2") == 2
    assert capfd.readouterr().err == f"instar: {sentence}\n"


def test_where_x_is_read_is_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    text = "input logic a0_i, input logic a1_i, output logic c_o); logic sel;\n assign c_o = sel & a0_i;"
    assert gadget(tmp_path, text, *SHARES, "--json") == 0
    notes = judged(capfd)["notes"]
    assert "Something that nothing drives, or x, is read at m.sv:2; 0 stands for it here." in notes


@pytest.mark.parametrize(("first", "leaks"), [("1", 1), ("0", 0)])
def test_a_register_begins_with_the_value_that_the_text_gives_it(
    first: str, leaks: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    # What is multiplied is seen where the register is 1: in the first cycle or never.
    text = (
        "input logic clk_i, input logic a0_i, input logic a1_i, output logic c_o); "
        f"logic sel = 1'b{first}; always_ff @(posedge clk_i) sel <= 1'b0; "
        "assign c_o = (sel & a0_i) ^ (sel & a1_i);"
    )
    assert gadget(tmp_path, text, *SHARES, "--model", "value", "--json") == leaks
    assert [leak["wires"][0]["cycle"] for leak in judged(capfd)["leaks"]] == [0] * leaks


@pytest.mark.parametrize("numbers", ["3:0", "7:4", "0:3"])
def test_bits_are_named_as_the_text_does(
    numbers: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    names = [int(one) for one in numbers.split(":")]
    first, second, last = min(names), min(names) + 1, max(names)
    text = f"input logic [{numbers}] x_i, output logic c_o); assign c_o = x_i[{first}] & x_i[{second}];"
    secret = f"a:boolean:x_i[{first}],x_i[{second}]"
    assert gadget(tmp_path, text, "--secret", secret, "--json") == 1
    (leak,) = judged(capfd)["leaks"]
    assert leak["met"] == {"a": [f"x_i[{first}]", f"x_i[{second}]"]}
    assert {one["wire"] for one in leak["told_apart"]["seen"]} == {f"x_i[{first}]", f"x_i[{second}]"}
    assert gadget(tmp_path, text, "--secret", f"a:boolean:x_i[{first}],x_i[{last + 1}]") == 2
    assert f"x_i has 4 bits, from {first} on" in capfd.readouterr().err


def test_what_is_public_is_seen_by_tests_too(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    # The secret under what everybody knows: its values alone are uniform.
    text = (
        "input logic a0_i, input logic a1_i, input logic p_i, output logic c_o); assign c_o = "
        "(a0_i & p_i) ^ (a1_i & p_i) ^ (~p_i & ~a0_i) ^ (~p_i & ~a1_i) ^ p_i;"
    )
    words = [*SHARES, "--public", "p_i", "--model", "value", "--json"]
    for bits in ("24", "0"):
        assert gadget(tmp_path, text, *words, "--exact-bits", bits) == 1
        found = judged(capfd)
        assert "c_o" in {wire["wire"] for leak in found["leaks"] for wire in leak["wires"]}
        assert (found["ways"]["tested"] > 0) == (bits == "0")
