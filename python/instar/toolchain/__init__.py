"""Cross compilers and the builds that they make."""

from instar.toolchain.build import Build, BuildNote, build
from instar.toolchain.compiler import Compiler, find_compiler

__all__ = ["Build", "BuildNote", "Compiler", "build", "find_compiler"]
