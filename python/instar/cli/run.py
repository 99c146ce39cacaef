"""`instar run`: a whole program from its entry point to its exit."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from instar._core import Core, InstarError, Program, debug, observe_run
from instar.cautions import cautions
from instar.cli.core_options import SetOption, Values, ValuesOption, find_core
from instar.cli.gathering import gathered
from instar.cli.options import (
    MOST,
    CoreOption,
    DesignOptions,
    JsonOption,
    PathOption,
    messages,
    open_library,
    print_json,
    program_console,
    steps,
    tell_notes,
)
from instar.cli.outputs import files_of, refuse_overwriting
from instar.cli.run_machine import KILLED, GdbOption, MachineOptions, process_code
from instar.cli.run_views import ViewOptions
from instar.cli.sampling import SampleOptions, Timing, between, cut_short
from instar.cli.secrets import PublicOption, SecretOption, follow_secrets
from instar.result import changed, changed_text
from instar.sampling import sampled_notes, sampling_of
from instar.variants import of_variant


def command(
    elf: Annotated[
        Path,
        typer.Argument(
            help="Statically linked ELF file, RV32 or RV64 without F and D, that ends by tohost or ecall."
        ),
    ],
    arguments: Annotated[
        list[str] | None,
        typer.Argument(help="Arguments of the program; after -- where one begins with a dash."),
    ] = None,
    *,
    core: CoreOption = None,
    set_: SetOption = None,
    of: DesignOptions,
    isa: Annotated[
        str | None,
        typer.Option(
            "--isa",
            metavar="ISA",
            help="ISA string, as in rv32imc_zba_zbb; default: the core's, else the file's.",
        ),
    ] = None,
    max_instructions: Annotated[
        int | None,
        typer.Option(
            "--max-instructions",
            metavar="N",
            help="End with an error after so many instructions; default: 10,000 million, sampled no limit.",
            min=1,
            max=MOST,
        ),
    ] = None,
    machine: MachineOptions,
    sampled: Annotated[
        bool,
        typer.Option(
            "--sampled",
            help="Time it by samples: it is executed several times, with an empty stdin; default: whole.",
        ),
    ] = False,
    sample: SampleOptions,
    values: ValuesOption = Values.program,
    gdb: GdbOption = None,
    views: ViewOptions,
    secret: SecretOption = None,
    public: PublicOption = None,
    path: PathOption = None,
    json: JsonOption = False,
) -> int:
    """Run an ELF program; its console goes to stdout, the summary to stderr; exits with its exit code."""
    views.check()
    if gdb is not None and (views.any() or secret or json):
        raise InstarError(
            "--gdb goes with no view of the run (--trace, --histogram, --profile, --flame, --coverage, "
            "--secret) and not with --json: GDB may change registers and memory, and then what was seen "
            "would be no run of the program"
        )
    library = open_library(path)
    loaded, chosen = of.load(library)
    variant = chosen["name"] if chosen else None
    loaded = of_variant(loaded, chosen)
    model = find_core(library, core, set_, design=loaded, variant=variant)
    refuse_overwriting(views.files(), [elf, *files_of(library, model, loaded)])
    timing = Timing.sampled if sampled else Timing.whole
    sampling = sampling_of(sample.settings(timing, core, "--sampled"))
    if sampling is not None and (gdb is not None or views.any() or secret):
        raise InstarError(
            "--sampled executes the program several times, mostly unwatched; "
            "leave out --gdb, --secret and views"
        )
    if values is Values.hardware and gdb is not None:
        raise InstarError("--values hardware goes without --gdb, which leads the program in its own order")
    program = Program(
        elf,
        isa=isa if isa is not None or model is None else model.isa,
        design=loaded,
        arguments=[str(elf), *arguments] if arguments else [],
        reads_stdin=not sampled,
        **machine.settings(model),
    )
    notes = tell_notes([*program.notes, *cautions(program, model)])
    if gdb is not None:
        return under_gdb(program, elf, gdb, model, max_instructions, program_console(json))
    secrets = follow_secrets(program, secret, public, design=loaded, core=model)
    with steps(None, f"running {elf.name}") as bar, cut_short(bar.ran, sampling) as go_on:
        result, observed = observe_run(
            program,
            observers=views.observers(elf.name, core),
            core=model,
            checker=secrets.checker,
            secrets=secrets.names,
            max_instructions=max_instructions,
            sampling=sampling,
            hardware_values=values is Values.hardware,
            console=program_console(json, bar),
            progress=go_on,
        )
    timed = result["sample"]
    notes += tell_notes(sampled_notes([timed] if timed else []))
    notes += tell_notes(result["stands_still"])
    if sampling is not None and timed is None:
        notes += tell_notes(["the program is too short for samples, or reads a clock: it was timed whole"])
    if result["clock_read"] and model is None:
        tell_notes(["the program read a clock; without --core it was given the retired instructions"])
    if result["time_told"]:
        tell_notes(["the program was told the time; a cycle counted as a nanosecond"])
    made = gathered(core=model, design=loaded, files=[elf])
    if json:
        print_json(
            {
                "exit_code": result["exit_code"],
                "instructions": result["instructions"],
                "cycles": result["cycles"],
                "sample": timed,
                "core": core,
                "values": values.value,
                "overrides": changed(model),
                "console": result["console"].decode(errors="replace"),
                "errors": result["errors"].decode(errors="replace"),
                "clock_read": result["clock_read"],
                "time_told": result["time_told"],
                "notes": notes,
                "hazards": result["hazards"],
                **views.as_json(observed),
                **secrets.as_json(),
            },
            made,
        )
        views.write(elf.name, observed, made)
        return 0
    views.show(elf.name, observed)
    views.write(elf.name, observed, made)
    secrets.show()
    cycles = (
        f", {result['cycles']:,} cycles on {core}{changed_text(model)}{between(timed)}"
        if result["cycles"] is not None
        else ""
    )
    of_hardware = ", values as hardware computes them" if values is Values.hardware else ""
    messages.print(
        f"exit code {result['exit_code']}, {result['instructions']:,} instructions{cycles}{of_hardware}"
        f"{secrets.said()}",
    )
    return process_code(result["exit_code"]) or secrets.code()


def under_gdb(
    program: Program,
    elf: Path,
    port: int,
    core: Core | None,
    max_instructions: int | None,
    console: Callable[[bytes, int], None],
) -> int:
    """Let GDB lead the program; exits with its exit code, or as a killed process does."""

    def say(sentence: str) -> None:
        messages.print(sentence)

    def announce(port: int) -> None:
        say(f"waiting for GDB: gdb-multiarch {shlex.quote(str(elf))} -ex 'target remote :{port}'")

    code, cycles = debug(
        program,
        port,
        announce=announce,
        say=say,
        core=core,
        max_instructions=max_instructions,
        console=console,
    )
    counted = f", {cycles:,} cycles on {core.name}{changed_text(core)}" if core and cycles is not None else ""
    say(("ended by GDB" if code is None else f"exit code {code}") + counted)
    return KILLED if code is None else process_code(code)
