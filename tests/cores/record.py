"""Records the traces of `tests/cores/recorded` anew: `python -m tests.cores.record`.

The RTL is that of the Python package `pythondata-cpu-cva6` (docs/reference/rtl.md), the programs
are our own, so that a clone of this repository alone has traces of real RTL. The first run compiles
the RTL.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

import zstandard
from instar.cli import run_command

CORE = "cva6-2022"
FOLDER = Path(__file__).with_name("recorded")
#: Name of a trace → workload and function.
CALLS = {
    "keccak": ("sha3", "keccak_f1600"),
    "sha256": ("sha2", "sha256_compress"),
    "ntt": ("ml-dsa-44", "ntt"),
    "pointwise": ("ml-dsa-44", "pointwise"),
}


def _smallest(compressed: bytes) -> bytes:
    """The same trace, compressed as far as zstd goes: it is kept for long and was written in a hurry."""
    text = zstandard.ZstdDecompressor().stream_reader(compressed).read()
    return zstandard.ZstdCompressor(level=22).compress(text)


def main() -> int:
    """Writes a trace of each call, and the index of all of them; the first exit code that is not 0."""
    FOLDER.mkdir(exist_ok=True)
    entries: list[object] = []
    with tempfile.TemporaryDirectory() as scratch:
        for name, (workload, function) in CALLS.items():
            trace, index = FOLDER / f"{name}.trace.zst", Path(scratch) / f"{name}.json"
            trace.unlink(missing_ok=True)
            wanted = ["-o", str(trace), "--index", str(index)]
            code = run_command(["rtl", "trace", CORE, workload, function, *wanted])
            if code != 0:
                return code
            trace.write_bytes(_smallest(trace.read_bytes()))
            entries += json.loads(index.read_text())
    (FOLDER / "index.json").write_text(json.dumps(entries, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
