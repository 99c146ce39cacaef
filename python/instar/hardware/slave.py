"""Slaves: a design's devices as SystemVerilog, and what of them is wrong or large."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from instar._core import Design, slaves
from instar.hardware.cost import Cost, Wanted, synthesise
from instar.hardware.microprogram_area import unit_cost
from instar.hardware.netlist import Sources
from instar.hardware.yosys import Report
from instar.places import data_folder
from instar.rtl import DeviceAttachment

if TYPE_CHECKING:
    from instar._core import SlaveInfo


#: Files of a unit for microprograms that the others read, in their order.
PACKAGES = ("instar_mp_pkg.sv", "instar_mp_types.sv")

#: Characters of a slave from which on Yosys looks for no operators to share: steps of an engine
#: share theirs as it is made, and the search did not end for one of 500,000.
LARGE = 300_000


@dataclass(frozen=True)
class SlaveMemory:
    """A memory of a slave, a macro of its own."""

    name: str
    words: int
    #: Of a word.
    bits: int


@dataclass(frozen=True)
class SlaveCommand:
    """A command of a slave."""

    name: str
    #: Of its beginning, then of a round of each loop and of what comes between them; of a
    #: microprogram all of its run, whatever the key.
    cycles: tuple[int, ...]

    @property
    def described(self) -> str:
        """What its engine takes, in words."""
        first, *rest = self.cycles
        return f"{first:,}" + "".join(f" + {cycles} a round" for cycles in rest)


@dataclass(frozen=True)
class MicroprogramUnit:
    """The unit of a slave whose commands are microprograms."""

    #: Each of three lanes.
    units: int
    #: Of a digit, and of a number.
    digit: int
    width: int
    #: Words of its instruction memory.
    words: int


@dataclass(frozen=True)
class Slave:
    """A device's slave and its module."""

    name: str
    module: str
    #: The module in it without the memories.
    logic: str
    #: Both, and the module of every memory, by file name.
    files: dict[str, str]
    #: `obi` or `apb`.
    bus: str
    base: int
    bytes: int
    #: Cycles of the bus after the slave's answer, of loads and of stores.
    load_delay: int
    store_delay: int
    address_bits: int
    wait_states: int
    #: Number of the interrupt that its line raises.
    interrupt: int | None
    memories: tuple[SlaveMemory, ...]
    commands: tuple[SlaveCommand, ...]
    unit: MicroprogramUnit | None = None

    @property
    def file(self) -> str:
        """Name of its file."""
        return f"{self.module}.sv"

    @property
    def memory_bits(self) -> int:
        """Bits of all memories."""
        return sum(memory.words * memory.bits for memory in self.memories)

    @property
    def turn(self) -> int:
        """Cycles from an access that it takes to the next one that a master may ask for."""
        return 1 if self.bus == "obi" else 2 + self.wait_states

    def attachment(self) -> DeviceAttachment:
        """What the RTL of a core takes of it."""
        return DeviceAttachment(
            module=self.module,
            files=self.files,
            apb=self.bus == "apb",
            address_bits=self.address_bits,
            base=self.base,
            bytes=self.bytes,
            load_delay=self.load_delay,
            store_delay=self.store_delay,
            interrupt=self.interrupt,
        )


def slave_cost(slave: Slave, wanted: Wanted, report: Report) -> Cost:
    """Area of a slave without its memories: these are macros, whose area is no gates'. With a unit for
    microprograms gates alone, part by part.
    """
    if slave.unit is not None:
        return unit_cost(slave, wanted, report)
    text = slave.files[slave.file]
    sources = Sources({slave.file: text}, slave.logic, share=len(text) < LARGE)
    return synthesise(sources, wanted, name=slave.name, report=report)


def slaves_of(design: Design) -> tuple[tuple[Slave, ...], tuple[str, ...]]:
    """The slaves of a design's devices, and why others have none, one sentence each."""
    made = slaves(design)
    memory = {made["memory_file"]: made["memory_text"]}
    return tuple(_slave(one, memory) for one in made["slaves"]), tuple(made["left_out"])


def _slave(made: SlaveInfo, memory: dict[str, str]) -> Slave:
    memories = tuple(SlaveMemory(**one) for one in made["memories"])
    unit = made["unit"]
    beside = _unit_files(dict(unit["files"])) if unit else {}
    return Slave(
        name=made["name"],
        module=made["module"],
        logic=made["logic"],
        files={**beside, f"{made['module']}.sv": made["text"], **(memory if memories else {})},
        bus=made["bus"],
        base=made["base"],
        bytes=made["bytes"],
        load_delay=made["load_delay"],
        store_delay=made["store_delay"],
        address_bits=made["address_bits"],
        wait_states=made["wait_states"],
        interrupt=made["interrupt"],
        memories=memories,
        commands=tuple(SlaveCommand(one["name"], tuple(one["cycles"])) for one in made["commands"]),
        unit=MicroprogramUnit(unit["units"], unit["digit"], unit["width"], unit["words"]) if unit else None,
    )


def _unit_files(made: dict[str, str]) -> dict[str, str]:
    """What is made for one device's unit, and the modules that are all units'; packages first."""
    folder = data_folder() / "rtl" / "microprogram"
    texts = {**made, **{path.name: path.read_text() for path in sorted(folder.glob("*.sv"))}}
    return {name: texts[name] for name in (*PACKAGES, *(name for name in texts if name not in PACKAGES))}
