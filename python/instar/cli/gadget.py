"""`instar gadget`: what probes in a masked circuit tell of secrets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from instar._core import InstarError, suggestion
from instar.cli.gathering import gathered
from instar.cli.hardware_options import HostOption, host_core
from instar.cli.options import (
    EXIT_UNFINISHED,
    EXIT_WRONG_RESULT,
    MOST,
    JsonOption,
    PathOption,
    VariantOption,
    open_library,
    print_json,
    print_text,
    refuse_given,
    refuse_lone_variant,
    steps,
)
from instar.hardware.gadget import (
    MODEL,
    Declaration,
    Effort,
    Judged,
    Model,
    judge,
    of_file,
    of_unit,
    read_circuit,
    unit_of,
)
from instar.hardware.gadget.report import LIMITS, notes, render
from instar.hardware.netlist import Sources
from instar.hardware.sources import ENDINGS, read_sources
from instar.hardware.unit import generate, refuse_none

if TYPE_CHECKING:
    from instar._core import Core, Design, StatedGadget
    from instar.cli.options import Steps
    from instar.origin import Origin

#: Steps that a title has at most.
_SHOWN_STEPS = 4
_PLACES = "a port, an operand, or bits of one, as rs1[15:0]; may be repeated"


@dataclass(frozen=True)
class _Wanted:
    """What the options say."""

    secret: list[str]
    fresh: list[str]
    static: list[str]
    public: list[str]
    hold: list[str]
    result: list[str]
    model: str | None
    order: int | None
    cycles: int | None
    effort: Effort

    @property
    def declaration(self) -> Declaration:
        return Declaration.read(
            "the options", self.secret, self.fresh, self.static, self.public, self.hold, self.result
        )


def command(
    what: Annotated[
        list[str],
        typer.Argument(
            metavar="DESIGN...|FILE...",
            help="A design by name or path, several for all of them together; or SystemVerilog files.",
        ),
    ],
    *,
    gadget: Annotated[
        list[str] | None,
        typer.Option(
            "--gadget",
            metavar="NAME",
            help="One of the design's [[gadgets]]; may be repeated; default: all.",
        ),
    ] = None,
    step: Annotated[
        list[str] | None,
        typer.Option(
            "--step",
            metavar="MNEMONIC",
            help="Judge this instruction of the design by what the options say; several are steps, one a "
            "cycle, and - is a cycle without one; default: the design's [[gadgets]].",
        ),
    ] = None,
    top: Annotated[
        str | None,
        typer.Option(
            "--top", metavar="MODULE", help="Of files: the module that is meant; default: their only one."
        ),
    ] = None,
    secret: Annotated[
        list[str] | None,
        typer.Option(
            "--secret",
            metavar="NAME:boolean:PLACE,PLACE",
            help="What is shared and must not show: each bit is the sum of its shares modulo 2; may be "
            "repeated; default: what [[gadgets]] says.",
        ),
    ] = None,
    fresh: Annotated[
        list[str] | None,
        typer.Option("--fresh", metavar="PLACE", help=f"What is drawn: {_PLACES}; default: nothing."),
    ] = None,
    static: Annotated[
        list[str] | None,
        typer.Option(
            "--static",
            metavar="PLACE",
            help="Of files: what is drawn once and stands there in all cycles, unlike --fresh; default: "
            "nothing.",
        ),
    ] = None,
    public: Annotated[
        list[str] | None,
        typer.Option("--public", metavar="PLACE", help=f"What everybody knows: {_PLACES}; default: nothing."),
    ] = None,
    hold: Annotated[
        list[str] | None,
        typer.Option(
            "--hold",
            metavar="PLACE=VALUE",
            help="What stands at an input that is nothing of these; may be repeated; default: nothing.",
        ),
    ] = None,
    result: Annotated[
        list[str] | None,
        typer.Option(
            "--result",
            metavar="NAME:boolean:PLACE,PLACE",
            help="What it leaves in shares, which must recombine whatever the masks; may be repeated; "
            "default: nothing.",
        ),
    ] = None,
    model: Annotated[
        str | None,
        typer.Option(
            "--model",
            metavar="MODEL",
            help="What a probe sees: value, or glitch, transition and relaxed with a + between; default: "
            f"what [[gadgets]] says, else {MODEL}.",
        ),
    ] = None,
    order: Annotated[
        int | None,
        typer.Option(
            "--order",
            help="Probes that are seen together; default: what [[gadgets]] says, else one less than the "
            "shares, 2 at most.",
            min=1,
            max=2,
        ),
    ] = None,
    cycles: Annotated[
        int | None,
        typer.Option(
            "--cycles",
            metavar="N",
            help="Of files: cycles that are looked at; default: its registers one behind the other, and one.",
            min=1,
        ),
    ] = None,
    exact_bits: Annotated[
        int,
        typer.Option(
            "--exact-bits", metavar="N", help="Bits up to which a probe is counted exactly.", min=0, max=26
        ),
    ] = Effort.exact_bits,
    traces: Annotated[
        int,
        typer.Option(
            "--traces",
            metavar="N",
            help="Traces of each class and stage for a probe of more bits; 0: it is left undecided.",
            min=0,
            max=1_000_000_000,
        ),
    ] = Effort.traces,
    alpha: Annotated[
        float,
        typer.Option(
            "--alpha",
            help="Probability that such tests tell anything where nothing leaks.",
            min=1e-12,
            max=0.5,
        ),
    ] = Effort.alpha,
    seed: Annotated[int, typer.Option("--seed", help="Of these traces.", min=0, max=MOST)] = Effort.seed,
    pini: Annotated[
        bool,
        typer.Option(
            "--pini", help="Judge too whether it composes: probe-isolating non-interference; default: off."
        ),
    ] = False,
    core: HostOption = None,
    variant: VariantOption = None,
    path: PathOption = None,
    json: JsonOption = False,
) -> int:
    """Judge masked circuits, of a design's instructions or of SystemVerilog at hand: whether what a probe
    sees, glitches and transitions with it, depends on shared secrets; exits with 1 if it does.
    """
    effort = Effort(exact_bits, traces, alpha, seed, pini)
    wanted = _Wanted(
        secret or [],
        fresh or [],
        static or [],
        public or [],
        hold or [],
        result or [],
        model,
        order,
        cycles,
        effort,
    )
    files = [Path(one) for one in what if one.endswith(ENDINGS)]
    with steps(None, "reading") as bar:
        if files:
            if len(files) < len(what):
                other = next(one for one in what if not one.endswith(ENDINGS))
                raise InstarError(f"{other}: this is no SystemVerilog file (.sv, .v), as the others are")
            refuse_given(
                "is about a design; a file is what it is",
                core=core,
                variant=variant,
                gadget=gadget,
                step=step,
            )
            judged = [_of_file(read_sources(files, top), wanted, bar)]
            described: dict[str, str | None] = {"design": None, "core": None}
            titles, made = [judged[0].name], gathered(files=files)
        else:
            refuse_given(
                "is about files; a design's units are what they are", top=top, static=static, cycles=cycles
            )
            library = open_library(path)
            loaded = library.design(what)
            refuse_lone_variant(loaded, variant)
            host = host_core(library, loaded, core, variant)
            loaded = loaded.of_variant(variant)
            judged = _of_design(host, loaded, gadget or [], step or [], wanted, bar)
            described = {"design": loaded.info["name"], "core": host.name}
            titles = [f"{one.name} of {loaded.info['name']} on {host.name}" for one in judged]
            made = gathered(core=host, design=loaded)
    _show(judged, titles, described, made, json=json)
    composes = [one.composition.holds for one in judged if one.composition is not None]
    if any(one.report["leaks"] for one in judged) or False in composes:
        return EXIT_WRONG_RESULT
    left = any(one.report["ways"]["left"] or one.report["pair_ways"]["left"] for one in judged)
    return EXIT_UNFINISHED if left or None in composes else 0


def _show(
    judged: Sequence[Judged],
    titles: Sequence[str],
    described: dict[str, str | None],
    made: Origin,
    *,
    json: bool,
) -> None:
    if json:
        print_json({**described, "gadgets": [{**one.as_dict(), "notes": notes(one)} for one in judged]}, made)
        return
    texts = []
    for one, title in zip(judged, titles, strict=True):
        probes = "one probe" if one.order == 1 else "two probes"
        texts.append(render(one, f"{title}: {one.model}, {probes}", notes(one)))
    print_text("\n".join([*texts, f"{LIMITS}\n"]), made)


def _of_file(sources: Sources, wanted: _Wanted, bar: Steps) -> Judged:
    declared = wanted.declaration
    model = Model.read("--model", wanted.model or MODEL)
    frame = of_file(read_circuit(sources), wanted.cycles, sources.top)
    told = _told(bar, sources.top)
    return judge(sources.top, frame, declared, model, wanted.order, wanted.effort, told)


def _title(named: Sequence[str]) -> str:
    """Steps as a name, shortened where they are many."""
    if len(named) <= _SHOWN_STEPS:
        return " ".join(named)
    return f"{named[0]} … {named[-1]}, {len(named)} steps,"


def _told(bar: Steps, name: str) -> Callable[[int], bool]:
    """What a judge tells of its progress."""
    bar.begin(f"judging {name}")

    def told(done: int) -> bool:
        bar.begin(f"judging {name}: {done:,} probes and pairs")
        return True

    return told


def _of_design(
    host: Core, design: Design, names: list[str], stated_steps: list[str], wanted: _Wanted, bar: Steps
) -> list[Judged]:
    if stated_steps:
        refuse_given("names one of [[gadgets]]; --step judges by the options", gadget=names or None)
        asked = [("the options", _title(stated_steps), stated_steps, wanted.declaration, wanted)]
    else:
        why = "says what a --step has; name one, or leave it to [[gadgets]]"
        said = {
            name: getattr(wanted, name) or None for name in ("secret", "fresh", "public", "hold", "result")
        }
        refuse_given(why, **said)
        asked = [_stated(one, wanted) for one in _chosen(design, names)]
    made = generate(host)
    left_out = {one.mnemonic: str(one) for one in made.left_out}
    if not left_out:
        refuse_none(host, made)
    found = []
    for where, name, named, declared, options in asked:
        unit = unit_of(made.units, named, left_out, where)
        sources = Sources({unit.file: unit.text}, unit.module)
        frame = of_unit(read_circuit(sources, quoted=True), unit, named, where)
        model = Model.read(where if wanted.model is None else "--model", options.model or MODEL)
        told = _told(bar, name)
        found.append(judge(name, frame, declared, model, options.order, options.effort, told))
    return found


def _stated(one: StatedGadget, wanted: _Wanted) -> tuple[str, str, list[str], Declaration, _Wanted]:
    """What the design says of a gadget; the options win where they say something too."""
    declared = Declaration.read(
        one["source"], one["secret"], one["fresh"], (), one["public"], one["hold"], one["result"]
    )
    options = _Wanted(
        [],
        [],
        [],
        [],
        [],
        [],
        wanted.model or one["model"],
        wanted.order or one["order"],
        None,
        wanted.effort,
    )
    return one["source"], one["name"], one["steps"], declared, options


def _chosen(design: Design, names: list[str]) -> list[StatedGadget]:
    """Those that are named, else all."""
    stated = design.info["gadgets"]
    if not stated:
        raise InstarError(
            f"{design.info['path']}: the design has no [[gadgets]]; write there what is shared, or say it "
            "with --step and --secret"
        )
    known = [one["name"] for one in stated]
    for name in names:
        if name not in known:
            raise InstarError(f'there is no gadget "{name}"; {suggestion(name, "there are", known)}')
    return [one for one in stated if not names or one["name"] in names]
