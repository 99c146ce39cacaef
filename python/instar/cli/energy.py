"""`instar energy`: what an operation takes of energy with a design's instructions and without, as a ratio."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from instar import rtl
from instar._core import Core, Design, InstarError, Library, suggestion
from instar.checked_program import Prepared, PreparedCall, prepare
from instar.cli.core_options import CompilerOptions, SetOption
from instar.cli.gathering import Gathering
from instar.cli.options import (
    JsonOption,
    NoCacheOption,
    PathOption,
    Steps,
    open_library,
    print_json,
    print_text,
    steps,
    tell_notes,
)
from instar.cli.rtl import CheckoutOption, check_answer, rtl_core, told
from instar.cli.rtl_attached import slave_of
from instar.hardware import attach
from instar.hardware.contained import contained
from instar.hardware.core_energy import Added, core_netlists, parts_of, run
from instar.hardware.core_parts import FILE as AREA
from instar.hardware.energy_report import Version, as_dicts, render
from instar.result import changed, changed_text
from instar.toolchain import NoCompiler
from instar.workload.program import Recipe, replacements

if TYPE_CHECKING:
    from instar._core import VariantInfo, WorkloadInfo


def command(
    design: Annotated[str, typer.Argument(help="Design by name or path, as cvxif-keccak.")],
    target: Annotated[str, typer.Argument(metavar="TARGET", help="Workload and set, as ml-kem-768 or sha3.")],
    function: Annotated[str, typer.Argument(help="Function or operation, as keccak_f1600 or keygen.")],
    *,
    core: Annotated[
        str | None,
        typer.Option("--core", help="Core whose RTL runs; default: the design's first one that has RTL."),
    ] = None,
    variant: Annotated[
        list[str] | None,
        typer.Option(
            "--variant",
            help="Baseline or variant that is told; may be repeated; default: all of this core that replace "
            "something of the workload, and portable code.",
        ),
    ] = None,
    checkout: CheckoutOption = None,
    set_: SetOption = None,
    built_by: CompilerOptions,
    path: PathOption = None,
    no_cache: NoCacheOption = False,
    json: JsonOption = False,
) -> None:
    """Run an operation in the RTL of a core, with a design's instructions and without, beside the core's
    netlist, and say what its nets take: power and energy as ratios, never joules.
    """
    library = open_library(path)
    loaded = library.design(design)
    host = core or _host(library, loaded)
    workload, parameter_set = library.workload_set(target)
    chosen = _versions(loaded, workload, host, variant or [])
    versions: list[Version] = []
    made = Gathering()
    notes: dict[str, None] = {}
    # What cannot be told is known before anything is synthesised.
    ready: list[_Ready] = []
    with steps(len(chosen), f"preparing {target}") as bar:
        for one, is_baseline in chosen:
            model = rtl_core(library, host, set_, loaded, one, checkout)
            parts_of(model)
            said = rtl.checkout_note(model, checkout)
            notes |= {said: None} if said else {}
            recipe = Recipe(workload, parameter_set, model.isa, built_by.find(), loaded, one)
            try:
                made = made.core(model, one["name"]).recipe(library, recipe, one["name"])
                asked = _Asked(library, model, recipe, one, is_baseline, function, checkout, not no_cache)
                ready.append(asked.ready())
            except NoCompiler as error:
                notes |= {str(error): None}
            except _Unheld as error:
                if variant:
                    raise
                notes |= {f"{one['name']} is left out: {error}": None}
            bar.done()
    with steps(len(ready), f"running {target}") as bar:
        for program in ready:
            versions.append(program.measured(bar))
            bar.done()
    listed = tell_notes(list(notes))
    if not versions:
        raise InstarError("nothing is told: every version is left out")
    if json:
        described = {"core": host, "design": loaded.info["name"]}
        described |= {"workload": target, "operation": function}
        print_json({**described, "versions": as_dicts(versions), "notes": listed}, made.origin())
    else:
        title = f'{target} {function} on {host}, design "{loaded.info["name"]}": energy'
        print_text(render(title, versions), made.origin())


def _host(library: Library, design: Design) -> str:
    """The design's first core that has RTL and says how it is counted."""
    for name in design.info["cores"]:
        core = library.core(name)
        if core.rtl is not None and (Path(core.rtl["bench"]) / AREA).is_file():
            return name
    known = ", ".join(design.info["cores"]) or "none"
    raise InstarError(
        f'design "{design.info["name"]}" has no core whose RTL and parts are at hand; its cores: {known}; '
        "cv32e40p, cv32e40px, cva6-single and cva6-superscalar have both, and --core may name one"
    )


