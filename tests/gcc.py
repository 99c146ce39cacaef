"""Debian's GCC for RISC-V; what needs it is skipped, and says so, where it is not installed."""

from __future__ import annotations

import shutil

import pytest

GCC = "riscv64-unknown-elf-gcc"
HAS_GCC = shutil.which(GCC) is not None
needs_gcc = pytest.mark.skipif(not HAS_GCC, reason=f"{GCC} is not installed")
