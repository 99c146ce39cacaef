"""Records the runs of `tests/cores/karu64` anew: `python -m tests.cores.record_karu64 FOLDER`.

FOLDER holds a simulator of karucore/karu64 8da799a for each setting, `fpga/Vbench` and
`plain/Vbench`, built beside the project: its own bench `rtl/htif_tb.v` in 4 MiB of memory
(-DHTIF_TB_XADR=22), inside a module `bench` that writes a line for each cycle in which
`cpu.issuing` is set to the file that `+issued=` names: `core 0: 0xPC (0xWORD) @ CYCLE DASM(WORD)`.
Defines: -DSIM_TB -DKARU_NO_ASSERT -DKARU_KECCAK, and of `fpga` the options of its bitstream with
vectors: -DKARU_ICACHE -DKARU_MUL_CYCLES=4 -DKARU_DIV_CYCLES=64 -DKARU_V_MUL_CYCLES=16
-DKARU_V_DIV_CYCLES=64 -DKARU_V_LANE_PIPE -DKARU_V_CWB_STAGE. That RTL has `vkeccak.vi` in its form
of 2024, so its word is exchanged for the run.
"""

from __future__ import annotations

import re
import struct
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import zstandard

from .karu64_judges import JUDGES, rules, trace_name

FOLDER = Path(__file__).with_name("karu64")
#: Traces with more lines are not kept, but the cycles from their first instruction to their last.
_MOST_LINES = 20_000
_MEMORY = 1 << 22
#: vkeccak.vi of 24 rounds, as Instar's kernels have it, and that of 2024.
_NEWEST, _OF_2024, _VD = 0xA6092077, 0xA788A077, 0xF80


@dataclass(frozen=True)
class Setting:
    """A simulator, how it is started, and what the model has for it."""

    simulator: str
    arguments: tuple[str, ...]
    parameters: Mapping[str, int | bool]
    #: Runs that are recorded with it.
    runs: tuple[str, ...] = ()


SETTINGS = {
    "as its bitstream": Setting("fpga", (), {}),
    "with slow memory": Setting(
        "fpga",
        ("+imem_lat=7", "+ddr_stall=9"),
        {"fetch_latency": 7, "data_latency": 10},
        ("scalar", "vectors", "NTT in C"),
    ),
    "all at once": Setting(
        "plain",
        (),
        {
            "multiply_cycles": 1,
            "divide_cycles": 1,
            "icache_bytes": 0,
            "vector_multiply_cycles": 1,
            "vector_divide_cycles": 1,
            "vector_lane_register": False,
            "vector_write_register": False,
        },
        ("scalar", "vectors", "NTT by vectors"),
    ),
}


@dataclass(frozen=True)
class Recorded:
    """What a run took in RTL."""

    name: str
    setting: str
    instructions: int
    #: From the issue of the first to that of the last, both counted.
    cycles: int


def memory_image(elf: Path) -> tuple[str, int]:
    """Memory as `$readmemh` reads it, and the place of `tohost`."""
    data = bytearray(elf.read_bytes())
    words: dict[int, int] = {}
    headers, count = struct.unpack_from("<Q", data, 32)[0], struct.unpack_from("<H", data, 56)[0]
    for number in range(count):
        kind, flags, offset, address, _, size, _, _ = struct.unpack_from(
            "<IIQQQQQQ", data, headers + 56 * number
        )
        if kind != 1:
            continue
        content = bytearray(data[offset : offset + size])
        for at in range(0, len(content) - 3 if flags & 1 else 0, 2):
            (word,) = struct.unpack_from("<I", content, at)
            if word & ~_VD == _NEWEST:
                struct.pack_into("<I", content, at, _OF_2024 | word & _VD)
        content += bytes(-len(content) % 8)
        for at in range(0, len(content), 8):
            words[(address + at) % _MEMORY // 8] = struct.unpack_from("<Q", content, at)[0]
    lines = [f"@{place:x} {word:016x}" for place, word in sorted(words.items())]
    return "\n".join(lines) + "\n", _symbol(bytes(data), b"tohost") % _MEMORY


def _symbol(data: bytes, name: bytes) -> int:
    sections, count = struct.unpack_from("<Q", data, 40)[0], struct.unpack_from("<H", data, 60)[0]
    found = [struct.unpack_from("<IIQQQQIIQQ", data, sections + 64 * number) for number in range(count)]
    for section in (section for section in found if section[1] == 2):
        names = found[section[6]][4]
        for at in range(section[4], section[4] + section[5], 24):
            place, _, _, _, value, _ = struct.unpack_from("<IBBHQQ", data, at)
            if data[names + place : data.index(b"\0", names + place)] == name:
                return int(value)
    raise SystemExit(f"no symbol {name.decode()}")


def _run(simulator: Path, setting: Setting, elf: Path, scratch: Path) -> bytes:
    """The lines of the instructions that issued, with the words of the program."""
    text, tohost = memory_image(elf)
    image, log = scratch / "image.hex", scratch / "issued.log"
    image.write_text(text)
    arguments = [f"+hex={image}", f"+tohost={tohost:x}", "+max_cycles=100000000", f"+issued={log}"]
    done = subprocess.run(
        [simulator, *arguments, *setting.arguments], capture_output=True, text=True, check=True
    )
    if "exit 0 @" not in done.stdout:
        raise SystemExit(f"{elf}: {done.stdout[-500:]}")

    def newest(match: re.Match[bytes]) -> bytes:
        return b"%08x" % (_NEWEST | int(match[0], 16) & _VD)

    return re.sub(rb"a788a[0-9a-f][7f]7", newest, log.read_bytes())


def main() -> int:
    """Writes the traces and the list of all runs."""
    simulators = Path(sys.argv[1])
    FOLDER.mkdir(exist_ok=True)
    lines = ["# Runs in RTL: tests/cores/record_karu64.py. Cycles: first issue to last, both counted."]
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        elves = dict(rules(scratch)) | {judge.name: judge.elf(scratch) for judge in JUDGES}
        for title, setting in SETTINGS.items():
            for run in setting.runs or elves:
                issued = _run(simulators / setting.simulator / "Vbench", setting, elves[run], scratch)
                cycles = [int(line.split()[5]) for line in issued.splitlines()]
                if len(cycles) <= _MOST_LINES:
                    kept = zstandard.ZstdCompressor(level=22).compress(issued)
                    (FOLDER / trace_name(run, title)).write_bytes(kept)
                lines += [
                    "\n[[run]]",
                    f'name = "{run}"',
                    f'setting = "{title}"',
                    f"instructions = {len(cycles)}",
                    f"cycles = {cycles[-1] - cycles[0] + 1}",
                ]
                print(title, run, len(cycles), cycles[-1] - cycles[0] + 1, flush=True)
    (FOLDER / "recorded.toml").write_text("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
