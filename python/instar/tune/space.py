"""The flags that are tried, for clang and for GCC.

Left out is what changes the meaning of C (-ffast-math, -fwrapv and their like), what links (-flto),
and what is there to make branches of data flow: -fno-if-conversion, -fno-if-conversion2,
-fno-tree-loop-if-convert of GCC, select optimisation of LLVM. A compiler may still make branches of
masks at any level, so the result is followed for secrets.

Source: the GCC manual, "Options That Control Optimization"; clang's command line reference; LLVM's
hidden options, as `clang -mllvm --help-hidden` lists them.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from instar.toolchain import Compiler, accepts
from instar.tune.point import Choice


def _llvm(option: str) -> tuple[str, ...]:
    return ("-mllvm", f"-{option}")


def _each(factor: str, *flags: str) -> list[Choice]:
    return [Choice(factor, (flag,)) for flag in flags]


def _each_llvm(factor: str, *options: str) -> list[Choice]:
    return [Choice(factor, _llvm(option)) for option in options]


_LEVELS = _each("level", "-O2", "-O3", "-Os")
_ALIGNMENT = [
    *_each("functions", "-falign-functions=16", "-falign-functions=64"),
    *_each("loops", "-falign-loops=8", "-falign-loops=16", "-falign-loops=32"),
]

#: Some processors run a branch over one instruction as a move, so LLVM makes such branches of masks
#: for them.
_NO_SHORT_BRANCHES = ("-Xclang", "-target-feature", "-Xclang", "-short-forward-branch-ialu")

CLANG = (
    *_LEVELS,
    Choice("unrolling", ("-fno-unroll-loops",)),
    *_each_llvm("unrolling", *(f"unroll-threshold={size}" for size in (75, 600, 2000))),
    *_each_llvm("unrolling", "unroll-count=2", "unroll-count=4", "unroll-runtime=false"),
    *_each_llvm("full unrolling", "unroll-full-max-count=4", "unroll-full-max-count=16"),
    Choice("inlining", ("-fno-inline-functions",)),
    *_each_llvm("inlining", *(f"inline-threshold={size}" for size in (25, 600, 2000))),
    Choice("processor", ("-mtune=rocket",)),
    Choice("processor", ("-mtune=sifive-7-series", *_NO_SHORT_BRANCHES)),
    Choice("processor", ("-mtune=andes-45-series", *_NO_SHORT_BRANCHES)),
    Choice("processor", ("-mtune=generic-ooo",)),
    *_each_llvm("scheduling", "enable-misched=false", "misched-prera-direction=topdown"),
    *_each_llvm("scheduling", "misched-prera-direction=bottomup", "misched-prera-direction=bidirectional"),
    *_each_llvm("late scheduling", "enable-post-misched=false", "misched-postra-direction=bottomup"),
    *_each_llvm("register pressure", "misched-regpressure=false"),
    *_each_llvm("clustering", "misched-cluster=false"),
    *_ALIGNMENT,
    *_each("packing", "-fno-slp-vectorize"),
    *_each_llvm("strength reduction", "disable-lsr", "lsr-drop-solution"),
    *_each_llvm("sinking", "riscv-enable-sink-fold=false"),
    *_each_llvm("merging", "riscv-enable-global-merge=true"),
    *_each_llvm("aliasing", "riscv-use-aa=false"),
    # Towards less branches only.
    *_each_llvm("if-conversion", "two-entry-phi-node-folding-threshold=16", "phi-node-folding-threshold=8"),
    *_each_llvm("selects", "disable-cgp-select2branch"),
)

GCC = (
    *_LEVELS,
    *_each("unrolling", "-funroll-loops", "-funroll-all-loops"),
    *_each("unrolled times", "--param=max-unroll-times=2", "--param=max-unroll-times=4"),
    *_each(
        "full unrolling", "--param=max-completely-peeled-insns=50", "--param=max-completely-peeled-insns=1000"
    ),
    *_each("peeling", "-fno-peel-loops"),
    *_each("inlining", "-fno-inline-functions", "-finline-limit=20", "-finline-limit=2000"),
    *_each("inlining", "-fno-inline-small-functions"),
    *_each("processor", "-mtune=rocket", "-mtune=sifive-3-series", "-mtune=sifive-7-series", "-mtune=size"),
    *_each("scheduling", "-fno-schedule-insns", "-fsched-spec-load"),
    *_each("late scheduling", "-fno-schedule-insns2"),
    *_each("register pressure", "-fsched-pressure", "-fno-sched-pressure"),
    *_each("register allocation", "-fira-region=all", "-fira-region=one", "-fira-algorithm=priority"),
    *_each("renaming", "-frename-registers", "-fweb"),
    *_ALIGNMENT,
    *_each("packing", "-fno-tree-slp-vectorize", "-fno-tree-vectorize"),
    *_each("strength reduction", "-fno-ivopts"),
    *_each("redundancy", "-fno-gcse", "-fno-tree-pre"),
    *_each("loops of copies", "-fno-tree-loop-distribute-patterns"),
    *_each("splitting", "-fno-split-paths", "-fno-split-loops"),
)


def space_of(compiler: Compiler) -> tuple[Choice, ...]:
    """The choices for a compiler, whether its version knows them or not."""
    return CLANG if compiler.is_clang else GCC


def known(
    compiler: Compiler, isa: str, space: Sequence[Choice]
) -> tuple[tuple[Choice, ...], tuple[Choice, ...]]:
    """The choices that this very compiler takes, and those that it does not."""
    with ThreadPoolExecutor(os.cpu_count() or 1) as asking:
        taken = list(asking.map(lambda choice: accepts(compiler, isa, choice.flags), space))
    pairs = list(zip(space, taken, strict=True))
    return tuple(one for one, ok in pairs if ok), tuple(one for one, ok in pairs if not ok)
