"""What the native module offers: it converts, and decides nothing.

Source: crates/py. Whatever is wrong with an input raises `InstarError`, whose text is one sentence per fault.
"""

from collections.abc import Callable, Mapping, Sequence
from os import PathLike
from typing import Any, Literal, NotRequired, Self, TypedDict, final

StrPath = str | PathLike[str]
Kind = Literal["design", "core", "workload"]
Progress = Callable[[int], bool | None]  # False: end with what there is
"""Told now and then how many instructions were done; what it raises ends the run."""
ShowText = Callable[[bytes, int], None]
"""Shows what a program wrote, and to which file: 1 (its output) or 2 (its errors)."""

__version__: str

class InstarError(Exception):
    """One sentence for each thing that is wrong: what, where, and what would be right."""

# ---------------------------------------------------------------- finding and reading descriptions

class Found(TypedDict):
    kind: Kind
    name: str
    path: str  # of the TOML file
    folder: str
    origin: Literal["path", "search", "here", "built-in"]
    shadows: str | None  # the built-in that this one hides

class ParameterInfo(TypedDict):
    name: str
    value: int | bool | str
    provenance: Literal["rtl", "measured", "specification", "assumed", "override"]
    where: str | None
    source: str  # file:line, or the variant that changed it
    range: list[int] | None
    choices: list[int | bool | str] | None

class FamilyParameter(TypedDict):
    name: str
    meaning: str
    range: list[int] | None
    choices: list[int | bool] | None
    reason: str | None  # why not beyond

class FamilyCost(TypedDict):
    key: str
    meaning: str
    form: Literal["number", "ports", "unit"]
    least: NotRequired[int]  # of a number
    absent: NotRequired[
        Literal["one", "reads", "writes", "writes_or_one", "vectors"]
    ]  # of a number, where it is not stated

class FamilyStage(TypedDict):
    name: str
    meaning: str
    moment: int  # with which it begins
    delay: int  # cycles from there on

class FamilyTrack(TypedDict):
    title: str
    counts: str
    of: Literal["slots"] | dict[Literal["gauges"], list[int]]

class FamilyHolder(TypedDict):
    counts: int  # the gauge that counts the instructions which the unit holds
    does: int  # the gauge that says what it does: 0 nothing, 1 the first of the pipeline's doings

class FamilyPipeline(TypedDict):
    moments: list[str]
    issue: int  # among the moments
    finish: int
    stages: list[FamilyStage]
    gauges: list[str]
    occupancy: str
    tracks: list[FamilyTrack]
    holders: list[FamilyHolder]  # units whose instructions are counted
    doings: list[str]  # what such a unit may do: to work, then what it may wait for

class FamilyStall(TypedDict):
    name: str
    heading: str  # of a column
    meaning: str

class FamilyCause(TypedDict):
    name: str
    meaning: str

class FamilyInfo(TypedDict):
    name: str
    summary: str
    parameters: list[FamilyParameter]
    units: list[str]
    costs: list[FamilyCost]  # those that only this family knows
    pipeline: FamilyPipeline
    stalls: list[FamilyStall]  # in the order of the pipeline
    causes: list[FamilyCause]
    misaligned: bool  # its cores make accesses at any address
    trigger: bool  # its cores have a debug trigger
    counters_stopped: bool  # mcycle and minstret stand still from reset on

def families() -> list[FamilyInfo]:
    """All families of cores: parameters, units, costs, stages and reasons by name."""

Numbers = dict[str, int]
"""A number by parameter set; a workload without sets has the one set ""."""

class ArgumentInfo(TypedDict):
    name: str
    kind: Literal["in", "out", "inout", "length", "scalar"]
    type: str  # bytes, u8, i8 … u64, i64, size; of one element
    count: Numbers | None  # elements; None where the field that it comes from decides
    times: str | None  # the scalar that says how often a buffer has `count` elements
    range: list[Numbers] | None  # [low, high]
    align: int  # bytes
    of: str | None  # for "length": the buffer whose elements are counted
    multiple: Numbers | None  # for "length": callers give multiples of it only
    in_place: list[str]  # for an output: the buffers that it may be too
    random: Numbers | None  # elements where inputs are made up
    value: Numbers | None  # for scalar and length, where inputs are made up

class OutputInfo(TypedDict):
    range: list[Numbers] | None  # [low, high]
    equal_mod: Numbers | None
    elements: Literal["return"] | None

class FunctionInfo(TypedDict):
    name: str
    workload: str  # the workload that defines it: this one or a required one
    source: str  # absolute if the workload's folder is
    symbol: str
    prototype: str
    args: list[ArgumentInfo]
    returns: str  # "nothing" or a scalar type
    output: dict[str, OutputInfo]
    domain: str | None
    group: str | None
    domain_header: str | None  # lies beside a kernel with a domain of its own

class OperationInfo(TypedDict):
    name: str
    symbol: str
    prototype: str
    args: list[ArgumentInfo]
    returns: str  # "nothing", "status" or a scalar type
    secret: list[SecretInfo]
    measure: dict[str, Any] | None

class SetInfo(TypedDict):
    name: str
    title: str
    defines: dict[str, int | str]

class StatusInfo(TypedDict):
    ok: int
    refused: dict[str, int]
    errors: dict[str, int]

class SecretInfo(TypedDict):
    name: str  # as the file spells it
    argument: int  # index
    start: Numbers  # bytes
    end: Numbers | None  # None: the argument's end

class DeclassifyInfo(TypedDict):
    function: str
    what: list[str]
    count: Numbers | None
    why: str

class RuleInfo(TypedDict):
    when: dict[str, Any]
    operation: str
    inputs: dict[str, Any]  # `in`
    out: dict[str, Any]  # a field, or {"sha256": field}

DerivedInfo = TypedDict(
    "DerivedInfo",
    {
        "from": str,  # the field with the number of the case that is changed
        "base": dict[str, Any],
        "changes": dict[str, dict[str, str]],  # flip, truncate, append
    },
)

class VectorsInfo(TypedDict):
    files: list[str]
    shared: list[str]
    set: str | dict[str, Any] | None  # a field, or `field` and `values`
    others: dict[str, Any] | None
    derived: DerivedInfo | None
    slow: list[dict[str, Any]]
    rules: list[RuleInfo]

