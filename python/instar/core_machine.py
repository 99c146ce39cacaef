"""What the machine of a program has from the core that it runs on."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from instar._core import Core, Equipment


def equipment_of(core: Core | None) -> Equipment:
    """What the machine of a core has; without one it has nothing of this."""
    # What is not named is not there.
    return core.equipment if core is not None else cast("Equipment", {})
