"""Records what CV32E40P's registers hold in RTL: `python -m tests.leak.record`.

A random program of RV32IMC (tests/cores/pipeline_programs.py), with its file as it was assembled.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import zstandard
from instar._core import Core, Program, RtlImage
from instar.places import library, runtime_folder
from instar.rtl import build_simulator, find_source
from instar.rtl.score import _running
from instar.toolchain import Build, build, find_compiler

from tests.cores.pipeline_programs import program

RECORDED = Path(__file__).with_name("recorded")
SEED, BLOCKS, ROUNDS, ALIGNED = 1001, 120, 1, 0.5


def assembled(core: Core, text: str, folder: Path) -> Path:
    """A program of the bench."""
    source = folder / "program.S"
    source.write_text(text)
    runtime = runtime_folder()
    return build(
        Build(find_compiler(), core.isa, (runtime / "crt0.S", source), link_script=runtime / "link.ld")
    )


def image_of(core: Core, elf: Path) -> RtlImage:
    """The program, ready for RTL."""
    return Program(elf, isa=core.isa, misaligned_allowed=core.misaligned_allowed).rtl_image(core)


def main() -> None:
    core = library().core("cv32e40p")
    with tempfile.TemporaryDirectory() as scratch:
        elf = assembled(core, program(SEED, BLOCKS, ROUNDS, ALIGNED, 0.0), Path(scratch))
        image = image_of(core, elf)
        simulator = build_simulator(find_source(core, elements=True), lambda _: None)
        with _running(simulator, core, image) as running:
            assert running.process.stdout is not None
            running.process.stdout.read()
            running.end()
            files = {"program.elf.zst": elf.read_bytes(), "elements.zst": running.elements.read_bytes()}
    RECORDED.mkdir(exist_ok=True)
    for name, data in files.items():
        (RECORDED / name).write_bytes(zstandard.ZstdCompressor(19).compress(data))


if __name__ == "__main__":
    main()
