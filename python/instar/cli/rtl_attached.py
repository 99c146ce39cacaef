"""What `instar rtl run` puts to a core: a coprocessor, the slave of a device, or both."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from instar import rtl
from instar._core import InstarError
from instar.hardware.slave import Slave, slaves_of

if TYPE_CHECKING:
    from instar._core import Core, Design


def has_coprocessor(core: Core, design: Design, device: rtl.DeviceAttachment | None) -> bool:
    """Whether the design's instructions are put to the core; beside a device they need no place in it."""
    if device is None:
        return True
    described = core.rtl
    return bool(design.info["extensions"]) and described is not None and described["coprocessor"] is not None


@contextmanager
def without_instructions(core: Core, design: Design, coprocessor: rtl.Attachment | None) -> Iterator[None]:
    """Says why an instruction is illegal in RTL that has none of the design's."""
    try:
        yield
    except InstarError as error:
        if coprocessor or not design.info["extensions"] or "illegal instruction" not in str(error):
            raise
        raise InstarError(
            f'{error}; the RTL of {core.name} has no place for the instructions of "{design.info["name"]}": '
            "name a --variant whose kernels use none"
        ) from error


def slave_of(design: Design) -> Slave | None:
    """The slave of the design's device, where it has one."""
    if not design.info["devices"]:
        return None
    slaves, left_out = slaves_of(design)
    if left_out:
        raise InstarError("; ".join(left_out))
    if len(slaves) > 1:
        names = ", ".join(slave.name for slave in slaves)
        raise InstarError(f"a bench has room for one device, and the design has {names}")
    (slave,) = slaves
    return slave