class ApiInfo(TypedDict):
    form: Literal["kem", "sign", "sign-open"]
    header: str  # as it is included
    names: dict[str, str]  # crypto_kem_enc, CRYPTO_BYTES, … → what the header calls it

class WorkloadInfo(TypedDict):
    kind: Literal["workload"]
    name: str
    title: str
    standard: str | None
    path: str
    folder: str
    origin: str
    shadows: str | None
    requires: list[str]  # names
    sources: list[str]  # paths, those of required workloads first
    hash: list[str]  # those sources that are a hash function's
    include: list[str]  # paths, those of required workloads last
    api: ApiInfo | None  # the interface of PQClean and pqm4, where the scheme has that
    sets: dict[str, SetInfo]  # empty without parameter sets
    functions: dict[str, FunctionInfo]  # those of required workloads too
    operations: dict[str, OperationInfo]
    status: StatusInfo | None
    declassify: list[DeclassifyInfo]
    vectors: VectorsInfo | None
    backends: dict[str, str]  # name → folder kernels/<name>
    hiding: list[Found]  # required ones that hide a built-in one

class InstructionInfo(TypedDict):
    name: str
    mnemonic: str
    syntax: str
    mask: int
    value: int
    length: int
    source: str  # file:line

class ExtensionInfo(TypedDict):
    name: str
    path: str
    instructions: list[InstructionInfo]
    notes: list[str]  # what is right in the description, and passed over or left out all the same

class CostInfo(TypedDict):
    core: str
    mnemonic: str
    provenance: str
    where: str | None
    source: str  # file:line
    cost: dict[str, Any]

class AreaInfo(TypedDict):
    added_kge: float  # thousand gate equivalents that the core grows by
    provenance: str
    where: str

class ChangeInfo(TypedDict):
    name: str
    value: int | bool | str
    source: str  # file:line

class VariantInfo(TypedDict):
    name: str
    title: str
    kernels: str | None  # a folder of this design
    workload_kernels: str | None  # or a folder kernels/<name> of the workload
    replaces: list[str]  # functions, or <workload>/<function>
    cores: list[str]  # empty: all of the design's
    core: list[ChangeInfo]  # parameters of the core that it changes
    costs: list[CostInfo]  # costs that it changes, whole
    area: AreaInfo | None
    compiler: str | None  # an installed one that builds it; None: the usual one
    flags: list[str]  # of the compiler, behind the usual ones
    parts: list[VariantInfo]  # of several designs at once: one of each; else empty

class EvaluateInfo(TypedDict):
    workload: str
    sets: list[str]
    functions: list[str]
    operations: list[str]
    cores: list[str]  # empty: all of the design's
    baselines: list[str]  # empty: all
    variants: list[str]  # empty: all
    length: int | None  # elements of buffers without a count; None: the workload's
    cold: bool  # the first call is measured
    counted: bool  # instructions, without a core

class PublishedInfo(TypedDict):
    core: str
    variant: str  # a variant or a baseline
    workload: str | None  # None: each that is evaluated
    set: str | None  # None: each
    operation: str  # a function or an operation
    length: int | None  # elements of buffers without a count
    cold: bool  # it stands beside rows that are measured cold
    model_cycles: int | None
    rtl_cycles: int | None
    source: str
    note: str | None  # why ours is another

class DesignInfo(TypedDict):
    name: str
    title: str
    summary: str
    path: str
    folder: str
    origin: str
    shadows: str | None
    parts: list[Found]  # itself, or each of several designs at once, of which the above names the first
    isa: str | None  # for which it is written, where it says so
    cores: list[str]
    extensions: list[ExtensionInfo]
    units: list[dict[str, Any]]
    costs: list[CostInfo]
    baselines: list[VariantInfo]
    variants: list[VariantInfo]
    evaluate: list[EvaluateInfo]
    published: list[PublishedInfo]

Label = int | bool | str

class AxisValueInfo(TypedDict):
    label: Label

class AxisInfo(TypedDict):
    name: str
    title: str | None
    unit: str | None
    values: list[AxisValueInfo]

class PictureInfo(TypedDict):
    show: Literal["speedup", "cycles", "ipc", "per_million_cycles"] | None
    title: str | None
    x: str | None
    y: str | None
    reference: list[tuple[str, Label]]  # axis and value

class GridInfo(TypedDict):
    title: str
    source: str
    unit: str | None
    axes: list[str]  # of rows, and of columns
    values: list[list[float | None]]

class PointInfo(TypedDict):
    labels: list[Label]  # one per axis
    core: str  # name or path, as design and workload
    design: str | None
    variant: str | None
    overrides: dict[str, int | bool | str]
    workload: str | None
    operation: str | None
    cold: bool  # called once, with empty caches and predictors
    trace: str | None
    window: str | None
    program: str | None
    isa: str  # empty where refused, as fingerprint
    fingerprint: str
    refused: str | None
    area_kge: float | None
    area_from: list[str]
    area_of: list[CircuitsInfo]  # what synthesis adds to it

class CircuitsInfo(TypedDict):
    design: str  # name or path
    variant: str

class SpaceInfo(TypedDict):
    path: str
    name: str
    title: str
    axes: list[AxisInfo]
    synthesised: bool  # areas come from synthesis; those of points are None then
    picture: PictureInfo
    published: list[GridInfo]
    points: list[PointInfo]  # the last axis turns fastest

@final
class Design:
    """A design, read and checked."""

    @property
    def info(self) -> DesignInfo: ...
    def of_variant(self, variant: str | None) -> Design:
        """The design with the descriptions of a variant, where that one has its own; else itself."""

    def generate(self) -> dict[str, str]:
        """File name → text: `<extension>.h` and `<extension>.inc` of each extension."""

class RtlSource(TypedDict):
    package: str | None  # on the Python package index
    checkout: str | None  # where no package has it: repository and commit
    root: str  # folder of the RTL inside the package
    files: str | None  # list of the source files, from there on; None where the bench names them all
    root_variable: str | None  # stands for the folder in that list
    variables: dict[str, str]  # what further variables of the list stand for
    defines: list[str]
    bench: str  # folder of the bench
    top: str  # the bench's module
    own_memory: bool  # the way to memory is the RTL's own, with the latencies that it has
    coprocessor: str | None  # folder of what puts a design's coprocessor into the core
    constants: dict[str, str]  # `file NAME` of parameters that are constants of the RTL
    macros: dict[str, str]  # macro of the bench by parameter

