"""What an operation takes of a core's energy: changes of its netlist's nets while the program runs in RTL.

The netlist is beside the RTL from the reset on, on the same inputs, and must give the same outputs in
every cycle; else nothing is told. Source of the counting: crates/leak, `activity`.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from instar import rtl
from instar._core import Core, InstarError, RtlImage, follow_activity
from instar.hardware import yosys
from instar.hardware.activity_netlist import Weighed, weighed
from instar.hardware.core_netlist import sources_of
from instar.hardware.core_parts import Memory, Part, Parts, read_parts
from instar.hardware.slave import Slave
from instar.outcome import WrongResult

if TYPE_CHECKING:
    from instar._core import Activity, ActivityReport, RtlResult

#: The module that a device's memories are (crates/circuit).
MEMORY = Memory("instar_memory", "addr_i", "rdata_o", holds=True)
#: Seconds between two looks at who reads the pipe.
_LOOK = 0.05


@dataclass(frozen=True)
class PartEnergy:
    """What a part of a core, or what stands beside it, took in all cycles of a call.

    The unit is a change of the input of a NAND2.
    """

    title: str
    #: Whether it is the design's, beside the core.
    added: bool
    #: Of nets.
    nets: float
    #: Of the registers' clocks as RTL has them, and where one comes to a register only in a cycle
    #: that changes it.
    clock: float
    clock_at_changes: float
    #: Accesses of static memories, whose energy is not in here.
    reads: int
    writes: int


@dataclass(frozen=True)
class RunEnergy:
    """A call in RTL, and what its nets took."""

    cycles: int
    instructions: int
    #: Cycles since the reset in which every output of every netlist was that of the RTL.
    compared: int
    parts: tuple[PartEnergy, ...]

    def total(self, *, at_changes: bool = False) -> float:
        """Of all parts."""
        return sum(one.nets + (one.clock_at_changes if at_changes else one.clock) for one in self.parts)


@dataclass(frozen=True)
class CoreNetlists:
    """The netlist of a core, and of what stands beside it."""

    core: Weighed
    added: tuple[Weighed, ...] = ()

    @property
    def all(self) -> tuple[Weighed, ...]:
        """The core's first."""
        return (self.core, *self.added)


@dataclass(frozen=True)
class Added:
    """What a design puts to a core."""

    coprocessor: rtl.Attachment | None = None
    #: On its bus.
    slave: Slave | None = None

    @property
    def device(self) -> rtl.DeviceAttachment | None:
        """The slave as the bench sees it."""
        return self.slave.attachment() if self.slave is not None else None


def core_netlists(
    core: Core,
    added: Added,
    checkout: Path | None = None,
    *,
    use_cache: bool = True,
    report: yosys.Report = lambda _: None,
) -> CoreNetlists:
    """Netlists of a core, and of what a design puts to it, as the bench has that beside the core.

    Raises `InstarError` where the bench does not say how its core is counted, or Yosys refuses.
    """
    alone = rtl.find_source(core, None, checkout)
    parts = parts_of(core)

    def made(what: str, source: rtl.Source, of: Parts, rounds: int = 0) -> Weighed:
        told = lambda said: report(f"{what}: {said}")  # noqa: E731
        with rtl.without_files(source, "Yosys"):
            sources = replace(sources_of(source, of.without), rounds=rounds)
            return weighed(sources, of, use_cache=use_cache, report=told)

    found = [made(core.name, alone, parts)]
    if added.coprocessor is not None:
        whole = rtl.find_source(core, added.coprocessor, checkout)
        instance = _place(parts, "coprocessor", parts.coprocessor, core)
        beside = _beside(parts, instance, added.coprocessor.module, "coprocessor")
        found.append(made("coprocessor", whole, beside))
    if added.slave is not None:
        whole = rtl.find_source(core, None, checkout, device=added.device)
        instance, title = _place(parts, "device", parts.device, core), f"device {added.slave.name}"
        beside = _beside(parts, instance, added.slave.module, title)
        # A memory's words are set to 0 one by one.
        rounds = 1 + max((memory.words for memory in added.slave.memories), default=0)
        found.append(made(title, whole, replace(beside, memories=(MEMORY,)), rounds))
    return CoreNetlists(found[0], tuple(found[1:]))


def _place(parts: Parts, kind: str, instance: str, core: Core) -> str:
    if not instance:
        raise InstarError(
            f'{parts.file}: there is no line "{kind} INSTANCE", so what a design adds to {core.name} is not '
            "found in its bench"
        )
    return instance


