"""Which files make one program: a workload, its set, and the kernels that replace functions."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

from instar._core import Design, InstarError, Library, Program, suggestion
from instar.outcome import BuildNote
from instar.places import runtime_folder
from instar.toolchain import Build, Compiler, NoCompiler, build
from instar.variants import of_variant
from instar.workload.api import Wrappers, wrappers

if TYPE_CHECKING:
    from instar._core import Equipment, OperationInfo, VariantInfo, WorkloadInfo


#: What programs may use when nobody says it: the ISA of both CVA6 presets, without Zcb.
DEFAULT_ISA = "rv32imc_zba_zbb_zbc_zbs"


#: What a file with a kernel ends with: C or assembly.
KERNEL_ENDINGS = (".c", ".S")


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
    #: Function → the user's file that takes its place, before what the variant has.
    kernels: tuple[tuple[str, Path], ...] = ()
    #: Take builds from the cache; else each is made once more.
    use_cache: bool = True
    #: What the machine has, as of `Core.equipment`; None: what all cores of the design have.
    equipment: tuple[tuple[str, object], ...] | None = None

    @property
    def described(self) -> Design | None:
        """The design with the instructions that the variant has."""
        return of_variant(self.design, self.variant)

    @property
    def title(self) -> str:
        """For sentences: `ml-dsa-44, variant "third-port" of design "cva6-ntt"`."""
        name = self.workload["name"] + (f"-{self.parameter_set}" if self.parameter_set else "")
        if self.design is not None:
            chosen = f'variant "{self.variant["name"]}" of design' if self.variant else "design"
            name += f', {chosen} "{self.design.info["name"]}"'
        return ", ".join([name, *(f"with {path.name}" for _, path in self.kernels)])


def unknown_function(workload: WorkloadInfo, name: str) -> InstarError:
    """What to say where a workload has neither a function nor an operation of this name."""
    known = [*workload["functions"], *workload["operations"]]
    return InstarError(
        f'workload "{workload["name"]}" has no function or operation "{name}"; '
        + suggestion(name, "it has", known)
    )


def find_operation(recipe: Recipe, name: str) -> OperationInfo:
    """The operation of that name. Raises `InstarError` where there is none."""
    known = recipe.workload["operations"]
    if name not in known:
        hint = suggestion(name, "it has", list(known))
        raise InstarError(f'workload "{recipe.workload["name"]}" has no operation "{name}"; {hint}')
    return known[name]


def usual_isa(design: Design | None) -> str:
    """What programs are built for when nobody says it, where no core does: what the design names."""
    stated = design.info["isa"] if design is not None else None
    return stated or DEFAULT_ISA


def runtime_sources() -> list[Path]:
    """What every program starts by."""
    return sorted(path for path in runtime_folder().iterdir() if path.suffix in KERNEL_ENDINGS)


def built_by(recipe: Recipe) -> Compiler:
    """The compiler of `recipe`: the one that its variant names, if the user named none.

    Raises `InstarError` where that one is not installed.
    """
    variant = recipe.variant
    if variant is None:
        return recipe.compiler
    try:
        return recipe.compiler.instead(variant["compiler"], variant["flags"])
    except NoCompiler:
        raise NoCompiler(
            f'"{variant["name"]}" is built by "{variant["compiler"]}", which is not on PATH; '
            "another one takes its place with --cc"
        ) from None


def request(library: Library, recipe: Recipe) -> Build:
    """The build that `recipe` stands for."""
    workload = recipe.workload
    by_function = kernel_files(library, recipe)
    _refuse_foreign_domains(recipe, by_function)
    replaced = {Path(workload["functions"][name]["source"]) for name in by_function}
    # Functions that stand in one file have one kernel together.
    kernels = dict.fromkeys(by_function.values())
    sources = [Path(source) for source in workload["sources"]]
    runtime = runtime_folder()
    include = [Path(folder) for folder in workload["include"]]
    folders = {path.parent for path in kernels}
    described = recipe.described
    behind = wrappers(workload["api"], runtime) if workload["api"] else Wrappers()
    return Build(
        compiler=built_by(recipe),
        isa=recipe.isa,
        sources=(
            *runtime_sources(),
            *behind.sources,
            *(path for path in sources if path not in replaced),
            *kernels,
        ),
        include=(
            *include,
            *sorted(folders),
            *([runtime / "include"] if (runtime / "include").is_dir() else []),
            *behind.include,
        ),
        defines=workload["sets"][recipe.parameter_set]["defines"] if recipe.parameter_set else {},
        generated={**(described.generate() if described else {}), **behind.generated},
        link_script=runtime / "link.ld",
    )


def build_program(library: Library, recipe: Recipe) -> tuple[Path, Build]:
    """Builds `recipe`; the ELF's path and the build that made it."""
    wanted = request(library, recipe)
    for below in recipe.workload["hiding"]:
        said = f"{recipe.title} stands on {below['path']}, which hides the built-in {below['name']}"
        warnings.warn(said, BuildNote, stacklevel=2)
    try:
        return build(wanted, use_cache=recipe.use_cache), wanted
    except InstarError as error:
        raise InstarError(f"{recipe.title}: {error}") from error


