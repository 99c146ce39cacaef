"""`instar schedule --check` on what a program has of its own: variables by name, addresses as symbols."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from instar.cli import run_command
from instar.schedule import program_of
from instar.toolchain import find_compiler

#: Two texts and options: the exit code, and stdout or the sentence.
Check = Callable[..., tuple[int, str]]


def text(code: str, data: str = "") -> str:
    """A file with the function `f`, its instructions parted by semicolons, and other sections."""
    lines = "\n".join(f"    {line.strip()}" for line in code.split(";"))
    return (
        f"    .text\n    .globl f\n    .type f, @function\nf:\n{lines}\n    ret\n    .size f, . - f\n{data}\n"
    )


def rodata(values: str = "1, 2, 3, 4", align: int = 16, name: str = "tab") -> str:
    return f"    .section .rodata\n    .balign {align}\n{name}: .word {values}\n"


def data(
    values: str, names: tuple[str, ...] = ("key", "other"), section: str = ".data", before: str = ""
) -> str:
    """Words of a section that may be written, each with a name."""
    words = zip(names, values.split(","), strict=True)
    return f'    .section {section}, "aw"\n    .balign 4\n{before}' + "".join(
        f"    .globl {name}\n    .type {name}, @object\n{name}: .word {value}\n    .size {name}, 4\n"
        for name, value in words
    )


@pytest.fixture
def check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Check:
    monkeypatch.chdir(tmp_path)

    def compared(
        a: str, b: str, *options: str, linked: bool = False, isa: str = "rv32imc"
    ) -> tuple[int, str]:
        files = []
        for name, written in (("a", a), ("b", b)):
            source = tmp_path / f"{name}.S"
            source.write_text(written)
            if linked:
                elf = program_of(source, isa, None, find_compiler(None)).path
                source = tmp_path / f"{name}.elf"
                source.write_bytes(Path(elf).read_bytes())
            files.append(source.name)
        returns = [] if "--returns" in options else ["--returns", "1"]
        code = run_command(
            ["schedule", "--check", *files, "--isa", isa, "--function", "f", *returns, *options]
        )
        out, message = capfd.readouterr()
        assert (code == 0) == (message == "")
        assert code == 0 or message.count("\n") == 1
        return code, out or message

    return compared


LOAD = "lui a1, %hi(key); lw a0, %lo(key)(a1)"


@pytest.mark.parametrize("linked", [False, True])
def test_a_variable_of_the_program_is_its_name_and_its_first_value(check: Check, linked: bool) -> None:
    one = text(LOAD, data("5, 7"))
    code, out = check(one, text("la a2, key; lw a0, 0(a2)", data("5, 7")), linked=linked)
    assert code == 0
    assert out.startswith("assumed: addresses of the program's own are those of these linked files") == linked
    # Another first value; another variable at the same address, with the same in it; two names
    # exchanged.
    for other in [
        text(LOAD, data("6, 7")),
        text(LOAD.replace("key", "other"), data("5, 7")),
        text(LOAD.replace("key", "other"), data("7, 5")),
        text(LOAD.replace("key", "thing"), data("5, 7", ("thing", "other"))),
    ]:
        code, message = check(one, other, linked=linked)
        assert code == 1 and "a0 may differ" in message
    # The same variable at another address.
    moved = text(LOAD, data("7, 5", ("other", "key"), before="    .word 1, 2, 3\n"))
    assert check(one, moved, linked=linked)[0] == 0


def test_variables_are_written_as_the_other_program_writes_them(check: Check) -> None:
    store = "la a2, key; sw a0, 0(a2); la a3, other; sw a1, 0(a3)"
    swapped = "la a3, other; sw a1, 0(a3); la a2, key; sw a0, 0(a2)"
    both = data("5, 7")
    assert check(text(store, both), text(swapped, both), "--returns", "0")[0] == 0
    code, message = check(text(store, both), text(store.replace("a1, 0", "a0, 0"), both), "--returns", "0")
    assert code == 1 and "memory at other may differ" in message
    back = "la a2, key; lw t0, 0(a2); sw t0, 0(a2)"
    code, message = check(text("nop", both), text(back, both), "--returns", "0")
    assert code == 1 and "writes memory at key, which A does not access" in message
    # A pointer may lead to it.
    through = "la a2, key; lw a3, 0(a2); sw zero, 0(a1); mv a0, a3"
    late = "la a2, key; sw zero, 0(a1); lw a3, 0(a2); mv a0, a3"
    assert check(text(through, both), text(late, both))[0] == 1


@pytest.mark.parametrize("linked", [False, True])
def test_gp_is_a_constant_of_the_link(check: Check, linked: bool) -> None:
    # `.sdata` begins 2,048 bytes below what gp leads to.
    def small(values: str) -> str:
        return data(values, section=".sdata")

    one = text("lw a0, -2048(gp)", small("5, 5"))
    assert check(one, text(LOAD, small("5, 5")), linked=linked)[0] == 0
    for other in [
        text("lw a0, -2048(gp)", small("6, 5")),
        text("lw a0, -2044(gp)", small("5, 5")),
        text("lw a0, -2048(gp)", data("5, 5", ("other", "key"), section=".sdata")),
    ]:
        code, message = check(one, other, linked=linked)
        assert code == 1 and "a0 may differ" in message
    code, message = check(text("addi a0, gp, 16"), text("addi a0, gp, 16"), linked=linked)
    assert code == 1 and "an address made of gp leaves the function" in message


USES = {
    "result": "lla a0, tab",
    "stored": "lla t0, tab; sw t0, 0(a0)",
    "compared": "lla t0, tab; sltu a0, a0, t0",
    "branch": "lla t0, tab; bltu a0, t0, 1f; li a0, 1; 1: nop",
    "computed": "lla t0, tab; xor a0, a0, t0",
    "part": "lla t0, tab; srli a0, t0, 12",
    "index": "lla t0, tab; add a0, a0, t0",
}


@pytest.mark.parametrize("use", USES)
def test_an_address_that_leaves_is_that_of_the_same_thing(check: Check, use: str) -> None:
    one = text(USES[use], rodata())
    assert check(one, text(f"nop; {USES[use]}", rodata()))[0] == 0
    for other in [rodata("9, 8, 7, 6"), rodata(align=64), rodata("1, 2, 3, 4, 5")]:
        assert check(one, text(USES[use], other))[0] == 1
    named = text(USES[use].replace("tab", "tub"), rodata(name="tub"))
    assert check(one, named)[0] == 1


@pytest.mark.parametrize("use", ["result", "stored", "compared", "branch", "computed", "index"])
def test_the_same_in_linked_files(check: Check, use: str) -> None:
    one = text(USES[use], rodata())
    code, message = check(one, text(USES[use], rodata("9, 8, 7, 6")), linked=True)
    assert code == 1 and "may be an address of the program's own" in message
    code, out = check(one, text(USES[use], rodata()), linked=True)
    assert code == 0 and out.startswith("assumed: addresses of the program's own are those of these linked")


def test_an_address_of_a_helper_is_that_of_its_code(check: Check) -> None:
    helper = "    .globl g\n    .type g, @function\ng: addi a0, a0, {}\n    ret\n    .size g, . - g\n"
    one = text("lla a0, g", helper.format(1))
    assert check(one, text("nop; lla a0, g", helper.format(1)))[0] == 0
    assert check(one, text("lla a0, g", helper.format(2)))[0] == 1
    code, message = check(
        text("lla a0, tab; addi a0, a0, 16", rodata()), text("lla a0, tab; addi a0, a0, 16", rodata())
    )
    assert code == 1 and "an address 16 bytes from tab, outside of it, leaves the function" in message


def test_a_helper_is_what_it_does_wherever_it_lies(check: Check) -> None:
    head = "    .section .text.{0}\n    .globl {0}\n    .type {0}, @function\n"
    helper = head + "{0}: {1}\n    ret\n    .size {0}, . - {0}\n"
    calls = "addi sp, sp, -16; sw ra, 12(sp); call {}; lw ra, 12(sp); addi sp, sp, 16"
    one = text(calls.format("g"), helper.format("g", "addi a0, a0, 5"))
    assert check(one, text("addi a0, a0, 5"))[0] == 0
    # By another name, after another function; by a register.
    other = helper.format("z", "addi a1, a1, 1") + helper.format("h", "addi a0, a0, 5")
    assert check(one, text(calls.format("h"), other))[0] == 0
    by_register = calls.replace("call {}", "lla t0, h; jalr t0")
    assert check(one, text(by_register, other))[0] == 0
    for wrong in ["addi a0, a0, 6", "addi s1, s1, 1", "addi a0, a0, 5\n    sw zero, 0(a1)", "addi a0, ra, 5"]:
        assert check(one, text(calls.format("g"), helper.format("g", wrong)))[0] == 1
    # Where it was called from is an address of code.
    told = text("mv t1, ra; call g; sw ra, 0(a1); mv ra, t1", helper.format("g", "addi a0, a0, 5"))
    assert check(told, told)[0] == 0
    more = text("nop; mv t1, ra; call g; sw ra, 0(a1); mv ra, t1", helper.format("g", "addi a0, a0, 5"))
    assert check(told, more)[0] == 1


def test_constants_without_a_name_are_what_their_section_has(check: Check) -> None:
    def words(values: str, align: int = 8) -> str:
        return f"    .section .rodata\n    .balign {align}\n.Lone: .word {values}\n.Ltwo: .word 8, 9\n"

    one = text("lla a0, .Ltwo", words("5, 6"))
    assert check(one, text("nop; la a0, .Ltwo", words("5, 6")))[0] == 0
    assert check(one, text("lla a0, .Lone; addi a0, a0, 8", words("5, 6")))[0] == 0
    for wrong in [
        text("lla a0, .Lone", words("5, 6")),
        text("lla a0, .Ltwo", words("5, 7")),
        text("lla a0, .Ltwo", words("5, 6", align=4)),
        text("lla a0, .Ltwo", words("5, 6, 7, 8")),
        text("lla a0, .Ltwo", words("5, 6").replace(".rodata", '.data, "aw"')),
        text("lla a0, .Ltwo+8", words("5, 6")),
    ]:
        assert check(one, wrong)[0] == 1
    # What the linker fills in there is another program's affair.
    filled = text("lla a0, .Ltwo", words("5, 6") + "    .word f\n")
    assert check(filled, text("nop; lla a0, .Ltwo", words("5, 6") + "    .word f\n"))[0] == 1


RIGHT = "lui a5, %hi(tab); addi a5, a5, %lo(tab); lw a0, 4(a5)"
WRONG = {
    "dropped": "lui a5, %hi(tab); lw a0, 4(a5)",
    "doubled": "lui a5, %hi(tab); addi a5, a5, %lo(tab); addi a5, a5, %lo(tab); lw a0, 4(a5)",
    "doubled in the load": "lui a5, %hi(tab); addi a5, a5, %lo(tab); lw a0, %lo(tab+4)(a5)",
    "high doubled": "lui a5, %hi(tab); lui a4, %hi(tab); add a5, a5, a4; lw a0, %lo(tab+4)(a5)",
    "high dropped": "lw a0, %lo(tab+4)(zero)",
    "of another symbol": "lui a5, %hi(tab); lw a0, %lo(tub+4)(a5)",
    "of another word": "lui a5, %hi(tab); lw a0, %lo(tab+8)(a5)",
    "high of another symbol": "lui a5, %hi(tub); lw a0, %lo(tab+4)(a5)",
    "a number": "lui a5, 0x80001; lw a0, 4(a5)",
    "distance": "1: auipc a5, %pcrel_hi(tab); lw a0, %lo(tab+4)(a5)",
}
#: Two tables of which every word is the same, so that what is read shows nothing.
ZEROS = rodata("0, 0, 0, 0", name="tub") + "    .zero 4096\n" + rodata("0, 0, 0, 0") + "    .zero 4096\n"


@pytest.mark.parametrize("wrong", WRONG)
def test_halves_of_addresses_go_together(check: Check, wrong: str) -> None:
    one = text(RIGHT, ZEROS)
    assert check(one, text(WRONG[wrong], ZEROS))[0] == (0 if wrong == "of another word" else 1)
    assert check(text(RIGHT, rodata()), text(WRONG[wrong], rodata() + rodata(name="tub")))[0] == 1


@pytest.mark.parametrize("isa", ["rv32imc", "rv64imc"])
def test_distances_go_with_their_instruction(check: Check, isa: str) -> None:
    one = text("1: auipc a5, %pcrel_hi(tab); lw a0, %pcrel_lo(1b)(a5)", rodata())
    apart = "1: auipc a5, %pcrel_hi(tab); addi a4, a5, %pcrel_lo(1b); lw a0, 0(a4)"
    assert check(one, text(apart, rodata()), isa=isa)[0] == 0
    for wrong in [
        "1: auipc a5, %pcrel_hi(tab); lw a0, 0(a5)",
        "1: auipc a5, %pcrel_hi(tab); addi a5, a5, %pcrel_lo(1b); lw a0, %pcrel_lo(1b)(a5)",
        "1: auipc a5, %pcrel_hi(tab); 2: auipc a4, %pcrel_hi(tab); lw a0, %pcrel_lo(2b)(a5)",
        "auipc a5, 1; lw a0, 0(a5)",
    ]:
        assert check(one, text(wrong, rodata()), isa=isa)[0] == 1


def test_a_low_half_goes_with_another_word_only_where_the_alignment_says_so(check: Check) -> None:
    both = "lui a5, %hi(tab); lw a0, %lo(tab)(a5); lw a1, %lo(tab+4)(a5); add a0, a0, a1"
    whole = "la a5, tab; lw a0, 0(a5); lw a1, 4(a5); add a0, a0, a1"
    for align, code in ((4, 1), (8, 0), (16, 0)):
        table = rodata(align=align)
        assert check(text(whole, table), text(both, table))[0] == code


def test_a_table_is_read_as_it_is_aligned_and_through_its_pointers(check: Check) -> None:
    one = text("la a5, tab; lw a0, 0(a5)", rodata("0x01000001", align=4))
    bytewise = "    .section .rodata\n    .byte 1\n    .balign {}\ntab: .byte 1, 0, 0, 1\n"
    assert check(one, text("la a5, tab; lw a0, 0(a5)", bytewise.format(4)))[0] == 0
    for align in (1, 2):
        code, message = check(one, text("la a5, tab; lw a0, 0(a5)", bytewise.format(align)))
        assert code == 1 and "which need not be a multiple" in message
    # A jump through a table of addresses.
    table = "    .section .rodata\n    .balign 4\nways: .word one, two\n"
    ways = "lla t0, ways; lw t0, {}(t0); jr t0; one: li a0, 1; ret; two: li a0, 2; nop"
    assert check(text(ways.format(4), table), text("li a0, 2"))[0] == 0
    assert check(text(ways.format(4), table), text(ways.format(0), table))[0] == 1


def test_what_lies_behind_a_thing_is_there_by_chance(check: Check) -> None:
    def read(offset: int, more: str = "0") -> str:
        table = f"    .section .rodata\n    .balign 8\ntab: .word 1, 2, {more}\n    .balign 8\ntub: .word 9\n"
        return text(f"la a5, tab; lw a4, {offset}(a5); and a4, a4, zero; lw a3, 4(a5); add a0, a3, a4", table)

    one = read(0)
    assert check(one, read(4))[0] == 0
    # The last word may be what the linker left, the one after it is another table.
    for offset in (12, 16):
        code, message = check(one, read(offset))
        assert code == 1 and "reads memory at tab+" in message, message
        assert check(read(offset), read(offset))[0] == 0


def test_what_a_register_is_a_multiple_of_may_be_declared(check: Check) -> None:
    halves = text("sh a1, 0(a0); srli t0, a1, 16; sh t0, 2(a0)")
    word = text("sw a1, 0(a0)")
    code, message = check(halves, word, "--returns", "0")
    assert code == 1 and "nothing that A does shows this to be a multiple of 4" in message
    code, out = check(halves, word, "--returns", "0", "--aligned", "a0=4")
    assert code == 0 and out.startswith("assumed: a0 is a multiple of 4\nproved: ")
    for wrong in ("a0", "a0=3", "t0=4", "a0=0", "a0=8192"):
        code, message = check(halves, word, "--aligned", wrong)
        assert code == 2 and "--aligned:" in message


def test_nothing_of_the_c_compiler_is_refused_that_is_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Variables, tables of both kinds, a frame, a loop whose rounds the arguments count, and one
    # over a table.
    monkeypatch.chdir(tmp_path)
    (tmp_path / "c.c").write_text(
        "static const short steps[8] = {1, -2, 3, -4, 5, -6, 7, -8};\n"
        "int total = 3;\nstatic int calls;\n"
        "int f(const int *p, int *q, unsigned n) {\n"
        "  int sum = total;\n"
        "  for (unsigned i = 0; i < 8; i++) sum += steps[i] * p[i];\n"
        "  calls = calls + 1;\n"
        "  total = sum;\n"
        "  unsigned i = 0;\n"
        "  do { q[i] = p[i] + sum; } while (++i < n);\n"
        "  return sum;\n}\n"
    )
    for flags in ("-O1", "-Os", "-O2"):
        code = run_command(
            ["schedule", "--check", "c.c", "c.c", "--function", "f", "--cflags", flags, "--isa", "rv32im"]
        )
        assert code == 0


@pytest.mark.parametrize("place", ["tab+8", "tab-4", "next-4", "next"])
def test_what_lies_on_either_side_of_an_address_is_the_same_in_linked_files(check: Check, place: str) -> None:
    def pointer(values: str) -> str:
        words = "".join(
            f"    .globl {name}\n    .type {name}, @object\n{name}: .word {of}\n    .size {name}, 8\n"
            for name, of in (("first", "5, 6"), ("tab", values), ("next", "3, 4"))
        )
        return text(f"lui a0, %hi({place}); addi a0, a0, %lo({place})", f"    .section .rodata\n{words}")

    same, told = check(pointer("1, 7"), pointer("1, 7"), linked=True)
    assert same == 0 and "addresses of the program's own are those of these linked files" in told
    other, told = check(pointer("1, 7"), pointer("1, 9"), linked=True)
    assert other != 0 and "do not have the same there" in told
