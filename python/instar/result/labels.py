"""Labels of points, and what was changed of a core, as files spell them."""

from __future__ import annotations

from instar._core import Core

Label = int | bool | str


def label_text(label: Label) -> str:
    """A label as files spell it."""
    return str(label).lower() if isinstance(label, bool) else str(label)


def changed(core: Core | None) -> dict[str, Label]:
    """Parameters that a variant or `--set` changed, and `isa`."""
    if core is None:
        return {}
    isa: dict[str, Label] = {"isa": core.isa} if core.changed_isa else {}
    return isa | {p["name"]: p["value"] for p in core.parameters if p["provenance"] == "override"}


def changed_text(core: Core | None) -> str:
    """The same behind a core's name: ` with commit_ports = 3`."""
    listed = ", ".join(f"{name} = {label_text(value)}" for name, value in changed(core).items())
    return f" with {listed}" if listed else ""
