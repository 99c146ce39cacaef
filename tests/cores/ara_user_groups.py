"""A design of a test behind the lanes of Marian's RTL: `python -m tests.cores.ara_user_groups --rtl FOLDER`.

Its instructions have every kind of operands, and words of custom-0. Memory must hold the same
afterwards in RTL and simulator; a line for each program says its cycles in RTL and in the model.

Source: tests/hardware/test_behind_lanes.py, which has the design.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from instar._core import InstarError
from instar.hardware.behind_lanes import attachment_of
from instar.outcome import WrongResult
from instar.rtl.build import build_simulator
from instar.rtl.score import simulated
from instar.rtl.source import find_source

from ..hardware.test_behind_lanes import made_core
from .ara_groups import program


def _word(funct6: int, vs2: int, vs1: int, vd: int) -> str:
    return f".word {funct6 << 26 | 1 << 25 | vs2 << 20 | vs1 << 15 | 2 << 12 | vd << 7 | 0b0001011:#x}"


def _aesem(vs2: int, vd: int) -> str:
    return f".word {0xA2012077 | vs2 << 20 | vd << 7:#x}"


_LOADS = [
    "vsetvli zero, t3, e32, m4, ta, ma",
    "vle32.v v8, (a0)",
    "vle32.v v12, (a1)",
    "addi a2, a0, 256",
    "vle32.v v16, (a2)",
]
_STORE = "vse32.v v16, (a1)"
_EIGHT = ["vsetvli zero, t4, e32, m8, ta, ma", "vle32.v v8, (a0)", "vle32.v v16, (a1)"]
_BYTES = ["vsetvli zero, t4, e8, m4, ta, ma", "vle8.v v8, (a0)", "vle8.v v16, (a1)"]
_CHAIN = [_word(1, 8, 12, 16), _word(3, 0, 0, 16), _word(2, 16, 12, 20), "vadd.vv v16, v20, v16"]
PROGRAMS = {
    "three": [*_LOADS, _word(1, 8, 12, 16), _STORE],
    "two": [*_LOADS, _word(2, 8, 12, 16), _STORE],
    "old": [*_LOADS, _word(3, 0, 0, 16), _STORE],
    "alone": [*_LOADS, _word(4, 8, 7, 16), _STORE],
    "first": [*_LOADS, _word(5, 9, 0, 16), _STORE],
    "chain": [*_LOADS, *_CHAIN, _STORE],
    "bytes": [*_BYTES, _word(6, 8, 0, 16), "vse8.v v16, (a1)"],
    "eight registers": [*_EIGHT, _word(5, 8, 0, 16), _STORE],
    "beside AES": [*_LOADS, _word(1, 8, 12, 16), _aesem(12, 16), _word(3, 0, 0, 16), _aesem(12, 16), _STORE],
    "written before": [*_LOADS, "vmul.vv v16, v8, v12", _word(4, 8, 7, 16), _STORE],
}


def main() -> int:
    """1 where something is wrong in RTL."""
    options = argparse.ArgumentParser(prog="python -m tests.cores.ara_user_groups")
    options.add_argument("--rtl", type=Path, required=True, help="a checkout of the core's RTL")
    given = options.parse_args()
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        core = made_core(Path(folder))
        simulator = build_simulator(find_source(core, attachment_of(core), given.rtl), print)
        for name, lines in PROGRAMS.items():
            try:
                made = program(core, "", lines)
                (window,) = simulated(core, made.rtl_image(core), simulator)[2]["windows"]
                print(f"{name}: {window['cycles_reference']} {window['cycles_model']}", flush=True)
            except (InstarError, WrongResult) as error:
                print(f"{name}: {error}", flush=True)
                failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main())
