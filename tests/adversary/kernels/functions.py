"""Functions that a kernel may replace: contract, portable C, and what they compute, in Python."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

#: A call's arguments: buffers by their contents, numbers.
Values = Sequence[bytes | int]
#: What a call gives: contents of the outputs by the number of the argument, and the value that is
#: returned.
Outcome = tuple[Mapping[int, bytes], int | None]

HEADERS = "#include <stddef.h>\n#include <stdint.h>\n"


@dataclass(frozen=True)
class Function:
    """One function. `code` has places for what a kernel has beside the right thing."""

    name: str
    #: Its table in workload.toml, without `source`.
    table: str
    #: C with `{before}`, `{count}`, `{value}` and `{after}`.
    code: str
    count: str
    value: str
    #: What each argument is: "in", "out", "inout", with the bytes of an element, or "value".
    args: tuple[tuple[str, int], ...]
    model: Callable[[Values], Outcome]

    def kernel(self, *, before: str = "", count: str = "", value: str = "", after: str = "") -> str:
        """The function in C, with changes."""
        filled = self.code.replace("{before}", before).replace("{after}", after)
        filled = filled.replace("{count}", count or self.count).replace("{value}", value or self.value)
        return HEADERS + filled + "\n"


def _words(data: bytes, size: int, *, signed: bool = False) -> list[int]:
    parts = (data[at : at + size] for at in range(0, len(data), size))
    return [int.from_bytes(part, "little", signed=signed) for part in parts]


def _bytes(values: Sequence[int], size: int) -> bytes:
    return b"".join((value % (1 << 8 * size)).to_bytes(size, "little") for value in values)


def _reversed(values: Values) -> Outcome:
    data = values[1]
    assert isinstance(data, bytes)
    return {0: bytes(byte ^ at % 256 for at, byte in enumerate(data[::-1]))}, None


REV = Function(
    "rev",
    """symbol = "rev"
prototype = "void rev(uint8_t *out, const uint8_t *in, size_t n)"
args = [
  { name = "out", kind = "out", type = "bytes", random = 40 },
  { name = "in", kind = "in", type = "bytes", random = 40 },
  { name = "n", kind = "length", of = "in" },
]""",
    "void rev(uint8_t *out, const uint8_t *in, size_t n) {\n  {before}\n"
    "  for (size_t i = 0; i < {count}; i++) { {value} }\n  {after}\n}",
    "n",
    "out[i] = in[n - 1 - i] ^ (uint8_t)i;",
    (("out", 1), ("in", 1), ("value", 4)),
    _reversed,
)


def reduced(q: int) -> Function:
    """The residues modulo `q`."""

    def model(values: Values) -> Outcome:
        assert isinstance(values[0], bytes)
        return {0: _bytes([one % q for one in _words(values[0], 2, signed=True)], 2)}, None

    return Function(
        "red",
        f"""symbol = "red"
prototype = "void red(int16_t a[64])"
args = [{{ name = "a", kind = "inout", type = "i16", count = 64 }}]
output.a = {{ range = [0, {q - 1}], equal_mod = {q} }}""",
        "void red(int16_t a[64]) {\n  {before}\n"
        f"  for (int i = 0; i < {{count}}; i++) {{ int32_t x = a[i], v = x % {q}; if (v < 0) v += {q}; "
        "{value} a[i] = (int16_t)v; }\n  {after}\n}",
        "64",
        ";",
        (("inout", 2),),
        model,
    )


def _mixed(values: Values) -> Outcome:
    _, data, t = values
    assert isinstance(data, bytes) and isinstance(t, int)
    out = []
    for word in _words(data, 4):
        t = (t * 1664525 + word) % 2**32
        out.append(t ^ t >> 7)
    return {0: _bytes(out, 4)}, t


MIX = Function(
    "mix",
    """symbol = "mix"
prototype = "uint32_t mix(uint32_t out[8], const uint32_t in[8], uint32_t s)"
args = [
  { name = "out", kind = "out", type = "u32", count = 8 },
  { name = "in", kind = "in", type = "u32", count = 8 },
  { name = "s", kind = "scalar", type = "u32", value = 5 },
]
returns = "u32\"""",
    "uint32_t mix(uint32_t out[8], const uint32_t in[8], uint32_t s) {\n  uint32_t t = s;\n  {before}\n"
    "  for (int i = 0; i < {count}; i++) { t = t * 1664525u + in[i]; {value} }\n  {after}\n  return t;\n}",
    "8",
    "out[i] = t ^ t >> 7;",
    (("out", 4), ("in", 4), ("value", 4)),
    _mixed,
)


def _added(values: Values) -> Outcome:
    assert isinstance(values[1], bytes) and isinstance(values[2], bytes)
    pairs = zip(_words(values[1], 2), _words(values[2], 2), strict=True)
    return {0: _bytes([a + b for a, b in pairs], 2)}, None


ADD = Function(
    "add",
    """symbol = "add"
prototype = "void add(uint16_t c[32], const uint16_t a[32], const uint16_t b[32])"
args = [
  { name = "c", kind = "out", type = "u16", count = 32, in_place = ["a", "b"] },
  { name = "a", kind = "in", type = "u16", count = 32 },
  { name = "b", kind = "in", type = "u16", count = 32 },
]""",
    "void add(uint16_t c[32], const uint16_t a[32], const uint16_t b[32]) {\n  {before}\n"
    "  for (int i = 0; i < {count}; i++) { uint16_t x = a[i], y = b[i]; {value} }\n  {after}\n}",
    "32",
    "c[i] = (uint16_t)(x + y);",
    (("out", 2), ("in", 2), ("in", 2)),
    _added,
)

#: `mix` in assembly, with something in front and after.
MIX_ASSEMBLY = """    .text
    .globl mix
    .type mix, @function
mix:
{before}
    mv t0, a0
    li t1, 1664525
    li t2, 8
1:  mul a2, a2, t1
    lw t3, 0(a1)
    add a2, a2, t3
    srli t4, a2, 7
    xor t4, t4, a2
    sw t4, 0(t0)
    addi t0, t0, 4
    addi a1, a1, 4
    addi t2, t2, -1
    bnez t2, 1b
    mv a0, a2
{after}
    ret
    .size mix, . - mix
"""