class CoprocessorInterface(TypedDict):
    version: str  # of CV-X-IF: "1.0", or "0.x" for its drafts
    operands: int
    dual_write: bool
    memory: bool
    kills: bool
    waits_for_all: bool  # for each register that the word could name, whatever is read
    registers_offers: bool  # an instruction and its operands, before they are offered
    commits_offers: bool  # an instruction is committed with what hands it over
    takes_results: bool  # each in the cycle in which it comes

@final
class Core:
    """A core model's parameters and what each instruction of a design costs on it, merged and checked."""

    @property
    def name(self) -> str: ...
    @property
    def family(self) -> str: ...
    @property
    def isa(self) -> str: ...
    @property
    def misaligned_allowed(self) -> bool:
        """Whether it makes misaligned loads and stores; if not, they are faults."""

    @property
    def debug_trigger(self) -> bool:
        """Whether it has a debug trigger, with `tinfo`, `mcontext` and `scontext`."""

    @property
    def counters_stopped(self) -> bool:
        """Whether `mcycle` and `minstret` stand still from reset on, until `mcountinhibit` is cleared."""

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
    def fingerprint(self) -> str:
        """All that decides this model's cycles, in one string: parameters and costs after every change."""

@final
class Library:
    """Where designs, cores and workloads are looked for: explicit path, `search`, `here`, `data`."""

    def __new__(
        cls, search: Sequence[StrPath] = ..., *, here: StrPath | None = None, data: StrPath | None = None
    ) -> Self: ...
    def list(self, kind: Kind) -> list[Found]: ...
    def find(self, kind: Kind, name: str) -> Found: ...
    def design(self, name: str | Sequence[str]) -> Design:
        """One design, or several at once, which must go together."""

    def workload(self, name: str) -> WorkloadInfo: ...
    def workload_set(self, name: str) -> tuple[WorkloadInfo, str]:
        """`"ml-dsa-44"` → the workload `ml-dsa` and its set `"44"`; `"sha3"`, which has no sets, → `""`."""

    def space(self, path: StrPath) -> SpaceInfo:
        """A space file with all its points; hardware that cannot be is a point with its reason."""

    def core(
        self,
        name: str,
        *,
        design: Design | None = None,
        variant: str | None = None,
        overrides: Mapping[str, int | bool | str] | None = None,
    ) -> Core:
        """A core, changed as the design's variant says and then by `overrides`."""

# ---------------------------------------------------------------- running

@final
class Arg:
    """One argument of a call, as the psABI passes it. It may be pickled."""

    @staticmethod
    def value(type: str, value: int) -> Arg:
        """A scalar; type is one of i8, u8, i16, u16, i32, u32, i64, u64, size."""

    @staticmethod
    def input(data: bytes, align: int = 16) -> Arg: ...
    @staticmethod
    def output(size: int, align: int = 16, fill: int = 0) -> Arg: ...
    @staticmethod
    def inout(data: bytes, align: int = 16) -> Arg: ...
    def __reduce__(self) -> tuple[Callable[..., Arg], tuple[Any, ...]]:
        """How another process makes the same argument: the maker and what it is given."""

class Symbol(TypedDict):
    address: int
    size: int  # bytes; 0 where the file does not say
    function: bool

@final
class Sampling:
    """How a long run is timed: it is executed whole, and the core model sees windows of it (SMARTS)."""

    def __new__(
        cls,
        *,
        from_instructions: int | None = None,  # shorter runs are timed whole; 300 million
        confidence: float | None = None,  # of the interval, 0.997; between 0.5 and 1
        error: float | None = None,  # half the interval's width over the cycles, 0.01; at most 0.5
        seed: int | None = None,  # where the windows lie; 0
    ) -> Self: ...
    @property
    def from_instructions(self) -> int: ...

class Sample(TypedDict):
    low: int  # the interval around the cycles
    high: int
    confidence: float
    windows: int
    unit: int  # instructions in a window
    detail: int  # instructions before each that were timed and not counted
    warming: int  # instructions before these from which caches and predictors learned
    seed: int
    covered: float  # how much of the run the windows were spread over; 1 unless it was cut short

class CallResult(TypedDict):
    returned: int  # a0, or a1:a0, as `returns` asks; 0 for void
    buffers: list[bytes | None]  # one per argument; None where it is no output
    instructions: int
    cycles: int | None  # None without a core
    sample: Sample | None  # where the cycles were sampled
    stands_still: list[str]  # at what the hardware may stand still and the model goes on
    warmup: int  # calls before the measured one
    stack_bytes: int  # high-water mark
    console: bytes  # what it wrote to file 1
    errors: bytes  # what it wrote to file 2
    clock_read: bool  # the program read a clock

class RunResult(TypedDict):
    exit_code: int
    instructions: int
    cycles: int | None
    sample: Sample | None  # where the cycles were sampled
    stands_still: list[str]  # at what the hardware may stand still and the model goes on
    console: bytes  # what it wrote to file 1
    errors: bytes  # what it wrote to file 2
    clock_read: bool
    time_told: bool  # it was told a time: a cycle counts as a nanosecond
    registers: list[int]  # x0 to x31 at the end

class RegistersInfo(TypedDict):
    pc: int
    x: list[int]  # x0 to x31, zero-extended
    own: list[tuple[str, bool, list[bytes]]]  # a design's: name, whether an array, little-endian values
    v: list[bytes]  # v0 to v31, little-endian; none where there are no vectors
    vl: int  # the CSR; 0 where there are no vectors
    vtype: int  # the CSR, with vill; 0 where there are no vectors

