"""Kernels and operations that no rule of the model `karu64` was made from, as programs that RTL can run.

Each calls its function twice from `main`; the RTL's bench gives it memory and a console (HTIF) and
nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from instar.places import library, runtime_folder
from instar.toolchain import Build, build, find_compiler
from instar.variants import find_variant
from instar.workload.program import Recipe, request

from . import karu64_programs as programs

CORE = "karu64"
#: Kernels as they were when they ran in that RTL, by the names of those of today.
RECORDED = {"keccak_f1600.S": Path(__file__).parent / "karu64" / "keccak_f1600.S"}
#: `main` switches the vector unit on before anything can use it.
_MAIN = """
#include <stddef.h>
#include <stdint.h>
{declarations}
static void __attribute__((noinline)) twice(void) {{
    for (int turn = 0; turn < 2; ++turn) {{ {call} }}
}}
int main(void) {{
    __asm__ volatile("csrs mstatus, %0" : : "r"(0x600) : "memory");
    twice();
    return 0;
}}
"""


@dataclass(frozen=True)
class Judge:
    """A program of a workload's function."""

    name: str
    workload: str
    set: str
    #: Of design `vkeccak`; "" for portable code.
    variant: str
    declarations: str
    call: str

    def elf(self, folder: Path) -> Path:
        """Builds it; its `main` is written to `folder`."""
        main = folder / f"{self.name}.c"
        main.write_text(_MAIN.format(declarations=self.declarations, call=self.call))
        lib = library()
        design = lib.design("vkeccak") if self.variant else None
        chosen = find_variant(design, self.variant) if design else None
        isa = "rv64imc_zba_zbb" if not self.variant else lib.core(CORE).isa
        recipe = Recipe(lib.workload(self.workload), self.set, isa, find_compiler(), design, chosen)
        wanted = request(lib, recipe)
        script = link_script(folder)
        sources = [RECORDED.get(source.name, source) for source in wanted.sources]
        return build(replace(wanted, sources=(*sources, main), link_script=script))


def link_script(folder: Path) -> Path:
    """Instar's, but nothing shares a page with `tohost`, which the RTL's bench does not cache."""
    text = (runtime_folder() / "link.ld").read_text()
    script = folder / "link.ld"
    script.write_text(text.replace(".data : ALIGN(64)", ".data : ALIGN(4096)"))
    return script


_KECCAK = "void keccak_f1600(uint64_t lanes[25]);\nstatic uint64_t state[25];"
_MANY = "void keccak_f1600_many(uint64_t (*states)[25], size_t count);\nstatic uint64_t states[4][25];"
_NTT = "void kpke_ntt(int16_t a[256]);\nstatic int16_t a[256] __attribute__((aligned(64))) = {1, 2, 3, 1000};"
_INVNTT = _NTT.replace("kpke_ntt", "kpke_invntt")
_REJECT = (
    "uint32_t kpke_rej_uniform(int16_t *a, uint32_t wanted, const uint8_t *bytes, uint32_t length);\n"
    "static int16_t a[256] __attribute__((aligned(64)));\n"
    "static uint8_t bytes[168] = {7, 33, 250, 4, 99, 181, 3, 2, 1, 255, 255, 255, 17, 90};"
)
_PACK = (
    "void kpke_pack_12(uint8_t bytes[384], const int16_t a[256]);\n"
    "static int16_t a[256] __attribute__((aligned(64))) = {1, -2, 3};\nstatic uint8_t bytes[384];"
)
_KEYGEN = (
    "void mlkem_keygen(uint8_t *ek, uint8_t *dk, const uint8_t d[32], const uint8_t z[32]);\n"
    "static uint8_t ek[800], dk[1632], d[32] = {1}, z[32] = {2};"
)
JUDGES = [
    Judge("keccak in C", "sha3", "", "", _KECCAK, "keccak_f1600(state);"),
    Judge("keccak by vkeccak.vi", "sha3", "", "vkeccak", _KECCAK, "keccak_f1600(state);"),
    Judge("four keccaks by vectors", "sha3", "", "vectors", _MANY, "keccak_f1600_many(states, 4);"),
    Judge("NTT in C", "k-pke", "768", "", _NTT, "kpke_ntt(a);"),
    Judge("NTT by vectors", "k-pke", "768", "vectors", _NTT, "kpke_ntt(a);"),
    Judge("inverse NTT by vectors", "k-pke", "768", "vectors", _INVNTT, "kpke_invntt(a);"),
    Judge(
        "rejection by vectors", "k-pke", "768", "vectors", _REJECT, "kpke_rej_uniform(a, 256, bytes, 168);"
    ),
    Judge("packing by vectors", "k-pke", "768", "vectors", _PACK, "kpke_pack_12(bytes, a);"),
    Judge("ML-KEM-512 keygen in C", "ml-kem", "512", "", _KEYGEN, "mlkem_keygen(ek, dk, d, z);"),
    Judge("ML-KEM-512 keygen by vectors", "ml-kem", "512", "vectors", _KEYGEN, "mlkem_keygen(ek, dk, d, z);"),
    Judge(
        "ML-KEM-512 keygen by vkeccak.vi", "ml-kem", "512", "vkeccak", _KEYGEN, "mlkem_keygen(ek, dk, d, z);"
    ),
]


def rules(folder: Path) -> Iterator[tuple[str, Path]]:
    """The programs that rules of the model were checked with, each built in `folder`."""
    texts = {
        "scalar": programs.scalars(seed=1, blocks=60, rounds=2),
        "vectors": programs.vectors(seed=1, count=40),
    }
    runtime = runtime_folder()
    for name, text in texts.items():
        source = folder / f"{name}.S"
        source.write_text(text)
        sources = (runtime / "crt0.S", source)
        isa = library().core(CORE).isa
        yield name, build(Build(find_compiler(), isa, sources, link_script=link_script(folder)))


def trace_name(run: str, setting: str) -> str:
    """The file of a recorded run's instructions."""
    return f"{run} {setting}".replace(" ", "-") + ".rvfi.zst"