def _versions(
    design: Design, workload: WorkloadInfo, core: str, named: list[str]
) -> list[tuple[VariantInfo, bool]]:
    """Those that are told, baselines first, and whether each is one."""
    info = design.info
    all_ = [*((one, True) for one in info["baselines"]), *((one, False) for one in info["variants"])]
    here = [(one, is_baseline) for one, is_baseline in all_ if not one["cores"] or core in one["cores"]]
    known = [one["name"] for one, _ in here]
    for name in named:
        if name not in known:
            hint = suggestion(name, "it has", known)
            raise InstarError(f'design "{info["name"]}" has no variant "{name}" on {core}; {hint}')
    chosen = [
        (one, is_baseline)
        for one, is_baseline in here
        if (one["name"] in named if named else not one["replaces"] or replacements(workload, one))
    ]
    if not chosen:
        raise InstarError(
            f'no baseline or variant of design "{info["name"]}" on {core} replaces anything of '
            f'"{workload["name"]}"; name one with --variant'
        )
    return chosen


class _Unheld(InstarError):
    """What a version's program contains does not fit to the core's RTL."""


@dataclass(frozen=True)
class _Asked:
    """A version that is to be told."""

    library: Library
    core: Core
    recipe: Recipe
    variant: VariantInfo
    is_baseline: bool
    function: str
    checkout: Path | None
    use_cache: bool

    def ready(self) -> _Ready:
        """Its program, and what stands beside the core. Raises `_Unheld` where RTL cannot hold it."""
        prepared = prepare(self.library, self.recipe, self.function)
        mnemonics = contained([prepared.program], self.recipe.described)
        return _Ready(self, prepared, mnemonics, self._added(mnemonics))

    def _added(self, mnemonics: tuple[str, ...]) -> Added:
        described = self.recipe.described
        slave = slave_of(described) if described is not None and not self.is_baseline else None
        if not mnemonics:
            return Added(None, slave)
        try:
            coprocessor = attach(self.core, mnemonics).attachment()
            rtl.find_source(self.core, coprocessor, self.checkout)
        except InstarError as error:
            raise _Unheld(str(error)) from error
        return Added(coprocessor, slave)


@dataclass(frozen=True)
class _Ready:
    """A version that can be told."""

    asked: _Asked
    prepared: Prepared
    mnemonics: tuple[str, ...]
    added: Added

    def measured(self, bar: Steps) -> Version:
        """The version with what it takes."""
        asked, prepared, added = self.asked, self.prepared, self.added
        variant, core = asked.variant, asked.core
        report = told(lambda what: bar.begin(f"{variant['name']}: {what}"))
        call: PreparedCall = prepared.calls[0]
        image = prepared.program.rtl_image(core, call.symbol, call.arguments, returns=call.returns)
        netlists = core_netlists(core, added, asked.checkout, use_cache=asked.use_cache, report=report)
        name = f"{asked.recipe.title} {asked.function}"
        result, found = run(core, image, name, netlists, report, added, checkout=asked.checkout)
        check_answer(call, result)
        title = variant["title"] + changed_text(core)
        return Version(
            variant["name"], title, asked.is_baseline, found, self.mnemonics, changes=changed(core)
        )
