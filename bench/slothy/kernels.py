"""The kernels of the comparison: functions of our workloads before anybody schedules them, and files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from instar._core import Core, InstarError, Library, Program, ScheduledLine, schedule
from instar.checked_program import PreparedCall
from instar.schedule import registers_of
from instar.schedule.listing import rewritten
from instar.schedule.target import Target, file_target, workload_target
from instar.toolchain import Compiler
from instar.workload.program import Recipe

from .wide import wide

#: What is asked for where no file is named: workload, function, and its plan below the folder of
#: designs/cva6-ntt/scheduler; without one, C as the compiler makes it.
OWN = (
    ("sha3", "keccak_f1600", None),
    ("k-pke-768", "ntt", None),
    ("k-pke-768", "invntt", None),
    ("k-pke-768", "basemul_cache", None),
    ("k-pke-768", "basemul_acc", None),
    ("ml-dsa-44", "ntt", "software/ntt.S"),
    ("ml-dsa-44", "invntt", "software/invntt.S"),
    ("ml-dsa-44", "pointwise", "software/pointwise.S"),
    ("sha2", "sha256_compress", None),
    ("sha2", "sha512_compress", None),
    ("aes-128", "aes_encrypt_blocks", None),
    ("saber-saber", "ntt", None),
    ("saber-saber", "invntt", None),
    ("saber-saber", "pointwise", None),
)


@dataclass(frozen=True)
class Public:
    """A function of a repository that others keep."""

    title: str
    path: str
    function: str
    arguments: tuple[str, ...]
    #: Argument registers whose buffers never overlap.
    apart: tuple[str, ...] = ()


_KYBER = "ntt/kyber/ntt_dualissue_plant_rv32im.S"
_DILITHIUM = "ntt/dilithium/ntt_8l_dualissue_mont_rv32im.S"
_TRANSFORM = ("a0=2048", "a1=4096")
_PRODUCT = ("a0=2048", "a1=2048", "a2=2048", "a3=1024")
#: Of Ji-Peng/PQRV at commit 2463d15 (MIT), where `--pqrv` says where that lies.
PUBLIC = (
    Public(
        "PQRV Keccak RV32IM", "piism/fips202_rv32im_vr1.S", "KeccakF1600_StatePermute_RV32ASM", ("a0=200",)
    ),
    Public(
        "PQRV Keccak Zbb",
        "piism/fips202_rv32imb_bitinter_vr1.S",
        "KeccakF1600_StatePermute_RV32ASM",
        ("a0=200",),
    ),
    Public("PQRV Kyber NTT", _KYBER, "ntt_rv32im", _TRANSFORM, ("a0,a1",)),
    Public("PQRV Kyber inverse NTT", _KYBER, "intt_rv32im", _TRANSFORM, ("a0,a1",)),
    Public(
        "PQRV Kyber base multiplication",
        _KYBER,
        "poly_basemul_acc_rv32im",
        _PRODUCT,
        ("a0,a1", "a0,a2", "a0,a3"),
    ),
    Public("PQRV Dilithium NTT", _DILITHIUM, "ntt_8l_rv32im", _TRANSFORM, ("a0,a1",)),
)


@dataclass(frozen=True)
class Kernel:
    """A function that both tools are given, as one assembly file."""

    name: str
    target: Target
    program: Program
    call: PreparedCall
    #: Its instructions as they came, by their addresses, in words of four bytes.
    lines: Sequence[ScheduledLine]
    #: Pairs of argument registers whose buffers never overlap.
    apart: Sequence[tuple[int, int]]
    #: What `instar schedule` is told of it, after the file.
    arguments: tuple[str, ...]
    #: Cycles that the most used resource takes: no order of these instructions takes fewer, turned
    #: or not.
    bound: int


def workload_kernel(
    library: Library,
    core: Core,
    compiler: Compiler,
    what: str,
    function: str,
    file: Path | None,
    folder: Path,
) -> Kernel:
    """A function of a workload, from `file` or from the workload's own C; `folder` is for scratch files."""
    workload, parameter_set = library.workload_set(what)
    kernels = ((function, file),) if file else ()
    recipe = Recipe(workload, parameter_set, core.isa, compiler, kernels=kernels)
    target = workload_target(library, recipe, function, folder)

    typed = ("--kernel", str(target.source))
    return _kernel(f"{what} {function}", target, core, (), (what, function, *typed))


def public_kernel(core: Core, compiler: Compiler, public: Public, checkout: Path, folder: Path) -> Kernel:
    """A function of a checkout, whose tables of constants become what nobody may write."""
    try:
        text = (checkout / public.path).read_text(encoding="utf-8")
    except OSError as error:
        raise InstarError(f"{checkout / public.path}: it cannot be read: {error.strerror}") from error
    file = folder / "public" / Path(public.path).name
    file.parent.mkdir()
    file.write_text(re.sub(r"(?m)^\.data\b", ".section .rodata", text), encoding="utf-8")
    apart = registers_of(public.apart)
    kernel = file_kernel(core, compiler, file, public.function, public.arguments, apart, folder)
    return replace(kernel, name=public.title)


def file_kernel(
    core: Core,
    compiler: Compiler,
    file: Path,
    function: str | None,
    arguments: Sequence[str],
    apart: Sequence[tuple[int, int]],
    folder: Path,
) -> Kernel:
    """A function of a file that stands for itself."""

    target = file_target(file, core, compiler, function, arguments, 0, folder)
    names = [f"a{a - 10},a{b - 10}" for a, b in apart]
    typed = [str(file), "--returns", "0", "--function", target.function]
    typed += [word for name in names for word in ("--noalias", name)]
    typed += [word for argument in arguments for word in ("--argument", argument)]
    return _kernel(file.stem, target, core, apart, tuple(typed))


def written(kernel: Kernel, core: Core, lines: Sequence[ScheduledLine], folder: Path) -> Kernel:
    """The kernel with other instructions, written to `folder`, built, and checked as its target checks."""
    folder.mkdir()
    file = folder / kernel.target.source.name
    text = rewritten(kernel.target.source, kernel.call.symbol, lines)
    file.write_text(text, encoding="utf-8")
    target = replace(kernel.target, source=file)
    return _kernel(kernel.name, target, core, kernel.apart, kernel.arguments)


def _kernel(
    name: str,
    target: Target,
    core: Core,
    apart: Sequence[tuple[int, int]],
    arguments: tuple[str, ...],
) -> Kernel:
    program, call = target.make(target.source)
    found = schedule(
        program,
        call.symbol,
        call.arguments,
        core,
        results=target.results,
        apart=apart,
        judgements=0,
        islands=1,
        seed=1,
        processors=1,
    )
    lines = sorted(found["lines"], key=lambda line: line["pc"])
    first, last = lines[0]["pc"], lines[-1]["pc"]
    texts = {pc: wide(text) for pc, _, _, text in program.disassemble(first, last - first + 4)}
    ours = [{**line, "text": texts[line["pc"]]} for line in lines]
    bound = max(demand["cycles"] for demand in found["demands"])
    return Kernel(name, target, program, call, ours, apart, arguments, bound)  # type: ignore[arg-type]
