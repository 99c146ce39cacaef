"""How files are damaged: byte by byte, line by line, and by what they mean.

Every function takes the generator of random numbers and gives new bytes; the same seed gives the
same ones.
"""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass, field
from random import Random

#: Numbers at which something ends.
EDGES = (
    0,
    1,
    2,
    3,
    7,
    8,
    0x7F,
    0x80,
    0xFF,
    0x100,
    0x7FFF,
    0x8000,
    0xFFFF,
    0x7FFFFFFF,
    0x80000000,
    0xFFFFFFFF,
)
WIDE_EDGES = (*EDGES, 1 << 32, (1 << 63) - 1, 1 << 63, (1 << 64) - 1)

_WORD = re.compile(rb"[A-Za-z_][A-Za-z_0-9]*|\d+|\s+|.", re.DOTALL)
_PIECES = (
    *(
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        ":",
        "::",
        ";",
        "<<",
        ">>",
        "-",
        "~",
        "?",
        "=",
        "==",
        "&&",
        "||",
        "^",
        "0",
    ),
    *(
        "99999999999999999999",
        "64'hff",
        "X",
        "MEM",
        "PC",
        "rd",
        "rs1",
        "signed",
        "unsigned<65>",
        "for",
        "while",
    ),
    *("if", "else", "return", "switch", "case 1:", "break;", '"', "/*", "é", "\x00", "\x1b[31m", "import"),
    *("const unsigned<8> T[2] = {1,2};", "unsigned<16384> w = 0;", "X[rd]", "register unsigned<64> R[4096];"),
)


def number(random: Random, bits: int) -> int:
    """One of `bits` bits, mostly at an edge."""
    if random.random() < 0.7:
        return random.choice(WIDE_EDGES) & ((1 << bits) - 1)
    return random.getrandbits(bits)


def some_bytes(random: Random, data: bytes) -> bytes:
    """Bytes flipped, overwritten, removed, doubled, or the rest cut."""
    damaged = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 4, 16))):
        if not damaged:
            break
        at = random.randrange(len(damaged))
        match random.randrange(6):
            case 0:
                damaged[at] ^= 1 << random.randrange(8)
            case 1:
                damaged[at : at + 4] = number(random, 32).to_bytes(4, "little")
            case 2:
                del damaged[at : at + random.randrange(1, 64)]
            case 3:
                damaged[at:at] = damaged[at : at + random.randrange(1, 256)]
            case 4:
                del damaged[at:]
            case _:
                damaged[at : at + 8] = number(random, 64).to_bytes(8, "little")
    return bytes(damaged)


def elf(random: Random, data: bytes) -> bytes:
    """Fields of header, segments, sections, symbols, attributes and DWARF; or any bytes."""
    if random.random() < 0.25:
        return some_bytes(random, data)
    damaged = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 3, 8))):
        _elf_field(random, damaged)
    return some_bytes(random, bytes(damaged)) if random.random() < 0.2 else bytes(damaged)


def _elf_field(random: Random, data: bytearray) -> None:
    """Overwrites one field of an RV32 ELF that may be damaged already."""
    header = {
        16: 2,
        18: 2,
        20: 4,
        24: 4,
        28: 4,
        32: 4,
        36: 4,
        40: 2,
        42: 2,
        44: 2,
        46: 2,
        48: 2,
        50: 2,
        4: 1,
        5: 1,
    }
    tables = _elf_tables(data)
    match random.randrange(6):
        case 0:
            at, size = random.choice(list(header.items()))
        case 1 | 2 if tables.segments:
            at, size = random.choice(tables.segments) + 4 * random.randrange(8), 4
        case 3 if tables.sections:
            at, size = random.choice(tables.sections) + 4 * random.randrange(10), 4
        case _ if tables.contents:
            # Symbols, strings, attributes, line tables, code.
            start, length = random.choice(tables.contents)
            at, size = start + random.randrange(max(length, 1)), random.choice((1, 1, 2, 4))
        case _:
            at, size = random.randrange(max(len(data), 1)), 4
    data[at : at + size] = number(random, 8 * size).to_bytes(size, "little")


@dataclass
class Tables:
    """Offsets of segments and of sections, and (offset, size) of what sections hold."""

    segments: list[int] = field(default_factory=list)
    sections: list[int] = field(default_factory=list)
    contents: list[tuple[int, int]] = field(default_factory=list)


def _elf_tables(data: bytearray) -> Tables:
    """Offsets of segments and sections, and (offset, size) of sections' contents, inside the file."""
    found = Tables()
    if len(data) < 52:
        return found
    segments, sections = struct.unpack_from("<II", data, 28)
    each, count, section_size, section_count = struct.unpack_from("<4H", data, 42)
    found.segments = [
        at for at in range(segments, segments + each * count, max(each, 1)) if at + 32 <= len(data)
    ]
    for at in range(sections, sections + section_size * section_count, max(section_size, 1)):
        if at + 40 <= len(data):
            found.sections.append(at)
            offset, size = struct.unpack_from("<II", data, at + 16)
            if offset < len(data):
                found.contents.append((offset, min(size, len(data) - offset)))
    return found


