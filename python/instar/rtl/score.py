"""Runs an image in RTL, and beside it in simulator and model.

The RTL's trace goes through a pipe: RTL and model run at the same time, and nothing large is
stored.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import Core, InstarError, RtlImage, record_trace, write_file
from instar.outcome import WrongResult
from instar.rtl.attachment import Attachment, DeviceAttachment
from instar.rtl.build import Report, build_simulator
from instar.rtl.source import find_source
from instar.rtl.waveform import Piped, Waveform, dumped

if TYPE_CHECKING:
    from instar._core import ElementScore, RtlResult

#: The core's parameters that its bench takes; 1 where a core has no such memory.
LATENCIES = ("memory_read_latency", "memory_write_latency")
#: Those of a core with OBI ports, in the bench's file `bus`.
BUS = (
    "fetch_grant_cycles",
    "fetch_response_cycles",
    "data_grant_cycles",
    "data_response_cycles",
    "memory_banks",
    "memory_bank_bytes",
)


@dataclass(frozen=True)
class Running:
    """A simulator at work."""

    process: subprocess.Popen[bytes]
    trace: Path
    memory: Path
    messages: Path
    #: What a coprocessor's instructions wrote.
    results: Path
    #: Accesses of a device.
    accesses: Path
    #: What the core's elements held.
    elements: Path

    def end(self) -> None:
        """Waits for it. Raises `InstarError` where it failed."""
        status = self.process.wait()
        self.complain()
        if status != 0:
            raise InstarError(f"the RTL simulator ended with status {status}")

    def abandon(self, to_the_end: bool) -> None:
        """Ends it after something was wrong; `to_the_end` where a waveform of that is wanted."""
        if to_the_end and self.process.stdout is not None:
            while os.read(self.process.stdout.fileno(), 1 << 16):
                pass
        else:
            self.process.terminate()
        self.process.wait()

    def complain(self) -> None:
        """Raises `InstarError` with what the simulator said was wrong, if it did."""
        for line in self.messages.read_text(errors="replace").splitlines():
            if line.startswith("error "):
                raise InstarError(f"RTL: {line.removeprefix('error ')}")


def score(
    core: Core,
    image: RtlImage,
    name: str,
    report: Report,
    coprocessor: Attachment | None = None,
    *,
    device: DeviceAttachment | None = None,
    checkout: Path | None = None,
    waveform: Waveform | Piped | None = None,
) -> RtlResult:
    """Runs `image` in RTL and model; `name` stands in the scores.

    With a coprocessor each result of its instructions is compared with the simulator's, with a
    device each access of it. `checkout` is a folder with RTL in the place of the package's.

    Raises `WrongResult` where RTL and simulator do not agree, `InstarError` where the RTL does not
    run.
    """
    levels = waveform.levels if isinstance(waveform, Piped) else 0
    waves = waveform is not None
    source = find_source(core, coprocessor, checkout, waves=waves, levels=levels, device=device)
    simulator = build_simulator(source, report)
    report(f"{name} in RTL")
    with _running(simulator, core, image, coprocessor, waveform, device) as running:
        progress = lambda count: report(f"{name} in RTL: {count:,} instructions")  # noqa: E731
        try:
            result = image.score(
                core,
                running.trace,
                running.memory,
                name,
                results=running.results if coprocessor and coprocessor.words else None,
                accesses=running.accesses if device else None,
                progress=progress,
            )
        except InstarError:
            running.abandon(to_the_end=waves)
            running.complain()  # the RTL's own complaint comes first
            raise
        if result["wrong"] is not None:
            running.abandon(to_the_end=waves)
            raise WrongResult(f"{name}: {result['wrong']}")
        running.end()
    return result


def score_elements(
    core: Core, image: RtlImage, name: str, report: Report, checkout: Path | None = None
) -> tuple[RtlResult, ElementScore]:
    """Runs `image` in RTL and model, and compares what comes into each element of the core, bit for bit.

    Raises as `score`.
    """
    simulator = build_simulator(find_source(core, None, checkout, elements=True), report)
    report(f"{name} in RTL")
    with _running(simulator, core, image) as running:
        result = image.score(core, running.trace, running.memory, name)
        if result["wrong"] is not None:
            running.abandon(to_the_end=False)
            raise WrongResult(f"{name}: {result['wrong']}")
        running.end()
        report(f"{name}: elements of RTL and model")
        return result, image.score_elements(core, running.elements)


def simulated(core: Core, image: RtlImage, simulator: Path) -> tuple[str, str, RtlResult]:
    """Runs a small `image` in a simulator of RTL: its trace, the moments that its bench tells (none: an empty
    text), and what our simulator and model come to beside it.

    Raises `WrongResult` where RTL and simulator do not agree, `InstarError` where the RTL does not run.
    """
    said, moments, result = _simulated(core, image, simulator, "moments")
    return said, moments, result


def vector_moments(core: Core, image: RtlImage, simulator: Path) -> str:
    """Runs a small `image` in a simulator of RTL with a vector unit: a line for each instruction of that
    (rtl/bench/vectors.h).

    Raises as `simulated`.
    """
    return _simulated(core, image, simulator, "vectors")[1]


def _simulated(core: Core, image: RtlImage, simulator: Path, told: str) -> tuple[str, str, RtlResult]:
    """The trace, the file `told` of the bench, and what our simulator and model come to."""
    with _running(simulator, core, image, moments=True) as running:
        assert running.process.stdout is not None
        said = running.process.stdout.read()
        running.end()
        trace = running.memory.with_name("trace")
        trace.write_bytes(said)
        result = image.score(core, trace, running.memory, core.name)
        if result["wrong"] is not None:
            raise WrongResult(str(result["wrong"]))
        return said.decode(), running.memory.with_name(told).read_text(), result


def record(
    core: Core,
    image: RtlImage,
    target: Path,
    report: Report,
    checkout: Path | None = None,
    coprocessor: Attachment | None = None,
    device: DeviceAttachment | None = None,
) -> None:
    """Runs `image` in RTL and writes what it retires to `target` (zstd where it ends in .zst)."""
    simulator = build_simulator(find_source(core, coprocessor, checkout, device=device), report)
    report("running in RTL")
    with _running(simulator, core, image, coprocessor, device=device) as running:
        record_trace(running.trace, target)
        running.end()


def write_index(core: Core, image: RtlImage, trace: Path, index: Path) -> None:
    """Writes the timed windows of a recorded image as an index.json."""
    entry = {"trace": trace.name, "core": core.name, "isa": core.isa, "windows": image.windows()}
    write_file(index, (json.dumps([entry], indent=1) + "\n").encode())


@contextmanager
def _running(
    simulator: Path,
    core: Core,
    image: RtlImage,
    coprocessor: Attachment | None = None,
    waveform: Waveform | Piped | None = None,
    device: DeviceAttachment | None = None,
    moments: bool = False,
) -> Iterator[Running]:
    parameters = {parameter["name"]: parameter["value"] for parameter in core.parameters}
    with (
        tempfile.TemporaryDirectory(prefix="instar-rtl-") as scratch,
        dumped(waveform, image, Path(scratch)),
    ):
        folder = Path(scratch)
        elf, memory, messages = folder / "image.elf", folder / "memory", folder / "messages"
        elf.write_bytes(image.elf)
        stated = [f"{name} {parameters[name]}\n" for name in BUS if name in parameters]
        if stated:
            (folder / "bus").write_text("".join(stated))
        if coprocessor and coprocessor.words:
            # The bench notes what these write.
            lines = (f"{mask:08x} {value:08x}\n" for mask, value in coprocessor.words)
            (folder / "instructions").write_text("".join(lines))
        if moments:
            (folder / "moments").touch()
        if device:
            delays = (device.load_delay, device.store_delay)
            numbers = (device.base, device.bytes, int(device.apb), *delays, device.interrupt or 0)
            (folder / "device").write_text(" ".join(map(str, numbers)) + "\n")
        if image.timer is not None:
            (folder / "timer").write_text(f"{image.timer}\n")
        base, size = image.memory
        command = [
            str(simulator),
            str(elf),
            hex(base),
            hex(size),
            hex(image.tohost or 0),
            *(str(parameters.get(name, 1)) for name in LATENCIES),
            str(memory),
            *(hex(number) for stretch in image.written for number in stretch),
        ]
        with messages.open("wb") as told:
            # The RTL's own tracer writes into the folder that it runs in.
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=told, cwd=folder)
        assert process.stdout is not None
        trace = Path(f"/dev/fd/{process.stdout.fileno()}")
        try:
            yield Running(
                process, trace, memory, messages, folder / "results", folder / "accesses", folder / "elements"
            )
        finally:
            process.stdout.close()
            process.kill()
            process.wait()