@final
class Buffer:
    """Read-only bytes: a column of numbers, or a stretch of a machine's memory as it is at each moment."""

    def __len__(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...

class OperandColumns(TypedDict):
    ids: Buffer  # u32
    files: Buffer  # u8
    indices: Buffer  # u16
    counts: Buffer  # u8

class StaticColumns(TypedDict):
    pcs: Buffer  # u64
    words: Buffer  # u32
    lengths: Buffer  # u8
    classes: list[str]
    texts: list[str]
    functions: list[str]  # empty where none is known
    reads: OperandColumns
    writes: OperandColumns
    files: list[str]  # register files by number

class RetiredColumns(TypedDict):
    ids: Buffer  # u32
    pcs: Buffer  # u64
    next_pcs: Buffer  # u64
    flags: Buffer  # u8
    details: Buffer  # u64
    cycles: Buffer  # u64; empty without a core
    access_ends: Buffer  # u32
    addresses: Buffer  # u64
    sizes: Buffer  # u16
    writes: Buffer  # u8, 0 or 1

@final
class Retired:
    """A call or a whole program that runs on as its pieces are asked for; made by `Program.retired`."""

    def next(self, count: int, progress: Progress | None = None) -> RetiredColumns | None:
        """About `count` more instructions; None once the run is over."""

    def result(self) -> CallResult | RunResult | None:
        """What the call or the program gave; None until it is over."""

class Broken(TypedDict):
    """A rule of the calling convention or of a contract that a call broke; the instruction that did it."""

    sentence: str
    pc: int
    instruction: str
    function: str | None
    offset: int | None
    file: str | None
    line: int | None
    what: str  # "ntt writes 4 bytes from byte 1024 of a on, which has 1024"

class Proof(TypedDict):
    """What came of the attempt to prove two functions equal."""

    refusal: str | None  # one sentence; None where it is proved
    instructions: tuple[int, int] | None  # of the longest path of each; by induction of the longest way
    paths: int | None  # by induction: ways to a round, through one, and on to the return
    rounds: bool | None  # whether it is by induction over the rounds of a loop
    assumptions: list[str]  # what was taken for granted, a sentence each

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
    """Whether, wherever `function` of A returns without a trap, that of B does too and leaves the same.

    `noalias` are pairs of registers whose memory never overlaps, `aligned` registers and what they are
    multiples of; of a0 and a1 the first `returns` are results."""

Formal = tuple[str, Literal["in", "out", "inout", "word", "wide"], int, int | None, int | None]
"""Name, what it is, bytes of an element, elements, or the index of the argument that says how many."""
Contract = tuple[str, list[Formal], list[str]]
"""Symbol, arguments, symbols of data that it may write."""

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
    """One call without a core, watched: what it gave (None where it failed behind a broken rule), and the
    first rule that it broke. `names` are those of the arguments, `own` the data it may write (None: all)."""

Conditions = tuple[list[int], list[int | None], bool, str, bool]
"""What a contract leaves open: by argument where in a page its buffer begins, and which earlier one's buffer
it is too; whether buffers lie from the last to the first; what idle registers hold ("marks", "zeros", "ones",
a seed); and whether memory is as the call before left it."""

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
        misaligned_allowed: bool | None = None,
        arguments: list[str] = ...,
        reads_stdin: bool = False,
        vector_agnostic_ones: bool = False,
        debug_trigger: bool | None = None,
        counters_stopped: bool | None = None,
    ) -> Self:
        """Reads the file, or `contents`, named `path`. `name` stands in errors in place of the path.

        Misaligned loads and stores work where that is said, or where nothing is said and all of the design's
        cores make them; so there is a debug trigger, and counters stand still until `mcountinhibit` is
        cleared.

        Without `isa` it is what the file says that it was built for. Memory fits the program where it is not
        given. `arguments` are those of a whole program, its name first. Agnostic elements of vector registers
        stay as they are, or with `vector_agnostic_ones` become all ones.
        """

    @property
    def notes(self) -> list[str]:
        """What is to be told of the file and of the ISA that was chosen for it, one sentence each."""

    @property
    def path(self) -> str: ...
    @property
    def isa(self) -> str: ...
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
        sampling: Sampling | None = None,  # None: timed whole, however long
        progress: Progress | None = None,
    ) -> CallResult:
        """Calls a function. With a core: once cold, once warm with restored inputs; the warm one counts.

        With `cold` only the first call is made, with empty caches and predictors. With `keep_memory` later
        calls start from the memory that this one leaves.

        `returns` is a scalar type name, or None for void.
        """

    def run(
        self,
        *,
        core: Core | None = None,
        max_instructions: int | None = None,
        console: ShowText | None = None,
        progress: Progress | None = None,
    ) -> RunResult:
        """Runs from the entry point to exit.

        What it writes goes to `console`, with the number of the file, also that of a run which fails,
        and into the result.
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
        """A call, or without a symbol the program, that runs as its retired instructions are asked for."""

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

# ---------------------------------------------------------------- RTL

class Window(TypedDict):
    name: str
    first_line: int
    last_line: int

class RtlResult(TypedDict):
    windows: list[WindowScore]
    wrong: str | None  # RTL and simulator do not agree: one sentence
    returned: int  # of the call, by the RTL; 0 for a whole program
    buffers: list[bytes | None]  # one per argument; empty for a whole program
    results: int  # of the design's instructions that were compared one by one

@final
class RtlImage:
    """A call or a program, ready for RTL."""

    @property
    def elf(self) -> bytes: ...
    @property
    def tohost(self) -> int | None: ...
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
        progress: Progress | None = None,
    ) -> RtlResult:
        """Runs in simulator and model along the RTL's trace, then compares its memory.

        `trace` may be a pipe; `memory` holds the bytes of `written` and is read once the trace has ended, as
        is `results`: what the design's instructions wrote, eight bytes each. `name` stands in the scores.
        """

def record_trace(source: StrPath, target: StrPath) -> None:
    """Records what an RTL simulation retires; `source` may be a pipe."""

# ---------------------------------------------------------------- traces

class WindowInfo(TypedDict):
    name: str
    first_line: int  # from 1
    last_line: int  # included

class IndexEntry(TypedDict):
    trace: str
    core: str | None
    isa: str | None
    windows: int
    timed: list[WindowInfo]

TraceForm = Literal["compact", "rvfi", "spike", "spike before 2022", "native"]

class WindowScore(TypedDict):
    trace: str
    core: str
    window: str
    instructions: int
    accuracy: float | None  # None where the trace has no cycles
    cycles_reference: int | None  # from the commit before the first instruction
    cycles_model: int
    first_to_last_reference: int | None  # from the first commit, both included, as a call is measured
    first_to_last_model: int
    divides_without_operands: int
    costs_without_operand: int  # of a design's, whose latency by steps took its last step
    accesses_without_address: int  # loads, stores and their kin, which were timed as hits
    traps_between_lines: int  # and interrupts; what trapped is not in the trace
    replaced: int  # instructions read as another by [[stand-in]]
    clock_reads: int  # reads of a clock in the whole trace
    form: TraceForm
    notes: list[str]  # what is to be known of the figures

class AnnotateResult(TypedDict):
    instructions: int
    cycles: int
    divides_without_operands: int
    costs_without_operand: int
    accesses_without_address: int
    traps_between_lines: int
    form: TraceForm
    replaced: int
    notes: list[str]

def write_file(path: StrPath, data: bytes) -> None:
    """Writes a file beside its place and renames it: readers see all of it or what was there before."""

def need_file(path: StrPath) -> None:
    """Refuses a pipe or a device, which would be waited for, and what is not there."""

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

def annotate(
    trace: StrPath,
    core: Core,
    out: StrPath,
    *,
    design: Design | None = None,
    program: StrPath | None = None,
    progress: Progress | None = None,
) -> AnnotateResult: ...

# ---------------------------------------------------------------- profiles

Breakdown = dict[str, int]
"""A number by category, in the order of the pipeline: every one of the core's family (`families`)."""