def lines(random: Random, data: bytes) -> bytes:
    """Lines removed, doubled, swapped, cut, replaced by garbage, or a field of one changed."""
    if random.random() < 0.2:
        return some_bytes(random, data)
    kept = data.splitlines(keepends=True)
    for _ in range(random.choice((1, 1, 2, 5))):
        if not kept:
            break
        at = random.randrange(len(kept))
        match random.randrange(8):
            case 0:
                del kept[at]
            case 1:
                kept.insert(at, kept[random.randrange(len(kept))])
            case 2:
                kept[at] = kept[at][: random.randrange(len(kept[at]) + 1)]
            case 3:
                kept[at] = random.randbytes(random.randrange(100)) + b"\n"
            case 4:
                other = random.randrange(len(kept))
                kept[at], kept[other] = kept[other], kept[at]
            case 5:
                kept[at] = b"x" * random.choice((100, 70_000))
            case 6:
                del kept[at + 1 :]
            case _:
                words = kept[at].split(b" ")
                place = random.randrange(len(words))
                words[place] = random.choice(
                    (b"", b"%x" % number(random, 64), b"%d" % number(random, 64), b"-1", b"0x")
                )
                kept[at] = b" ".join(words)
    return b"".join(kept)


def text(random: Random, data: bytes) -> bytes:
    """Words removed, doubled, swapped or replaced; chains and nesting."""
    if random.random() < 0.1:
        return some_bytes(random, data)
    if random.random() < 0.35:
        return _calm(random, data)
    words: list[bytes] = _WORD.findall(data)
    for _ in range(random.choice((1, 1, 2, 4, 8))):
        at = random.randrange(len(words))
        count = random.randrange(12)
        match random.randrange(6):
            case 0:
                del words[at : at + count]
            case 1:
                words[at:at] = words[at : at + count]
            case 2:
                words[at] = random.choice(words)
            case 3:
                words[at] = str(random.choice((-1, *WIDE_EDGES, 10**30))).encode()
            case 4:
                words[at:at] = [_chain(random)]
            case _:
                words[at:at] = [random.choice(_PIECES).encode()]
        if not words:
            return b""
    return b"".join(words)


def _calm(random: Random, data: bytes) -> bytes:
    """One number, operator, register or width is another one; often it stays a description."""
    places = [
        match
        for pattern in (
            rb"\d+",
            rb"[-+*/^|&]|<<|>>|==|<=|>=|<|>",
            rb"rs1|rs2|rd",
            rb"unsigned|signed",
            rb"X\[\w+\]",
        )
        for match in re.finditer(pattern, data)
    ]
    if not places:
        return data
    place = random.choice(places)
    others = {other[0] for other in places if other.re == place.re}
    new = random.choice(sorted(others))
    if place[0].startswith(b"X["):
        new = place[0] + random.choice((b"", b" ^ " + place[0])) * random.choice((1, 40, 490, 4000))
    return data[: place.start()] + new + data[place.end() :]


def _chain(random: Random) -> bytes:
    """Something many times over, side by side or inside one another."""
    many = random.choice((3, 30, 300, 3000))
    before, after = random.choice(
        (
            *((f" {mark} X[rs1]", "") for mark in ("^", "&&", "::", "+", "<<", "==")),
            *(("[31:0]", ""), ("(", ")"), ("{", "}"), ("X[", "]"), ("-", ""), ("~", ""), ("(signed)", "")),
            *(("if (rs1) ", ""), ("X[rs1] ? 1 : ", ""), ("if (X[rs1] == 1) return; ", ""), ("f(", ")")),
            *(("for (unsigned<8> i = 0; i < 9; i = i + 1) ", ""), ("x = ", ""), ("a.", ""), ("[[", "]]")),
            *(("X[rd] = X[rd] + 1;", ""), ("switch (X[rs1]) { case 1: ", "}")),
        )
    )
    return (before * many + random.choice(("", "1", "X[rs1]")) + after * many).encode()


_KEY = re.compile(r"^( *)([A-Za-z_\"][\w\".-]*)", re.MULTILINE)
_VALUES = (
    *(
        "-1",
        "0",
        "1",
        "99999999999",
        "9223372036854775807",
        "-9223372036854775808",
        "99999999999999999999",
        "1.5",
    ),
    *(
        "nan",
        "inf",
        "true",
        '""',
        '"nosuch"',
        '"\\u0000"',
        '"\\u001b[31m"',
        '"../../.."',
        '"/dev/zero"',
        '"."',
    ),
    *(
        "[]",
        "[[]]",
        "{}",
        "[1, 9]",
        "[-16]",
        '["nosuch"]',
        "[99999999999, 1]",
        "{ a = 1 }",
        "1979-05-27",
        '"pipe"',
    ),
    *("[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]", '{ operand = "rs1", steps = [{ up_to = -1, cycles = 0 }] }', '"é"'),
)


def toml(random: Random, data: bytes) -> bytes:
    """Values of other types and sizes, keys renamed, removed, doubled; tables moved."""
    if random.random() < 0.2:
        return text(random, data)
    kept = data.decode().splitlines()
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        at = random.randrange(len(kept))
        match random.randrange(8):
            case 0:
                del kept[at]
            case 1:
                kept.insert(random.randrange(len(kept)), kept[at])
            case 2:
                kept[at] = _KEY.sub(
                    lambda match: f"{match[1]}{random.choice(('name', 'nosuch', 'cores', 'title'))}", kept[at]
                )
            case 3:
                kept.insert(at, f"[{random.choice(('space', 'design', 'a.b', 'timing', 'functions.f'))}]")
            case 4:
                kept[at] += " " + "[" * random.choice((1, 50, 5000))
            case _:
                # Any line with a value; or one value inside of it.
                inner = re.findall(r'"[^"]*"|-?\d+|true|false', kept[at])
                if inner and random.random() < 0.5:
                    kept[at] = kept[at].replace(random.choice(inner), random.choice(_VALUES), 1)
                else:
                    value = random.choice(_VALUES)
                    kept[at] = kept[at].split("=", 1)[0] + f"= {value}"
        if not kept:
            return b""
    return "\n".join(kept).encode() + b"\n"
