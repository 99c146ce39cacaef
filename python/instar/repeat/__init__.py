"""A result made again: its record read, its command run elsewhere, and both compared.

The file is a stranger's. Nothing is run but commands of Instar that make results, and nothing is
written but into a folder of our own. Source: docs/reference/results.md.
"""

from instar.repeat.compared import Compared, compare
from instar.repeat.kept import Kept, read

__all__ = ["Compared", "Kept", "compare", "read"]
