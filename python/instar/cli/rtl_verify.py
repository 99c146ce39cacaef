"""`instar rtl verify`: random programs in RTL and model, where they part, and which rules were reached."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from instar import rtl
from instar._core import Core, InstarError, write_file
from instar.cli.core_options import CompilerOptions, SetOption, overrides
from instar.cli.gathering import gathered
from instar.cli.options import (
    EXIT_WRONG_RESULT,
    JsonOption,
    PathOption,
    open_library,
    print_json,
    print_text,
    steps,
)
from instar.cli.outputs import check_outputs, say_written
from instar.cli.rtl import CheckoutOption, CoreArgument, rtl_core, told
from instar.result import changed_text
from instar.rtl import verify
from instar.rtl.verify import report

#: Families whose rules are known.
_FAMILIES = ("cva6", "cv32e40p")


def command(
    core: CoreArgument,
    checkout: CheckoutOption = None,
    minutes: Annotated[
        float | None, typer.Option("--minutes", help="End after so many; default: after --programs.", min=0)
    ] = None,
    programs: Annotated[int, typer.Option("--programs", help="Programs at most.", min=1)] = 200,
    cases: Annotated[int, typer.Option("--cases", help="Cases of a few instructions in each.", min=1)] = 120,
    seed: Annotated[
        int, typer.Option("--seed", help="Of the first program; the next has the next.", min=0)
    ] = 1,
    most: Annotated[
        int, typer.Option("--most", help="Kinds of differences to shrink; then it ends.", min=1)
    ] = 10,
    set_: SetOption = None,
    model_set: Annotated[
        list[str] | None,
        typer.Option(
            "--model-set",
            metavar="NAME=VALUE",
            help="A parameter of the model only, as in scoreboard_entries=16: what the RTL is to become; "
            "may be repeated; default: the model is that of the RTL.",
        ),
    ] = None,
    model: Annotated[
        str | None,
        typer.Option(
            "--model", metavar="CORE", help="Another core's model beside the RTL; default: that of CORE."
        ),
    ] = None,
    accept: Annotated[
        Path | None,
        typer.Option(
            "--accept",
            metavar="FILE",
            help="Kinds of differences that are known, a line each; default: none.",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE", help="The report (Markdown); default: on screen."),
    ] = None,
    junit: Annotated[
        Path | None,
        typer.Option("--junit", metavar="FILE", help="Test cases for a CI; default: not written."),
    ] = None,
    *,
    built_by: CompilerOptions,
    path: PathOption = None,
    json: JsonOption = False,
) -> None:
    """Run random programs in RTL and model, and say where they part: stage, rule, a few instructions.

    The exit code is 1 where a kind of difference is not accepted, or RTL computes otherwise. What is
    done when it is interrupted is reported.
    """
    library = open_library(path)
    known = _accepted(accept)
    check_outputs([("--out", out), ("--junit", junit)], [accept], stdout=False)
    real = rtl_core(library, core, set_, checkout=checkout)
    wanted = library.core(model or core, overrides=overrides([*(set_ or []), *(model_set or [])]) or None)
    _fit(real, wanted)
    done = verify.Verified(core)
    plan = verify.Plan(seed, cases, programs, minutes, most)
    with steps(None, f"verifying {core}") as bar:
        say = told(bar.begin)
        side = verify.Simulated(real, rtl.build_simulator(rtl.find_source(real, checkout=checkout), say))
        done = verify.Verified(wanted.name)
        try:
            for so_far in verify.verify(wanted, side, built_by.find(), plan, say):
                done = so_far
        except KeyboardInterrupt:
            done.stopped = "by an interruption"
    rules = verify.rules_of(wanted)
    heading = f"RTL of {core}{changed_text(real)} beside the model of {wanted.name}{changed_text(wanted)}"
    said = report.text(wanted, done, rules, known, heading)
    if junit is not None:
        write_file(junit, report.junit(done, rules, known, f"instar.rtl.verify.{core}"))
        say_written(junit)
    if out is not None:
        write_file(out, said.encode())
        say_written(out)
    elif not json:
        print_text(said)
    if json:
        print_json(_shown(core, done, rules, known), gathered(core=wanted))
    if done.wrong or any(found.difference.kind not in known for found in done.found):
        raise typer.Exit(EXIT_WRONG_RESULT)


def _fit(real: Core, wanted: Core) -> None:
    if real.family not in _FAMILIES:
        raise InstarError(f"rules are known of the families {' and '.join(_FAMILIES)}, not of {real.family}")
    if (real.family, real.isa) != (wanted.family, wanted.isa):
        raise InstarError(
            f"the model of {wanted.name} ({wanted.family}, {wanted.isa}) is none of the RTL of {real.name} "
            f"({real.family}, {real.isa}): the same programs must run on both"
        )


def _accepted(file: Path | None) -> frozenset[str]:
    """Kinds of differences, a line each; what stands behind # is a remark."""
    if file is None:
        return frozenset()
    try:
        lines = [line.partition("#")[0].strip() for line in file.read_text().splitlines()]
    except (OSError, UnicodeDecodeError) as error:
        raise InstarError(f"{file}: the accepted differences cannot be read: {error}") from error
    for number, line in enumerate(lines, 1):
        if line and ": " not in line:
            raise InstarError(
                f"{file}:{number}: a kind of difference is wanted as a report names it, as in "
                f'"issue: alu behind load, RTL later"'
            )
    return frozenset(line for line in lines if line)


def _shown(
    core: str, done: verify.Verified, rules: list[verify.Rule], known: frozenset[str]
) -> dict[str, object]:
    return {
        "core": core,
        "seeds": done.seeds,
        "instructions": done.instructions,
        "unequal": done.unequal,
        "unequal_programs": done.unequal_programs,
        "stopped": done.stopped,
        "wrong": done.wrong,
        "rules": [
            {"name": one.name, "exercised": done.covered[one.name], "unreachable": one.unreachable}
            for one in rules
        ],
        "differences": [
            {
                "kind": one.difference.kind,
                "accepted": one.difference.kind in known,
                "stage": one.difference.stage,
                "seed": one.seed,
                "rtl": one.difference.rtl,
                "model": one.difference.model,
                "rules": list(one.rules),
                "instructions": one.trial.instructions,
                "program": one.trial.source(),
            }
            for one in done.found
        ],
    }
