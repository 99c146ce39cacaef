"""What the native module offers: it converts, and decides nothing.

Source: crates/py, and the structs that it hands over; `cargo run -p instar-stubs` writes this file, of which
crates/stubs/head.txt is the part that Rust has no words for. Whatever is wrong with an input raises
`InstarError`, whose text is one sentence per fault.
"""

from collections.abc import Callable, Mapping, Sequence
from os import PathLike
from typing import Any, Literal, NotRequired, Self, TypedDict, final

class InstarError(Exception):
    """One sentence for each thing that is wrong: what, where, and what would be right."""

StrPath = str | PathLike[str]
Kind = Literal["design", "core", "workload", "suite"]
Label = int | bool | str
Overrides = Mapping[str, Label]
"""Parameters of a core by name."""
Numbers = dict[str, int]
"""A number by parameter set; a workload without sets has the one set ""."""
Settings = dict[str, Label]
Breakdown = dict[str, int]
"""A number by category, in the order of the pipeline: every one of the core's family (`families`)."""
TraceForm = Literal["compact", "rvfi", "spike", "spike before 2022", "native"]

Progress = Callable[[int], bool | None]  # False: end with what there is
"""Told now and then how many instructions were done; what it raises ends the run."""
SearchProgress = Callable[[int, int], bool]
"""Told how many orders were judged and the fewest cycles so far; answers whether to go on."""
ShareProgress = Callable[[float], bool]
"""Told the share that is done; answers whether to go on."""
ShowText = Callable[[bytes, int], None]
"""Shows what a program wrote, and to which file: 1 (its output) or 2 (its errors)."""
Announce = Callable[[int], None]
"""Told a port."""
Say = Callable[[str], None]
"""Told a sentence."""

Formal = tuple[str, Literal["in", "out", "inout", "word", "wide"], int, int | None, int | None]
"""Name, what it is, bytes of an element, elements, or the index of the argument that says how many."""
Contract = tuple[str, list[Formal], list[str]]
"""Symbol, arguments, symbols of data that it may write."""
Conditions = tuple[list[int], list[int | None], bool, str, bool]
"""What a contract leaves open: by argument where in a page its buffer begins, and which earlier one's buffer
it is too; whether buffers lie from the last to the first; what idle registers hold ("marks", "zeros", "ones",
a seed); and whether memory is as the call before left it."""

# ---------------------------------------------------------------- activity

class TableGate(TypedDict):
    """A gate with one output."""

    #: Bit n is its output where n are its inputs, the first one in the lowest bit. A latch reads
    #: its own output.
    table: int
    #: Nets that it reads, at most five.
    inputs: list[int]
    #: The net that it drives.
    output: int

class Clocked(TypedDict):
    """A register of one bit."""

    #: The net that it drives.
    held: int
    #: What it takes at a rising edge of `clock`.
    next: int
    #: Its clock: that of the netlist, or what gates make of it.
    clock: int
    #: While this is 0 it is reset; 1 where it has none.
    reset: int
    #: What it then holds; all do so in the beginning.
    initial: bool

class StaticMemory(TypedDict):
    """A static memory with one port, which reads or writes in a cycle."""

    #: Whether it does anything.
    request: int
    #: Whether that is to write.
    write: int
    #: Which bytes, or parts of a word, are written.
    parts: list[int]
    #: Bits of a part; the last one may have fewer.
    part_bits: int
    #: The word, lowest bit first.
    address: list[int]
    #: What is written.
    written: list[int]
    #: What was read last.
    read: list[int]
    #: Whether that stays, whatever is written to its word since.
    holds: bool

class ActivityPort(TypedDict):
    """A port."""

    #: Its name in RTL.
    name: str
    #: Its nets, lowest bit first.
    bits: list[int]
    #: Whether it is an input.
    input: bool

class ActivityNetlist(TypedDict):
    """A netlist."""

    #: Its instance in RTL, from the dump's outermost scope on, with dots.
    scope: str
    #: How many nets there are, with 0 and 1.
    nets: int
    #: Gates in any order.
    gates: list[TableGate]
    #: The registers.
    registers: list[Clocked]
    #: The static memories.
    memories: list[StaticMemory]
    #: Ports, without clock and reset.
    ports: list[ActivityPort]
    #: The port that is the clock.
    clock: int
    #: The port that is the reset, 0 where it is reset.
    reset: int

class MemoryAccesses(TypedDict):
    """Accesses of a static memory."""

    #: Words that were read.
    reads: int
    #: And written.
    writes: int

class ActivityDifference(TypedDict):
    """An output that is not what RTL had there."""

    #: Since reset.
    cycle: int
    #: The port.
    port: str
    #: What RTL had there, highest bit first.
    recorded: str
    #: What the netlist comes to.
    computed: str

class Activity(TypedDict):
    """What one netlist did."""

    #: Changes in the window, by net.
    toggles: list[int]
    #: Rising edges in the window of what clocks registers, by net.
    edges: list[tuple[int, int]]
    #: Of each memory, in the window.
    accesses: list[MemoryAccesses]
    #: The first output that was another; nothing was counted from there on.
    wrong: ActivityDifference | None

class ActivityReport(TypedDict):
    """What all netlists did."""

    #: Cycles since reset in which every output was compared.
    compared: int
    #: Cycles of the window.
    cycles: int
    #: By netlist.
    netlists: list[Activity]

def follow_activity(
    netlists: Sequence[ActivityNetlist],
    dump: StrPath,
    retired: str,
    window: tuple[int, int],
    *,
    progress: Progress | None = None,
) -> ActivityReport:
    """Follows netlists through a dump of their ports, a Value Change Dump of two time steps a cycle (a
    file or a pipe), and counts from behind the instruction `window[0] - 1` that retires (the signal
    `retired`, a bit for each) to `window[1]`. `progress` is told the cycles so far, and may answer
    `False`.

    Raises `InstarError` where the dump lacks a port, or a netlist's gates are a ring.
    """

# ---------------------------------------------------------------- arguments

@final
class Arg:
    """One argument of a call, as the psABI passes it. It may be pickled."""

    @staticmethod
    def value(type: str, value: int) -> Arg:
        """A scalar; type is one of i8, u8, i16, u16, i32, u32, i64, u64, size."""

    @staticmethod
    def input(data: bytes, align: int = 16) -> Arg:
        """A buffer that the function reads."""

    @staticmethod
    def output(size: int, align: int = 16, fill: int = 0) -> Arg:
        """A buffer that the function writes."""

    @staticmethod
    def inout(data: bytes, align: int = 16) -> Arg:
        """A buffer that the function reads and writes."""

    def __reduce__(self) -> tuple[Callable[..., Arg], tuple[Any, ...]]:
        """How another process makes the same argument: the maker and what it is given."""

# ---------------------------------------------------------------- behave

def behave(
    mnemonic: str,
    *,
    xlen: int,
    registers: Mapping[str, int],
    reads: Sequence[str],
    values: bytes,
    writes: Sequence[str],
    state: bytes = ...,
    design: Design | None = None,
) -> tuple[bytes, bytes]:
    """Runs an instruction as the simulator does, once for each set of operands.

    `registers` says which register each field names that names one. `values` are the operands
    `reads`, eight bytes each, one set after the other: a register's value (of a fixed one by its
    name, `x5`), or that of another field; registers that are not read are 0. `state` are the
    design's own registers, in limbs of eight bytes, at reset where it is not given. Answers the
    registers that `writes` name, and after them address and value of each store, and the own
    registers, after each set in the same form.
    """

# ---------------------------------------------------------------- bench

def bench(
    program: Program,
    symbol: str,
    args: Sequence[Arg],
    mode: Literal["simulator", "traced", "model", "simulator_and_model"],
    *,
    core: Core | None = None,
    seconds: float = 1.0,
) -> list[float]:
    """Million instructions per second of repeated calls, one number per call, for at least `seconds`."""

class Remembered(TypedDict):
    """How much of a call a core model did not step, because it had stepped the same before."""

    #: Instructions of the call.
    instructions: int
    #: Instructions that committed without being stepped.
    replayed: int
    #: Instructions that were stepped with notes.
    noted: int
    #: Times that everything was forgotten, as it took too much memory.
    forgotten: int
    #: States of the pipeline that are known.
    states: int
    #: Stretches that are known.
    stretches: int
    #: Bytes that they take.
    bytes: int

def remembered(program: Program, symbol: str, args: Sequence[Arg], *, core: Core) -> Remembered | None:
    """The first call of a function in a model that knows nothing; None where the model steps
    everything.
    """

# ---------------------------------------------------------------- compare

@final
class Timing:
    """A stream of instructions with their times."""

    @staticmethod
    def trace(
        path: StrPath,
        core: Core,
        *,
        recorded: bool,
        part: str | None = None,
        index: StrPath | None = None,
        design: Design | None = None,
        program: StrPath | None = None,
    ) -> Timing:
        """A trace: with its own cycles where `recorded`, else in the core model."""

    @staticmethod
    def call(
        program: Program,
        symbol: str,
        args: Sequence[Arg] = ...,
        *,
        core: Core,
        returns: str | None = None,
        cold: bool = False,
    ) -> Timing:
        """A call of a function: the second, or the first if it is to be cold."""

    @staticmethod
    def run(program: Program, *, core: Core) -> Timing:
        """A whole program."""

class SkippedInstructions(TypedDict):
    """Instructions of both without a partner, at one place."""

    #: Function, offset and source line of the first of them, of the first stream if that has any.
    location: str
    #: How often the streams part there.
    times: int
    #: How many, in both.
    instructions: tuple[int, int]

class ComparedInstruction(TypedDict):
    """One instruction of a stream, as shown."""

    #: Address.
    pc: int
    #: Assembly.
    text: str
    #: Cycles since the commit before.
    cycles: int
    #: Causes of delay.
    causes: list[str]

class DifferencePlace(TypedDict):
    """A place in both streams."""

    #: Number of the instruction, from 1.
    number: int
    #: Function, offset and source line there, of the first stream.
    location: str
    #: Which of `rows` is meant.
    at: int
    #: Instructions around it.
    rows: list[tuple[ComparedInstruction | None, ComparedInstruction | None]]

class CauseDifference(TypedDict):
    """Instructions of both with unequal cycles, by what a model says held them up."""

    #: All causes of one of them; empty where nothing held it up.
    causes: list[str]
    #: How many.
    times: int
    #: Their cycles in both.
    cycles: tuple[int, int]

class Cost(TypedDict):
    """What one side paid."""

    #: Instructions that committed.
    executions: int
    #: Cycles between their commits and those before.
    cycles: int
    #: How often each cause held one up, most frequent first.
    causes: list[tuple[str, int]]

class FunctionDifference(TypedDict):
    """A function of both, or of one."""

    #: Its name.
    function: str
    #: In the first stream; `None` where that does not have it.
    a: Cost | None
    #: In the second.
    b: Cost | None

class LineDifference(TypedDict):
    """A source line of both, or of one."""

    #: Source file; `None` where the program does not say.
    file: str | None
    #: Line.
    line: int | None
    #: Where the second stream has it, if that is another line.
    other: tuple[str, int] | None
    #: In the first stream.
    a: Cost | None
    #: In the second.
    b: Cost | None

class InstructionDifference(TypedDict):
    """An instruction of both, or of one."""

    #: Its function.
    function: str
    #: Assembly.
    text: str
    #: Source line, `ntt.c:42` with the compiler's path; of the first stream where both have it.
    place: tuple[str, int] | None
    #: Addresses in both.
    pcs: tuple[int | None, int | None]
    #: In the first stream.
    a: Cost | None
    #: In the second.
    b: Cost | None

class Comparison(TypedDict):
    """What two streams came to."""

    #: Instructions of the first stream ahead of where the second begins, which are left out.
    ahead: int
    #: Cycles of both.
    cycles: tuple[int, int]
    #: Instructions of both.
    instructions: tuple[int, int]
    #: Instructions that are the same in both, from the beginning on.
    common: int
    #: Those of them with equal cycles since the commit before.
    equal: int
    #: Instructions that are paired again after the streams parted.
    rejoined: int
    #: Those of them with equal cycles.
    rejoined_equal: int
    #: Instructions of both without a partner.
    skipped: tuple[int, int]
    #: Where these are, most first.
    gaps: list[SkippedInstructions]
    #: First instruction with unequal cycles.
    first: DifferencePlace | None
    #: Where the streams cease to be the same instructions.
    parted: DifferencePlace | None
    #: Instructions with unequal cycles, most frequent first.
    causes: list[CauseDifference]
    #: Largest difference first; a function that only one has costs the other nothing.
    functions: list[FunctionDifference]
    #: Largest difference first; empty where no program is known.
    lines: list[LineDifference]
    #: Largest difference first.
    rows: list[InstructionDifference]
    #: What is to be known of the cycles of traces, one sentence each.
    notes: list[str]

def compare(a: Timing, b: Timing, *, joined: bool = False, progress: Progress | None = None) -> Comparison:
    """Compares two streams in lockstep as long as they are the same instructions, and sums up both.

    If `joined`, what `a` has ahead of the first instruction of `b` is left out, as a core's boot
    code is.
    """

# ---------------------------------------------------------------- contract

class Sample(TypedDict):
    """What a sample says of the cycles."""

    #: The interval's lower end, in cycles.
    low: int
    #: The interval's upper end.
    high: int
    #: How sure it is to hold the cycles of a run timed whole.
    confidence: float
    #: Windows that were seen.
    windows: int
    #: Instructions in each.
    unit: int
    #: Instructions before each that were timed and not counted.
    detail: int
    #: Instructions before these from which caches and predictors learned.
    warming: int
    #: Where the windows lay.
    seed: int
    #: How much of the run they were spread over: 1, unless it was cut short.
    covered: float

class ToldHazard(TypedDict):
    """A hazard, by name."""

    #: Mnemonic of the design's instruction that gets or does the other thing; `None` of one of the
    #: manual.
    instruction: str | None
    #: The rule's name.
    rule: str
    #: The register, where it is one.
    register: str | None
    #: Address of the instruction.
    address: int
    #: How often it happened there.
    times: int
    #: Why the design means it; `None`: it does not.
    meant: str | None
    #: All of that.
    sentence: str

