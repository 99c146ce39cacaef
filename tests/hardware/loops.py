"""Descriptions with loops that run a round a cycle, and the design around one."""

from __future__ import annotations

from pathlib import Path

from instar._core import Design
from instar.hardware import Unit, generate
from instar.places import library

CORE = "cva6-superscalar"

#: State of the design, and by mnemonic: rounds, or none, and the behaviour.
Behaviours = dict[str, tuple[int | None, str]]

#: A product by sums, a row a cycle: the operands are held, one is moved.
PRODUCT: Behaviours = {
    "x.product": (
        32,
        """unsigned<64> sum = 0;
        unsigned<32> rows = X[rs1];
        for (int i = 0; i < 32; i++) {
          if (rows[0:0] == 1) sum = (unsigned<64>)(sum + (((unsigned<64>)X[rs2]) << i));
          rows = rows >> 1;
        }
        X[rd] = sum[63:32] ^ sum[31:0];""",
    )
}

#: A check sum, bits of which the index chooses; constants by round; one instruction goes through at
#: once.
MIXED: Behaviours = {
    "x.crc": (
        8,
        """unsigned<32> crc = X[rs1] ^ X[rs2][7:0];
        for (unsigned<4> bit = 0; bit < 8; bit++) crc = (crc >> 1) ^ (crc[0:0] == 1 ? 32'hedb88320 : 32'd0);
        X[rd] = crc;""",
    ),
    "x.add": (None, "X[rd] = (unsigned<32>)(X[rs1] + X[rs2]);"),
    "x.keyed": (
        5,
        """unsigned<32> word = X[rs1];
        unsigned<32> other = X[rs2];
        for (int i = 4; i >= 0; i--) {
          unsigned<32> before = word;
          word = other ^ KEYS[i] ^ (unsigned<32>)(word << 7);
          other = before;
        }
        X[rd] = word ^ (unsigned<32>)(other + X[rs2]);""",
    ),
}

#: State that the loop moves, and that others set and read; a way out that a value decides about.
STATE: Behaviours = {
    "x.seed": (None, "S[0] = X[rs1]; S[1] = X[rs2]; STEPS = 0;"),
    "x.run": (
        6,
        """unsigned<32> wanted = X[rs1];
        for (int i = 0; i < 6; i++) {
          if (S[0] == wanted) break;
          unsigned<32> t = S[0] ^ (unsigned<32>)(S[0] << 11);
          S[0] = S[1];
          S[1] = (unsigned<32>)(S[1] ^ (S[1] >> 19) ^ t ^ (t >> 8));
          STEPS = (unsigned<8>)(STEPS + 1);
        }
        X[rd] = S[0] ^ STEPS;""",
    ),
    "x.get": (None, "X[rd] = S[1];"),
}


def description(behaviours: Behaviours) -> str:
    """The text."""
    texts = []
    for number, (mnemonic, (_, behaviour)) in enumerate(behaviours.items()):
        texts.append(f"""    I{number} {{
      encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd{number} :: rd[4:0] :: 7'b0001011;
      assembly: {{"{mnemonic}", "{{name(rd)}}, {{name(rs1)}}, {{name(rs2)}}"}};
      behavior: {{
        {behaviour}
      }}
    }}""")
    inside = "\n".join(texts)
    return f"""InstructionSet Xloops extends RV32I {{
  architectural_state {{
    register unsigned<32> S[2];
    register unsigned<8> STEPS;
    const unsigned<32> KEYS[5] = {{0x9e3779b9, 0x7f4a7c15, 0xf39cc060, 0x5cedc834, 0x1082276b}};
  }}
  instructions {{
{inside}
  }}
}}
"""


def write(folder: Path, behaviours: Behaviours, timing: dict[str, str] | None = None) -> None:
    """A design with these instructions in a unit; `timing` has other lines for some."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "loops.core_desc").write_text(description(behaviours))
    costs = ""
    for mnemonic, (rounds, _) in behaviours.items():
        cycles = 1 if rounds is None else rounds + 2
        lines = f"latency = {cycles}\ninterval = {cycles}\n"
        lines += "" if rounds is None else f"sequenced_rounds = {rounds}\n"
        lines = (timing or {}).get(mnemonic, lines)
        costs += f"""[timing."{CORE}"."{mnemonic}"]
unit = "loops"
{lines}from = "assumed"
where = "a test"

"""
    (folder / "design.toml").write_text(f"""[design]
name = "{folder.name}"
title = "Loops"
summary = "Of a test"
extensions = ["loops.core_desc"]
cores = ["{CORE}"]

[units.loops]
count = 1

{costs}[[variants]]
name = "loops"
title = "loops"
""")


def unit_of(
    folder: Path, behaviours: Behaviours, timing: dict[str, str] | None = None
) -> tuple[Design, Unit]:
    """The design, and its one unit."""
    write(folder, behaviours, timing)
    found = library()
    loaded = found.design(str(folder))
    made = generate(found.core(CORE, design=loaded, variant="loops"))
    assert not made.left_out, made.left_out
    (unit,) = made.units
    return loaded, unit
