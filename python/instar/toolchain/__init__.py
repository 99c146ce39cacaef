"""Cross compilers and the builds that they make."""

from instar.toolchain.accepted import accepts
from instar.toolchain.build import Build, assembly, build, build_key
from instar.toolchain.compiler import Compiler, NoCompiler, find_compiler
from instar.toolchain.floating import floating_library
from instar.toolchain.languages import refuse_no_code
from instar.toolchain.sizes import Sizes, sizes

__all__ = [
    "Build",
    "Compiler",
    "NoCompiler",
    "Sizes",
    "accepts",
    "assembly",
    "build",
    "build_key",
    "find_compiler",
    "floating_library",
    "refuse_no_code",
    "sizes",
]
