"""What an ELF file says that it was built for, against what it runs on: refused, or told."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import pytest
from instar.cli import run_command
from instar.toolchain import Build, build, find_compiler

RUNTIME = Path(__file__).parents[2] / "workloads" / "runtime"
#: Where a 64-bit ELF file's header has its flags.
FLAGS = 48

EXIT = ".globl _start\n_start: li a0, 7\nli a7, 93\necall\n"


def program(folder: Path, isa: str, text: str = EXIT, flags: int | None = None) -> str:
    """A program of these instructions, with other flags in its header."""
    source = folder / "program.S"
    source.write_text(text)
    made = build(Build(find_compiler(), isa, (source,), link_script=RUNTIME / "link.ld"))
    contents = bytearray(made.read_bytes())
    if flags is not None:
        struct.pack_into("<I", contents, FLAGS if contents[4] == 2 else 36, flags)
    file = folder / "program.elf"
    file.write_bytes(contents)
    return str(file)


def attributes(**given: str) -> str:
    """The same program with attributes of its file."""
    return EXIT + "".join(f".attribute {name}, {value}\n" for name, value in given.items())


def run(capfd: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """Exit code, and what was said, as one line."""
    code = run_command(["run", *arguments])
    return code, " ".join(capfd.readouterr().err.split())


@pytest.mark.parametrize(
    ("built", "isa", "says"),
    [
        ("rv64i2p1_v1p0_zvl8192b1p0", None, "at least 8192 bits (zvl8192b)"),
        ("rv64i2p1_v1p0_zvl65536b1p0", "rv64imv_zvl4096b", "there are at most 4096 here"),
        ("rv64i2p1_zve32x1p0_zvl512b1p0", "rv64imv_zvl256b", "name zvl512b in the ISA string"),
        ("rv64i2p1_zve32x1p0_zvl512b1p0", "rv64im", None),
        ("rv64i2p1_zve32x1p0_zvl512b1p0", "rv64imv_zvl512b", None),
    ],
)
def test_vectors_that_must_be_longer_are_refused(
    built: str, isa: str | None, says: str | None, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = program(tmp_path, "rv64i", attributes(arch=f'"{built}"'))
    code, said = run(capfd, file, *(["--isa", isa] if isa else []))
    assert (code, says is None or says in said) == (7 if says is None else 2, True), said


@pytest.mark.parametrize("isa", ["rv32im", "rv64im"])
def test_a_program_for_sixteen_registers_is_refused(
    isa: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    code, said = run(capfd, program(tmp_path, isa, flags=8))
    assert code == 2 and f"ABI of RV{isa[2:4]}E, which has 16 registers" in said


def test_a_hard_float_abi_without_floating_point_is_a_note(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    code, said = run(capfd, program(tmp_path, "rv64im", flags=4))
    assert code == 7 and "it has no floating-point instruction, so it runs as one for lp64 does" in said
    code, said = run(capfd, program(tmp_path, "rv64im", EXIT + ".insn r 0x53, 7, 1, a0, a0, a1\n", flags=4))
    assert code == 2 and "has floating-point instructions, the first at" in said
    code, said = run(capfd, program(tmp_path, "rv64im", flags=6))
    assert code == 2 and "quad-float" in said


def test_whatever_runs_a_file_has_the_notes_on_it(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    ends = EXIT.replace("li a0, 7", "li a0, 0")
    elf, space = program(tmp_path, "rv32im", ends, flags=4), tmp_path / "space.toml"
    space.write_text(
        f'[space]\ntitle = "T"\n[base]\nprogram = "{elf}"\n[[axes]]\nset = "core"\nvalues = ["cva6-single"]\n'
    )
    both = ["compare", elf, "--core", "cva6-single", "--core", "cva6-superscalar"]
    sweep = ["explore", str(space), "-j", "1", "-o", str(tmp_path / "out")]
    for command in (["profile", elf], ["histogram", elf], both, sweep):
        assert run_command([*command, "--json"]) == 0, command
        out, said = capfd.readouterr()
        for text in (said, " ".join(json.loads(out)["notes"])):
            assert "it has no floating-point instruction" in text, command


@pytest.mark.parametrize(
    ("given", "options", "says"),
    [
        ({"arch": '"rv64i2p1_m2p0_zba1p0"'}, ["--isa", "rv64im"], "of which rv64im has no zba"),
        ({"unaligned_access": "1"}, [], "was built for a machine with misaligned loads and stores"),
        ({"unaligned_access": "1"}, ["--misaligned", "allow"], None),
        ({"stack_align": "64"}, [], "wants its stack aligned to 64 bytes"),
        ({"priv_spec": "1", "priv_spec_minor": "9"}, [], "version 1.9 of the privileged specification"),
        ({"priv_spec": "1", "priv_spec_minor": "11"}, [], None),
        ({"arch": '"rv64i2p1_zkt1p0_zihintpause2p0"'}, ["--isa", "rv64i"], None),
    ],
)
def test_what_runs_otherwise_than_it_was_built_for_is_told(
    given: dict[str, str],
    options: list[str],
    says: str | None,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    code, said = run(capfd, program(tmp_path, "rv64i", attributes(**given)), *options)
    assert code == 7 and ("note:" not in said if says is None else says in said), said


def test_an_extension_of_another_version_is_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = Path(program(tmp_path, "rv64i", attributes(arch='"rv64i2p1_zba1p0"')))
    file.write_bytes(file.read_bytes().replace(b"zba1p0", b"zba0p9"))
    code, said = run(capfd, str(file))
    assert code == 7 and "was built for version 0.9 of zba, which here has version 1.0" in said


def test_compressed_code_on_an_isa_without_it_is_told(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    code, said = run(capfd, program(tmp_path, "rv64i", flags=1), "--isa", "rv64im")
    assert code == 7 and "may have compressed instructions" in said


@pytest.mark.parametrize(
    ("isa", "says"),
    [
        ("rv64im_zicsr2", None),
        ("RV64I2M2_Zba1p0_ZICSR2P0_c", None),
        ("rv64i2p0_m2_a2p1", None),
        ("rv64i_zba2_m3", "names version 2.0 of zba, which here has version 1.0, version 3.0 of m"),
    ],
)
def test_versions_of_an_isa_string_are_read_and_other_ones_told(
    isa: str, says: str | None, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    code, said = run(capfd, program(tmp_path, "rv64i"), "--isa", isa)
    assert code == 7 and ("note:" not in said if says is None else says in said), said


@pytest.mark.parametrize(("isa", "name"), [("rv64i_zbaa2", "zbaa"), ("rv64i_y1", "y"), ("rv64i_zz9p9", "zz")])
def test_a_name_that_is_not_known_is_refused_with_or_without_a_version(
    isa: str, name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    code, said = run(capfd, program(tmp_path, "rv64i"), "--isa", isa)
    assert code == 2 and f'names extension "{name}", which is not known here' in said


#: Writes "out" to file 1, "err" to file 2, and both once more by writev.
WRITES = """.globl _start
_start: la s0, text
li a7, 64
li a0, 2
addi a1, s0, 4
li a2, 4
ecall
li a0, 1
mv a1, s0
li a2, 4
ecall
li a7, 66
li a0, 2
la a1, pieces
li a2, 1
ecall
li a0, 7
li a7, 93
ecall
.data
text: .ascii "out\\nerr\\n"
.balign 8
pieces: .dword text + 4, 4
"""


def test_what_a_program_writes_to_file_2_goes_to_stderr(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    import instar

    file = program(tmp_path, "rv64im", WRITES)
    assert run_command(["run", file]) == 7
    shown = capfd.readouterr()
    assert shown.out == "out\n" and shown.err.startswith("err\nerr\n")
    assert run_command(["run", file, "--json"]) == 0
    out = capfd.readouterr().out
    assert '"console": "out\\n"' in out and '"errors": "err\\nerr\\n"' in out
    outcome = instar.Program(file).run()
    assert (outcome.console, outcome.errors) == (b"out\n", b"err\nerr\n")


#: Writes CSRs of triggers and reads them: the sum of what they hold, of tdata1 its upper byte.
TRIGGERS = """.globl _start
_start: csrr a0, tdata1
srli a0, a0, 24
li t0, -1
csrw tdata1, t0
csrw tdata2, t0
csrr t1, 0x7a4
add a0, a0, t1
csrr t1, 0x7a8
add a0, a0, t1
csrr t1, 0x7aa
add a0, a0, t1
csrr t1, tdata2
add a0, a0, t1
csrr t1, tselect
add a0, a0, t1
li a7, 93
ecall
"""


#: What mcountinhibit is at reset, and how far the counters came in front of its first write and
#: after.
COUNTERS = """
.globl _start
_start:
csrr a0, mcountinhibit
csrr t0, mcycle
csrr t1, minstret
or t0, t0, t1
snez t0, t0
slli t0, t0, 1
or a0, a0, t0
csrwi mcountinhibit, 0
nop
csrr t1, minstret
slli t1, t1, 4
or a0, a0, t1
li a7, 93
ecall
"""


def test_the_counters_of_cv32e40p_stand_still_until_the_program_lets_them_count(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    import instar

    file = program(tmp_path, "rv32im_zicsr", COUNTERS)
    # One instruction in front of the last read, 0xd and nothing before.
    assert run(capfd, file, "--core", "cv32e40p")[0] == 1 << 4 | 0xD
    stopped = instar.Program(file, counters_stopped=True)
    assert [stopped.run().exit_code for _ in range(2)] == [1 << 4 | 0xD] * 2
    # Nine instructions in front of it, 0, and something before.
    assert run(capfd, file, "--core", "cva6-2022")[0] == 9 << 4 | 2
    assert instar.Program(file).run().exit_code == 9 << 4 | 2


def test_the_debug_trigger_of_cv32e40p_is_there_on_it_alone(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    import instar

    file = program(tmp_path, "rv32im_zicsr", TRIGGERS)
    # 0x28001040 >> 24, and tinfo, which is 4.
    assert run(capfd, file, "--core", "cv32e40p")[0] == 0x28 + 4
    assert instar.Program(file, debug_trigger=True).run().exit_code == 0x28 + 4
    code, said = run(capfd, file)
    assert code == 2 and "tinfo" in said
