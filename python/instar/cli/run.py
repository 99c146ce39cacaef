"""`instar run`: a whole program from its entry point to its exit."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from instar._core import InstarError, Program, debug, look_at_run
from instar.cli.core_options import SetOption, changed, changed_text, find_core
from instar.cli.options import (
    MOST,
    CoreOption,
    DesignOption,
    JsonOption,
    PathOption,
    VariantOption,
    messages,
    notes_on,
    open_library,
    print_json,
    program_console,
    refuse_lone_variant,
    steps,
    tell_notes,
)
from instar.cli.outputs import files_of, refuse_overwriting
from instar.cli.run_machine import (
    KILLED,
    GdbOption,
    MemoryOption,
    Misaligned,
    MisalignedOption,
    RunMachine,
    StackOption,
)
from instar.cli.run_views import (
    USUAL_ROWS,
    By,
    ByOption,
    CoverageOption,
    FlameOption,
    HistogramFileOption,
    HistogramOption,
    ProfileOption,
    RunViews,
    TopOption,
    TraceFormOption,
    TraceOption,
)
from instar.cli.secrets import SecretOption, run_with_secrets


def command(
    elf: Annotated[
        Path,
        typer.Argument(
            help="Statically linked ELF file, RV32 or RV64 without F and D, that ends by tohost or ecall."
        ),
    ],
    arguments: Annotated[
        list[str] | None,
        typer.Argument(help="Arguments of the program; behind -- where one begins with a dash."),
    ] = None,
    core: CoreOption = None,
    set_: SetOption = None,
    design: DesignOption = None,
    variant: VariantOption = None,
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
            help="End with an error after so many instructions; default: no limit.",
            min=1,
            max=MOST,
        ),
    ] = None,
    memory: MemoryOption = None,
    stack_size: StackOption = None,
    misaligned: MisalignedOption = Misaligned.fault,
    gdb: GdbOption = None,
    trace: TraceOption = None,
    trace_format: TraceFormOption = None,
    histogram: HistogramOption = False,
    histogram_to: HistogramFileOption = None,
    profile: ProfileOption = False,
    flame: FlameOption = None,
    coverage: CoverageOption = None,
    by: ByOption = By.mnemonic,
    top: TopOption = USUAL_ROWS,
    secret: SecretOption = None,
    path: PathOption = None,
    json: JsonOption = False,
) -> int:
    """Run an ELF program; its console goes to stdout, the summary to stderr; exits with its exit code."""
    files = tuple(histogram_to or [])
    views = RunViews(elf.name, trace, trace_format, histogram, files, by, top, profile, flame, coverage)
    views.refuse_core(core)
    library = open_library(path)
    loaded = library.design(design) if design else None
    refuse_lone_variant(loaded, variant)
    model = find_core(library, core, set_, design=loaded, variant=variant)
    refuse_overwriting(views.files(), [elf, *files_of(library, model, loaded)])
    machine = RunMachine(memory, stack_size, misaligned, arguments or [])
    program = Program(
        elf,
        isa=isa if isa is not None or model is None else model.isa,
        design=loaded,
        **machine.settings(elf),
    )
    if program.note:
        messages.print(f"note: {program.note}", highlight=False, markup=False)
    notes = tell_notes(notes_on(program, model))
    if secret:
        if views.looks() is not None:
            raise InstarError("--secret goes with no other view of the run; ask for them one by one")
        return run_with_secrets(
            program, secret, design=loaded, core=model, max_instructions=max_instructions, json=json
        )

    if gdb is not None:
        if model or views.looks() or secret or json:
            raise InstarError("--gdb goes with none of --core, --trace, --histogram, --secret and --json")
        return under_gdb(program, elf, gdb, max_instructions, program_console(json))
    with steps(None, f"running {elf.name}") as bar:
        console = program_console(json, bar)
        if (looks := views.looks()) is None:
            result = program.run(
                core=model, max_instructions=max_instructions, console=console, progress=bar.ran
            )
            seen = None
        else:
            result, seen = look_at_run(
                program,
                looks=looks,
                core=model,
                max_instructions=max_instructions,
                console=console,
                progress=bar.ran,
            )
    if result["clock_read"] and model is None:
        tell_notes(["the program read a clock; without --core it was given the retired instructions"])
    if result["time_told"]:
        tell_notes(["the program was told the time; a cycle counted as a nanosecond"])
    if json:
        print_json(
            {
                "exit_code": result["exit_code"],
                "instructions": result["instructions"],
                "cycles": result["cycles"],
                "core": core,
                "overrides": changed(model),
                "console": result["console"].decode(errors="replace"),
                "clock_read": result["clock_read"],
                "time_told": result["time_told"],
                "notes": notes,
                **views.as_json(seen),
            }
        )
        views.write(seen)
        return 0
    views.show(seen)
    views.write(seen)
    cycles = (
        f", {result['cycles']:,} cycles on {core}{changed_text(model)}"
        if result["cycles"] is not None
        else ""
    )
    messages.print(
        f"exit code {result['exit_code']}, {result['instructions']:,} instructions{cycles}", highlight=False
    )
    return result["exit_code"]


def under_gdb(
    program: Program, elf: Path, port: int, max_instructions: int | None, console: Callable[[bytes], None]
) -> int:
    """Let GDB lead the program; exits with its exit code, or as a killed process does."""

    def say(sentence: str) -> None:
        messages.print(sentence, highlight=False, markup=False, soft_wrap=True)

    def announce(port: int) -> None:
        say(f"waiting for GDB: gdb-multiarch {shlex.quote(str(elf))} -ex 'target remote :{port}'")

    code = debug(
        program, port, announce=announce, say=say, max_instructions=max_instructions, console=console
    )
    say("ended by GDB" if code is None else f"exit code {code}")
    return KILLED if code is None else code
