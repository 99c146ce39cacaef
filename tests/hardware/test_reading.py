"""Yosys, natively: what a text may read, and how it is told that it ended or is not there."""

from __future__ import annotations

import importlib.util

import pytest
from instar._core import InstarError
from instar.hardware import reading

SCRIPT = ("read_slang --threads 1 --top t t.sv", "proc", "write_json made.json")


def read(text: str, **others: str) -> str:
    return reading.run(SCRIPT, {"t.sv": text, **others}, ["made.json"])["made.json"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "module t (input logic a, output logic y);\n  assign y = a +;\nendmodule\n",
            r"pyosys: t\.sv:2: expected expression",
        ),
        (
            'module t (input logic a, output logic y);\n`include "/etc/passwd"\nendmodule\n',
            r"t\.sv:2: `include reads /etc/passwd, outside of the texts' folder",
        ),
        (
            "module t (input logic a, output logic [7:0] y);\n  logic [7:0] m [4];\n"
            '  initial $readmemh("one/../../two.hex", m);\n  assign y = m[a];\nendmodule\n',
            r"t\.sv:3: \$readmemh reads one/\.\./\.\./two\.hex, outside",
        ),
    ],
)
def test_what_is_wrong_with_a_text_is_one_sentence(text: str, says: str) -> None:
    with pytest.raises(InstarError, match=says) as told:
        read(text)
    assert "\n" not in str(told.value)


def test_a_file_that_only_a_comment_or_a_string_names_is_not_read() -> None:
    text = """// was `include "/etc/passwd" once; /* and
/* $readmemh("/etc/passwd", m); */ module t (input logic a, output logic y);
  localparam string Told = "`include \\"/etc/passwd\\"";
  assign y = ~a;
endmodule
"""
    assert '"$not"' in read(text)


def test_a_text_of_the_folder_is_included() -> None:
    text = (
        '`include "one/kind.svh"\nmodule t (input kind_t a, output kind_t y);\n  assign y = a;\nendmodule\n'
    )
    assert '"y"' in read(text, **{"one/kind.svh": "typedef logic [6:0] kind_t;\n"})


def test_a_program_that_is_ended_is_told_with_its_signal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "_CODE", "import os; os.kill(os.getpid(), 9)")
    with pytest.raises(InstarError, match="pyosys: it was ended by signal 9"):
        read("module t; endmodule\n")


def test_a_missing_package_is_told_with_what_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "pyosys" else found(name))
    with pytest.raises(InstarError, match=r'"pyosys": .*pyosys==0\.70'):
        read("module t; endmodule\n")
