"""The pipeline of a core as its family describes it, with what a design adds: stages, units, ports.

Stages and units are those of the family's description (`instar._core.families`), numbers those of
the core's parameters after every change, costs those of the design.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from instar._core import Core, families
from instar.picture.drawing import Drawing, width_of, wrapped
from instar.result import label_text

if TYPE_CHECKING:
    from instar._core import DesignUnit, FamilyInfo

WIDTH = 760.0
_GAP = 10.0
_PAD = 8.0
_LINE = 15.0
#: Unit boxes beside each other.
_COLUMNS = 4

#: Parameters by the place where they are seen: a moment of the family, or one of its units.
PLACES: dict[str, tuple[str, ...]] = {
    "fetch": ("fetch_width", "icache_bytes", "bht_entries", "btb_entries", "ras_entries"),
    "issue": ("issue_width", "register_read_ports", "scoreboard_entries"),
    "finish": ("commit_ports",),
    "alu": ("alus", "alu_bypass"),
    "mul": ("multiply_latency",),
    "load": ("dcache_bytes", "load_pipe_registers"),
    "store": ("committed_store_entries", "write_buffer_entries"),
    "ex": ("multiply_high_cycles", "divide_most_cycles", "load_use_cycles"),
    "execute": ("multiply_cycles", "divide_cycles", "vector_multiply_cycles", "vector_divide_cycles"),
    "vector": ("vector_lanes", "vector_register_bits", "vector_bus_width"),
}
SHORT = {
    "alus": "ALUs",
    "alu_bypass": "ALU bypass",
    "bht_entries": "branch history",
    "btb_entries": "branch targets",
    "ras_entries": "return addresses",
    "icache_bytes": "I-cache",
    "dcache_bytes": "D-cache",
    "vector_register_bits": "VLEN",
    "vector_lanes": "lanes",
    "vector_bus_width": "bus",
}
_INTERFACE = "cvxif"


Costs = Mapping[str, Mapping[str, Any]]


@dataclass
class _Box:
    """A box, its heading, and lines of (text, kind)."""

    title: str
    width: float
    lines: list[tuple[str, str]] = field(default_factory=list)
    #: A design's.
    own: bool = False

    def say(self, words: str, kind: str = "small soft") -> None:
        """Adds text, in as many lines as it takes."""
        room = self.width - 2 * _PAD
        if "code" in kind:
            # A mnemonic is not broken; a long one has smaller letters.
            lines = [words]
            kind += " tight" if width_of(words, 11.5, code=True) > room else ""
        else:
            lines = wrapped(words, room, 11)
        self.lines += [(line, kind) for line in lines]

    @property
    def height(self) -> float:
        return 2 * _PAD + _LINE * (1 + len(self.lines)) - 3

    def draw(self, made: Drawing, x: float, y: float, height: float) -> None:
        made.rect(x, y, self.width, height, "box own" if self.own else "box")
        made.text(x + _PAD, y + _PAD + 11, self.title, "strong own" if self.own else "strong")
        for number, (line, kind) in enumerate(self.lines, start=1):
            made.text(x + _PAD, y + _PAD + 11 + _LINE * number, line, kind)


def draw(
    core: Core, *, base: Core | None = None, units: Sequence[DesignUnit] = (), costs: Costs | None = None
) -> Drawing:
    """The pipeline of `core`; parameters that `base` has otherwise stand out.

    `costs` are those of a design's instructions by mnemonic, in its `units` or in the core's own.
    """
    family = next(one for one in families() if one["name"] == core.family)
    with_ = f" with {', '.join(costs)}" if costs else ""
    made = Drawing(WIDTH, f"the pipeline of {core.name}{with_}")
    whole = _Whole(family, core, base, units, costs or {})
    stages = list(whole.stages())
    height = max(box.height for box in stages)
    for number, box in enumerate(stages):
        x = number * (box.width + 2 * _GAP)
        box.draw(made, x + 0.5, 0.5, height)
        if number:
            made.arrow(x - 2 * _GAP + 2, height / 2, x - 1)
    executes = stages[whole.executes]
    spine = whole.executes * (executes.width + 2 * _GAP) + executes.width / 2
    y = height + 0.5
    for heading, boxes in whole.rows():
        made.line(spine, y, spine, y + 14)
        y = _framed(made, heading, boxes, y + 14)
    return made


def _framed(made: Drawing, heading: str, boxes: Sequence[_Box], y: float) -> float:
    """Boxes in rows within a frame that bears a heading; where it ends."""
    top, y = y, y + 24
    for first in range(0, len(boxes), _COLUMNS):
        row = boxes[first : first + _COLUMNS]
        height = max(box.height for box in row)
        for number, box in enumerate(row):
            box.draw(made, _GAP + number * (box.width + _GAP), y, height)
        y += height + _GAP
    made.rect(0.5, top, WIDTH - 1, y - top, "around")
    made.text(_GAP, top + 16, heading, "small soft")
    return y


class _Whole:
    """What there is to be drawn."""

    def __init__(
        self, family: FamilyInfo, core: Core, base: Core | None, units: Sequence[DesignUnit], costs: Costs
    ) -> None:
        self._family = family
        self._values = {one["name"]: one["value"] for one in core.parameters}
        self._before = {one["name"]: one["value"] for one in (base or core).parameters}
        self._units = units
        self._costs = costs
        self._column = (WIDTH - _GAP * (_COLUMNS + 1)) / _COLUMNS

    @property
    def executes(self) -> int:
        """The place of the stage in which instructions execute."""
        pipeline = self._family["pipeline"]
        moments = [stage["moment"] for stage in pipeline["stages"]]
        return moments.index(pipeline["issue"])

    def stages(self) -> Iterator[_Box]:
        """A box for each stage, with the parameters that are seen there."""
        pipeline = self._family["pipeline"]
        stages = pipeline["stages"]
        width = (WIDTH - 1 - 2 * _GAP * (len(stages) - 1)) / len(stages)
        for number, stage in enumerate(stages):
            box = _Box(stage["name"], width)
            box.say(stage["meaning"])
            places = ["fetch"] if number == 0 else []
            places += ["issue"] if number == self.executes - 1 else []
            places += ["execute"] if number == self.executes else []
            places += ["finish"] if number > self.executes else []
            for place in places:
                self._facts(box, place)
            yield box

    def rows(self) -> Iterator[tuple[str, list[_Box]]]:
        """Frames of units: the core's own, a vector unit's, those behind an interface."""
        own = [self._core_unit(name) for name in self._family["units"] if name != _INTERFACE]
        beside = [unit for unit in self._units if self._used(unit["name"])]
        vector = [unit for unit in beside if self._any(unit["name"], "group_elements")]
        behind = [unit for unit in beside if self._of_interface(unit["name"])]
        inside = [unit for unit in beside if unit not in vector and unit not in behind]
        own += [self._unit(unit) for unit in inside]
        if own:
            yield "functional units", own
        holders = [
            self._family["pipeline"]["gauges"][one["counts"]] for one in self._family["pipeline"]["holders"]
        ]
        if holders or any(name in self._values for name in PLACES["vector"]) or vector:
            facts = _Box("", WIDTH)
            self._facts(facts, "vector")
            said = ", ".join(line for line, _ in facts.lines)
            boxes = [_Box(name, self._column) for name in holders]
            boxes += [self._unit(unit) for unit in vector]
            yield f"vector unit{': ' if said else ''}{said}", boxes
        lone = self._instructions(_INTERFACE)
        if behind or lone:
            boxes = [self._unit(unit) for unit in behind]
            if lone:
                box = _Box("coprocessor", self._column, own=True)
                self._say_instructions(box, _INTERFACE)
                boxes.append(box)
            yield "behind CV-X-IF", boxes

    def _core_unit(self, name: str) -> _Box:
        box = _Box(name, self._column)
        self._facts(box, name)
        self._say_instructions(box, name)
        return box

    def _unit(self, unit: DesignUnit) -> _Box:
        count = f" × {unit['count']}" if unit["count"] > 1 else ""
        box = _Box(unit["name"] + count, self._column, own=True)
        if unit["title"]:
            box.say(unit["title"])
        self._say_instructions(box, unit["name"])
        if unit["multiplies_in_core"]:
            box.say("its products are formed by mul")
        elif unit["blocks"]:
            box.say(f"while busy, blocks {', '.join(unit['blocks'])}")
        return box

    def _say_instructions(self, box: _Box, unit: str) -> None:
        """The design's instructions in a unit, those of one cost together."""
        alike: dict[str, list[str]] = {}
        for mnemonic, cost in self._instructions(unit).items():
            alike.setdefault(_cost(cost), []).append(mnemonic)
        for said, mnemonics in alike.items():
            for mnemonic in mnemonics:
                box.say(mnemonic, "code own")
            box.say(said)

    def _instructions(self, unit: str) -> Costs:
        return {name: cost for name, cost in self._costs.items() if cost["unit"] == unit}

    def _used(self, unit: str) -> bool:
        return bool(self._instructions(unit))

    def _any(self, unit: str, key: str) -> bool:
        return any(cost.get(key) for cost in self._instructions(unit).values())

    def _of_interface(self, unit: str) -> bool:
        return any(cost.get("result_bus") == _INTERFACE for cost in self._instructions(unit).values())

    def _facts(self, box: _Box, place: str) -> None:
        """Parameters of a place that say something, those that were changed beside what they were."""
        for name in PLACES.get(place, ()):
            value, before = self._values.get(name), self._before.get(name)
            if value is None or (not value and value == before):
                continue
            called = SHORT.get(name, name.replace("_", " "))
            said = called if value is True else f"{called} {_amount(name, value)}"
            if value != before:
                box.say(f"{said}, was {label_text(before) if before is not None else 'none'}", "small own")
            else:
                box.say(said)