def _beside(parts: Parts, instance: str, module: str, title: str) -> Parts:
    return replace(parts, instance=instance, module=module, unread=(), memories=(), parts=(Part("", title),))


def parts_of(core: Core) -> Parts:
    """How the bench of a core with RTL counts it. Raises `InstarError` where it does not say so."""
    assert core.rtl is not None, "a core without RTL is refused before"
    return read_parts(Path(core.rtl["bench"]), core.name)


def run(
    core: Core,
    image: RtlImage,
    name: str,
    netlists: CoreNetlists,
    report: yosys.Report,
    added: Added = Added(),
    *,
    checkout: Path | None = None,
) -> tuple[RtlResult, RunEnergy]:
    """Runs the image of a call in RTL with the netlists beside it, and says what the second, warm call took.

    Raises as `instar.rtl.score`, and `WrongResult` where an output of a netlist is another one.
    """
    (*_, window) = image.windows()
    scopes = [one.record["scope"] for one in netlists.all]
    levels = 1 + max(scope.count(".") for scope in scopes)
    with tempfile.TemporaryDirectory(prefix="instar-energy-") as scratch:
        pipe = Path(scratch) / "ports"
        os.mkfifo(pipe)
        # Verilator opens the pipe only where a reader is there, and a reader waits for a writer.
        held = os.open(pipe, os.O_RDWR)
        with ThreadPoolExecutor(1) as pool:
            followed = pool.submit(
                follow_activity,
                [one.record for one in netlists.all],
                pipe,
                "TOP.retired_o",
                (window["first_line"], window["last_line"]),
            )
            try:
                result = rtl.score(
                    core,
                    image,
                    name,
                    report,
                    added.coprocessor,
                    device=added.device,
                    checkout=checkout,
                    waveform=rtl.Piped(pipe, levels),
                )
            finally:
                os.close(held)
                _let_go(pipe, followed)
            found = followed.result()
    for one, activity in zip(netlists.all, found["netlists"], strict=True):
        _refuse(name, one, activity)
    return result, energy_of(netlists, found, window["last_line"] - window["first_line"] + 1)


def _let_go(pipe: Path, reader: Future[Any]) -> None:
    """Waits for the end of who reads a pipe into which nobody writes any more."""
    while not reader.done():
        # One that waits for a writer gets one, and with it the end.
        with contextlib.suppress(OSError):
            os.close(os.open(pipe, os.O_WRONLY | os.O_NONBLOCK))
        wait([reader], _LOOK)


def _refuse(name: str, netlist: Weighed, activity: Activity) -> None:
    wrong = activity["wrong"]
    if wrong is not None:
        raise WrongResult(
            f"{name}: in cycle {wrong['cycle']:,} since the reset {wrong['port']} of "
            f"{netlist.record['scope']} is {wrong['recorded']} in RTL and {wrong['computed']} here, "
            "so what its nets do is not told"
        )


def energy_of(netlists: CoreNetlists, found: ActivityReport, instructions: int) -> RunEnergy:
    """What was counted, weighed, part by part."""
    parts = [
        part
        for number, (one, activity) in enumerate(zip(netlists.all, found["netlists"], strict=True))
        for part in _parts(one, activity, added=number > 0)
    ]
    return RunEnergy(found["cycles"], instructions, found["compared"], tuple(parts))


def _parts(netlist: Weighed, activity: Activity, *, added: bool) -> list[PartEnergy]:
    changes, edges = activity["toggles"], dict(activity["edges"])
    nets, clock, at_changes = ([0.0] * len(netlist.parts) for _ in range(3))
    for one in netlist.driven:
        nets[one.part] += changes[one.net] * one.weight
        if one.clocked_by >= 0:
            clock[one.part] += edges[one.clocked_by] * one.clock
            at_changes[one.part] += changes[one.net] * one.clock
    reads, writes = [0] * len(netlist.parts), [0] * len(netlist.parts)
    for part, access in zip(netlist.memory_parts, activity["accesses"], strict=True):
        reads[part] += access["reads"]
        writes[part] += access["writes"]
    return [
        PartEnergy(
            title, added, round(nets[n], 1), round(clock[n], 1), round(at_changes[n], 1), reads[n], writes[n]
        )
        for n, title in enumerate(netlist.parts)
    ]
