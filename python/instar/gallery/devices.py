"""A design's devices on its page: what lies in each window, and what each can be told to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from instar.gallery.markup import Head, folded, paragraph, table
from instar.report.table import count
from instar.report.web_page import text

if TYPE_CHECKING:
    from instar._core import DeviceInfo

#: What loads and stores do to a register, by how a design spells it.
_ACCESSES = {
    "rw": "read and written",
    "ro": "read",
    "wo": "written",
    "w1c": "a one that is stored clears a bit",
    "clear-on-read": "a load clears it",
}


def devices(found: list[DeviceInfo]) -> str:
    """All of them; the tables of the first are open."""
    return "".join(_device(one, opened=number == 0) for number, one in enumerate(found))


def _device(one: DeviceInfo, *, opened: bool) -> str:
    by = f"by {one['bus']} " if one["bus"] else ""
    bits = 32 * sum(memory["words"] for memory in one["memories"])
    waits = "waits" if one["stalls"] else "has no effect and sets a bit"
    said = [
        f"{one['bytes']:#x} bytes at {one['base']:#x}; {by}a load takes {one['load_latency']} and a store "
        f"{one['store_latency']} cycles.",
        f"It has {count(bits)} bits of memory." if bits else "",
        f"An access before the end of a command {waits}." if one["commands"] else "",
    ]
    parts = [paragraph(" ".join(filter(None, said)))]
    if one["commands"]:
        rows = [
            [f"<code>{text(command['name'])}</code>", f"<code>{text(command['cycles'])}</code>"]
            for command in one["commands"]
        ]
        parts.append(table([Head("command"), Head("cycles")], rows, label=f"Commands of {one['name']}"))
    parts.append(_window(one))
    return folded(f"Device {one['name']}", *parts, opened=opened)


def _window(one: DeviceInfo) -> str:
    """Registers and memories by their place."""
    placed = [
        (
            register["offset"],
            register["name"],
            _ACCESSES[register["access"]],
            ", ".join(register["fields"]),
            register["secret"],
        )
        for register in one["registers"]
    ]
    placed += [
        (memory["offset"], memory["name"], f"{count(memory['words'])} words", "", memory["secret"])
        for memory in one["memories"]
    ]
    rows = [
        [
            f"<code>{offset:#x}</code>",
            f"<code>{text(name)}</code>",
            text(what),
            text(fields),
            "secret" if secret else "",
        ]
        for offset, name, what, fields, secret in sorted(placed)
    ]
    heads = [Head("offset"), Head("name"), Head("loads and stores"), Head("fields"), Head("")]
    return table(heads, rows, label=f"Window of {one['name']}")