class CallResult(TypedDict):
    """What a call gave."""

    #: a0, or a1:a0, as `returns` asks; 0 for void.
    returned: int
    #: One for each argument; None where it is no output.
    buffers: list[bytes | None]
    instructions: int
    #: None without a core.
    cycles: int | None
    #: Where the cycles were sampled.
    sample: Sample | None
    #: At what the hardware may stand still or computes otherwise, and the model goes on.
    stands_still: list[str]
    #: Where the hardware computes another value than the program's order says.
    hazards: list[ToldHazard]
    #: Calls before the measured one.
    warmup: int
    #: High-water mark.
    stack_bytes: int
    #: What it wrote to file 1.
    console: bytes
    #: What it wrote to file 2.
    errors: bytes
    #: The program read a clock.
    clock_read: bool

class Broken(TypedDict):
    """A rule of the calling convention or of a contract that a call broke; the instruction that did
    it.
    """

    sentence: str
    #: Address of the instruction.
    pc: int
    #: Assembly.
    instruction: str
    #: Function by the symbol table, and the offset in it.
    function: tuple[str, int] | None
    #: Source file as the compiler named it.
    file: str | None
    #: Line, from 1.
    line: int | None
    #: What it did, as in "writes 4 bytes after a".
    what: str

def call_watched(
    program: Program,
    symbol: str,
    args: Sequence[Arg] = ...,
    *,
    returns: str | None = None,
    names: Sequence[str] = ...,
    own: Sequence[str] | None = None,
    contracts: Sequence[Contract] = ...,
    conditions: Conditions | None = None,
    max_instructions: int | None = None,
    progress: Progress | None = None,
) -> tuple[CallResult | None, Broken | None]:
    """One call without a core, watched: what it gave (None where it failed after a broken rule), and
    the first rule that it broke. `names` are those of the arguments, `own` the data it may write
    (None: all).
    """

# ---------------------------------------------------------------- core

class Equipment(TypedDict):
    """What the machine of a core has, or does, where the manual leaves it open."""

    #: Whether it makes loads and stores at any address; if not, a misaligned one is a fault.
    misaligned_allowed: bool
    #: Whether there is a debug trigger, as CV32E40P has one: `tdata1` tells it, `tinfo`, `mcontext`
    #: and `mscontext` are there, and debug mode alone could set it. Else no trigger is there, and
    #: these three are illegal.
    debug_trigger: bool
    #: Whether `mcycle` and `minstret` stand still from reset on, until a program clears
    #: `mcountinhibit`, as on CV32E40P; else they count from the start.
    counters_stopped: bool
    #: Whether `mie` and `mip` have the interrupts 16 to 31 too, which come before all others, as on
    #: CV32E40P.
    fast_interrupts: bool

class ParameterInfo(TypedDict):
    """A parameter of a core."""

    #: Its name, a field of the family's parameters.
    name: str
    #: Its value.
    value: bool | int | str
    range: tuple[int, int] | None
    choices: list[Label] | None
    #: Where the value comes from.
    provenance: Literal["rtl", "measured", "specification", "assumed", "published", "override"]
    #: Where that stands, or why it is assumed.
    where: str | None
    #: `file:line` of the value, or who changed it.
    source: str

class RtlSource(TypedDict):
    """RTL in a package of the Python package index or in a checkout, and the bench that it is
    simulated with.
    """

    #: The package, as `pip` names it; none where no package has this RTL.
    package: str | None
    #: The repository and commit that the core's file describes, for whoever must check it out.
    checkout: str | None
    #: Folder of the RTL inside the package.
    root: str
    #: List of the source files, from that folder on; without it the bench's files.txt names them
    #: all.
    files: str | None
    #: The variable that stands for the folder in that list.
    root_variable: str | None
    #: What further variables of the list stand for.
    variables: dict[str, str]
    #: Macros that are defined for all files.
    defines: list[str]
    #: Folder with the bench: SystemVerilog around the core, C++ around that.
    bench: str
    #: The bench's module.
    top: str
    #: Whether the way to memory is the RTL's own, with the latencies that it has.
    own_memory: bool
    #: Folder with what puts a design's coprocessor into the core: a file takes the place of the one
    #: of its name.
    coprocessor: str | None
    #: Parameters of the model that are constants of the RTL: `file NAME` by parameter.
    constants: dict[str, str]
    #: Parameters of the model that the bench takes as macros: the macro by parameter.
    macros: dict[str, str]

class CoprocessorInterface(TypedDict):
    """An interface for coprocessors."""

    #: Version of CV-X-IF, or `pcpi`.
    version: str
    #: Registers that it hands over with an instruction, at most.
    operands: int
    #: Whether an instruction may return two registers.
    dual_write: bool
    #: Whether an instruction may access memory.
    memory: bool
    #: Whether the core may kill an instruction that it has handed over.
    kills: bool
    #: Whether the core waits for every register that an instruction word could name, whatever it
    #: reads.
    waits_for_all: bool
    #: Whether the core registers an instruction and its operands itself before it offers them.
    registers_offers: bool
    #: Whether an instruction is committed with what hands it over.
    commits_offers: bool
    #: Whether the core takes every result in the cycle in which it comes.
    takes_results: bool

