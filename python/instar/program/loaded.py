"""An ELF file in a machine: called function by function or run as a whole, and looked at in between.

Source: docs/reference/python.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from instar._core import Core, Design, InstarError, Library, call_watched
from instar._core import Program as CoreProgram
from instar.cautions import cautions
from instar.places import library as library_of
from instar.program.arguments import Prepared, prepare
from instar.program.batch import Instruction
from instar.program.checked import (
    ARGUMENTS,
    CORE,
    COUNT,
    DESIGN,
    DEVICES,
    DTYPE,
    ELF,
    FLAG,
    FOLDERS,
    MEMORY,
    OVERRIDES,
    PAGE_ADDRESS,
    SHAPE,
    SYMBOL,
    TEXT,
    checked,
)
from instar.program.code import CodePlace, Line, Listing, Symbol, Symbols
from instar.program.machine import Memory, Registers, Where, checked_address
from instar.program.outcome import Outcome, RunOutcome
from instar.program.retired import BATCH, Retired
from instar.program.statics import Statics
from instar.variants import find_variant, of_variant

if TYPE_CHECKING:
    from instar._core import CallResult, Equipment, RunResult

Overrides = Mapping[str, int | bool | str]


class Program:
    """A program that is ready to be called or run; its machine lives as long as it does.

    >>> import instar
    >>> program = instar.Program("prog.elf")
    >>> program.call("add", 2, 3, returns="i32").returned  # int add(int a, int b)
    5
    """

    @checked(
        elf=ELF,
        isa=TEXT | None,
        design=DESIGN | None,
        variant=TEXT | None,
        memory=MEMORY | None,
        memory_base=PAGE_ADDRESS | None,
        stack_size=MEMORY | None,
        misaligned_allowed=FLAG | None,
        vector_agnostic_ones=FLAG,
        devices=DEVICES,
        debug_trigger=FLAG | None,
        counters_stopped=FLAG | None,
        fast_interrupts=FLAG | None,
        arguments=ARGUMENTS,
        reads_stdin=FLAG,
        search=FOLDERS,
    )
    def __init__(
        self,
        elf: str | Path | bytes,
        *,
        isa: str | None = None,
        design: str | Sequence[str] | Design | None = None,
        variant: str | None = None,
        memory: int | None = None,
        memory_base: int | None = None,
        stack_size: int | None = None,
        misaligned_allowed: bool | None = None,
        vector_agnostic_ones: bool = False,
        devices: Sequence[str] = (),
        debug_trigger: bool | None = None,
        counters_stopped: bool | None = None,
        fast_interrupts: bool | None = None,
        arguments: Sequence[str] = (),
        reads_stdin: bool = False,
        search: Sequence[Path] = (),
    ) -> None:
        """Loads an ELF file, or its bytes.

        `isa` is an ISA string; without one everything that is known for the file's XLEN may be
        used. `design` adds a design's instructions, and a list of designs those of all of them; a
        `variant` (by default the last) may describe them otherwise, and changes the cores that are
        named later; a `Design` without a variant is taken as it is. `search` has further folders
        with designs and cores.

        The machine is that of `instar run`: `memory` is the size of the RAM in bytes and
        `memory_base` its first address, by default what `instar run` takes; `stack_size` is the
        bytes of stack of a called function and of the whole program. Misaligned accesses work where
        `misaligned_allowed`, and there is a debug trigger, as on cv32e40p, where `debug_trigger`;
        by default as on all of the design's cores. So `mcycle` and `minstret` stand still until the
        program clears `mcountinhibit`, as on cv32e40p, where `counters_stopped`; and there are the
        interrupts 16 to 31, as on cv32e40p, where `fast_interrupts`. With `vector_agnostic_ones`
        agnostic elements of vectors become all ones. `devices` are named as in `console` or
        `console@0x10000000`. `arguments` are those of the whole program, after its name; it may
        read this process's standard input where it `reads_stdin`. Raises `InstarError`
        where the file is no program for the machine.
        """
        library = library_of(search)
        loaded = design if design is None or isinstance(design, Design) else library.design(design)
        if variant is not None and loaded is None:
            raise InstarError(f'the variant "{variant}" is one of a design; name the design too')
        chosen = find_variant(loaded, variant) if loaded else None
        # One that was loaded before stands as it is.
        stands = variant is None and isinstance(design, Design)
        described = loaded if stands else of_variant(loaded, chosen)
        said = {
            "misaligned_allowed": misaligned_allowed,
            "debug_trigger": debug_trigger,
            "counters_stopped": counters_stopped,
            "fast_interrupts": fast_interrupts,
        }
        own = dict(described.equipment) if described is not None else {}
        own.update((name, on) for name, on in said.items() if on is not None)
        contents = bytes(elf) if isinstance(elf, bytes | bytearray | memoryview) else None
        name = "<bytes>" if contents is not None else str(elf)
        self._open(
            library,
            CoreProgram(
                name,
                isa=isa,
                design=described,
                contents=contents,
                memory_base=memory_base,
                memory_size=memory,
                stack_size=stack_size,
                equipment=cast("Equipment", own),
                devices=list(devices),
                arguments=[name, *arguments] if arguments else [],
                reads_stdin=bool(reads_stdin),
                vector_agnostic_ones=bool(vector_agnostic_ones),
            ),
            loaded,
            chosen["name"] if chosen else None,
        )

    def _open(
        self, library: Library, program: CoreProgram, design: Design | None, variant: str | None
    ) -> None:
        self._library = library
        self._program = program
        self._design = design
        self._variant = variant
        self._statics: Statics | None = None
        #: Memory by address, slice or symbol.
        self.memory = Memory(program, lambda: self.symbols)

    # ------------------------------------------------------------ what the file says

    @property
    def path(self) -> Path:
        """The ELF file."""
        return Path(self._program.path)

    @property
    def isa(self) -> str:
        """The ISA string that it was loaded for."""
        return self._program.isa

    @property
    def notes(self) -> tuple[str, ...]:
        """What is to be known of the file and of the ISA that it was loaded for, one sentence each."""
        return tuple(self._program.notes)

    @property
    def xlen(self) -> int:
        """Bits of a register, 32 or 64."""
        return self._program.xlen

    @cached_property
    def symbols(self) -> Symbols:
        """Name → `Symbol`. An unknown name is an `InstarError` that names similar ones."""
        return Symbols(
            {
                name: Symbol(name, symbol["address"], symbol["size"], symbol["function"])
                for name, symbol in self._program.symbols.items()
            }
        )

    def locate(self, pc: int) -> CodePlace:
        """Function, offset, source file and line of an address, as far as the program says.

        >>> program.locate(program.symbols["add"].address + 2).function
        'add'
        """
        function, file, line = self._program.locate(checked_address(pc))
        name, offset = function or (None, 0)
        return CodePlace(pc, name, offset, file, line)

    def function_at(self, pc: int) -> Symbol | None:
        """The function that an address lies in."""
        name = self.locate(pc).function
        return None if name is None else self.symbols.get(name)

    def disassemble(self, where: str | Symbol | range | tuple[int, int]) -> Listing:
        """The instructions of a function, or of a first address to before a second, as memory holds them.

        >>> [line.text for line in program.disassemble("add")]
        ['c.add a0, a1', 'c.jr ra']
        """
        if isinstance(where, str | Symbol):
            symbol = self.symbols[where] if isinstance(where, str) else where
            if not symbol.size:
                raise InstarError(f'"{symbol.name}" has no size in the symbol table; give its addresses')
            start, stop = symbol.address, symbol.address + symbol.size
        else:
            ends = (where.start, where.stop) if isinstance(where, range) else where
            if not isinstance(ends, tuple | list) or len(ends) != 2:
                raise InstarError(f"{where!r} is no stretch of code; give a function or (start, stop)")
            start, stop = map(checked_address, ends)
        if start > stop:
            raise InstarError(f"the addresses {start:#x} to {stop:#x} end before they start")
        return Listing(Line(*row) for row in self._program.disassemble(start, stop - start))

    # ------------------------------------------------------------ running it

    @checked(
        symbol=SYMBOL,
        core=CORE | None,
        overrides=OVERRIDES | None,
        cold=FLAG,
        keep_memory=FLAG,
        checked=FLAG,
        hardware_values=FLAG,
        max_instructions=COUNT | None,
    )
    def call(
        self,
        symbol: str | Symbol,
        *values: object,
        returns: object = None,
        core: str | Core | None = None,
        overrides: Overrides | None = None,
        cold: bool = False,
        keep_memory: bool = False,
        checked: bool = False,
        hardware_values: bool = False,
        max_instructions: int | None = None,
    ) -> Outcome:
        """Calls a function with numpy arrays and numbers; arguments are placed as the psABI says.

        A plain array is a buffer that the function reads and writes; the array itself stays as it
        is, and what the function wrote comes back in `Outcome.outputs`. `In`, `Out`, `InOut` say
        more. An int fills a register; C types of other sizes are numpy's: np.uint8(5),
        np.int64(-1). `returns` is "u32", "i64", "size", np.int32 …; None is void.

        Every call starts from the memory of the loaded file and what `write` put there; with
        `keep_memory` later calls start from what this one leaves. With a `core`, by name or as an
        object, the call is made twice and the second is timed, from the same memory; if `cold` only
        once, with empty caches and predictors. `overrides` changes parameters of a core given by
        name. If `checked` the function is called once more before, and watched: it must leave sp,
        gp, tp and s0 to s11 as they were, and touch nothing but its buffers, its stack and the
        program's data. With `hardware_values` registers and memory hold what the core's hardware
        computes where nothing stalls, also where the program's order says another; a core that does
        not tell it is an error. Raises `InstarError` with one sentence.

        >>> values = np.array([1, 2, 3], np.int32)
        >>> program.call("scale", values, 3, -10).output  # void scale(int32_t *values, size_t n, int32_t by)
        array([-10, -20, -30], dtype=int32)
        """
        made = self._prepare(_name(symbol), values, returns)
        model = self._core(core, overrides)
        if checked:
            self._watch(made, max_instructions)
        result = self._program.call(
            made.symbol,
            made.arguments,
            returns=made.returns,
            core=model,
            cold=cold,
            keep_memory=keep_memory,
            max_instructions=max_instructions,
            hardware_values=hardware_values,
        )
        return replace(_outcome(made, result), notes=tuple(cautions(self._program, model, [result])))

    def _watch(self, made: Prepared, max_instructions: int | None) -> None:
        """Makes a call and looks on. Raises `InstarError` with the instruction that broke a rule."""
        names = made.argument_names or [f"argument {n}" for n in range(1, len(made.arguments) + 1)]
        _, broken = call_watched(
            self._program,
            made.symbol,
            made.arguments,
            returns=made.returns,
            names=names,
            max_instructions=max_instructions,
        )
        if broken is not None:
            raise InstarError(broken["sentence"])

    @checked(core=CORE | None, overrides=OVERRIDES | None, max_instructions=COUNT | None)
    def run(
        self,
        *,
        core: str | Core | None = None,
        overrides: Overrides | None = None,
        max_instructions: int | None = None,
    ) -> RunOutcome:
        """Runs the program from its entry point to its exit, from the same memory as a call.

        Raises `InstarError` where it fails; what it printed before is a note of that error.

        >>> outcome = program.run()
        >>> outcome.exit_code, outcome.text.splitlines()
        (5, ['running'])
        """
        printed: list[bytes] = []
        model = self._core(core, overrides)
        try:
            result = self._program.run(
                core=model,
                max_instructions=max_instructions,
                console=lambda text, _file: printed.append(text),
            )
        except InstarError as error:
            if printed:
                error.add_note("before that it printed:\n" + b"".join(printed).decode(errors="replace"))
            raise
        return replace(_run_outcome(result), notes=tuple(cautions(self._program, model, [result])))

    @checked(
        symbol=SYMBOL | None,
        core=CORE | None,
        overrides=OVERRIDES | None,
        cold=FLAG,
        max_instructions=COUNT | None,
        batch=COUNT,
    )
    def retired(
        self,
        symbol: str | Symbol | None = None,
        *values: object,
        returns: object = None,
        core: str | Core | None = None,
        overrides: Overrides | None = None,
        cold: bool = False,
        max_instructions: int | None = None,
        batch: int = BATCH,
    ) -> Retired[Any]:
        """The retired instructions of a call (as `call`), or without a symbol of the program, in batches.

        A batch has up to `batch` instructions, with a core about as many, and is all that is kept
        of a run, however long it is. With a core batches have commit cycles. `Retired.result` is
        the outcome once the run is over.

        >>> retired = program.retired("sum_of", np.arange(100, dtype=np.int32), 100, returns="i32")
        >>> sum(batch.count("class")["load"] for batch in retired)
        100
        >>> retired.result.returned
        4950
        """
        made = None if symbol is None else self._prepare(_name(symbol), values, returns)
        retired = self._program.retired(
            made.symbol if made else None,
            made.arguments if made else (),
            returns=made.returns if made else None,
            core=self._core(core, overrides),
            cold=cold,
            max_instructions=max_instructions,
        )

        def result(found: CallResult | RunResult) -> Outcome | RunOutcome:
            if made is None:
                return _run_outcome(cast("RunResult", found))
            return _outcome(made, cast("CallResult", found))

        return Retired(retired, lambda: self.statics, result, batch)

    def instructions(
        self, symbol: str | Symbol | None = None, *values: object, **options: Any
    ) -> Iterator[Instruction]:
        """The same one by one, with text and accesses, for a look at a few; options as of `retired`.

        >>> [instruction.mnemonic for instruction in program.instructions("add", 2, 3)]
        ['c.add', 'c.jr']
        """
        options.setdefault("batch", 1024)
        return chain.from_iterable(batch.instructions() for batch in self.retired(symbol, *values, **options))

    # ------------------------------------------------------------ what the machine holds

    @property
    def statics(self) -> Statics:
        """The static entries that watched runs have made so far; batches name them by id."""
        known = self._statics
        columns = self._program.statics(len(known) if known else 0)
        self._statics = known.extended(columns) if known else Statics.of(columns)
        return self._statics

    @property
    def registers(self) -> Registers:
        """The registers as the last call or run left them, or where `retired` stands.

        >>> outcome = program.call("add", 2, -3)
        >>> hex(program.registers["a0"])
        '0xffffffff'
        """
        return Registers(self._program.registers())

    @checked(dtype=DTYPE, shape=SHAPE | None)
    def view(
        self, where: Where, dtype: DTypeLike = np.uint8, shape: int | tuple[int, ...] | None = None
    ) -> NDArray[Any]:
        """Memory at a symbol or an address as an array without a copy: read-only, and live.

        It shows what memory holds at the moment when it is looked at; `.copy()` keeps that. After a
        call it is what the call left, and the next call begins with memory restored. It stays valid
        when the program is gone. It must not be read while another thread runs the program. `shape`
        is by default all of the symbol.

        >>> program.view("table", np.int32)  # int32_t table[8]
        array([1, 2, 3, 4, 5, 6, 7, 8], dtype=int32)
        """
        return self.memory.view(where, np.dtype(dtype), shape)

    @checked(dtype=DTYPE | None)
    def write(self, where: Where, values: ArrayLike, dtype: DTypeLike | None = None) -> None:
        """Writes an array's bytes at a symbol or an address, into code too; `dtype` is that of plain numbers.

        What is written stays: later calls and runs start from it.

        >>> program.write("counter", 41, np.uint32)
        >>> program.call("count", returns="u32").returned  # return counter++;
        41
        """
        if dtype is not None:
            try:
                values = np.asarray(values, dtype)
            except (TypeError, ValueError, OverflowError) as error:
                raise InstarError(f"what is written is no array of {np.dtype(dtype)}: {error}") from None
        self.memory.write(where, values)

    # ------------------------------------------------------------

    def _prepare(self, symbol: str, values: Sequence[object], returns: object) -> Prepared:
        return prepare(symbol, values, returns, self.xlen)

    def _core(self, core: str | Core | None, overrides: Overrides | None) -> Core | None:
        if isinstance(core, str):
            return self._library.core(core, design=self._design, variant=self._variant, overrides=overrides)
        if overrides:
            raise InstarError("overrides change a core that is given by its name; name one")
        return core

    def __repr__(self) -> str:
        return f"<instar.{type(self).__name__} {self.path.name}: RV{self.xlen}, {len(self.symbols)} symbols>"


def _name(symbol: str | Symbol) -> str:
    return symbol.name if isinstance(symbol, Symbol) else symbol


def _outcome(made: Prepared, result: CallResult) -> Outcome:
    return Outcome(
        result["returned"],
        made.outputs(result["buffers"]),
        result["instructions"],
        result["cycles"],
        result["stack_bytes"],
        result["console"],
        result["clock_read"],
        errors=result["errors"],
    )


def _run_outcome(result: RunResult) -> RunOutcome:
    return RunOutcome(
        result["exit_code"],
        result["console"],
        result["instructions"],
        result["cycles"],
        result["clock_read"],
        result["time_told"],
        errors=result["errors"],
    )
