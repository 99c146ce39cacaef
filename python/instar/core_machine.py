"""What the machine of a program has from the core that it runs on."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from instar._core import Core


class OfCore(TypedDict):
    """Keyword arguments of `_core.Program`: what the machine has from its core."""

    misaligned_allowed: bool
    debug_trigger: bool
    counters_stopped: bool
    fast_interrupts: bool


def of_core(core: Core | None) -> OfCore:
    """The machine of a core; without one it has nothing of these."""
    return {
        "misaligned_allowed": core is not None and core.misaligned_allowed,
        "debug_trigger": core is not None and core.debug_trigger,
        "counters_stopped": core is not None and core.counters_stopped,
        "fast_interrupts": core is not None and core.fast_interrupts,
    }