def _amount(name: str, value: Any) -> str:
    if name.endswith("_bytes"):
        return f"{value // 1024} KiB" if value % 1024 == 0 else f"{value} bytes"
    if name.endswith(("_bits", "_width")) and name != "issue_width":
        return f"{value} bits"
    return f"{value:,}" if isinstance(value, int) else str(value)


def _cost(cost: Mapping[str, Any]) -> str:
    """`latency 3, one a cycle`."""
    latency, interval = latency_text(cost), cost.get("interval")
    every = "" if interval is None else ", one a cycle" if interval == 1 else f", one every {interval}"
    ports = f", on port {' or '.join(map(str, cost['ports']))}" if cost.get("ports") else ""
    return f"latency {latency}{every}{ports}"


def latency_text(cost: Mapping[str, Any]) -> str:
    """A latency, or what it lies between where it depends on an operand."""
    latency = cost["latency"]
    numbers = [latency] if isinstance(latency, int) else sorted(_numbers(latency))
    if not numbers:
        return "of its own"
    return str(numbers[0]) if numbers[0] == numbers[-1] else f"{numbers[0]} to {numbers[-1]}"


def _numbers(found: Any) -> Iterator[int]:
    """Cycles anywhere in a stated latency."""
    if isinstance(found, Mapping):
        for key, value in found.items():
            if key in {"cycles", "latency"} and isinstance(value, int):
                yield value
            else:
                yield from _numbers(value)
    elif isinstance(found, (list, tuple)):
        for one in found:
            yield from _numbers(one)