@final
class Core:
    """A core with all that a design brings to it: parameters, instructions and what each costs, merged
    and checked.
    """

    @property
    def name(self) -> str: ...
    @property
    def family(self) -> str: ...
    @property
    def isa(self) -> str: ...
    @property
    def changed_isa(self) -> bool:
        """Whether a variant or an override gave it another ISA string than its file's."""

    @property
    def equipment(self) -> Equipment:
        """What its machine has where the manual leaves it open."""

    @property
    def growth_known(self) -> bool:
        """Whether `rtl/cost` has its register file and scoreboard, so that it is known what it grows
        by.
        """

    @property
    def design(self) -> Design | None:
        """The design whose instructions it has, with the descriptions of its variant; None of a core
        as it is.
        """

    @property
    def summary(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def based_on(self) -> list[str]:
        """The files of the cores that its file is based on, the nearest first."""

    @property
    def shadows(self) -> str | None: ...
    @property
    def parameters(self) -> list[ParameterInfo]: ...
    @property
    def rtl(self) -> RtlSource | None:
        """Where its RTL comes from; None where no package carries it."""

    @property
    def coprocessor(self) -> CoprocessorInterface | None:
        """What its interface for coprocessors can do; None where it has none."""

    @property
    def lane_bits(self) -> int | None:
        """Bits that all its lanes give at once; None where it has none that a unit could stand behind."""

    @property
    def fingerprint(self) -> str:
        """All that decides this model's cycles, in one string: parameters and costs after every
        change.
        """

class FamilyParameter(TypedDict):
    """A parameter of a family."""

    #: Its name in core files.
    name: str
    #: One sentence, with the unit.
    meaning: str
    range: tuple[int, int] | None
    choices: list[int | bool] | None
    #: Why not beyond; empty for truth values.
    reason: str | None

class FamilyCost(TypedDict):
    """A key of a family's own costs."""

    #: As design.toml has it: `issue_slots`.
    key: str
    #: One sentence.
    meaning: str
    form: Literal["number", "ports", "unit"]
    #: Lowest legal value.
    least: NotRequired[int]
    #: Its value where the key is absent.
    absent: NotRequired[Literal["one", "reads", "writes", "writes_or_one", "zero", "vectors"]]

class FamilyStage(TypedDict):
    """One stage."""

    #: Its name in viewers: `Dc`.
    name: str
    #: One sentence.
    meaning: str
    #: The moment with which it begins.
    moment: int
    #: Cycles from that moment until it begins.
    delay: int

class FamilyTrack(TypedDict):
    """One track of a timeline."""

    #: Its title.
    title: str
    #: What it counts.
    counts: str
    #: What is counted.
    of: Literal["slots"] | dict[Literal["gauges"], list[int]]

class FamilyHolder(TypedDict):
    """A unit whose instructions are counted."""

    #: The gauge that counts the instructions which it holds; its name is the unit's.
    counts: int
    #: The gauge that says what it does: 0 is nothing, 1 the first of `doings`.
    does: int

class FamilyPipeline(TypedDict):
    """What viewers must know of a family's pipeline."""

    #: What happens to an instruction, oldest first, as verbs of the log of cycles; `times` has a
    #: cycle for each.
    moments: list[str]
    #: Which of them is its issue, to which cycles are charged.
    issue: int
    #: Which of them is the end of its execution: its last result can be used from that cycle on.
    finish: int
    #: The stages in which a viewer draws it, in order.
    stages: list[FamilyStage]
    #: Numbers that say how full the pipeline is; `gauges` has a value for each.
    gauges: list[str]
    #: The same in one line of the log of cycles, each gauge in braces. After the first stand the
    #: instructions that have issued.
    occupancy: str
    #: What a timeline draws of them, each as a track.
    tracks: list[FamilyTrack]
    #: Units whose instructions are counted: a profile tells in how many cycles each held any, and
    #: what it did then.
    holders: list[FamilyHolder]
    #: What such a unit may do: to work is the first, and the others are what it may wait for.
    doings: list[str]

class FamilyStall(TypedDict):
    """A category as people see it."""

    #: Its name in files: `branch_miss`. Families that mean the same use the same.
    name: str
    #: Its name at the head of a column, short.
    heading: str
    #: One sentence.
    meaning: str

class FamilyCause(TypedDict):
    """A cause as people see it."""

    #: Its name in reports: `RAW`.
    name: str
    #: One sentence.
    meaning: str

class FamilyInfo(TypedDict):
    """The description of a family."""

    #: As core files name it.
    name: str
    #: One sentence.
    summary: str
    #: What differs between its cores.
    parameters: list[FamilyParameter]
    #: Functional units of its cores that a design's cost may name.
    units: list[str]
    #: What a design's instruction costs beside what `CustomTiming` has for every family.
    costs: list[FamilyCost]
    #: How its pipeline is shown.
    pipeline: FamilyPipeline
    #: What a cycle may go to, in the order of the pipeline; the first is `ISSUED`.
    stalls: list[FamilyStall]
    #: What may hold an instruction up, in the order of the pipeline.
    causes: list[FamilyCause]
    #: What machines of its cores have where the manual leaves it open.
    equipment: Equipment
    #: Whether `rtl/cost` has the register file and the scoreboard of its cores, from which it
    #: follows what a core grows by.
    growth_known: bool

def families() -> list[FamilyInfo]:
    """All families of cores: parameters, units, costs, stages and reasons by name."""

# ---------------------------------------------------------------- debug

def debug(
    program: Program,
    port: int,
    *,
    announce: Announce,
    say: Say,
    core: Core | None = None,
    max_instructions: int | None = None,
    console: ShowText | None = None,
    progress: Progress | None = None,
) -> tuple[int | None, int | None]:
    """Lets GDB, at a port of this machine, lead the program: exit code (None: GDB ended it), cycles on
    `core`.

    `announce` is told the port, `say` each sentence on why the program stopped by itself.
    """

# ---------------------------------------------------------------- design

class FoundFile(TypedDict):
    """A description's file."""

    #: Of what kind.
    kind: Literal["design", "core", "workload", "suite"]
    #: Its name.
    name: str
    #: The TOML file.
    path: str
    #: The folder of that file.
    folder: str
    #: Where it was found.
    origin: Literal["path", "search", "here", "built-in"]
    #: The built-in description that it hides.
    shadows: str | None

class InstructionInfo(TypedDict):
    """An instruction of a design."""

    name: str
    mnemonic: str
    syntax: str
    mask: int
    value: int
    #: Bytes.
    length: int
    #: `file:line`.
    source: str

class ExtensionInfo(TypedDict):
    """A file of instructions."""

    name: str
    path: str
    instructions: list[InstructionInfo]
    #: What is right in the description, and passed over or left out all the same.
    notes: list[str]

class DesignUnit(TypedDict):
    """A functional unit that the design adds."""

    #: Its name.
    name: str
    #: One line on what it is.
    title: str
    #: How many there are.
    count: int
    #: Units of the core that cannot start while one of these is busy.
    blocks: list[str]
    #: Whether its products are formed by the core's multiplier, which is one of `blocks`.
    multiplies_in_core: bool
    #: What kind it is, where its results are not promised when it begins.
    kind: str | None

class CostInfo(TypedDict):
    """A cost with the place where it is stated."""

    #: The core that pays it.
    core: str
    #: The instruction.
    mnemonic: str
    #: Where the numbers come from.
    provenance: Literal["rtl", "measured", "specification", "assumed", "published", "override"]
    #: Where that stands, or why it is assumed.
    where: str | None
    #: `file:line`.
    source: str
    #: The cost.
    cost: dict[str, Any]

class RegisterInfo(TypedDict):
    """A register of a device."""

    name: str
    offset: int
    #: As `access` spells it.
    access: str
    reset: int
    #: Names of bits.
    fields: list[str]
    secret: bool

class MemoryInfo(TypedDict):
    """A memory of a device."""

    name: str
    offset: int
    #: Of 32 bits.
    words: int
    secret: bool

class CommandInfo(TypedDict):
    """What a device can be told to do."""

    name: str
    #: How long it takes, as the design writes it.
    cycles: str

class DeviceInfo(TypedDict):
    """A device that it brings."""

    name: str
    base: int
    bytes: int
    #: The bus that it names.
    bus: str | None
    load_latency: int
    store_latency: int
    #: An access before the end of a command waits; else a bit is set.
    stalls: bool
    registers: list[RegisterInfo]
    memories: list[MemoryInfo]
    commands: list[CommandInfo]

class ChangeInfo(TypedDict):
    """A core parameter changed by a design."""

    #: The parameter.
    name: str
    #: Its new value.
    value: bool | int | str
    #: `file:line`.
    source: str

class AreaInfo(TypedDict):
    """Area added to the core."""

    #: Thousand gate equivalents.
    added_kge: float
    #: Where the figure comes from.
    provenance: Literal["rtl", "measured", "specification", "assumed", "published", "override"]
    #: Where it stands.
    where: str

class VariantInfo(TypedDict):
    """A baseline or a variant."""

    #: Its name.
    name: str
    #: Its title in tables.
    title: str
    #: A folder of this design with the kernels.
    kernels: str | None
    #: A folder under the workload's `kernels/`, for what `kernels` does not hold.
    workload_kernels: str | None
    #: The workload's functions that the kernels replace.
    replaces: list[str]
    #: The cores on which it runs; empty: all of the design's.
    cores: list[str]
    #: Core parameters that it changes.
    core: list[ChangeInfo]
    #: Costs that it changes, whole, one for each core and mnemonic.
    costs: list[CostInfo]
    #: What it adds to the area of its core.
    area: AreaInfo | None
    #: An installed compiler that builds it, in the place of the usual one.
    compiler: str | None
    #: Flags of the compiler after the usual ones.
    flags: list[str]
    #: The variants of several designs that it was joined of; empty for one that stands in a file.
    parts: list[VariantInfo]

class EvaluateInfo(TypedDict):
    """One entry of `[[evaluate]]`."""

    #: The workload.
    workload: str
    #: Its parameter sets; empty: all.
    sets: list[str]
    #: Replaceable functions to measure.
    functions: list[str]
    #: Whole operations to measure.
    operations: list[str]
    #: The cores; empty: all of the design's.
    cores: list[str]
    #: The baselines; empty: all.
    baselines: list[str]
    #: The variants; empty: all.
    variants: list[str]
    #: Elements of buffers that have no count; `None`: those that the workload states, or the
    #: measured cases.
    length: int | None
    #: The first call is measured, with empty caches and predictors.
    cold: bool
    #: Instructions are counted, without a core.
    counted: bool

class PublishedInfo(TypedDict):
    """One entry of `[[published]]`."""

    #: The core.
    core: str
    #: A variant or baseline.
    variant: str
    #: The workload; `None`: each that is evaluated.
    workload: str | None
    #: The parameter set; `None`: each.
    set: str | None
    #: A function or an operation.
    operation: str
    #: Elements of buffers that have no count, where the row has a length.
    length: int | None
    #: It stands beside rows that are measured cold.
    cold: bool
    #: Cycles of the published model.
    model_cycles: int | None
    #: Cycles of the published RTL.
    rtl_cycles: int | None
    #: Where it was published.
    source: str
    #: Why ours is another, where it is.
    note: str | None

class MeantHazard(TypedDict):
    """One entry of `[[hazards]]`."""

    #: Mnemonic of the instruction that gets or does the other thing.
    instruction: str
    #: The rule's name.
    rule: str
    #: The register, as results name it; `None`: whichever.
    register: str | None
    #: Why it is meant.
    reason: str
    #: `file:line`.
    source: str

class StatedGadget(TypedDict):
    """One entry of `[[gadgets]]`."""

    #: Its name.
    name: str
    #: Instructions, one after the other, by their mnemonics; "-" is a cycle without one.
    steps: list[str]
    #: What is shared and must not show, each `NAME:boolean:PLACE,PLACE`.
    secret: list[str]
    #: Places that are drawn.
    fresh: list[str]
    #: Places that everybody knows.
    public: list[str]
    #: Places with a value, each `PLACE=VALUE`.
    hold: list[str]
    #: What it leaves in shares.
    result: list[str]
    #: What a probe sees, `glitch+transition`; none where nothing is said.
    model: str | None
    #: Probes that are seen together; none where nothing is said.
    order: int | None
    #: `file:line`.
    source: str

class DesignInfo(TypedDict):
    """What a design's files say."""

    name: str
    title: str
    summary: str
    path: str
    folder: str
    origin: Literal["path", "search", "here", "built-in"]
    #: The built-in design that it hides.
    shadows: str | None
    #: Itself, or each of several designs at once, of which the above names the first.
    parts: list[FoundFile]
    #: The description files that it was read from, imported ones among them.
    texts: list[str]
    #: For which ISA it is written, where it says so.
    isa: str | None
    cores: list[str]
    extensions: list[ExtensionInfo]
    units: list[DesignUnit]
    costs: list[CostInfo]
    devices: list[DeviceInfo]
    baselines: list[VariantInfo]
    variants: list[VariantInfo]
    evaluate: list[EvaluateInfo]
    published: list[PublishedInfo]
    #: Hazards that it means.
    hazards: list[MeantHazard]
    #: Masked gadgets that are to be judged.
    gadgets: list[StatedGadget]

@final
class Design:
    """A design, read and checked."""

    @property
    def info(self) -> DesignInfo: ...
    @property
    def equipment(self) -> Equipment:
        """What the machines of all cores for which it states a cost have."""

    @property
    def fingerprint(self) -> str:
        """All that decides what its instructions and devices do, in one string."""

    def of_variant(self, variant: str | None) -> Design:
        """The design with the descriptions of a variant, where that one has its own; else itself."""

    def generate(self) -> dict[str, str]:
        """File name → text: `<extension>.h` and `<extension>.inc` of each extension, and `<device>.h`
        of each device.
        """

    def register_maps(self) -> dict[str, str]:
        """File name → text: `<device>.rdl`, the registers of each device in SystemRDL."""

# ---------------------------------------------------------------- discover

class SchedulePlace(TypedDict):
    """An instruction of a function, as it came."""

    pc: int
    #: Assembly of its word of four bytes.
    text: str
    #: Its source file and line, where the program says them.
    file: str | None
    line: int | None

class FoundInstruction(TypedDict):
    """An instruction that may be made."""

    #: Registers that it reads, and that it writes.
    reads: int
    writes: int
    #: Instructions of the core that it replaces, in their order.
    replaces: list[str]
    #: Bits of immediates.
    immediate_bits: int
    #: Places, by function.
    uses: list[int]
    #: How often it would be executed in the calls.
    executed: int
    #: Cycles that it may save, were each use one cycle.
    gain: float
    #: By place, the function, the numbers of the instructions in it that are replaced, and the part
    #: of the gain.
    places: list[tuple[int, list[int], float]]

class ScheduledLine(TypedDict):
    """One instruction of a scheduled function, in its new order and with its new registers."""

    #: Its address before; 0 where it only moves a value and was not there.
    pc: int
    #: The number of its basic block.
    block: int
    #: Assembly of its word of four bytes, with a design's macros; a target is the address that it
    #: would have.
    text: str
    #: Of a branch or jump: the block that it leads to.
    target: int | None
    #: The address before of the `auipc` whose result it goes on with.
    anchor: int | None
    #: Its source file and line, where the program says them: of a word that stands there as data it
    #: does not.
    file: str | None
    line: int | None
    #: The word whose text is a design's macro.
    word: int | None

class FusedFunction(TypedDict):
    """A function with chosen instructions."""

    #: Empty where that comes to no fewer instructions.
    lines: list[ScheduledLine]
    #: Places that got their instruction.
    placed: int
    #: Places that did not, as another one took an instruction of theirs, or nothing could come
    #: first.
    left: int

@final
class FoundInstructions:
    """What was found in some functions."""

    @property
    def stretches(self) -> list[tuple[int, int]]:
        """By function its stretches of code, and in how many of them the search was ended before all
        cuts were looked at.
        """

    @property
    def calls(self) -> list[bool]:
        """By function, whether it calls others."""

    def instructions(self, number: int) -> list[SchedulePlace]:
        """The instructions of function `number`, as they stand in its program."""

    def __len__(self) -> int:
        """How many instructions may be made."""

    def first(self, most: int) -> list[FoundInstruction]:
        """The first `most` of them, those that may gain most first."""

    def text(self, at: int, name: str, mnemonic: str, number: int) -> str:
        """Instruction `at` as CoreDSL; `number` is its place among the design's, at most 31."""

    def fused(
        self,
        number: int,
        program: Program,
        symbol: str,
        args: Sequence[Arg],
        chosen: Sequence[tuple[int, str, Sequence[int]]],
        *,
        results: int = 2,
        apart: Sequence[tuple[int, int]] = ...,
        evidence: str = "call",
        orders: int,
        seed: int,
        processors: int,
    ) -> FusedFunction:
        """Function `number` with the instructions `chosen`, each with its mnemonic and the numbers of
        its places; of two places that overlap the first comes first.

        `program` has the function as it was looked at, and the design's instructions. Arguments
        otherwise as of `free_spills`. The result is not proved to be the same function.
        """

def discover(
    functions: Sequence[tuple[Program, str, Sequence[Arg]]],
    *,
    results: Sequence[int],
    apart: Sequence[Sequence[tuple[int, int]]],
    cycles: Sequence[Sequence[tuple[int, float]]],
    reads: int,
    writes: int,
    size: int,
    steps: int,
    strategy: str,
) -> FoundInstructions:
    """Instructions that functions would gain from: with at most `reads` sources and `writes` results,
    of at most `size` instructions of the core. In each stretch of code the search ends after
    `steps` steps.

    `strategy` says which cuts are candidates: `exact`: all; `cones`: the largest cone of each
    result; `sequences`: up to four instructions that follow each other; `largest`: those that are
    part of no other one.

    `functions` are their programs, names and arguments. For each of them there are the number of
    `results` of a0 and a1, pairs of argument registers whose buffers never overlap (`apart`), and
    the `cycles` of all passes through an instruction, by its address.

    Raises `InstarError` as `schedule` does.
    """

# ---------------------------------------------------------------- fault

class FaultInfo(TypedDict):
    """A fault: instructions of the call before it, its address, what happens there; how many are
    skipped or which register it is, and which bit.
    """

    step: int
    pc: int
    model: str
    number: int | None
    bit: int | None

@final
class Campaign:
    """What came of the faults of a window of a call: a byte for each, in the order of its executed
    instructions.
    """

    @property
    def classes(self) -> bytes:
        """By fault: 0 the same result, 1 another, 2 a crash, 3 endless, 4 an unwanted result, 5 not
        tried.
        """

    @property
    def counts(self) -> list[list[int]]:
        """By model (skip, register, load, opcode, branch) how many faults are of each class."""

    @property
    def spared(self) -> tuple[int, int, int]:
        """Runs whose rest was not run: as they came to the state of the run without a fault, to that
        of another faulted run; and runs of which a stretch was left out that reads nothing that the
        fault changed.
        """

    @property
    def places(self) -> int:
        """Executed instructions of the window."""

    @property
    def addresses(self) -> int:
        """Addresses that they lie at."""

    @property
    def result(self) -> CallResult:
        """What the call gives without a fault."""

    def same_faults(self, other: Self) -> bool:
        """Whether the other campaign's faults are the same ones: the same instructions in the same
        order, and as many faults at each.
        """

    def fault(self, number: int) -> FaultInfo:
        """The fault of that number: instructions of the call before it, its address, what happens
        there.
        """

def fault_campaign(
    program: Program,
    symbol: str,
    args: Sequence[Arg] = ...,
    *,
    returns: str | None = None,
    within: Sequence[str] = ...,
    skips: bytes = ...,
    registers: bool = False,
    loads: bool = False,
    opcodes: bool = False,
    branches: bool = False,
    unwanted: Sequence[tuple[int | None, Sequence[bytes | None]]] = ...,
    sample: tuple[int, int] | None = None,
    threads: int = 1,
    pruning: bool = True,
    progress: Progress | None = None,
) -> Campaign:
    """Tries faults at each executed instruction of the code of the functions `within` (of all code
    where none is named) in a call: `skips` of so many instructions, bits of `registers` that are
    read, of `loads`, of `opcodes`, `branches` that go the other way. `unwanted` are (value, outputs
    by argument), None for any. `sample` is (how many, seed). Without `pruning` each fault is run to
    the call's end. `progress` is told how many were tried, and ends the campaign by False.
    """

def call_forced(
    program: Program,
    symbol: str,
    args: Sequence[Arg] = ...,
    *,
    returns: str | None = None,
    function: str,
    value: int = 0,
) -> CallResult:
    """A call in which each call of `function` does nothing but return `value`."""

# ---------------------------------------------------------------- files

def write_file(path: StrPath, data: bytes) -> None:
    """Writes a file beside its place and renames it, so that readers see all of it or what was there
    before.
    """

def need_file(path: StrPath) -> None:
    """Refuses what is no file, as a pipe is, for it would be waited for; says what it is instead."""

# ---------------------------------------------------------------- hardware

class Port(TypedDict):
    """A port of a module, without clock, reset and handshake."""

    #: Its name, without the ending that tells its direction.
    name: str
    #: Bits.
    width: int

class GroupRegistersInfo(TypedDict):
    """The registers of a unit that hold the operands of a group."""

    #: Bits of a register.
    element_bits: int
    #: Registers of each operand.
    slots: int
    #: Bits that go in at once, of each operand.
    beat_bits: int
    #: Fields of the encoding whose register is an operand of some instruction, in the order of
    #: their names.
    operands: list[str]
    #: Those that are results of some instruction.
    results: list[str]

class LanesInfo(TypedDict):
    """A unit with its decoder and the shell."""

    #: Name of the module.
    module: str
    #: Its SystemVerilog, without the unit's and the shell's.
    text: str

class GroupOperandInfo(TypedDict):
    """A vector register that an instruction names, and which part of it a group is."""

    #: The field of the encoding.
    field: str
    #: Bits from the start of the group that are read or written.
    bits: int
    #: Whether its old value is an operand.
    read: bool
    #: Whether it is the result.
    written: bool
    #: Whether every group is worked on with the first one of this register, as in `.vs`
    #: instructions.
    first: bool

class GroupInfo(TypedDict):
    """What a group is to an instruction."""

    #: The instruction, of which a unit may have operations for elements of several widths.
    mnemonic: str
    #: Bits of an element.
    sew: int
    #: Elements that a round of its loop goes on by.
    elements: int
    #: Its operands, in order of the encoding.
    operands: list[GroupOperandInfo]

class UnitInstruction(TypedDict):
    """An instruction of a unit."""

    #: Its mnemonic.
    mnemonic: str
    #: Its number at the port `op_i`, which a unit with one instruction does not have.
    op: int
    #: Bits of the instruction word that are fixed.
    mask: int
    #: Their values.
    value: int
    #: Fields of the encoding whose register is read: the value comes at the port `<field>_i`.
    reads: list[str]
    #: Fields whose register is written, at `<field>_o`, in the order of the writes: where two name
    #: one register the last counts. `<field>_write_o` says whether, where that follows from data.
    writes: list[str]
    #: Fields whose own value is used, at `<field>_i`, or `<field>_number_i` beside a register of
    #: that field.
    fields: list[str]
    #: Rounds of its loop, where that runs a round a cycle.
    rounds: int | None
    #: Registers of the module that hold a local variable of that loop: the name that it would have
    #: by itself, and the register.
    within: list[tuple[str, str]]
    #: Of an instruction on vector registers what a group of elements is to it.
    group: GroupInfo | None
    #: Cycles from operands to results; 1: in the cycle in which operands come.
    latency: int

class UnitInfo(TypedDict):
    """Instructions that share hardware, as one module of SystemVerilog."""

    #: The design's name for it.
    name: str
    #: Name of the module.
    module: str
    #: The module with what the unit adds to the core: the same one, or the one inside it whose
    #: product the core's multiplier forms.
    body: str
    #: The SystemVerilog.
    text: str
    #: Cycles from operands to results, one bank of registers less; with a sequencer, those of the
    #: longest loop.
    latency: int
    #: The longest way through a stage in delays of a NAND gate, as the generator estimates it; here
    #: in tenths.
    period: float
    #: Its area in those of a NAND gate, as the generator estimates it; here in tenths.
    area: float
    #: Bits in the banks of registers, without valid bits.
    register_bits: int
    #: Ports for operands, with their names in the module.
    inputs: list[Port]
    #: Of a unit behind the lanes of a vector core: the registers that hold a group's operands.
    group: GroupRegistersInfo | None
    #: The module around it behind those lanes: a decoder and Instar's shell.
    lanes: LanesInfo | None
    #: Ports for results.
    outputs: list[Port]
    #: Its instructions.
    instructions: list[UnitInstruction]

class LeftOutInfo(TypedDict):
    """An instruction that gets no circuit of its own."""

    #: The instruction.
    mnemonic: str
    #: Its place, `file:line`.
    source: str
    #: Why, as what the instruction does.
    reason: str

class Hardware(TypedDict):
    """What a design adds to a core."""

    #: The units, in the order of their first instructions.
    units: list[UnitInfo]
    #: Instructions without one.
    left_out: list[LeftOutInfo]

def hardware(core: Core, *, only: Sequence[str] = ..., latency: int | None = None) -> Hardware:
    """The units of a core's design, of the instructions in `only` or of all, as SystemVerilog.

    Instructions for which design.toml names the same unit of the design share one module. `latency`
    stands in the place of the one that design.toml states, of each unit.
    """

class CoprocessorInfo(TypedDict):
    """A design behind CV-X-IF, as SystemVerilog."""

    #: Name of its module.
    module: str
    #: Its SystemVerilog, without the units'.
    text: str
    #: Registers that the core must hand over with an instruction.
    operands: int
    #: The module of `rtl/cvxif` between it and the core, which has another interface.
    shim: str | None
    #: Its units.
    units: list[UnitInfo]

def coprocessor(core: Core, *, only: Sequence[str] = ...) -> CoprocessorInfo:
    """A core's design as its coprocessor, of the instructions in `only` or of all.

    Raises `InstarError` where an instruction cannot go through that interface.
    """

class BehindLanesInfo(TypedDict):
    """A design behind lanes, as SystemVerilog."""

    #: Name of the module with its units; the decoder's has `_decoder` behind it.
    module: str
    #: Both of them, without the units' own text.
    text: str
    #: Its units.
    units: list[UnitInfo]

def behind_lanes(core: Core) -> BehindLanesInfo:
    """A core's design behind its lanes, with all instructions that have a cost there.

    Raises `InstarError` where an instruction asks for what lanes do not hand over.
    """

def port_stem(field: str) -> str:
    """A field of an encoding as it stands in the names of a unit's ports, before `_i` or `_o`."""

def register_stem(name: str) -> str:
    """A register file of the design's own as it stands in the names of a unit's registers, before
    `_q`.
    """

class SlaveMemory(TypedDict):
    """A memory of a slave, a macro of its own."""

    #: Its name.
    name: str
    #: Its words.
    words: int
    #: Bits of a word.
    bits: int

class SlaveCommand(TypedDict):
    """A command of a slave."""

    #: Its name.
    name: str
    #: Cycles of its beginning, then of one round of each of its loops and of what comes between
    #: them; of a microprogram all of its run.
    cycles: list[int]

class SlaveUnit(TypedDict):
    """A unit for microprograms."""

    #: Units of three products each.
    units: int
    #: Bits of a digit.
    digit: int
    #: Bits of a number.
    width: int
    #: Words of the instruction memory, and what the table of words says.
    words: int
    #: Files that are made for this device, by name: the package, then what is only read.
    files: list[tuple[str, str]]
    #: Its memories beside the device's own.
    memories: list[SlaveMemory]

class SlaveInfo(TypedDict):
    """A slave as SystemVerilog."""

    #: The device's name.
    name: str
    #: Name of its module.
    module: str
    #: The module in it without the memories.
    logic: str
    #: The SystemVerilog of both.
    text: str
    #: Its bus port.
    bus: Literal["obi", "apb"]
    #: First address of its window.
    base: int
    #: Bytes of its window.
    bytes: int
    #: Cycles that the bus takes from the slave's answer to a load to the core's.
    load_delay: int
    #: The same of a store.
    store_delay: int
    #: Bits of its bus port's address, the offset in its window.
    address_bits: int
    #: Cycles that it waits with each answer.
    wait_states: int
    #: Number of the interrupt that its line raises.
    interrupt: int | None
    #: Its memories.
    memories: list[SlaveMemory]
    #: Its commands.
    commands: list[SlaveCommand]
    #: The unit of commands that are microprograms.
    unit: SlaveUnit | None

class SlavesInfo(TypedDict):
    """The slaves of a design's devices."""

    slaves: list[SlaveInfo]
    #: Why a device has none, one sentence each.
    left_out: list[str]
    #: File and text of the module of every memory.
    memory_file: str
    memory_text: str

def slaves(design: Design) -> SlavesInfo:
    """The slaves of a design's devices, as SystemVerilog."""

class ExerciseInfo(TypedDict):
    """Random accesses of a device, as the simulator answers them."""

    #: Eight numbers of eight bytes each, little-endian: cycles before it, whether it is a store,
    #: offset, bytes, what is stored, what a load gives, cycles that it is held up, whether it is an
    #: error.
    accesses: bytes
    count: int
    #: How often each command was started.
    started: list[int]
    held: int
    faults: int

def exercise_device(design: Design, device: str, count: int, turn: int, seed: int) -> ExerciseInfo:
    """`count` random accesses of a design's device, always the same of one `seed`. A master on its bus
    may ask again `turn` cycles after an access was taken.

    Raises `InstarError` where there is no such device.
    """

# ---------------------------------------------------------------- instructions

@final
class Encoding:
    """One encoding of the manual, as the tables of crates/isa have it."""

    @property
    def mnemonic(self) -> str: ...
    @property
    def extension(self) -> str: ...
    @property
    def extensions(self) -> list[str]:
        """Every extension that has it, `extension` first."""

    @property
    def kind(self) -> str:
        """Name of its class: Alu, Load, Branch and so on."""

    @property
    def mask(self) -> int: ...
    @property
    def value(self) -> int: ...
    @property
    def length(self) -> int: ...
    @property
    def registers(self) -> dict[str, list[int]]:
        """By operand rd, rs1, rs2 that the format has: the register numbers that it can name."""

    @property
    def files(self) -> dict[str, str]:
        """By operand that the format has: the register file that it names, "x" or "v"."""

    @property
    def tied(self) -> list[tuple[str, str]]:
        """Pairs among rd, rs1 and rs2 that stand in one field of the word, so that they are always
        equal.
        """

    @property
    def rs1_is_number(self) -> bool:
        """Whether the rs1 field holds a number, not a register (csrrwi and its kin)."""

    @property
    def immediate(self) -> tuple[int, int, int] | None:
        """Smallest and largest immediate and the distance between two; None where there is none."""

    def encode(self, *, rd: int = 0, rs1: int = 0, rs2: int = 0, immediate: int = 0) -> int | None:
        """The word with these operands; None where it cannot express them.

        An immediate that the instruction implies is filled in.
        """

    def operands(self, word: int) -> tuple[int, int, int, int] | None:
        """rd, rs1, rs2 and immediate in `word`; None where it is another instruction."""

    def touched(self, word: int) -> tuple[list[int], list[int]] | None:
        """Integer registers that `word` reads and those that it writes, x0 left out; None if illegal."""

def instructions(isa: str) -> list[Encoding]:
    """Every encoding that `isa` decodes."""

def everything(xlen: int) -> str:
    """The ISA string with every extension that is known at this XLEN."""

def disassemble(word: int, *, isa: str, pc: int = 0, design: Design | None = None) -> str | None:
    """The instruction as GNU and LLVM print it; None where `isa` does not decode it."""

class CodeResult(TypedDict):
    """What raw code left."""

    registers: list[int]
    pc: int
    instructions: int
    memory: bytes
    fault: str | None

def run_code(
    code: bytes,
    registers: Sequence[int],
    *,
    isa: str,
    address: int = 0x8000_0000,
    memory: bytes = ...,
    memory_address: int = 0x8010_0000,
    max_instructions: int = 100_000,
) -> CodeResult:
    """Runs raw code until pc leaves it, from 32 given registers and one block of memory.

    The 16 MiB from `address` on are memory; misaligned accesses work.
    """

# ---------------------------------------------------------------- leak

class SharedInput(TypedDict):
    """Something shared: its name, how (`boolean`, `additive mod 3329`, `additive 2^13`), or that it is
    not (`plain`, `plain below 5 in 3 bits`), bytes of an element (1, 2 or 4), whether that has a
    sign, and a place for each share: a register, a symbol, or bytes of one as `r+4..8`, or an
    argument by its number, `#0`; or one symbol, and in `parts` how many shares it holds, one behind
    the other.
    """

    name: str
    sharing: str
    element: int
    signed: bool
    places: list[str]
    parts: int

class WindowInput(TypedDict):
    """What of a call is looked at: from the first execution of a function to where another begins or
    to its end; or, with a `number`, one execution, counted from where `since` began last.
    """

    function: str
    ends: str | None
    number: int | None
    since: str | None

class LeakPlace(TypedDict):
    """An instruction and where it stands."""

    #: Address.
    pc: int
    #: Assembly.
    instruction: str
    #: Function by the symbol table.
    function: str | None
    #: Source file as the compiler named it.
    file: str | None
    #: Line, from 1.
    line: int | None

class Met(TypedDict):
    """A value that came into an element."""

    #: Which, in words.
    value: str
    #: The instruction that brought it.
    place: LeakPlace

class ToldLeak(TypedDict):
    """A leak at a cycle."""

    #: The element.
    element: str
    #: `transition` of one value to the next, or `value` by itself.
    kind: str
    #: `first` or `second`: whether means or variances differ.
    order: Literal["first", "second"]
    #: Cycles from the first one of the call.
    cycle: int
    #: Welch's t of the second stage; none where it is infinite, as nothing varies and the classes
    #: differ.
    t: float | None
    #: Bits by which the fixed class's mean is above the other's; of second order bits².
    difference: float
    #: Traces for |t| = 4.5.
    traces: float
    #: What came.
    now: Met
    #: What was there before; none of a value by itself, and of one that the caller left there.
    before: Met | None

class ElementCurve(TypedDict):
    """|t| of an element over the cycles."""

    #: Its name.
    element: str
    #: Cycles from the first one of the call.
    cycles: list[int]
    #: The largest |t| of a cycle; 1000 where it is infinite.
    t: list[float]

class LeakReport(TypedDict):
    """What was seen and found."""

    #: Instructions of the window.
    instructions: int
    #: Cycles from its first to its last.
    cycles: int
    #: Points: each value that comes into an element, and each with the one before it.
    points: int
    #: Tests that were made.
    tests: int
    #: |t| from which a point passes the first stage where samples are many.
    threshold: float
    #: Points that passed the first stage.
    candidates: int
    #: Runs of each class in the second stage, fixed and random.
    counts: tuple[int, int]
    #: Values of the window that the model does not know.
    unknown: int
    #: Where another run reaches another address of memory, first.
    address: LeakPlace | None
    #: What leaks, in the order of its cycles.
    leaks: list[ToldLeak]
    #: |t| of the first stage.
    curves: list[ElementCurve]
    #: Addresses of functions: cycle in which each begins, of the window.
    functions: list[tuple[int, str]]

class LeakResult(TypedDict):
    """A report, and the samples of the runs that were kept."""

    #: What was found.
    report: LeakReport
    #: Numbers of differing bits: a row for each run that was kept, a column for each point.
    samples: bytes
    #: Of each of them 0, fixed, or 1, random.
    classes: bytes

def leaks(
    program: Program,
    core: Core,
    symbol: str,
    args: Sequence[Arg],
    *,
    secrets: Sequence[SharedInput],
    fresh: Sequence[str] = ...,
    results: Sequence[SharedInput] = ...,
    window: WindowInput | None = None,
    traces: int = 1000,
    second: bool = False,
    alpha: float = 1e-5,
    seed: int = 1,
    fixed: int | None = ...,
    masks: bool = True,
    random_only: bool = False,
    kept: int = 0,
    threads: int = 1,
    progress: Progress | None = None,
) -> LeakResult:
    """Calls a function many times with fixed and with random secrets, on the schedule of its first
    run, and tells where what the core's elements hold depends on them. It raises `InstarError`
    where time does. `fixed` is each element of the fixed secrets; `None`: they are drawn.
    """

class GadgetGate(TypedDict):
    """A gate."""

    #: What it does.
    kind: Literal["buf", "not", "and", "nand", "or", "nor", "xor", "xnor", "mux"]
    #: Bits that it reads, one to three.
    inputs: list[int]
    #: The bit that it gives.
    output: int

class GadgetRegister(TypedDict):
    """A register of one bit."""

    #: The bit that it holds.
    held: int
    #: The bit that it takes at the end of a cycle.
    next: int
    #: What it holds before the first cycle.
    initial: bool

class GateNetlist(TypedDict):
    """Gates and registers."""

    #: How many bits there are, from 0 on; 0 is always 0 and 1 always 1.
    bits: int
    #: The gates, in any order.
    gates: list[GadgetGate]
    #: The registers.
    registers: list[GadgetRegister]
    #: Bits from outside.
    inputs: list[int]

class GadgetVariable(TypedDict):
    """A bit that somebody chooses."""

    #: The secret of which it is a share, by number; the secret is the sum of its shares modulo 2.
    #: Where it is none, it is drawn or public.
    secret: int | None
    #: Whether everybody knows it; else, and if it is no share, it is drawn.
    public: bool

class GadgetGiven(TypedDict):
    """What stands at an input in one cycle, or in a register when that begins."""

    #: The input, or what a register holds.
    bit: int
    #: The cycle, from 0 on.
    cycle: int
    #: The variable, by number; where there is none, `value` stands there.
    variable: int | None
    #: What stands there where no variable does.
    value: bool

class GadgetWire(TypedDict):
    """A wire in a cycle."""

    #: Its bit.
    bit: int
    #: The cycle, from 0 on.
    cycle: int

class GadgetSetup(TypedDict):
    """What is judged, and how."""

    #: Variables by number.
    variables: list[GadgetVariable]
    #: What stands at the inputs; what is not said is 0.
    given: list[GadgetGiven]
    #: Cycles that are looked at.
    cycles: int
    #: Whether glitches are seen.
    glitches: bool
    #: Whether transitions are seen.
    transitions: bool
    #: Whether a constant that does not change keeps glitches out of gates that it decides.
    relaxed: bool
    #: Probes that are seen together, 1 or 2.
    order: int
    #: Variables beyond which a probe is not counted exactly.
    exact_bits: int
    #: Traces of each class and stage of a test, where a probe is not counted; 0: none is tested.
    traces: int
    #: Probability that a test tells anything where nothing leaks.
    alpha: float
    #: Of what tests draw.
    seed: int
    #: Where the shares of each bit that the gadget computes stand; the bit is their sum.
    results: list[list[GadgetWire]]

class GadgetWays(TypedDict):
    """How many probes were judged in which way."""

    #: All shares of no secret are in reach, or a random bit of its own hides what is.
    apart: int
    #: Counted for all choices.
    counted: int
    #: Of these by what was counted for another probe of the same form.
    repeated: int
    #: Tested by drawn traces.
    tested: int
    #: Too wide to be counted, and not tested.
    left: int

class GadgetChosen(TypedDict):
    """A variable with a value."""

    #: The variable; of a secret, one of its shares.
    variable: int
    #: The value; of a secret, that of the secret.
    value: bool

class SeenBit(TypedDict):
    """Something seen, with a value."""

    #: Where.
    wire: GadgetWire
    #: Its value.
    value: bool

class Distinguished(TypedDict):
    """Two choices of the secrets that what is seen tells apart."""

    #: Values of what is public.
    public: list[GadgetChosen]
    #: The secrets once.
    first: list[GadgetChosen]
    #: And once otherwise.
    second: list[GadgetChosen]
    #: A value of what is seen.
    seen: list[SeenBit]
    #: How often that comes with the first.
    first_count: int
    #: And with the second.
    second_count: int
    #: Choices of the masks, of each.
    of: int

class GadgetLeak(TypedDict):
    """A probe, or two, that tell of secrets."""

    #: A wire of each probe.
    probes: list[GadgetWire]
    #: All wires in their cycles where a single probe sees the same; of two probes none.
    wires: list[GadgetWire]
    #: Variables that met: those that what is seen follows from, without what is hidden by a random
    #: bit of its own.
    met: list[int]
    #: Where it was counted: the two secrets.
    distinguished: Distinguished | None
    #: Where it was tested: the statistic of the second stage.
    g: float | None
    #: Probability of one at least as large where nothing leaks.
    probability: float | None

class GadgetReport(TypedDict):
    """What was found."""

    #: Wires in their cycles on which something stands that is no constant.
    wires: int
    #: Of these, on which a probe leaks.
    leaking_wires: int
    #: Different single probes.
    probes: int
    #: How single probes were judged.
    ways: GadgetWays
    #: Pairs of probes that do not leak alone, of which none sees but what another one does.
    pairs: int
    #: How these were judged.
    pair_ways: GadgetWays
    #: The level of each test.
    level: float
    #: The most variables that a counted probe was left with.
    widest: int
    #: What leaks, single probes first.
    leaks: list[GadgetLeak]
    #: Results whose shares do not make a bit that follows from secrets and what is public alone, by
    #: number; those that could not be counted are in `open_results`.
    wrong_results: list[int]
    #: Results that follow from too many variables.
    open_results: list[int]

def judge_gadget(
    netlist: GateNetlist, setup: GadgetSetup, *, progress: Progress | None = None
) -> GadgetReport:
    """Judges a circuit of gates and registers: what each probe tells of the secrets of which inputs
    are shares. `progress` is told the probes and pairs of probes that are done, and may answer
    `False`.

    Raises `InstarError` where its gates are a ring.
    """

# ---------------------------------------------------------------- library

class ApiInfo(TypedDict):
    """What stands behind `api.h`."""

    #: `kem`, `sign`, or `sign-open` for signatures that are joined with their messages.
    form: Literal["kem", "sign", "sign-open"]
    #: The header, as it is included.
    header: str
    #: What the interface calls a function or a number → what the header calls it.
    names: dict[str, str]

class SetInfo(TypedDict):
    """A parameter set."""

    #: Its name.
    name: str
    #: As the standard spells it.
    title: str
    #: Preprocessor definitions.
    defines: dict[str, bool | int | str]

class ArgumentInfo(TypedDict):
    """One argument."""

    #: Its name.
    name: str
    #: How it is passed.
    kind: Literal["in", "out", "inout", "length", "scalar"]
    #: Type of the value, or of one element.
    type: str
    #: Number of elements.
    count: Numbers | None
    #: A scalar that says how often a buffer has `count` elements.
    times: str | None
    #: Lowest and highest value that a caller may pass.
    range: tuple[Numbers, Numbers] | None
    #: Alignment in bytes.
    align: int
    #: For a length: the buffer.
    of: str | None
    #: For a length: a caller gives multiples of it only.
    multiple: Numbers | None
    #: For an output: the arguments whose buffer it may be too.
    in_place: list[str]
    #: Elements where inputs are made up.
    random: Numbers | None
    #: The value where inputs are made up.
    value: Numbers | None

class OutputInfo(TypedDict):
    """What is promised of an output."""

    #: Every element lies in it.
    range: tuple[Numbers, Numbers] | None
    #: Equality is modulo this number.
    equal_mod: Numbers | None
    #: `return`: only the first returned-value elements count.
    elements: Literal["return"] | None

class FunctionInfo(TypedDict):
    """A replaceable function."""

    #: Its name.
    name: str
    #: The workload that defines it.
    workload: str
    #: The one file that defines it.
    source: str
    #: The name that the linker sees.
    symbol: str
    #: The C declaration.
    prototype: str
    #: Its arguments.
    args: list[ArgumentInfo]
    #: `nothing` or a scalar type.
    returns: str
    #: What is promised of outputs.
    output: dict[str, OutputInfo]
    #: Representation of what it takes and gives.
    domain: str | None
    #: Functions that share a domain.
    group: str | None
    #: The header that lies beside a kernel with a domain of its own.
    domain_header: str | None

class SecretInfo(TypedDict):
    """An argument, or a part of it, that holds a secret."""

    #: As the file spells it: `sk[32..64]`.
    name: str
    #: Index of the argument.
    argument: int
    #: First byte.
    start: Numbers
    #: Byte after the last; `None` is the argument's end.
    end: Numbers | None

class AcceptingInfo(TypedDict):
    """A function that decides whether an operation accepts, for operations that refuse without a word."""

    #: A symbol.
    function: str
    #: What it returns, having done nothing, where the operation is to accept.
    returns: int

class OperationInfo(TypedDict):
    """A whole operation."""

    #: Its name.
    name: str
    #: The name that the linker sees.
    symbol: str
    #: The C declaration.
    prototype: str
    #: Its arguments.
    args: list[ArgumentInfo]
    #: `nothing`, `status` or a scalar type.
    returns: str
    #: Arguments, or slices of them, that hold secrets.
    secret: list[SecretInfo]
    #: What makes it accept what it should refuse; `None`: nothing but its status.
    accepts: AcceptingInfo | None
    #: The cases whose mean cost is the operation's.
    measure: dict[str, Any] | None

class StatusInfo(TypedDict):
    """What an operation answers."""

    #: The input is accepted.
    ok: int
    #: The input is wrong.
    refused: dict[str, int]
    #: The caller is wrong.
    errors: dict[str, int]

class DeclassifyInfo(TypedDict):
    """Where a scheme makes something public."""

    #: A symbol.
    function: str
    #: `return`, `branches`, `addresses`, `latencies` or `arg:<name>`: one or several forms that the
    #: same fact may take.
    what: list[str]
    #: Elements of the buffer of `arg:`.
    count: Numbers | None
    #: One sentence.
    why: str

class MaskedInfo(TypedDict):
    """Shares and randomness of a function."""

    #: A function or operation of the workload.
    function: str
    #: What is shared and must not show, each `NAME:SHARING:SHARES[:BYTES]`.
    secret: list[str]
    #: Arguments, symbols or parts of them that are drawn anew for each run.
    fresh: list[str]
    #: What it leaves in shares.
    result: list[str]
    #: The function whose execution is looked at, or two as in `decrypt..compare`.
    window: str | None

DerivedInfo = TypedDict(
    "DerivedInfo",
    {
        #: The field with the number of the case that is changed.
        "from": str,
        #: Condition on that case.
        "base": dict[str, Any],
        #: Change → field that it is made to, and fields that say what it is.
        "changes": dict[str, dict[str, str]],
    },
)
"""`[vectors.derived]`: cases that are another case with a change."""

class RuleInfo(TypedDict):
    """One entry of `[[vectors.rules]]`."""

    #: Field → condition.
    when: dict[str, Any]
    #: The operation that is called.
    operation: str
    #: Argument → source.
    inputs: dict[str, Any]
    #: Argument → field, `{ sha256 = field }` or `{ xor = field }`.
    out: dict[str, Any]

class VectorsInfo(TypedDict):
    """`[vectors]`."""

    #: The project's own files.
    files: list[str]
    #: Names of the files in a folder of further vectors.
    shared: list[str]
    #: The field that holds the set's title, or a table with the field and what its values mean;
    #: null without sets.
    set: str | dict[str, Any] | None
    #: Field → condition of the cases that another workload answers; null where all are this one's.
    others: dict[str, Any] | None
    #: Cases that are other ones with a change.
    derived: DerivedInfo | None
    #: Conditions on cases that take minutes.
    slow: list[dict[str, Any]]
    #: The rules, the first that holds wins.
    rules: list[RuleInfo]

class WorkloadInfo(TypedDict):
    """A workload, read and checked, with what it takes over from those that it requires."""

    #: Of what kind.
    kind: Literal["design", "core", "workload", "suite"]
    #: Its name.
    name: str
    #: The TOML file.
    path: str
    #: The folder of that file.
    folder: str
    #: Where it was found.
    origin: Literal["path", "search", "here", "built-in"]
    #: The built-in description that it hides.
    shadows: str | None
    #: Its title.
    title: str
    #: The standard that it implements.
    standard: str | None
    #: Workloads whose sources it needs.
    requires: list[str]
    #: C and assembler files, those of required workloads first.
    sources: list[str]
    #: Those sources that are a hash function's, and not of what is built on it; those of required
    #: workloads too.
    hash: list[str]
    #: Include folders, those of required workloads last.
    include: list[str]
    #: The interface of PQClean and pqm4, where the scheme has that.
    api: ApiInfo | None
    #: Its parameter sets; none where it has no such thing.
    sets: dict[str, SetInfo]
    #: Replaceable functions, those of required workloads too.
    functions: dict[str, FunctionInfo]
    #: Whole operations.
    operations: dict[str, OperationInfo]
    #: What operations answer.
    status: StatusInfo | None
    #: What it makes public, and what those that it requires do.
    declassify: list[DeclassifyInfo]
    #: What of its functions is shared.
    masked: list[MaskedInfo]
    #: Where cases are and what they check.
    vectors: VectorsInfo | None
    #: Folders `kernels/<name>`.
    backends: dict[str, str]
    #: Those that it requires and that hide a built-in one.
    hiding: list[FoundFile]

class SuiteRuleInfo(TypedDict):
    """A way of timing a suite's programs."""

    #: What it means, in one sentence.
    title: str
    #: Preprocessor definitions.
    defines: dict[str, bool | int | str]
    #: Runs of the benchmark in what is timed.
    runs: int
    #: Which time of coming to the beginning is timed, from 1.
    time: int
    #: What the console must say besides.
    says: list[str]

class SuiteScoreInfo(TypedDict):
    """What a suite scores: `per` × (runs, or a program's reference) / cycles."""

    #: As in CoreMark/MHz.
    unit: str
    #: What it is multiplied by.
    per: float
    #: File of the suite's folder, JSON, with the reference of each program; `None`: runs count.
    reference: str | None

class SuiteProgramInfo(TypedDict):
    """One program of a suite."""

    #: C files, from the suite's folder on.
    sources: list[str]
    #: C files of ours.
    port: list[str]
    #: Include folders, from the suite's folder on.
    include: list[str]
    #: Include folders of ours, which come first.
    port_include: list[str]
    #: Preprocessor definitions.
    defines: dict[str, bool | int | str]
    #: Compiler flags, before those of users.
    flags: list[str]
    #: Lines that its console must say as often as it is timed; the exit code must be 0 besides.
    says: list[str]
    #: It computes in floating point, which a compiler must bring functions for.
    floating: bool
    #: What it needs and nothing here has, so that it cannot be linked.
    needs: str | None

class SuiteInfo(TypedDict):
    """A suite, read and checked."""

    #: Of what kind.
    kind: Literal["design", "core", "workload", "suite"]
    #: Its name.
    name: str
    #: The TOML file.
    path: str
    #: The folder of that file.
    folder: str
    #: Where it was found.
    origin: Literal["path", "search", "here", "built-in"]
    #: The built-in description that it hides.
    shadows: str | None
    #: Its title.
    title: str
    #: Where users get it.
    home: str
    #: Versions that are known, by name: the SHA-256 of files that tell one.
    versions: dict[str, dict[str, str]]
    #: How it may be timed; the first one is what is meant where nobody says it.
    rules: dict[str, SuiteRuleInfo]
    #: What it scores.
    score: SuiteScoreInfo
    #: The symbol at which what is timed begins.
    begin: str
    #: The symbol at which it ends.
    end: str
    #: Its programs.
    programs: dict[str, SuiteProgramInfo]

class AxisValueInfo(TypedDict):
    """One value of an axis and what it sets."""

    #: As results name it.
    label: bool | int | str

class AxisInfo(TypedDict):
    """One direction of a space."""

    #: Its name, a column of the results.
    name: str
    #: As a picture shows it.
    title: str | None
    #: Unit of its values.
    unit: str | None
    #: Its values, in the order of the file.
    values: list[AxisValueInfo]

class PictureInfo(TypedDict):
    """How a space is drawn; what is `None` or empty is chosen by the axes."""

    #: One of `speedup`, `cycles`, `ipc`, `per_million_cycles`.
    show: Literal["speedup", "cycles", "ipc", "per_million_cycles"] | None
    #: What the shown number is called.
    title: str | None
    #: Horizontal axis.
    x: str | None
    #: Vertical axis of a heat map; without it lines are drawn.
    y: str | None
    #: With which point of its panel each is compared: axis and value.
    reference: list[tuple[str, bool | int | str]]

class GridInfo(TypedDict):
    """A published grid over two axes."""

    #: What it shows.
    title: str
    #: Where it stands.
    source: str
    #: Unit of its numbers.
    unit: str | None
    #: Its axes: of rows, and of columns.
    axes: list[str]
    #: One row for each value of the first axis; `None` where nothing is published.
    values: list[list[float | None]]

class CircuitsInfo(TypedDict):
    """A variant whose circuits are to be synthesised."""

    #: The design, by name or path.
    design: str
    #: Its variant.
    variant: str

class PointInfo(TypedDict):
    """One point of a space."""

    #: Its label on each axis, in their order.
    labels: list[bool | int | str]
    #: Core, by name or path.
    core: str
    #: Design, by name or path.
    design: str | None
    #: Variant or baseline of it.
    variant: str | None
    #: Parameters of the core that the space changes.
    overrides: Settings
    #: Workload with its set.
    workload: str | None
    #: Function or operation of the workload.
    operation: str | None
    #: Whether the operation is called once, with empty caches and predictors.
    cold: bool
    #: Recorded trace.
    trace: str | None
    #: Window of the trace.
    window: str | None
    #: ELF file that is run from its entry point.
    program: str | None
    #: Suite whose files the user brings.
    suite: str | None
    #: Program of the suite.
    benchmark: str | None
    #: How the suite is timed; where it is not said, as the suite's own run rules do.
    rule: str | None
    #: ISA string of the core; empty where the point is refused.
    isa: str
    #: All that decides the model's cycles; empty where the point is refused.
    fingerprint: str
    #: Why there is no such hardware.
    refused: str | None
    #: Area, thousand gate equivalents, where one is stated.
    area_kge: float | None
    #: Where the area comes from.
    area_from: list[str]
    #: Variants whose circuits are to be synthesised and added to it.
    area_of: list[CircuitsInfo]

class SpaceInfo(TypedDict):
    """A space, read, checked and spanned."""

    #: Its file.
    path: str
    #: Its name: that of its file, or of its folder where the file is called `space.toml`.
    name: str
    #: Its title.
    title: str
    #: Its axes; the last one turns fastest in `points`.
    axes: list[AxisInfo]
    #: Whether areas come from synthesis, and not from what files state.
    synthesised: bool
    #: How it is drawn.
    picture: PictureInfo
    #: Figures of others to be shown beside ours.
    published: list[GridInfo]
    #: All points, refused ones too.
    points: list[PointInfo]

@final
class Library:
    """Where designs, cores and workloads are looked for: explicit path, `search`, `here`, `data`."""

    def __new__(
        cls, search: Sequence[StrPath] = ..., *, here: StrPath | None = None, data: StrPath | None = None
    ) -> Self: ...
    def list(self, kind: Literal["design", "core", "workload", "suite"]) -> list[FoundFile]: ...
    def find(self, kind: Literal["design", "core", "workload", "suite"], name: str) -> FoundFile: ...
    def design(self, name: str | Sequence[str]) -> Design:
        """One design, or several at once, which must go together."""

    def design_title(self, path: StrPath) -> str | None:
        """The title of the design in a file, without what it describes; None where it has none, or is
        no design: `design` says why.
        """

    def workload(self, name: str) -> WorkloadInfo: ...
    def suite(self, name: str) -> SuiteInfo: ...
    def workload_set(self, name: str) -> tuple[WorkloadInfo, str]:
        """`"ml-dsa-44"` → the workload `ml-dsa` and its set `"44"`; `"sha3"`, which has no sets, →
        `""`.
        """

    def space(self, path: StrPath) -> SpaceInfo:
        """A space file with all its points; hardware that cannot be is a point with its reason."""

    def core(
        self,
        name: str,
        *,
        design: Design | None = None,
        variant: str | None = None,
        overrides: Overrides | None = None,
    ) -> Core:
        """A core, changed as the design's variant says and then by `overrides`."""

def suggestion(word: str, known: str, candidates: Sequence[str]) -> str:
    """`did you mean "x"?` where a name of `candidates` is near, otherwise `known` and the list of
    them.
    """

# ---------------------------------------------------------------- meaning

class Meaning(TypedDict):
    """An instruction as definitions of SMT-LIB 2 (logic QF_ABV) over the state before it."""

    #: What must be declared or defined first: part of the state, symbol, sort. Parts are x1 to x31,
    #: pc, memory (by byte), registers of the description's own, and fields of the encoding that
    #: were not given.
    inputs: list[tuple[str, str, str]]
    #: Bits of each field of the encoding, those below its lowest encoded one included.
    fields: dict[str, int]
    #: Its operands in assembly: `{name(rd)}` a register, `{name(rd + 8)}` one from x8 on, `{imm}` a
    #: number.
    syntax: str
    #: Definitions, one a line.
    definitions: str
    #: By part of the state that the instruction may change: the term after it. The next pc is
    #: always there.
    outputs: dict[str, str]
    #: One bit: whether an exception is raised; what was written before it stays written.
    raised: str
    #: The exception's number as in mcause, XLEN bits; 0 where there is none.
    cause: str

def meaning(
    mnemonic: str,
    *,
    xlen: int,
    word: int | None = None,
    fields: Mapping[str, int] = ...,
    step: str = "s",
    design: Design | None = None,
    group: tuple[int, int, int] | None = None,
) -> Meaning:
    """What an instruction of the manual, or of `design`, does.

    With `group`, of an instruction on vector registers, what it does to one group of elements that
    registers `<field>_element` hold: bits of an element, bits of such a register, and how many each
    operand has.

    `word` gives all fields of the encoding, `fields` single ones; the others are inputs. Symbols
    start with `step`.
    """

class MeaningPart(TypedDict):
    """A part of an instruction: what comes before a loop, a round of it, or what comes after it."""

    #: What must be declared or defined first: part of the state, symbol, sort. Parts are x1 to x31,
    #: pc, memory (by byte), registers of the description's own, and fields of the encoding that
    #: were not given.
    inputs: list[tuple[str, str, str]]
    #: Bits of each field of the encoding, those below its lowest encoded one included.
    fields: dict[str, int]
    #: Its operands in assembly: `{name(rd)}` a register, `{name(rd + 8)}` one from x8 on, `{imm}` a
    #: number.
    syntax: str
    #: Definitions, one a line.
    definitions: str
    #: By part of the state that the instruction may change: the term after it. The next pc is
    #: always there.
    outputs: dict[str, str]
    #: One bit: whether an exception is raised; what was written before it stays written.
    raised: str
    #: The exception's number as in mcause, XLEN bits; 0 where there is none.
    cause: str
    #: By name: each local variable after it. Those before it are inputs, `local.<name>`.
    locals: dict[str, str]

class MeaningByRounds(TypedDict):
    """An instruction cut at a loop: `start`, `round` once for each index, and `end`, one after the
    other.
    """

    #: Of each round.
    indices: list[int]
    #: The input of a round that is the index.
    index: str
    #: Bits of each local variable, or element of one.
    locals: dict[str, int]
    start: MeaningPart
    round: MeaningPart
    end: MeaningPart

def meaning_by_rounds(
    mnemonic: str,
    rounds: int,
    *,
    xlen: int,
    fields: Mapping[str, int] = ...,
    design: Design | None = None,
    group: tuple[int, int, int] | None = None,
) -> MeaningByRounds:
    """What an instruction of `design` does, cut at its one loop of so many rounds that stands in no
    other.

    Raises `InstarError` where it has no such loop.
    """

# ---------------------------------------------------------------- memory

@final
class Buffer:
    """Read-only bytes: a column of numbers, or a stretch of a machine's memory as it is at each
    moment.
    """

    def __len__(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...

# ---------------------------------------------------------------- observers

@final
class Observers:
    """What is wanted of a run besides its result; `trace` is a file, compressed if its name ends in
    .zst.

    `profile` is in instructions, so it has flame graphs only; `coverage` is a tracefile of lcov;
    `cycles` is a profile in cycles, of a core only.
    """

    def __new__(
        cls,
        *,
        histogram: bool = False,
        profile: Views | None = None,
        coverage: StrPath | None = None,
        trace: StrPath | None = None,
        trace_form: Literal["native", "rvfi", "spike"] | None = None,
        cycles: Views | None = None,
    ) -> Self: ...

HistogramCell = TypedDict(
    "HistogramCell",
    {
        #: Its mnemonic as encoded (`c.lw`).
        "mnemonic": str,
        #: That of the instruction which a compressed one expands to (`lw`); else the same.
        "operation": str,
        #: The extension of the manual that has it, or the design's.
        "extension": str,
        #: Its class: alu, load, multiply, …
        "class": str,
        #: Function by the symbol table; none where there is no symbol.
        "function": str | None,
        #: Times that it was executed.
        "executions": int,
        #: Addresses at which it was.
        "places": int,
    },
)
"""One kind of instruction in one function."""

class Histogram(TypedDict):
    """What was executed."""

    #: Instructions in all.
    instructions: int
    #: Most frequent first; the executions add up to `instructions`.
    cells: list[HistogramCell]

class HeldRow(TypedDict):
    """One unit."""

    #: Its name.
    unit: str
    #: Cycles in which it held an instruction or more.
    cycles: int
    #: Instructions that it held, added up over the cycles.
    instruction_cycles: int
    #: Of the cycles, those in which it worked on the oldest that was not through.
    works: int
    #: Of the cycles, those in which that one waited, by what for.
    waits: list[tuple[str, int]]

class DeviceRow(TypedDict):
    """One device."""

    #: Its name.
    device: str
    #: Loads and stores of it.
    accesses: int
    #: Cycles in which nothing issued as one of them was waited for.
    cycles: int
    #: Of these, those in which the device held it up, as a command had not ended.
    command_cycles: int

class FunctionRow(TypedDict):
    """One function."""

    #: Its name; its address where the program is not known.
    function: str
    #: Times that it was entered.
    calls: int
    #: Instructions of its own.
    instructions: int
    #: Instructions with those of its callees.
    instructions_with_callees: int
    #: Cycles with those of its callees.
    cycles_with_callees: int | None
    #: Cycles.
    cycles: int | None
    #: Cycles by category.
    stalls: Breakdown | None
    #: Issue slots by category.
    slots: Breakdown | None

class CallRow(TypedDict):
    """One function as called by another one."""

    #: Who called; none where the run began, or a trap came.
    caller: str | None
    #: Who was called.
    callee: str
    #: Times.
    calls: int
    #: Instructions of the callee and its callees in these calls; of a function that is called
    #: within itself only those of the outermost call.
    instructions: int
    #: The same in cycles.
    cycles: int | None

class StackRow(TypedDict):
    """One function as reached through one chain of callers."""

    #: Place of its caller's row in the list, before its own; none where the chain begins.
    caller: int | None
    #: Its name.
    function: str
    #: Instructions of its own.
    instructions: int
    #: Cycles of its own.
    cycles: int | None

class UnitRow(TypedDict):
    """One compiled file."""

    #: The file that the compiler was given, as it was named; none where the program does not say.
    unit: str | None
    #: Instructions of its code that retired.
    instructions: int
    #: Their cycles.
    cycles: int | None

class LineRow(TypedDict):
    """One source line."""

    #: Source file as the compiler named it.
    file: str | None
    #: Line, from 1.
    line: int | None
    #: Function by the symbol table.
    function: str | None
    #: Instructions that retired.
    instructions: int
    #: Cycles.
    cycles: int | None
    #: Cycles by category.
    stalls: Breakdown | None
    #: Issue slots by category.
    slots: Breakdown | None

class InstructionRow(TypedDict):
    """One instruction at one address."""

    #: Address.
    pc: int
    #: Assembly.
    text: str
    #: Function and offset in it.
    function: str | None
    #: Source file.
    file: str | None
    #: Line, from 1.
    line: int | None
    #: Times that it retired.
    executions: int
    #: Cycles.
    cycles: int | None
    #: Cycles by category.
    stalls: Breakdown | None
    #: Issue slots by category.
    slots: Breakdown | None

class Profile(TypedDict):
    """Where the cycles of a run went; its instructions where there is no core model."""

    #: Instructions that retired.
    instructions: int
    #: Issue slots per cycle.
    width: int | None
    #: Cycles.
    cycles: int | None
    #: Cycles by category.
    stalls: Breakdown | None
    #: Issue slots by category.
    slots: Breakdown | None
    #: Units of the core whose instructions its family counts; empty without a core model.
    held: list[HeldRow]
    #: Devices of the design; empty without a core model.
    devices: list[DeviceRow]
    #: Most expensive first.
    functions: list[FunctionRow]
    #: Most expensive first.
    calls: list[CallRow]
    #: Callers before those that they call.
    stacks: list[StackRow]
    #: Most expensive first; empty where the program is not known.
    units: list[UnitRow]
    #: Most expensive first; empty where the program is not known.
    lines: list[LineRow]
    #: In the order of their addresses.
    hot: list[InstructionRow]

class Reached(TypedDict):
    """How much of a program was reached: what there is, and what was reached of it."""

    #: Source files with code.
    files: int
    #: Lines with code.
    lines: int
    #: Lines that were executed.
    lines_hit: int
    #: Functions with a line.
    functions: int
    #: Functions that were entered.
    functions_hit: int
    #: Ways of conditional branches: two for each.
    branches: int
    #: Ways that were gone.
    branches_hit: int

class Observed(TypedDict):
    """What was seen by whoever was asked for; None of the others."""

    histogram: Histogram | None
    #: In instructions.
    profile: Profile | None
    coverage: Reached | None
    cycles: Profile | None

def observe_call(
    program: Program,
    symbol: str,
    args: Sequence[Arg] = ...,
    *,
    observers: Observers,
    core: Core | None = None,
    cold: bool = False,
    returns: str | None = None,
    max_instructions: int | None = None,
    sampling: Sampling | None = None,
    progress: Progress | None = None,
) -> tuple[CallResult, Observed]:
    """Calls a function as `Program.call` does while others look on, at the measured call only."""

class RunResult(TypedDict):
    """What a whole program gave."""

    exit_code: int
    instructions: int
    cycles: int | None
    #: Where the cycles were sampled.
    sample: Sample | None
    #: At what the hardware may stand still or computes otherwise, and the model goes on.
    stands_still: list[str]
    #: Where the hardware computes another value than the program's order says.
    hazards: list[ToldHazard]
    #: What it wrote to file 1.
    console: bytes
    #: What it wrote to file 2.
    errors: bytes
    clock_read: bool
    #: It was told a time: a cycle counts as a nanosecond.
    time_told: bool
    #: x0 to x31 at the end.
    registers: list[int]

def observe_run(
    program: Program,
    *,
    observers: Observers,
    core: Core | None = None,
    checker: Checker | None = None,
    secrets: Sequence[str] = ...,
    max_instructions: int | None = None,
    sampling: Sampling | None = None,
    hardware_values: bool = False,
    console: ShowText | None = None,
    progress: Progress | None = None,
) -> tuple[RunResult, Observed]:
    """Runs a program as `Program.run` does while others look on. A trace is whole however the run
    ends.

    `secrets`, `SYMBOL` or `SYMBOL:LENGTH`, are followed by `checker`, which keeps what it finds.
    With `hardware_values` registers and memory hold what the core's hardware computes where nothing
    stalls, also where the program's order says another; it raises `InstarError` on a core that does
    not tell it.
    """

def observe_between(
    program: Program,
    begin: str,
    end: str,
    *,
    time: int = 1,
    observers: Observers | None = None,
    core: Core | None = None,
    max_instructions: int | None = None,
    progress: Progress | None = None,
) -> tuple[RunResult, Observed]:
    """Runs a program as `Program.run` does and measures the part that lies between two symbols.

    The part begins before the instruction at `begin` when the program comes there the `time`-th
    time (from 1), and ends before that at `end`. Instructions and cycles of the result, and what
    `observers` see in cycles, are the part's; no other observer is taken.
    """

# ---------------------------------------------------------------- parting

class ValueParting(TypedDict):
    """A function with one change."""

    #: The change, in words.
    what: str
    lines: list[ScheduledLine]
    #: A public constant must be loaded in front of the line of this number, by a register.
    loads: tuple[int, str] | None

def part_values(
    program: Program,
    symbol: str,
    args: Sequence[Arg],
    *,
    before: int,
    now: int,
    meeting: str,
    results: int = 2,
    apart: Sequence[tuple[int, int]] = ...,
) -> list[ValueParting]:
    """Changes that may keep the value that the instruction at `now` brings from the one that the
    instruction at `before` left, those that take no time first.

    They met in an operand or the result of the ALU (`operand`), of the multiplier (`factor`), in
    the register that is written (`register`), or in that which loads come to (`loaded`). Arguments
    otherwise as of `schedule`. Nothing is proved to be the same function. Raises `InstarError` as
    `schedule` does.
    """

# ---------------------------------------------------------------- print

def print_instructions(
    source: str, text: Sequence[str], symbol: str, lines: Sequence[ScheduledLine]
) -> list[str]:
    """The lines of a scheduled function between its label and its end.

    `source` is the name of the file that it came from, `text` that file line by line. Raises
    `InstarError` where an address is made from the pc and the source does not say which.
    """

def print_function(
    comments: Sequence[str],
    symbol: str,
    lines: Sequence[str],
    *,
    include: str | None = None,
    align: int = 8,
    rows: Sequence[str] = ...,
) -> str:
    """A function of these lines as an assembly file.

    `include` is an extension whose macros it uses; `rows` are those of a table of constants,
    `.Lconstants`, which lies at a multiple of `align`.
    """

# ---------------------------------------------------------------- profile

@final
class Views:
    """Files that are wanted of a run; `window`: cycles that the last three hold, from 1, both
    included.

    Without `flame_of` a flame graph is of cycles, if there is a core.
    """

    def __new__(
        cls,
        *,
        title: str = ...,
        flame: StrPath | None = None,
        flame_of: Literal["cycles", "instructions"] | None = None,
        kanata: StrPath | None = None,
        timeline: StrPath | None = None,
        log: StrPath | None = None,
        window: tuple[int, int] | None = None,
    ) -> Self: ...

def profile_trace(
    trace: StrPath,
    core: Core,
    *,
    part: str | None = None,
    index: StrPath | None = None,
    design: Design | None = None,
    program: StrPath | None = None,
    views: Views | None = None,
    progress: Progress | None = None,
) -> tuple[Profile, list[str]]:
    """Times a trace, or the window `part` of its index.json, and says where its cycles went.

    Beside it what is to be known of them, one sentence each.
    """

# ---------------------------------------------------------------- program

class Symbol(TypedDict):
    """A symbol of a program."""

    address: int
    #: Bytes; 0 where the file does not say.
    size: int
    function: bool

class RegistersInfo(TypedDict):
    """The registers after a run."""

    pc: int
    #: x0 to x31, zero-extended.
    x: list[int]
    #: A design's: name, whether an array, little-endian values.
    own: list[tuple[str, bool, list[bytes]]]
    #: v0 to v31, little-endian; none where there are no vectors.
    v: list[bytes]
    #: The CSR; 0 where there are no vectors.
    vl: int
    #: The CSR, with vill; 0 where there are no vectors.
    vtype: int

class OperandColumns(TypedDict):
    """Register operands of many instructions."""

    #: u32
    ids: Buffer
    #: u8
    files: Buffer
    #: u16
    indices: Buffer
    #: u8
    counts: Buffer

class StaticColumns(TypedDict):
    """Static entries, in the order of their ids."""

    #: u64
    pcs: Buffer
    #: u32
    words: Buffer
    #: u8
    lengths: Buffer
    classes: list[str]
    texts: list[str]
    #: Empty where none is known.
    functions: list[str]
    reads: OperandColumns
    writes: OperandColumns
    #: Register files by number.
    files: list[str]

@final
class Program:
    """An ELF file that is ready to be called or run."""

    def __new__(
        cls,
        path: StrPath,
        *,
        isa: str | None,
        design: Design | None = None,
        contents: bytes | None = None,
        name: str | None = None,
        memory_base: int | None = None,
        memory_size: int | None = None,
        stack_size: int | None = None,
        equipment: Equipment | None = None,
        devices: Sequence[str] = ...,
        arguments: Sequence[str] = ...,
        reads_stdin: bool = False,
        vector_agnostic_ones: bool = False,
    ) -> Self:
        """Reads the file, or `contents`, named `path`. `name` stands in errors in place of the path.

        Without `equipment` the machine has what those of all of the design's cores have.

        Without `isa` it is what the file says that it was built for. Memory fits the program where
        it is not given. `devices` are named as in `console` or `console@0x10000000`. `arguments`
        are those of a whole program, its name first. Agnostic elements of vector registers stay as
        they are, or with `vector_agnostic_ones` become all ones.
        """

    @property
    def path(self) -> str: ...
    @property
    def isa(self) -> str: ...
    @property
    def notes(self) -> list[str]:
        """What is to be told of the file and of the ISA that was chosen for it, one sentence each."""

    def note_on(self, core: Core) -> str | None:
        """One sentence: what of the program the core does not cache, and what of the core no RTL has."""

    @property
    def xlen(self) -> int: ...
    @property
    def symbols(self) -> dict[str, Symbol]: ...
    def call(
        self,
        symbol: str,
        args: Sequence[Arg] = ...,
        *,
        returns: str | None = None,
        core: Core | None = None,
        cold: bool = False,
        keep_memory: bool = False,
        max_instructions: int | None = None,
        sampling: Sampling | None = None,
        hardware_values: bool = False,
        progress: Progress | None = None,
    ) -> CallResult:
        """Calls a function. With a core: once cold, once warm with restored inputs; the warm one
        counts.

        With `cold` only the first call is made, with empty caches and predictors. With
        `keep_memory` later calls start from the memory that this one leaves. Without `sampling` it
        is timed whole, however long. With `hardware_values` registers and memory hold what the
        core's hardware computes where nothing stalls, also where the program's order says another;
        it raises `InstarError` on a core that does not tell it.

        `returns` is a scalar type name, or None for void.
        """

    def rtl_image(
        self,
        core: Core,
        symbol: str | None = None,
        args: Sequence[Arg] = ...,
        *,
        returns: str | None = None,
        progress: Progress | None = None,
    ) -> RtlImage:
        """The program, or two calls of one of its functions, as a memory image for the core's RTL."""

    def run(
        self,
        *,
        core: Core | None = None,
        max_instructions: int | None = None,
        console: ShowText | None = None,
        progress: Progress | None = None,
    ) -> RunResult:
        """Runs from the entry point to exit.

        What it writes goes to `console`, with the number of the file, also that of a run which
        fails, and into the result.
        """

    def retired(
        self,
        symbol: str | None = None,
        args: Sequence[Arg] = ...,
        *,
        returns: str | None = None,
        core: Core | None = None,
        cold: bool = False,
        max_instructions: int | None = None,
        progress: Progress | None = None,
    ) -> Retired:
        """A call, or without a symbol the program, that runs as its retired instructions are asked
        for.
        """

    @property
    def memory_range(self) -> tuple[int, int]:
        """First address and the one after the last."""

    def view(self, address: int, length: int) -> Buffer:
        """Memory without a copy. It must not be read while another thread runs the program."""

    def write(self, address: int, data: bytes) -> None:
        """Writes memory, code too, now and for all later runs."""

    def registers(self) -> RegistersInfo:
        """As the last run left them."""

    def statics(self, start: int = 0) -> StaticColumns:
        """The static entries from id `start` on."""

    def disassemble(self, address: int, length: int) -> list[tuple[int, int, int, str]]:
        """pc, word, length in bytes and text of each instruction, as memory holds them now."""

    def locate(self, pc: int) -> tuple[tuple[str, int] | None, str | None, int | None]:
        """Function with offset, file and line of an address."""

# ---------------------------------------------------------------- prove

class Proof(TypedDict):
    """What came of the attempt to prove two functions equal."""

    #: One sentence; None where it is proved.
    refusal: str | None
    #: Of the longest path of each; by induction of the longest way.
    instructions: tuple[int, int] | None
    #: By induction: ways to a round, through one, and on to the return.
    paths: int | None
    #: Whether it is by induction over the rounds of a loop.
    rounds: bool | None
    #: What was taken for granted, a sentence each.
    assumptions: list[str]

def prove(
    a: Program,
    b: Program,
    function: str,
    *,
    noalias: Sequence[tuple[int, int]] = ...,
    aligned: Sequence[tuple[int, int]] = ...,
    returns: int = 2,
    max_instructions: int | None = None,
) -> Proof:
    """Whether, wherever `function` of A returns without a trap, that of B does too and leaves the
    same.

    `noalias` are pairs of registers whose memory never overlaps, `aligned` registers and what they
    are multiples of; of a0 and a1 the first `returns` are results.
    """

# ---------------------------------------------------------------- retired

class RetiredColumns(TypedDict):
    """Retired instructions, a number of each in every column; accesses lie apart."""

    #: u32
    ids: Buffer
    #: u64
    pcs: Buffer
    #: u64
    next_pcs: Buffer
    #: u8
    flags: Buffer
    #: u64
    details: Buffer
    #: u64; empty without a core
    cycles: Buffer
    #: u32
    access_ends: Buffer
    #: u64
    addresses: Buffer
    #: u16
    sizes: Buffer
    #: u8, 0 or 1
    writes: Buffer

@final
class Retired:
    """A call or a whole program that runs on as its pieces are asked for; made by `Program.retired`."""

    def next(self, count: int, progress: Progress | None = None) -> RetiredColumns | None:
        """About `count` more instructions; None once the run is over."""

    def result(self) -> CallResult | RunResult | None:
        """What the call or the program gave; None until it is over."""

# ---------------------------------------------------------------- rtl

class Window(TypedDict):
    """A timed part of a trace, in instructions from 1, both included."""

    #: Its name.
    name: str
    #: First instruction.
    first_line: int
    #: Last instruction.
    last_line: int

class EndValues(TypedDict):
    """How what a program left compares with what was recorded."""

    #: Registers that were compared.
    registers: int
    #: Words of memory that were compared.
    memory_words: int
    #: How many of both differ.
    differing: int
    #: The first of them, one sentence each.
    first: list[str]

class WindowScore(TypedDict):
    """What a window of a trace came to."""

    trace: str
    core: str
    #: Its name.
    window: str
    #: Instructions.
    instructions: int
    #: Share of equal commit deltas; `None` where the trace has no cycles.
    accuracy: float | None
    #: Cycles of the reference, from the commit before the window's first instruction to that of its
    #: last: a jump into a call is in them.
    cycles_reference: int | None
    #: The same of the model.
    cycles_model: int
    #: Cycles of the reference from the first to the last commit, both included, as a measured
    #: call's are counted.
    first_to_last_reference: int | None
    #: The same of the model.
    first_to_last_model: int
    #: Divides whose operands the trace does not give.
    divides_without_operands: int
    #: A design's instructions whose latency depends on an operand that the trace does not give.
    costs_without_operand: int
    #: Instructions that access memory and whose addresses the trace does not give.
    accesses_without_address: int
    #: Traps and interrupts between two lines.
    traps_between_lines: int
    #: Instructions read as another by [[stand-in]].
    replaced: int
    #: Reads of a clock in the whole trace.
    clock_reads: int
    form: TraceForm
    #: What is to be known of the figures.
    notes: list[str]
    #: What the recorded program left, where it was run again; of the whole trace.
    values: EndValues | None

class RtlResult(TypedDict):
    """What a run in RTL came to."""

    windows: list[WindowScore]
    #: RTL and simulator do not agree: one sentence.
    wrong: str | None
    #: Of the call, by the RTL; 0 for a whole program.
    returned: int
    #: One for each argument; empty for a whole program.
    buffers: list[bytes | None]
    #: Of the design's instructions, those that were compared one by one.
    results: int
    #: Of the design's devices, those that were compared one by one.
    accesses: int

class ElementRow(TypedDict):
    """How an element compares."""

    #: Its name.
    name: str
    #: `flip-flops` or `wire`.
    keeps: str
    #: Cycles in which a bit flips, in the model or in RTL.
    toggling: int
    #: Of these, those whose bits are the same.
    exact: int
    #: Of these, those of which the model says that it does not know them.
    unknown: int
    #: Bits that flip in RTL.
    rtl_bits: int
    #: Bits that flip in the model, where it knows.
    model_bits: int

class ElementScore(TypedDict):
    """How all of them compare."""

    #: Cycles from the first instruction to the last.
    cycles: int
    #: Elements times cycles.
    element_cycles: int
    #: Of these, those whose flipping bits are the same.
    exact: int
    #: By element; elements that never change are left out.
    elements: list[ElementRow]
    #: The first differences that the model did not name as unknown, one sentence each.
    differences: list[str]

@final
class RtlImage:
    """A call or a program, ready for RTL."""

    @property
    def elf(self) -> bytes: ...
    @property
    def tohost(self) -> int | None: ...
    @property
    def timer(self) -> int | None:
        """First address of the timer beside it."""

    @property
    def memory(self) -> tuple[int, int]:
        """Address and length of the memory that it needs."""

    @property
    def written(self) -> list[tuple[int, int]]:
        """Address and length of what is compared after the run."""

    def windows(self, *, progress: Progress | None = None) -> list[Window]:
        """The two calls, as an index.json has them; empty for a whole program."""

    def score(
        self,
        core: Core,
        trace: StrPath,
        memory: StrPath,
        name: str,
        *,
        results: StrPath | None = None,
        accesses: StrPath | None = None,
        progress: Progress | None = None,
    ) -> RtlResult:
        """Runs in simulator and model along the RTL's trace, then compares its memory.

        `trace` may be a pipe; `memory` holds the bytes of `written` and is read once the trace has
        ended, as are `results`, what the design's instructions wrote, eight bytes each, and
        `accesses`, those of its devices, twelve bytes each. `name` stands in the scores.
        """

    def score_elements(
        self, core: Core, elements: StrPath, *, progress: Progress | None = None
    ) -> ElementScore:
        """Runs in simulator and model, and compares what comes into the core's elements with what the
        bench wrote of them to `elements`.
        """

def record_trace(source: StrPath, target: StrPath) -> None:
    """Records what an RTL simulation retires; `source` may be a pipe."""

# ---------------------------------------------------------------- sampling

@final
class Sampling:
    """How a long run is timed: it is executed whole, and the core model sees windows of it (SMARTS).

    Runs shorter than `from_instructions` (300 million) are timed whole; `confidence` of the
    interval (0.997) is between 0.5 and 1; `error` is half the interval's width over the cycles
    (0.01), at most 0.5; `seed` (0) says where the windows lie.
    """

    def __new__(
        cls,
        *,
        from_instructions: int | None = None,
        confidence: float | None = None,
        error: float | None = None,
        seed: int | None = None,
    ) -> Self: ...
    @property
    def from_instructions(self) -> int: ...

# ---------------------------------------------------------------- schedule

class Demand(TypedDict):
    """What a call takes of something that a core has `per_cycle` of, in whatever order."""

    #: What it is: `issue slots`.
    what: str
    #: How much all of them take.
    taken: int
    #: How much there is in a cycle.
    per_cycle: int
    #: How much of it may be taken before the first of them commits, where cycles begin to be
    #: counted.
    ahead: int
    #: Cycles that follow the last taking up to its commit, and the first commit's own.
    beside: int
    #: `ceil((taken - ahead) / per_cycle) + beside`, or 0: no order takes fewer.
    cycles: int

class ScheduleBound(TypedDict):
    """Cycles below which no order comes."""

    cycles: int
    #: What makes it.
    kind: Literal["resource", "path", "crowd", "recurrence", "fetch", "exhaustive"]
    #: Why, in a few words.
    reason: str
    #: Instructions that it is about.
    instructions: list[SchedulePlace]

class TriedOrders(TypedDict):
    """What was found."""

    #: No order takes fewer cycles.
    cycles: int
    #: An order of so many cycles keeps all rules; else the budget was used up.
    kept: bool
    #: States that were looked at.
    states: int

class ResourceShare(TypedDict):
    """What a call takes of a resource, and how much there is of it in all its cycles."""

    what: str
    taken: int
    there: int

class WaitPlace(TypedDict):
    """An instruction at which issue slots are lost."""

    pc: int
    #: Assembly of its word of four bytes.
    text: str
    #: Its source file and line, where the program says them.
    file: str | None
    line: int | None
    slots: int

class ScheduleWait(TypedDict):
    """Issue slots that are lost to one cause."""

    #: As profiles name it.
    cause: str
    meaning: str
    #: Cycles in which nothing issued for it.
    cycles: int
    #: Slots, those of these cycles among them.
    slots: int
    #: Where most of them are lost.
    places: list[WaitPlace]

class ScheduleHop(TypedDict):
    """A result that is waited for, on the chain that ends with the last instruction."""

    producer: SchedulePlace
    consumer: SchedulePlace
    #: How often.
    times: int
    #: Cycles between their issues, all together.
    cycles: int

class Explained(TypedDict):
    """Where the cycles of an order go, from the first commit to the last."""

    cycles: int
    #: Issue slots in a cycle.
    width: int
    #: How many were taken.
    slots: int
    resources: list[ResourceShare]
    #: The cause with most slots first.
    waits: list[ScheduleWait]
    #: The hops with most cycles first.
    chain: list[ScheduleHop]
    #: Cycles in which the chain only waits for its turn to issue.
    in_turn: int

class Schedule(TypedDict):
    """The best order that was found for a function, by the model's cycles of one warm call."""

    before: int
    after: int
    #: Orders that the model judged.
    judgements: int
    #: No order of these instructions takes fewer cycles than any of these.
    demands: list[Demand]
    #: `after` is as few cycles as the highest bound.
    optimal: bool
    #: What is proved of all orders, the highest bound first.
    bounds: list[ScheduleBound]
    #: Where all orders were tried.
    tried: TriedOrders | None
    #: Where the cycles of the best order go.
    explained: Explained
    #: `progress` or ^C ended it early.
    stopped: bool
    bytes_before: int
    bytes_after: int
    lines: list[ScheduledLine]

def schedule(
    program: Program,
    symbol: str,
    args: Sequence[Arg],
    core: Core,
    *,
    results: int = 2,
    apart: Sequence[tuple[int, int]] = ...,
    evidence: str = "call",
    short: bool = False,
    judgements: int,
    islands: int,
    seed: int,
    processors: int,
    progress: SearchProgress | None = None,
) -> Schedule:
    """Looks for the order of a function's instructions, and for registers, that take fewest cycles.

    `results` of a0 and a1 are returned; `apart` are pairs of argument registers, as in (10, 11),
    whose buffers never overlap. `evidence` says why two accesses of memory of which one writes may
    change places: `call`: they never met in the call; `regions`: they lay in memory that is apart;
    `code`: they go through one pointer, at distances that keep them apart. Where `short`, values
    get registers that let an assembler take words of two bytes. Without islands it is the order
    that came. The result depends on `judgements`, `islands` and `seed`, and not on `processors`.
    `progress` is told how many orders were judged and the fewest cycles so far, and answers whether
    to go on. Nothing is proved.

    Raises `InstarError` where the function calls another one, jumps where nobody knows, or has data
    in it.
    """

class FreedSpills(TypedDict):
    """A function with other loads and stores."""

    bytes_before: int
    #: Empty where it comes to no fewer instructions.
    lines: list[ScheduledLine]
    #: `progress` or ^C ended it early.
    stopped: bool

def free_spills(
    program: Program,
    symbol: str,
    args: Sequence[Arg],
    *,
    results: int = 2,
    apart: Sequence[tuple[int, int]] = ...,
    evidence: str = "call",
    orders: int,
    seed: int,
    processors: int,
    progress: ShareProgress | None = None,
) -> FreedSpills:
    """Looks for the order of a function's instructions in which fewest loads, stores and copies are
    needed.

    Loads and stores of whole words through pointers that stay are taken out and put in where
    registers do not suffice; the stack frame grows where it must, and registers that the function
    did not use are saved and used where that pays. `orders` are tried for each stretch between
    changes of the stack pointer. Arguments otherwise as of `schedule`; `progress` is told the share
    that is done, and answers whether to go on. The result is not proved to be the same function.
    Raises `InstarError` as `schedule` does.
    """

class TriedSchedule(TypedDict):
    """What a short search comes to."""

    #: Cycles of the best order.
    cycles: int
    #: Orders that were judged.
    judgements: int
    #: It was stopped before its end.
    stopped: bool

def try_schedule(
    program: Program,
    symbol: str,
    args: Sequence[Arg],
    core: Core,
    *,
    results: int = 2,
    apart: Sequence[tuple[int, int]] = ...,
    evidence: str = "call",
    only: tuple[int, int] | None = None,
    judgements: int,
    islands: int,
    seed: int,
    processors: int,
    progress: SearchProgress | None = None,
) -> TriedSchedule:
    """The fewest cycles that a short search comes to, without bounds and lines.

    Only blocks with one of the instructions `only`, counted from the function's first, are
    searched. Arguments otherwise as of `schedule`.
    """

class RepeatedLoop(TypedDict):
    """A loop of one basic block that can be turned or unrolled."""

    begins: SchedulePlace
    #: Its first instruction, and the one after its last, counted from the function's first.
    first: int
    end: int
    #: Rounds each time that it is entered, in one call.
    rounds: list[int]
    #: How many ways there are to turn it, each with more of a round in its first stage.
    ways: int

class ReshapedLoops(TypedDict):
    """The loops of a function, and the function with some of them in other forms."""

    #: Of the function as it came.
    instructions: int
    bytes: int
    #: In the order of their addresses.
    loops: list[RepeatedLoop]
    #: Empty where nothing was asked, or a form does not fit its loop.
    lines: list[ScheduledLine]

def reshape_loops(
    program: Program,
    symbol: str,
    args: Sequence[Arg],
    *,
    results: int = 2,
    apart: Sequence[tuple[int, int]] = ...,
    evidence: str = "call",
    turned: Sequence[tuple[int, int, bool]] = ...,
    unrolled: Sequence[tuple[int, int]] = ...,
) -> ReshapedLoops:
    """Tells a function's loops, and gives some of them other forms, without looking for an order.

    `turned` names loops by their place in `loops`, each with the way in which it is turned, so that
    a round begins within the one before it, and whether a call may come to a single round;
    `unrolled` those of which so many rounds are made one, which must divide all `rounds`. Arguments
    otherwise as of `schedule`. The result is not proved to be the same function. Raises
    `InstarError` as `schedule` does.
    """

def step_later(
    program: Program,
    symbol: str,
    args: Sequence[Arg],
    core: Core,
    *,
    results: int = 2,
    apart: Sequence[tuple[int, int]] = ...,
) -> list[ScheduledLine]:
    """Puts steps of pointers (`addi a1, a1, 8`) after accesses through them, where a call is faster
    then.

    The offsets of those accesses make up for it. The lines of the function, in its order else; none
    where no step gains. Arguments as of `schedule`. The result is not proved to be the same
    function. Raises `InstarError` as `schedule` does.
    """

def withdrawn_evidence(
    program: Program,
    symbol: str,
    args: Sequence[Arg],
    *,
    results: int = 2,
    apart: Sequence[tuple[int, int]] = ...,
    evidence: str,
) -> list[tuple[SchedulePlace, SchedulePlace]]:
    """Pairs of accesses that `evidence` keeps in their order and the call alone would not.

    Arguments as of `schedule`. Raises `InstarError` as `schedule` does, though the function may
    call others.
    """

# ---------------------------------------------------------------- secret

class Leak(TypedDict):
    """One kind of leak at one source line."""

    #: What tells of the secret.
    kind: Literal["branch", "jump", "address", "latency", "code", "call"]
    #: Address.
    pc: int
    #: Assembly.
    instruction: str
    #: Function by the symbol table.
    function: str | None
    #: Source file as the compiler named it.
    file: str | None
    #: Line, from 1.
    line: int | None
    #: Times that a secret came to an instruction of this line.
    executions: int
    #: Instructions of this line that do it.
    instructions: int
    #: Names of the secrets.
    secrets: list[str]
    #: How the first of them came there, one step for each source line, without the leak itself.
    flow: list[LeakPlace]

class DeclassifiedInfo(TypedDict):
    """How often a declassification took effect."""

    #: Times that it made something public that was secret, or passed over a leak.
    used: int
    #: Whether the program has the function.
    present: bool

class Findings(TypedDict):
    """What was found in all runs."""

    #: What tells of secrets.
    leaks: list[Leak]
    #: By declassification.
    declassified: list[DeclassifiedInfo]
    #: Instructions retired in all runs.
    instructions: int

@final
class Checker:
    """Follows secrets through calls of a program and says what depends on them.

    `declassify` are (function, what, elements) as in workload.toml; `public` are symbols: what a
    function returns is public, and whatever is stored in memory. Latencies are those of `core`;
    without one divisions count, and instructions of `design` whose latency depends on data on some
    core.
    """

    def __new__(
        cls,
        program: Program,
        *,
        design: Design | None = None,
        core: Core | None = None,
        declassify: Sequence[tuple[str, str, int | None]] = ...,
        public: Sequence[str] = ...,
        max_instructions: int | None = None,
    ) -> Self: ...
    def call(
        self,
        symbol: str,
        args: Sequence[Arg] = ...,
        *,
        returns: str | None = None,
        secrets: Sequence[tuple[str, int, int, int | None]] = ...,
        progress: Progress | None = None,
    ) -> CallResult:
        """Calls a function once; `secrets` are (name, argument, first byte, byte after the last)."""

    def forget_findings(self) -> None:
        """Forgets what was found: findings are those of the calls from here on."""

    def findings(self) -> Findings:
        """What was found in all calls and runs since the checker began or forgot."""

# ---------------------------------------------------------------- trace

class IndexEntry(TypedDict):
    """What an index says of a trace."""

    trace: str
    core: str | None
    isa: str | None
    windows: int
    timed: list[Window]

def trace_index(path: StrPath, index: StrPath | None = None) -> list[IndexEntry]:
    """The traces of a folder or of one file, with what the index.json beside them says of each."""

def score(
    trace: StrPath,
    core: Core,
    *,
    index: StrPath | None = None,
    design: Design | None = None,
    program: StrPath | None = None,
    progress: Progress | None = None,
) -> list[WindowScore]:
    """Times a trace. `design` brings its [[stand-in]] entries, `program` the ELF for their symbols."""

class AnnotateResult(TypedDict):
    """What was annotated."""

    #: Instructions.
    instructions: int
    #: Cycles of the model, to the last commit.
    cycles: int
    #: Divides whose operands the trace does not give.
    divides_without_operands: int
    #: A design's instructions whose latency depends on an operand that the trace does not give.
    costs_without_operand: int
    #: Instructions that access memory and whose addresses the trace does not give.
    accesses_without_address: int
    #: Traps and interrupts between two lines.
    traps_between_lines: int
    #: The trace's form.
    form: TraceForm
    #: Instructions read as a design's by stand-ins.
    replaced: int
    #: What is to be known of the figures, one sentence each.
    notes: list[str]

def annotate(
    trace: StrPath,
    core: Core,
    out: StrPath,
    *,
    design: Design | None = None,
    program: StrPath | None = None,
    progress: Progress | None = None,
) -> AnnotateResult:
    """Writes the trace with the model's commit cycles and the causes of each delay."""
