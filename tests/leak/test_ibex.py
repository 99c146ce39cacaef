"""Masked gadgets and their leaky twins on Ibex, which has no register in front of its ALU."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar._core import Program
from instar.cli import run_command
from instar.core_machine import of_core
from instar.leak import Masking, Plan, evaluate, read_shared
from instar.places import library, runtime_folder
from instar.toolchain import Build, build, find_compiler

HERE = Path(__file__).parent
INPUTS = ["a:boolean:a0,a1", "b:boolean:a2,a3"]
