"""Real RTL at hand: the core of a Python package, verilated and run beside the model."""

from instar.rtl.attachment import Attachment, DeviceAttachment
from instar.rtl.build import build_simulator
from instar.rtl.score import BUS, LATENCIES, record, score, score_elements, write_index
from instar.rtl.source import Source, checkout_note, find_source, without_files
from instar.rtl.waveform import Piped, Waveform, read_window

__all__ = [
    "BUS",
    "LATENCIES",
    "Attachment",
    "DeviceAttachment",
    "Piped",
    "Source",
    "Waveform",
    "build_simulator",
    "checkout_note",
    "find_source",
    "read_window",
    "record",
    "score",
    "score_elements",
    "without_files",
    "write_index",
]
