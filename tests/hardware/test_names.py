"""Names of a description against the tools that read what is made of them: Verilator, Yosys, a compiler."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from instar import places
from instar._core import InstarError
from instar.hardware import Unit, generate
from instar.hardware.proof.netlist import read_netlist
from instar.hardware.proof.terms import Pool
from instar.rtl.verilator import host_compiler

from ..shared import ROOT
from .descriptions import design
from .lint import warnings

WORDS = ROOT / "crates/coredsl/src/words.rs"
#: Ports, signals and what generators call their own.
OWN = [
    "valid",
    "ready",
    "clk",
    "rst",
    "rst_n",
    "op",
    "valid_i",
    "ready_o",
    "clk_i",
    "rs2",
    "advance",
    "busy",
    "loop",
    "round",
    "done",
    "moves",
    "unused",
    "valid_q",
    "loops",
    "mod",
    "sum",
    "part",
    "rd_write",
    "rd_number",
    "valid_field",
    "op_field",
]
#: Words of CoreDSL, which no field can have.
NOT_HERE = {"for", "if", "else", "while", "do", "switch", "case", "default", "break", "return", "signed"}
#: Instructions of a design, each with two named fields.
INSTRUCTIONS = 8


def words(kind: str) -> list[str]:
    """A list of the names that are judged."""
    found = re.search(rf'^const {kind}: &str = "(.*?)"', WORDS.read_text(), re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1].split()


def described(names: Sequence[str]) -> str:
    """Instructions whose register fields and numbers have these names, two in each."""
    instructions = []
    for number in range(0, len(names), 2):
        register, value = names[number], names[number + 1] if number + 1 < len(names) else "last"
        instructions.append(f"""    I{number} {{
      encoding: {value}[6:0] :: {register}[4:0] :: rs1[4:0] :: 3'd{number // 2} :: rd[4:0] :: 7'b0001011;
      assembly: {{"x.i{number}", "{{name(rd)}}, {{name(rs1)}}, {{name({register})}}, {{{value}}}"}};
      behavior: {{
        unsigned<32> {register}_1 = X[{register}] ^ {value};
        X[rd] = {register}_1 ^ X[rs1];
      }}
    }}""")
    inside = "\n".join(instructions)
    return f"InstructionSet Xnames extends RV32I {{\n  instructions {{\n{inside}\n  }}\n}}\n"


def units(folder: Path, names: Sequence[str]) -> Iterator[Unit]:
    """Units in which all of these are fields."""
    step = 2 * INSTRUCTIONS
    for number, first in enumerate(range(0, len(names), step)):
        some = names[first : first + step]
        here = folder / f"names{number}"
        here.mkdir(parents=True)
        (here / "random.core_desc").write_text(described(some))
        text = design(-(-len(some) // 2), 2).replace('name = "random"', f'name = "names{number}"', 1)
        (here / "design.toml").write_text(re.sub(r"\.r(\d)\]", lambda m: f'."x.i{2 * int(m[1])}"]', text))
        library = places.library()
        loaded = library.design(str(here))
        made = generate(library.core("cva6-superscalar", design=loaded))
        assert not made.left_out, made.left_out
        yield from made.units


def test_fields_may_be_called_as_words_and_ports_are(tmp_path: Path) -> None:
    """Verilator and Yosys read every unit, whose ports are not those of other fields."""
    named = [word for word in dict.fromkeys([*words("SYSTEMVERILOG"), *OWN]) if word not in NOT_HERE]
    files, texts = [], []
    for unit in units(tmp_path, named):
        assert len({port.name for port in (*unit.inputs, *unit.outputs)}) == len(unit.inputs) + len(
            unit.outputs
        )
        files.append(tmp_path / unit.file)
        files[-1].write_text(unit.text)
        texts.append((unit, unit.text))
    assert len(files) > 10
    top = "\n".join(f"  {unit.module} u{n} ();" for n, (unit, _) in enumerate(texts))
    (tmp_path / "top.sv").write_text(f"module top;\n{top}\nendmodule\n")
    silent = ["-Wno-PINMISSING", "-Wno-MULTITOP", "-Wno-UNDRIVEN", "-Wno-PINCONNECTEMPTY"]
    said = warnings(*silent, "--top", "top", *map(str, [tmp_path / "top.sv", *files]))
    assert "rror" not in said, said
    whole = "\n".join(text for _, text in texts)
    for unit, _ in texts[:: max(1, len(texts) - 1)]:
        netlist = read_netlist(Pool(), whole, unit.module)
        assert {port.name for port in unit.inputs} <= set(netlist.inputs)


def refused(text: str, language: str) -> bool:
    """Whether a compiler says that this is no program."""
    compiler = host_compiler()
    standard = {"c": "gnu2x", "c++": "gnu++20"}[language]
    asked = [
        *compiler.command,
        *compiler.flags,
        "-x",
        language,
        f"-std={standard}",
        "-fsyntax-only",
        "-w",
        "-",
    ]
    return subprocess.run(asked, input=text, capture_output=True, text=True).returncode != 0


def included(*names: str) -> str:
    """Lines that include headers."""
    return "".join(f"#include <{name}.h>\n" for name in names)


HEADERS = included("stddef", "stdint", "stdio", "errno", "sys/types")
C_HEADERS = HEADERS + included("stdbool", "stdalign", "assert", "threads")


def no_function(name: str) -> bool:
    """Whether a header with a function of that name is none in C or in C++."""
    text = f"static inline int {name}(int a) {{ return a; }}\nint caller(int a) {{ return {name}(a); }}\n"
    return any(refused(head + text, language) for head, language in ((C_HEADERS, "c"), (HEADERS, "c++")))


#: Words of compilers for other machines, and of newer ones.
ELSEWHERE = {"i386", "linux", "unix", "typeof_unqual"}


def test_what_is_refused_as_a_word_of_c_no_compiler_takes_as_a_function() -> None:
    listed = words("C")
    with ThreadPoolExecutor(2) as compilers:
        free = [
            name
            for name, not_free in zip(listed, compilers.map(no_function, listed), strict=True)
            if not not_free
        ]
    assert set(free) <= ELSEWHERE, free
    assert not any(map(no_function, ["x_rotxor", "clz", "mod", "rotate", "field"]))


def test_types_that_headers_define_and_macros_of_the_compiler_are_refused() -> None:
    """Asked of the compiler, so that none is forgotten."""
    compiler = host_compiler()

    def shown(*flags: str) -> str:
        asked = [*compiler.command, *compiler.flags, "-x", "c", "-E", *flags, "-"]
        source = included("stddef", "stdint", "stdbool")
        return subprocess.run(asked, input=source, capture_output=True, text=True, check=True).stdout

    types = set(re.findall(r"\btypedef\b[^;{}]*?\b([a-z]\w*)\s*;", shown()))
    macros = set(re.findall(r"^#define ([a-z]\w*)\s", shown("-dM"), re.MULTILINE))
    listed = set(words("C"))
    assert {"uint32_t", "size_t", "int_fast8_t"} <= types
    assert types | macros <= listed, (types | macros) - listed


@pytest.mark.parametrize("name", ["uint32_t", "linux", "while", "memcpy"])
def test_check_refuses_a_mnemonic_that_c_has(name: str, tmp_path: Path) -> None:
    here = tmp_path / "random"
    here.mkdir()
    (here / "random.core_desc").write_text(described(["one", "two"]).replace("x.i0", name))
    (here / "design.toml").write_text(design(1, 2).replace(".r0]", f'."{name}"]'))
    with pytest.raises(InstarError, match=f"the mnemonic {name} would be the function {name} of C"):
        places.library().design(str(here))
