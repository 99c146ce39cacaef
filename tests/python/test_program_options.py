"""What the native program and `instar run` can be told of a machine, `instar.Program` can be told too."""

from __future__ import annotations

import inspect
from pathlib import Path

import instar
import pytest
from instar import _core
from instar.cli import run
from instar.cli.groups import spread
from instar.places import library
from instar.toolchain import Build, build, find_compiler

DOCS = Path(__file__).parents[2] / "docs" / "reference"
RUNTIME = Path(__file__).parents[2] / "workloads" / "runtime"

#: Parameters of the native program that have another name.
NATIVE = {"path": "elf", "contents": "elf", "name": "elf", "memory_size": "memory"}
#: Options of `instar run` that make its machine, with the parameters that they are.
MACHINE = {
    "elf": {"elf"},
    "arguments": {"arguments"},
    "isa": {"isa"},
    "design": {"design"},
    "variant": {"variant"},
    "memory": {"memory", "memory_base"},
    "stack_size": {"stack_size"},
    "misaligned": {"misaligned_allowed"},
    "vector_agnostic_ones": {"vector_agnostic_ones"},
    "device": {"devices"},
    "path": {"search"},
}
#: Those that are said at each run instead, or are views of one.
OF_A_RUN = {
    *("core", "set_", "max_instructions", "sampled", "confidence", "error", "sample_seed", "gdb", "trace"),
    *(
        "trace_format",
        "histogram",
        "histogram_to",
        "profile",
        "flame",
        "coverage",
        "by",
        "top",
        "secret",
        "public",
        "values",
    ),
    "json",
}

#: Exits with the word at an odd address, or with its count of arguments where it has some.
WORD = """.globl _start
_start: mv s0, a0
bnez s0, end
la a1, text
lw s0, 1(a1)
andi s0, s0, 0xff
end: mv a0, s0
li a7, 93
ecall
.data
.balign 8
text: .byte 1, 2, 3, 4, 5
"""


def parameters(function: object) -> set[str]:
    return set(inspect.signature(function).parameters) - {"self", "cls"}  # type: ignore[arg-type]


def test_every_parameter_of_the_native_program_is_one() -> None:
    native = {NATIVE.get(name, name) for name in _signature(_core.Program)} - {"equipment"}
    # What a machine has where the manual leaves it open is said thing by thing.
    native |= set(library().core("cv32e40p").equipment)
    assert native <= parameters(instar.Program)


def _signature(kind: type) -> list[str]:
    text = kind.__text_signature__
    assert text is not None
    return [
        part.split("=")[0].strip() for part in text.strip("()").split(",") if part.strip() not in ("*", "")
    ]


def test_every_option_of_run_that_makes_a_machine_is_a_parameter() -> None:
    options = parameters(spread(run.command))
    assert options == MACHINE.keys() | OF_A_RUN
    assert set().union(*MACHINE.values()) <= parameters(instar.Program)


def test_the_page_names_every_parameter() -> None:
    page = (DOCS / "python.md").read_text()
    signature = page.split("`Program(elf, ", 1)[1].split(")`", 1)[0]
    named = {part.split("=")[0].strip() for part in signature.split(",")} - {"*"}
    assert named | {"elf"} == parameters(instar.Program)


@pytest.fixture(scope="module")
def word(tmp_path_factory: pytest.TempPathFactory) -> Path:
    source = tmp_path_factory.mktemp("word") / "word.S"
    source.write_text(WORD)
    return build(Build(find_compiler(), "rv64im", (source,), link_script=RUNTIME / "link.ld"))


def test_misaligned_accesses_are_faults_or_not(word: Path) -> None:
    with pytest.raises(instar.InstarError, match="misaligned"):
        instar.Program(word).run()
    with pytest.raises(instar.InstarError, match="misaligned"):
        instar.Program(word, misaligned_allowed=False).run()
    assert instar.Program(word, misaligned_allowed=True).run().exit_code == 2


def test_the_memory_lies_where_it_is_said(word: Path) -> None:
    program = instar.Program(word, memory_base=0x7000_0000, memory=0x1100_0000, stack_size=1 << 16)
    assert (program.memory.start, program.memory.stop) == (0x7000_0000, 0x8100_0000)
    with pytest.raises(instar.InstarError, match="a multiple of 4096"):
        instar.Program(word, memory_base=0x7000_0001)
    with pytest.raises(instar.InstarError, match="outside memory"):
        instar.Program(word, memory_base=0x9000_0000)


def test_arguments_reach_the_program(word: Path) -> None:
    assert instar.Program(word, arguments=["one", "two words"]).run().exit_code == 3
    with pytest.raises(instar.InstarError, match="a list of texts"):
        instar.Program(word, arguments="one")


def test_agnostic_elements_become_ones_where_that_is_said(tmp_path: Path) -> None:
    source = tmp_path / "tail.S"
    source.write_text(
        ".globl _start\n_start: vsetivli t0, 16, e8, m1, ta, ma\nvmv.v.i v8, 0\n"
        "vsetivli t0, 1, e8, m1, ta, ma\nvmv.v.i v8, 1\nvsetivli t0, 16, e8, m1, ta, ma\n"
        "vslidedown.vi v8, v8, 5\nvmv.x.s a0, v8\nandi a0, a0, 255\nli a7, 93\necall\n"
    )
    built = build(Build(find_compiler(), "rv64im_zve64x_zvl128b", (source,), link_script=RUNTIME / "link.ld"))
    codes = [instar.Program(built, vector_agnostic_ones=ones).run().exit_code for ones in (False, True)]
    assert codes == [0, 255]
