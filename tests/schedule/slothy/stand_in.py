"""A Python with something in SLOTHY's place, which has its names and orders a window as it is told."""

from __future__ import annotations

import sys
from pathlib import Path

_RISCV = "slothy/targets/riscv"
_NAMES = [
    "RISCVIntegerRegister",
    "RISCVIntegerRegisterImmediate",
    "RISCVIntegerRegisterRegister",
    "RISCVIntegerRegisterRegisterMul",
    "RISCVLoad",
    "RISCVStore",
    "RISCVUType",
]
#: What there is of SLOTHY, file by file; `change` is put in.
_FILES = {
    "slothy/__init__.py": """
from types import SimpleNamespace
class Slothy:
    def __init__(self, arch, target):
        self.config = SimpleNamespace(constraints=SimpleNamespace(), hints=SimpleNamespace())
    def load_source_raw(self, text):
        self.lines = text.splitlines()
    def optimize(self, start, end):
        inside = self.lines[1:-1]
        {change}
        self.lines[1:-1] = inside
    def get_source_as_string(self):
        return "\\n".join(self.lines)
""",
    "slothy/core/__init__.py": "",
    "slothy/core/core.py": """
class SlothyBase:
    def _init_external_model_and_solver(self):
        pass
""",
    "slothy/targets/__init__.py": "",
    f"{_RISCV}/__init__.py": "",
    f"{_RISCV}/riscv.py": "lookup_multidict = dict.get\n",
    f"{_RISCV}/riscv_instruction_core.py": """
class RISCVInstruction:
    dynamic_instr_classes = []
    classes_by_names = dict.fromkeys(["div", "divu", "rem", "remu"], int)
    @staticmethod
    def instr_factory(names, form):
        pass
""",
    f"{_RISCV}/riscv_super_instructions.py": "".join(f"class {name}: pass\n" for name in _NAMES),
    "slothy-0.2.2.dist-info/METADATA": "Metadata-Version: 2.1\nName: slothy\nVersion: 0.2.2\n",
    "ortools-9.15.dist-info/METADATA": "Metadata-Version: 2.1\nName: ortools\nVersion: 9.15\n",
}


def stand_in(folder: Path, change: str) -> str:
    """The path of a Python whose SLOTHY does `change` to the list `inside` of a window's lines."""
    packages = folder / "packages"
    for name, text in _FILES.items():
        path = packages / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("{change}", change))
    python = folder / "python"
    python.write_text(f'#!/bin/sh\nPYTHONPATH="{packages}" exec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    return str(python)
