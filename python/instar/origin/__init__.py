"""Where a result comes from: one record, which every file that Instar writes carries.

`record` is what it says, `inputs` the digests in it, `command` the command line that is running, and
`carriers` how each kind of file holds it. Source: docs/reference/results.md.
"""

from instar.origin.carriers import Carrier, carrier_of, endings, sealed, write
from instar.origin.record import Build, Foreign, Origin

__all__ = ["Build", "Carrier", "Foreign", "Origin", "carrier_of", "endings", "sealed", "write"]