def load_program(elf: Path, recipe: Recipe) -> Program:
    """The program of `recipe` in the simulator; its errors name what was built, not the file in the cache."""
    stated = recipe.equipment
    equipment = None if stated is None else cast("Equipment", dict(stated))
    return Program(elf, isa=recipe.isa, design=recipe.described, name=recipe.title, equipment=equipment)


def replaced_functions(recipe: Recipe) -> list[str]:
    """The workload's functions in whose place the recipe has kernels."""
    named = [function for _, function in replacements(recipe.workload, recipe.variant)]
    return list(dict.fromkeys([*named, *(function for function, _ in recipe.kernels)]))


def replacements(workload: WorkloadInfo, variant: VariantInfo | None) -> list[tuple[str, str]]:
    """What `replaces` of the variant says of this workload's functions, and the function meant.

    `ntt` is that of any workload, `ml-dsa/ntt` that of ml-dsa alone.
    """
    found = []
    for entry in variant["replaces"] if variant else []:
        owner, _, name = entry.rpartition("/")
        function = workload["functions"].get(name)
        # What this workload does not have belongs to another one that the design serves too.
        if function is not None and owner in {"", function["workload"]}:
            found.append((entry, name))
    return found


def hash_sources(library: Library, recipe: Recipe) -> list[Path]:
    """Files of the program that are a hash function's, as its workloads say; kernels in place of such too."""
    functions, hashes = recipe.workload["functions"], set(map(Path, recipe.workload["hash"]))
    kernels = kernel_files(library, recipe)
    sources = {name: Path(functions[name]["source"]) for name in kernels}
    in_place = [kernel for name, kernel in kernels.items() if sources[name] in hashes]
    return [*sorted(hashes - set(sources.values())), *in_place]


def portable(recipe: Recipe) -> Recipe:
    """The same scheme in portable C, built by the same compiler."""
    return replace(recipe, design=None, variant=None, kernels=())


def kernel_files(library: Library, recipe: Recipe) -> dict[str, Path]:
    """Function → the kernel file that takes its place.

    Raises `InstarError` where one of the variant is not there.
    """
    given = dict(recipe.kernels)
    variant, functions = recipe.variant, recipe.workload["functions"]
    backends = cache(lambda owner: library.workload(owner)["backends"])
    found: dict[str, Path] = {}
    for entry, name in replacements(recipe.workload, variant):
        if variant is None:
            continue
        if name in given:
            # In the variant's place, so that nothing else of the program moves.
            found[name] = given[name]
            continue
        # Of several designs at once the variant has a part for each.
        owner = next((part for part in variant["parts"] if entry in part["replaces"]), variant)
        for base in _kernel_folders(backends, owner, functions[name]["workload"]):
            # Kernels of several schemes whose functions have the same name lie in a folder for each
            # scheme.
            within = base / entry.rpartition("/")[0]
            folder = within if within.is_dir() else base
            # A function that is another one in every parameter set has a kernel for each.
            of_set = folder / (recipe.parameter_set or "")
            if any((of_set / f"{name}{ending}").is_file() for ending in KERNEL_ENDINGS):
                folder = of_set
            candidates = [folder / f"{name}{ending}" for ending in KERNEL_ENDINGS]
            present = [path for path in candidates if path.is_file()]
            if present:
                break
        if len(present) != 1:
            raise InstarError(
                f'{folder}: variant "{variant["name"]}" replaces "{entry}", so either '
                f"{candidates[0].name} or {candidates[1].name} must stand here; {len(present)} of them do"
            )
        found[name] = present[0]
    return {**found, **given}


def own_domains(library: Library, recipe: Recipe) -> dict[str, Path]:
    """Function → the header that says how its kernel's data stand, where they stand otherwise than usual."""
    kernels = kernel_files(library, recipe)
    found = {name: _domain_header(recipe.workload, name, path.parent) for name, path in kernels.items()}
    return {name: header for name, header in found.items() if header is not None}


def _domain_header(workload: WorkloadInfo, function: str, folder: Path) -> Path | None:
    name = workload["functions"][function]["domain_header"]
    return folder / name if name and (folder / name).is_file() else None


def _refuse_foreign_domains(recipe: Recipe, kernels: dict[str, Path]) -> None:
    """What includes a header of another domain must call the kernel that the header belongs to."""
    for folder in sorted({path.parent for path in kernels.values()}):
        for name in recipe.workload["functions"]:
            header = _domain_header(recipe.workload, name, folder)
            if header is not None and (name not in kernels or kernels[name].parent != folder):
                raise InstarError(
                    f"{header}: is for the kernel of {name} that lies beside it, which {recipe.title} "
                    f"does not use; replace {name} too, or keep the other kernels in another folder"
                )


def _kernel_folders(
    backends_of: Callable[[str], Mapping[str, str]], variant: VariantInfo, owner: str
) -> list[Path]:
    """Where a kernel may lie, the design's own folder before the workload's; at least one.

    Raises `InstarError` where the workload has none of the variant's name.
    """
    own = [] if variant["kernels"] is None else [Path(variant["kernels"])]
    backend = variant["workload_kernels"]
    if own and backend is None:
        return own
    backends = backends_of(owner)
    if backend is not None and backend in backends:
        return [*own, Path(backends[backend])]
    if own:
        return own
    known = ", ".join(backends) or "none"
    raise InstarError(f'workload "{owner}" has no kernels/{backend or ""}; it has: {known}')
