"""What is put into a core for a design, or beside it: a coprocessor's modules, and which words are its
instructions; a device's slave on its bus.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Attachment:
    """A coprocessor as the RTL's build and bench see it."""

    #: Its module.
    module: str
    #: Text of each file, by name.
    files: dict[str, str]
    #: Mask and value of each word whose result in a scalar register is compared.
    words: tuple[tuple[int, int], ...]
    #: Macros beside the one that names the module.
    defines: tuple[str, ...] = ()


@dataclass(frozen=True)
class DeviceAttachment:
    """The slave of a device as the RTL's build and bench see it."""

    #: Its module.
    module: str
    #: Text of each file, by name.
    files: dict[str, str]
    apb: bool
    #: Bits of its port's address.
    address_bits: int
    #: Its window.
    base: int
    bytes: int
    #: Cycles of the bus after its answer, of loads and of stores.
    load_delay: int
    store_delay: int
    #: Number of the interrupt that its line raises.
    interrupt: int | None