class FunctionRow(TypedDict):
    function: str
    calls: int
    instructions: int  # its own
    instructions_with_callees: int
    cycles: int | None  # its own; None without a core, as in all rows
    cycles_with_callees: int | None
    stalls: Breakdown | None  # of its own cycles
    slots: Breakdown | None

class CallRow(TypedDict):
    caller: str | None  # None where the run began, or a trap came
    callee: str
    calls: int
    instructions: int  # with callees; within a call of itself only the outermost counts
    cycles: int | None

class StackRow(TypedDict):
    caller: int | None  # place in the list, before its own; None where the chain begins
    function: str
    instructions: int  # its own
    cycles: int | None

class HeldRow(TypedDict):
    unit: str  # of the core, as its family names it
    cycles: int  # in which it held an instruction or more
    instruction_cycles: int  # instructions that it held, added up over the cycles
    works: int  # of the cycles, those in which it worked on the oldest that was not through
    waits: list[tuple[str, int]]  # of the cycles, those in which that one waited, by what for

class UnitRow(TypedDict):
    unit: str | None  # the file that was compiled, as the compiler named it; None where it is not known
    instructions: int
    cycles: int | None

class LineRow(TypedDict):
    file: str | None
    line: int | None
    function: str | None
    instructions: int
    cycles: int | None
    stalls: Breakdown | None
    slots: Breakdown | None

class InstructionRow(TypedDict):
    pc: int
    text: str
    function: str | None  # with the offset in it
    file: str | None
    line: int | None
    executions: int
    cycles: int | None
    stalls: Breakdown | None
    slots: Breakdown | None

class Profile(TypedDict):
    instructions: int
    width: int | None  # issue slots per cycle
    cycles: int | None
    stalls: Breakdown | None  # adds up to cycles
    slots: Breakdown | None  # adds up to width times cycles
    held: list[HeldRow]  # units of the core whose instructions its family counts; empty without a core
    functions: list[FunctionRow]  # most expensive first
    calls: list[CallRow]  # most expensive first
    stacks: list[StackRow]  # chains of callers, each behind its caller
    units: list[UnitRow]  # most expensive first; empty where the program is not known
    lines: list[LineRow]  # most expensive first; empty where the program is not known
    hot: list[InstructionRow]  # in the order of addresses

