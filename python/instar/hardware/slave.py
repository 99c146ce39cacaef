"""Slaves: a design's devices as SystemVerilog, and what of them is wrong or large."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from instar._core import Design, slaves
from instar.hardware.cost import Cost, Wanted, synthesise
from instar.hardware.netlist import Sources
from instar.hardware.yosys import Report
from instar.rtl import DeviceAttachment

if TYPE_CHECKING:
    from instar._core import SlaveInfo


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
    #: Of its beginning, then of a round of each loop and of what comes between them.
    cycles: tuple[int, ...]

    @property
    def described(self) -> str:
        """What its engine takes, in words."""
        first, *rest = self.cycles
        return f"{first}" + "".join(f" + {cycles} a round" for cycles in rest)


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
    memories: tuple[SlaveMemory, ...]
    commands: tuple[SlaveCommand, ...]

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
        )


def slave_cost(slave: Slave, wanted: Wanted, report: Report) -> Cost:
    """Area of a slave without its memories: these are macros, whose area is no gates'."""
    return synthesise(
        Sources({slave.file: slave.files[slave.file]}, slave.logic), wanted, name=slave.name, report=report
    )


def slaves_of(design: Design) -> tuple[tuple[Slave, ...], tuple[str, ...]]:
    """The slaves of a design's devices, and why others have none, one sentence each."""
    made = slaves(design)
    memory = {made["memory_file"]: made["memory_text"]}
    return tuple(_slave(one, memory) for one in made["slaves"]), tuple(made["left_out"])


def _slave(made: SlaveInfo, memory: dict[str, str]) -> Slave:
    memories = tuple(SlaveMemory(**one) for one in made["memories"])
    return Slave(
        name=made["name"],
        module=made["module"],
        logic=made["logic"],
        files={f"{made['module']}.sv": made["text"], **(memory if memories else {})},
        bus=made["bus"],
        base=made["base"],
        bytes=made["bytes"],
        load_delay=made["load_delay"],
        store_delay=made["store_delay"],
        address_bits=made["address_bits"],
        wait_states=made["wait_states"],
        memories=memories,
        commands=tuple(SlaveCommand(one["name"], tuple(one["cycles"])) for one in made["commands"]),
    )
