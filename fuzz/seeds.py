"""Writes the first inputs of the fuzz targets: small ELF files and descriptions, made, not kept.

Source: the differential tests' images and the descriptions of this repository.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.differential import elf  # noqa: E402
from tests.differential.cases import Generator, subjects  # noqa: E402
from tests.differential.image import build  # noqa: E402


def main() -> None:
    corpus = Path(sys.argv[1])
    for target in ("decoder", "elf", "coredsl", "execute"):
        (corpus / target).mkdir(parents=True, exist_ok=True)
    for path in [*ROOT.glob("designs/*/*.core_desc"), *ROOT.glob("crates/coredsl/tests/**/*.core_desc")]:
        (corpus / "coredsl" / path.name).write_bytes(path.read_bytes())
    for name, chain in chains().items():
        (corpus / "coredsl" / name).write_text(chain)
    for xlen in (32, 64):
        for subject in subjects(xlen):
            case = Generator(subject, 1).case()
            code = case.code.get(0, b"")
            (corpus / "decoder" / f"{xlen}-{subject.mnemonic}").write_bytes(
                bytes(8) + code.ljust(4, b"\0") * 8
            )
            (corpus / "execute" / f"{xlen}-{subject.mnemonic}").write_bytes(
                bytes([xlen == 64, 1]) + bytes(64) + code
            )
        (corpus / "elf" / f"image-{xlen}").write_bytes(elf.linux(build([], xlen)))


def chains() -> dict[str, str]:
    """Descriptions with many links of one kind, side by side and inside one another, around the limits."""
    links = {
        "terms": ("X[rd] = X[rs1]", " ^ X[rs1]", ";"),
        "conditions": ("if (rs1 == 1", " && rs1 == 1", ") X[rd] = 1;"),
        "slices": ("X[rd] = X[rs1]", "[31:0]", ";"),
        "brackets": ("X[rd] = ", "(", "1;"),
        "parts": ("X[rd] = (unsigned<32>)(rs1", " :: rs1", ");"),
        "else": ("", "if (X[rs1] == 1) X[rd] = 1; else ", "X[rd] = 2;"),
        "returns": ("", "if (X[rs1] == 1) return; ", "X[rd] = 2;"),
        "statements": ("", "X[rd] = X[rd] ^ X[rs1]; ", ""),
    }
    encoding = "encoding: 12'd0 :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;"
    return {
        f"{name}-{count}": "InstructionSet X1 extends RV32I { instructions { T { "
        f"{encoding} behavior: {{ {before}{link * count}{after} }} }} }} }}"
        for name, (before, link, after) in links.items()
        for count in (3, 190, 490, 5000)
    }


if __name__ == "__main__":
    main()