@final
class Views:
    """Files that are wanted of a run; `window`: cycles that the last three hold, from 1, both included."""

    def __new__(
        cls,
        *,
        title: str = ...,
        flame: StrPath | None = None,
        flame_of: Literal["cycles", "instructions"] | None = None,  # None: cycles, if there is a core
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

# ---------------------------------------------------------------- histograms and traces of runs

HistogramCell = TypedDict(
    "HistogramCell",
    {
        "mnemonic": str,  # as encoded: c.lw
        "operation": str,  # what a compressed one expands to: lw
        "extension": str,  # of the manual, or the design's
        "class": str,  # alu, load, multiply, …
        "function": str | None,  # by the symbol table
        "executions": int,
        "places": int,  # addresses
    },
)
"""One kind of instruction in one function."""

class Histogram(TypedDict):
    instructions: int
    cells: list[HistogramCell]  # most frequent first; executions add up to instructions

class Reached(TypedDict):
    """How much of a program was reached: what there is, and what was reached of it."""

    files: int
    lines: int  # with code
    lines_hit: int
    functions: int
    functions_hit: int
    branches: int  # two ways for each conditional branch
    branches_hit: int

class Observed(TypedDict):
    histogram: Histogram | None  # None where it was not asked for
    profile: Profile | None  # in instructions
    coverage: Reached | None
    cycles: Profile | None

@final
class Observers:
    """What is wanted of a run besides its result; `trace` is a file, compressed if its name ends in .zst."""

    def __new__(
        cls,
        *,
        histogram: bool = False,
        profile: Views | None = None,  # in instructions, so flame graphs only
        coverage: StrPath | None = None,  # a tracefile of lcov
        trace: StrPath | None = None,
        trace_form: Literal["native", "rvfi", "spike"] = "native",
        cycles: Views | None = None,  # a profile in cycles, of a core only
    ) -> Self: ...

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

def observe_run(
    program: Program,
    *,
    observers: Observers,
    core: Core | None = None,
    checker: Checker | None = None,
    secrets: Sequence[str] = ...,
    max_instructions: int | None = None,
    sampling: Sampling | None = None,
    console: ShowText | None = None,
    progress: Progress | None = None,
) -> tuple[RunResult, Observed]:
    """Runs a program as `Program.run` does while others look on. A trace is whole however the run ends.

    `secrets`, `SYMBOL` or `SYMBOL:LENGTH`, are followed by `checker`, which keeps what it finds.
    """

def debug(
    program: Program,
    port: int,
    *,
    announce: Callable[[int], None],
    say: Callable[[str], None],
    core: Core | None = None,
    max_instructions: int | None = None,
    console: ShowText | None = None,
    progress: Progress | None = None,
) -> tuple[int | None, int | None]:
    """Lets GDB, at a port of this machine, lead the program: exit code (None: GDB ended it), cycles."""

# ---------------------------------------------------------------- comparisons

class Cost(TypedDict):
    executions: int
    cycles: int  # between their commits and those before
    causes: list[tuple[str, int]]  # how often each held one up, most frequent first

class ComparedInstruction(TypedDict):
    pc: int
    text: str
    cycles: int  # since the commit before
    causes: list[str]

class DifferencePlace(TypedDict):
    number: int  # of the instruction, from 1
    location: str
    at: int  # which of `rows` is meant
    rows: list[tuple[ComparedInstruction | None, ComparedInstruction | None]]

class FunctionDifference(TypedDict):
    function: str
    a: Cost | None  # None where this one does not have it
    b: Cost | None

class LineDifference(TypedDict):
    file: str | None
    line: int | None
    a: Cost | None
    b: Cost | None

class InstructionDifference(TypedDict):
    function: str
    text: str
    place: tuple[str, int] | None
    pcs: tuple[int | None, int | None]
    a: Cost | None
    b: Cost | None

class CauseDifference(TypedDict):
    causes: list[str]  # of each of the instructions; empty where nothing held them up
    times: int
    cycles: tuple[int, int]  # in both

class Comparison(TypedDict):
    ahead: int  # instructions of the first ahead of where the second begins, left out
    cycles: tuple[int, int]
    instructions: tuple[int, int]
    common: int  # instructions that are the same in both, from the beginning on
    equal: int  # those of them with equal cycles since the commit before
    first: DifferencePlace | None
    parted: DifferencePlace | None  # where the streams cease to be the same instructions
    causes: list[CauseDifference]  # of common instructions with unequal cycles, most frequent first
    functions: list[FunctionDifference]  # largest difference first, as the next two
    lines: list[LineDifference]
    rows: list[InstructionDifference]
    notes: list[str]  # what is to be known of the cycles of traces

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

def compare(a: Timing, b: Timing, *, joined: bool = False, progress: Progress | None = None) -> Comparison:
    """Compares two streams in lockstep as long as they are the same instructions, and sums up both.

    If `joined`, what `a` has ahead of the first instruction of `b` is left out, as a core's boot code is.
    """

# ---------------------------------------------------------------- secrets

class LeakPlace(TypedDict):
    pc: int
    instruction: str
    function: str | None
    file: str | None
    line: int | None

class Leak(LeakPlace):
    kind: Literal["branch", "jump", "address", "latency", "code", "call"]
    executions: int
    instructions: int  # of this source line
    secrets: list[str]
    flow: list[LeakPlace]  # from the secret to here, one step for each source line

class DeclassifiedInfo(TypedDict):
    used: int  # times that it took effect
    present: bool  # the program has the function

class Findings(TypedDict):
    leaks: list[Leak]
    declassified: list[DeclassifiedInfo]
    instructions: int  # of all calls and runs

@final
class Checker:
    """Follows secrets through calls of a program and says what depends on them.

    `declassify` are (function, what, elements) as in workload.toml. Latencies are those of `core`; without
    one divisions count, and instructions of `design` whose latency depends on data on some core.
    """

    def __new__(
        cls,
        program: Program,
        *,
        design: Design | None = None,
        core: Core | None = None,
        declassify: Sequence[tuple[str, str, int | None]] = ...,
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
        """Calls a function once; `secrets` are (name, argument, first byte, byte behind the last)."""

    def forget_findings(self) -> None:
        """Forgets what was found: findings are those of the calls from here on."""

    def findings(self) -> Findings:
        """What was found in all calls and runs since the checker began or forgot."""

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
        """Pairs among rd, rs1 and rs2 that stand in one field of the word, so that they are always equal."""

    @property
    def rs1_is_number(self) -> bool:
        """Whether the rs1 field holds a number, not a register (csrrwi and its kin)."""

    @property
    def immediate(self) -> tuple[int, int, int] | None:
        """Smallest and largest immediate and the distance between two; None where there is none."""

    def encode(self, *, rd: int = 0, rs1: int = 0, rs2: int = 0, immediate: int = 0) -> int | None:
        """The word with these operands; None where it cannot express them."""

    def operands(self, word: int) -> tuple[int, int, int, int] | None:
        """rd, rs1, rs2 and immediate in `word`; None where it is another instruction."""

    def touched(self, word: int) -> tuple[list[int], list[int]] | None:
        """Integer registers that `word` reads and those that it writes, x0 left out; None if illegal."""

class CodeResult(TypedDict):
    registers: list[int]
    pc: int
    instructions: int
    memory: bytes
    fault: str | None

def instructions(isa: str) -> list[Encoding]:
    """Every encoding that `isa` decodes."""

def everything(xlen: Literal[32, 64]) -> str:
    """The ISA string with every extension that is known at this XLEN."""

def disassemble(word: int, *, isa: str, pc: int = 0, design: Design | None = None) -> str | None:
    """The instruction as GNU and LLVM print it; None where `isa` does not decode it."""

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

class Port(TypedDict):
    """A port of a module, without clock, reset and handshake."""

    name: str
    #: Bits.
    width: int

class GroupOperandInfo(TypedDict):
    """A vector register that an instruction names, as far as one group of elements goes."""

    field: str
    #: Bits from the start of the group that are read or written.
    bits: int
    read: bool
    written: bool
    #: Whether every group is worked on with the first one of this register.
    first: bool

class GroupInfo(TypedDict):
    """What a group of elements is to an instruction on vector registers."""

    #: The instruction, of which a unit may have operations for elements of several widths.
    mnemonic: str
    #: Bits of an element.
    sew: int
    #: Elements of a group.
    elements: int
    operands: list[GroupOperandInfo]

class LanesInfo(TypedDict):
    """A module around a unit behind the lanes of a vector core."""

    module: str
    text: str

class GroupRegistersInfo(TypedDict):
    """The registers of a unit that hold a group's operands."""

    #: Bits of a register.
    element_bits: int
    #: Registers of an operand.
    slots: int
    #: Bits that come at once, of an operand.
    beat_bits: int
    #: Fields of the encoding whose vector register is an operand, and those that are results.
    operands: list[str]
    results: list[str]

class UnitInstruction(TypedDict):
    """An instruction of a unit."""

    mnemonic: str
    #: Its number at the port `op_i`, which a unit with one instruction does not have.
    op: int
    #: Bits of the instruction word that are fixed, and their values.
    mask: int
    value: int
    #: Fields of the encoding whose register is read: the value comes at the port `<field>_i`.
    reads: list[str]
    #: Fields whose register is written, at `<field>_o`, in the order of the writes: where two name one
    #: register the last counts. `<field>_write_o` says whether, where that follows from data.
    writes: list[str]
    #: Fields whose own value is used, at `<field>_i`, or `<field>_number_i` beside a register of that field.
    fields: list[str]
    #: Rounds of its loop, where that runs a round a cycle.
    rounds: int | None
    #: Registers of the module that hold a local variable of that loop: the name that it would have by
    #: itself, and the register.
    within: list[tuple[str, str]]
    #: Of an instruction on vector registers what a group of elements is to it.
    group: GroupInfo | None
    #: Cycles from operands to results; 1: in the cycle in which operands come.
    latency: int

class UnitInfo(TypedDict):
    """Instructions that share hardware, as one module of SystemVerilog."""

    name: str
    module: str
    #: The module with what the unit adds to the core: the same one, or the one inside it whose product
    #: the core's multiplier forms.
    body: str
    text: str
    #: Cycles from operands to results: banks of registers and one.
    latency: int
    #: The longest way through a stage in delays of a NAND gate, as the generator estimates it.
    period: float
    #: Registers for data.
    register_bits: int
    #: Of a unit behind the lanes of a vector core: the registers that hold a group's operands.
    group: GroupRegistersInfo | None
    #: The module around it behind those lanes: a decoder and Instar's shell.
    lanes: LanesInfo | None
    inputs: list[Port]
    outputs: list[Port]
    instructions: list[UnitInstruction]

class LeftOutInfo(TypedDict):
    """An instruction that gets no circuit of its own."""

    mnemonic: str
    #: `file:line`.
    source: str
    #: What it does that a unit cannot.
    reason: str

class Hardware(TypedDict):
    """What a design adds to a core."""

    units: list[UnitInfo]
    left_out: list[LeftOutInfo]

def hardware(
    design: Design, core: Core, *, only: Sequence[str] = ..., latency: int | None = None
) -> Hardware:
    """The units of a design on a core, of the instructions in `only` or of all, as SystemVerilog.

    Instructions for which design.toml names the same unit of the design share one module. `latency` stands in
    the place of the one that design.toml states, of each unit.
    """

def port_stem(field: str) -> str:
    """A field of an encoding as it stands in the names of a unit's ports, before `_i` or `_o`."""

def register_stem(name: str) -> str:
    """A register file of the design's own as it stands in the names of a unit's registers, before `_q`."""

class CoprocessorInfo(TypedDict):
    """A design behind CV-X-IF, as SystemVerilog."""

    module: str
    #: Without the units' text.
    text: str
    #: Registers that the core must hand over with an instruction.
    operands: int
    units: list[UnitInfo]

def coprocessor(design: Design, core: Core, *, only: Sequence[str] = ...) -> CoprocessorInfo:
    """A design as a coprocessor for a core's interface, of the instructions in `only` or of all.

    Raises `InstarError` where an instruction cannot go through that interface.
    """

class Meaning(TypedDict):
    """An instruction as definitions of SMT-LIB 2 (logic QF_ABV) over the state before it."""

    #: What must be declared or defined first: part of the state, symbol, sort. Parts are x1 to x31, pc,
    #: memory (by byte), registers of the description's own, and fields of the encoding that were not given.
    inputs: list[tuple[str, str, str]]
    #: Bits of each field of the encoding, those below its lowest encoded one included.
    fields: dict[str, int]
    #: Its operands in assembly: `{name(rd)}` a register, `{name(rd + 8)}` one from x8 on, `{imm}` a number.
    syntax: str
    #: Definitions, one a line.
    definitions: str
    #: By part of the state that the instruction may change: the term behind it. The next pc is always there.
    outputs: dict[str, str]
    #: One bit: whether an exception is raised; what was written before it stays written.
    raised: str
    #: The exception's number as in mcause, XLEN bits; 0 where there is none.
    cause: str

class MeaningPart(Meaning):
    """A part of an instruction: what comes before a loop, a round of it, or what comes behind it."""

    #: By name: each local variable behind it. Those before it are inputs, `local.<name>`.
    locals: dict[str, str]

class MeaningByRounds(TypedDict):
    """An instruction cut at a loop: `start`, `round` once for each index, and `end`, one behind the other."""

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
    """What an instruction of `design` does, cut at its one loop of so many rounds that stands in no other.

    Raises `InstarError` where it has no such loop.
    """

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

    With `group`, of an instruction on vector registers, what it does to one group of elements that registers
    `<field>_element` hold: bits of an element, bits of such a register, and how many each operand has.

    `word` gives all fields of the encoding, `fields` single ones; the others are inputs. Symbols start with
    `step`.
    """

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

    `registers` says which register each field names that names one. `values` are the operands `reads`, eight
    bytes each, one set behind the other: a register's value, or that of another field; registers that are
    not read are 0. `state` are the design's own registers, in limbs of eight bytes, at reset where it is not
    given. Answers the registers that `writes` name, and the own registers, behind each set in the same form.
    """

# ---------------------------------------------------------------- speed

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
    #: Of these, those that were not stepped.
    replayed: int
    #: Of these, those that were stepped and noted, to be known from then on.
    noted: int
    #: Different states of the pipeline that are known.
    states: int
    #: Different stretches of cycles that are known.
    stretches: int
    #: Bytes of memory that they take.
    bytes: int
    #: Times that all of it was forgotten, as it took too many.
    forgotten: int

def remembered(program: Program, symbol: str, args: Sequence[Arg], *, core: Core) -> Remembered | None:
    """The first call of a function in a model that knows nothing; None where the model steps everything."""

class ScheduledLine(TypedDict):
    """One instruction of a scheduled function, in its new order and with its new registers."""

    #: Its address before; 0 where it only moves a value and was not there.
    pc: int
    #: The number of its basic block.
    block: int
    #: Assembly of its word of four bytes, with a design's macros; a target is the address that it would have.
    text: str
    #: Of a branch or jump: the block that it leads to.
    target: int | None
    #: The address before of the `auipc` whose result it goes on with.
    anchor: int | None
    #: Its source file and line, where the program says them.
    file: str | None
    line: int | None

class Demand(TypedDict):
    """What a call takes of something that a core has `per_cycle` of, in whatever order."""

    what: str
    taken: int
    per_cycle: int
    #: How much of it may be taken before the first instruction commits, where cycles begin to be counted.
    ahead: int
    #: Cycles from the last taking to its commit, and the first commit's own.
    beside: int
    #: `ceil((taken - ahead) / per_cycle) + beside`, or 0: no order takes fewer.
    cycles: int

class SchedulePlace(TypedDict):
    """An instruction of a function, as it came."""

    pc: int
    #: Assembly of its word of four bytes.
    text: str
    #: Its source file and line, where the program says them.
    file: str | None
    line: int | None

class ScheduleBound(TypedDict):
    """Cycles below which no order comes."""

    cycles: int
    #: What makes it: what all take of a resource, instructions that wait for each other, instructions that
    #: need a resource between two others, values that go around a loop, words from fetch, or that all orders
    #: were tried.
    kind: Literal["resource", "path", "crowd", "recurrence", "fetch", "exhaustive"]
    #: Why, in a few words.
    reason: str
    #: Instructions that it is about.
    instructions: list[SchedulePlace]

class TriedOrders(TypedDict):
    """What came of trying all orders of a short straight function against the rules of its core."""

    #: No order takes fewer.
    cycles: int
    #: One of so many keeps all rules; else there were more orders than could be tried.
    kept: bool
    states: int

class WaitPlace(SchedulePlace):
    """An instruction at which issue slots are lost."""

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

class ResourceShare(TypedDict):
    """What a call takes of a resource, and how much there is of it in all its cycles."""

    what: str
    taken: int
    there: int

class Explained(TypedDict):
    """Where the cycles of an order go, from the first commit to the last."""

    cycles: int
    #: Issue slots in a cycle, and how many were taken.
    width: int
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
    #: No order of these instructions takes fewer cycles than any of these.
    demands: list[Demand]
    #: What is proved of all orders, the highest bound first.
    bounds: list[ScheduleBound]
    #: Where all orders were tried.
    tried: TriedOrders | None
    #: `after` is as few cycles as the highest bound.
    optimal: bool
    #: Where the cycles of the best order go.
    explained: Explained
    #: Orders that the model judged.
    judgements: int
    #: `progress` or ^C ended it early.
    stopped: bool
    bytes_before: int
    bytes_after: int
    lines: list[ScheduledLine]

class FreedSpills(TypedDict):
    """A function with other loads and stores."""

    bytes_before: int
    #: Empty where it comes to no fewer instructions.
    lines: list[ScheduledLine]
    #: `progress` or ^C ended it early.
    stopped: bool

class RepeatedLoop(TypedDict):
    """A loop of one basic block that can be turned or unrolled."""

    begins: SchedulePlace
    #: Its first instruction, and the one behind its last, counted from the function's first.
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

class TriedSchedule(TypedDict):
    """What a short search came to."""

    cycles: int
    #: Orders that the model judged.
    judgements: int
    #: `progress` or ^C ended it early.
    stopped: bool

def print_instructions(
    source: str, text: Sequence[str], symbol: str, lines: Sequence[ScheduledLine]
) -> list[str]:
    """The lines of a scheduled function between its label and its end.

    `source` is the name of the file that it came from, `text` that file line by line. Raises `InstarError`
    where an address is made from the pc and the source does not say which.
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

    `include` is an extension whose macros it uses; `rows` are those of a table of constants, `.Lconstants`,
    which lies at a multiple of `align`.
    """

def reshape_loops(
    program: Program,
    symbol: str,
    args: Sequence[Arg],
    *,
    results: int = 2,
    apart: Sequence[tuple[int, int]] = ...,
    turned: Sequence[tuple[int, int, bool]] = ...,
    unrolled: Sequence[tuple[int, int]] = ...,
) -> ReshapedLoops:
    """Tells a function's loops, and gives some of them other forms, without looking for an order.

    `turned` names loops by their place in `loops`, each with the way in which it is turned, so that a round
    begins within the one before it, and whether a call may come to a single round; `unrolled` those of which
    so many rounds are made one, which must divide all `rounds`. Arguments otherwise as of `schedule`. The
    result is not proved to be the same function. Raises `InstarError` as `schedule` does.
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
    """Puts steps of pointers (`addi a1, a1, 8`) behind accesses through them, where a call is faster then.

    The offsets of those accesses make up for it. The lines of the function, in its order else; none where no
    step gains. Arguments as of `schedule`. The result is not proved to be the same function. Raises
    `InstarError` as `schedule` does.
    """

def try_schedule(
    program: Program,
    symbol: str,
    args: Sequence[Arg],
    core: Core,
    *,
    results: int = 2,
    apart: Sequence[tuple[int, int]] = ...,
    only: tuple[int, int] | None = ...,
    judgements: int,
    islands: int,
    seed: int,
    processors: int,
    progress: Callable[[int, int], bool] | None = None,
) -> TriedSchedule:
    """The fewest cycles that a short search comes to, without bounds and lines.

    Only blocks with one of the instructions `only`, counted from the function's first, are searched.
    Arguments otherwise as of `schedule`.
    """

def free_spills(
    program: Program,
    symbol: str,
    args: Sequence[Arg],
    *,
    results: int = 2,
    apart: Sequence[tuple[int, int]] = ...,
    orders: int,
    seed: int,
    processors: int,
    progress: Callable[[float], bool] | None = None,
) -> FreedSpills:
    """Looks for the order of a function's instructions in which fewest loads, stores and copies are needed.

    Loads and stores of whole words through pointers that stay are taken out and put in where registers do
    not suffice; the stack frame grows where it must, and registers that the function did not use are saved
    and used where that pays. `orders` are tried for each stretch between changes of the stack pointer.
    Arguments otherwise as of `schedule`; `progress` is told the share that is done, and answers whether to go
    on. The result is not proved to be the same function. Raises `InstarError` as `schedule` does.
    """

def schedule(
    program: Program,
    symbol: str,
    args: Sequence[Arg],
    core: Core,
    *,
    results: int = 2,
    apart: Sequence[tuple[int, int]] = ...,
    short: bool = ...,
    judgements: int,
    islands: int,
    seed: int,
    processors: int,
    progress: Callable[[int, int], bool] | None = None,
) -> Schedule:
    """Looks for the order of a function's instructions, and for registers, that take fewest cycles.

    `results` of a0 and a1 are returned; `apart` are pairs of argument registers, as in (10, 11), whose
    buffers never overlap. Where `short`, values get registers that let an assembler take words of two bytes.
    The result depends on `judgements`, `islands` and `seed`, and not on `processors`. `progress` is told how
    many orders were judged and the fewest cycles so far, and answers whether to go on. Nothing is proved.

    Raises `InstarError` where the function calls another one, jumps where nobody knows, or has data in it.
    """
