"""Records the traces of `tests/cores/recorded` anew: `python -m tests.cores.record`.

The RTL is that of Python packages (docs/reference/rtl.md), the programs are our own, so that a
clone of this repository alone has traces of real RTL. The first run compiles the RTL. With names
only these are recorded.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

import zstandard
from instar.cli import run_command

FOLDER = Path(__file__).with_name("recorded")
#: Name of a trace → core, workload and function.
CALLS = {
    "keccak": ("cva6-2022", "sha3", "keccak_f1600"),
    "sha256": ("cva6-2022", "sha2", "sha256_compress"),
    "ntt": ("cva6-2022", "ml-dsa-44", "ntt"),
    "pointwise": ("cva6-2022", "ml-dsa-44", "pointwise"),
    "picorv32-sha256": ("picorv32", "sha2", "sha256_compress"),
    "picorv32-pointwise": ("picorv32", "ml-dsa-44", "pointwise"),
    "cv32e40x-pointwise": ("cv32e40x", "ml-dsa-44", "pointwise"),
    "cv32e40x-b-sha256": ("cv32e40x-b", "sha2", "sha256_compress"),
    "ibex-small-pointwise": ("ibex-small", "ml-dsa-44", "pointwise"),
    "ibex-opentitan-sha256": ("ibex-opentitan", "sha2", "sha256_compress"),
    "vexriscv-lite-sha256": ("vexriscv-lite", "sha2", "sha256_compress"),
    "rocket-pointwise": ("rocket", "ml-dsa-44", "pointwise"),
}


def _smallest(compressed: bytes) -> bytes:
    """The same trace, compressed as far as zstd goes: it is kept for long and was written in a hurry."""
    text = zstandard.ZstdDecompressor().stream_reader(compressed).read()
    return zstandard.ZstdCompressor(level=22).compress(text)


def main() -> int:
    """Writes a trace of each call, and the index of all of them; the first exit code that is not 0."""
    FOLDER.mkdir(exist_ok=True)
    index = FOLDER / "index.json"
    there = json.loads(index.read_text()) if index.is_file() else []
    entries = {entry["trace"]: entry for entry in there}
    with tempfile.TemporaryDirectory() as scratch:
        for name in sys.argv[1:] or CALLS:
            trace, part = FOLDER / f"{name}.trace.zst", Path(scratch) / f"{name}.json"
            trace.unlink(missing_ok=True)
            wanted = ["-o", str(trace), "--index", str(part)]
            code = run_command(["rtl", "trace", *CALLS[name], *wanted])
            if code != 0:
                return code
            trace.write_bytes(_smallest(trace.read_bytes()))
            entries |= {entry["trace"]: entry for entry in json.loads(part.read_text())}
    names = [f"{name}.trace.zst" for name in CALLS]
    index.write_text(json.dumps([entries[name] for name in names], indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
