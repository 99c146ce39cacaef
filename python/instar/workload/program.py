"""Which files make one program: a workload and its set, what it requires, and the kernels that replace functions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from instar._core import Design, InstarError, Library, VariantInfo, WorkloadInfo
from instar.places import runtime_folder
from instar.toolchain import Build, Compiler, build

_KERNEL_ENDINGS = (".c", ".S")


@dataclass(frozen=True)
class Recipe:
    """A program to be built, as the user names it."""

    workload: WorkloadInfo
    parameter_set: str
    isa: str
    compiler: Compiler
    design: Design | None = None
    #: Baseline or variant of the design; None is the portable code.
    variant: VariantInfo | None = None


def find_variant(design: Design, name: str | None) -> VariantInfo | None:
    """The variant or baseline called `name`; without a name the last variant, None where there is none.

    Raises `InstarError` with the known names.
    """
    info = design.info
    if name is None:
        return info["variants"][-1] if info["variants"] else None
    known = [*info["baselines"], *info["variants"]]
    for candidate in known:
        if candidate["name"] == name:
            return candidate
    listed = ", ".join(candidate["name"] for candidate in known)
    raise InstarError(f'design "{info["name"]}" has no variant "{name}"; it has: {listed}')


def required(library: Library, workload: WorkloadInfo) -> list[WorkloadInfo]:
    """`workload` and all that it requires, each once, the required ones first.

    Raises `InstarError` where workloads require each other in a circle.
    """
    ordered: dict[str, WorkloadInfo] = {}

    def visit(current: WorkloadInfo, trail: tuple[str, ...]) -> None:
        if current["name"] in trail:
            raise InstarError(f"{current['path']}: requires itself through {' → '.join(trail)}")
        for name in current["requires"]:
            if name not in ordered:
                visit(library.workload(name), (*trail, current["name"]))
        ordered[current["name"]] = current

    visit(workload, ())
    return list(ordered.values())


def request(library: Library, recipe: Recipe) -> Build:
    """The build that `recipe` stands for."""
    workloads = required(library, recipe.workload)
    replaced, kernels = _kernels(recipe, workloads)
    portable = [Path(source) for workload in workloads for source in workload["sources"]]
    runtime = runtime_folder()
    include = [Path(folder) for workload in workloads for folder in workload["include"]]
    folders = {path.parent for path in kernels}
    return Build(
        compiler=recipe.compiler,
        isa=recipe.isa,
        sources=(
            *sorted(path for path in runtime.iterdir() if path.suffix in _KERNEL_ENDINGS),
            *(path for path in portable if path not in replaced),
            *kernels,
        ),
        include=(
            *include,
            *sorted(folders),
            *([runtime / "include"] if (runtime / "include").is_dir() else []),
        ),
        defines=recipe.workload["sets"][recipe.parameter_set]["defines"],
        generated=recipe.design.generate() if recipe.design else {},
        link_script=runtime / "link.ld",
    )


def build_program(library: Library, recipe: Recipe) -> tuple[Path, Build]:
    """Builds `recipe`; the ELF's path and the build that made it."""
    wanted = request(library, recipe)
    return build(wanted), wanted


def _kernels(recipe: Recipe, workloads: Sequence[WorkloadInfo]) -> tuple[set[Path], list[Path]]:
    """Portable files that fall away, and the kernel files that take their place."""
    variant = recipe.variant
    if variant is None or not variant["replaces"]:
        return set(), []
    replaced: set[Path] = set()
    kernels: list[Path] = []
    for name in variant["replaces"]:
        owner = next((w for w in workloads if name in w["functions"]), None)
        if owner is None:
            # A function of another workload that this design serves too.
            continue
        folder = _kernel_folder(variant, owner)
        found = [folder / f"{name}{ending}" for ending in _KERNEL_ENDINGS]
        present = [path for path in found if path.is_file()]
        if len(present) != 1:
            raise InstarError(
                f'{folder}: variant "{variant["name"]}" replaces "{name}", so one file '
                f"{found[0].name} or {found[1].name} must stand here; there are {len(present)}"
            )
        replaced.add(Path(owner["functions"][name]["source"]))
        kernels += present
    _refuse_half_a_group(variant, workloads)
    return replaced, kernels


def _kernel_folder(variant: VariantInfo, owner: WorkloadInfo) -> Path:
    if variant["kernels"] is not None:
        return Path(variant["kernels"])
    backend = variant["backend"] or ""
    if backend not in owner["backends"]:
        known = ", ".join(owner["backends"]) or "none"
        raise InstarError(f'workload "{owner["name"]}" has no kernels/{backend}; it has: {known}')
    return Path(owner["backends"][backend])


def _refuse_half_a_group(variant: VariantInfo, workloads: Sequence[WorkloadInfo]) -> None:
    for workload in workloads:
        groups: dict[str, list[str]] = {}
        for name, function in workload["functions"].items():
            if function["group"]:
                groups.setdefault(function["group"], []).append(name)
        for group, members in groups.items():
            inside = [name for name in members if name in variant["replaces"]]
            if inside and inside != members:
                missing = ", ".join(name for name in members if name not in inside)
                raise InstarError(
                    f'variant "{variant["name"]}" replaces {", ".join(inside)} of group "{group}" of '
                    f'workload "{workload["name"]}" and leaves {missing}: a group changes its domain together'
                )
