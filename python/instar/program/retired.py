"""A run that goes on as its retired instructions are asked for, batch by batch.

Source: `instar._core.Retired`. Between two batches the machine stands still.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Generic, TypeVar

from instar._core import InstarError
from instar.program.batch import Batch
from instar.program.statics import Statics

if TYPE_CHECKING:
    from instar._core import CallResult, RunResult
    from instar._core import Retired as CoreRetired

#: Instructions of a batch where nobody says: some megabytes, and few enough of them that Python
#: does not count.
BATCH = 1 << 16

Result = TypeVar("Result", covariant=True)


class Retired(Iterator[Batch], Generic[Result]):
    """Iterates over the batches of one run; stop whenever you like.

    Memory and registers of the program are between two batches as the last instruction left them
    (with a core, which commits later, some instructions ahead). A call or run of the same program
    ends this one: the next batch is an `InstarError`. Where the run itself fails the error comes
    after the batch with what retired before.
    """

    def __init__(
        self,
        core: CoreRetired,
        statics: Callable[[], Statics],
        result: Callable[[CallResult | RunResult], Result],
        batch: int,
    ) -> None:
        if batch < 1:
            raise InstarError(f"a batch of {batch} instructions is none; give at least 1")
        self._core = core
        self._statics = statics
        self._result = result
        self._batch = batch

    def __next__(self) -> Batch:
        columns = self._core.next(self._batch)
        if columns is None:
            raise StopIteration
        return Batch(columns, self._statics())

    @property
    def result(self) -> Result:
        """What the call or the program gave, once all batches were taken. Raises `InstarError` before."""
        found = self._core.result()
        if found is None:
            raise InstarError("the run is not over: its result is there when all batches were taken")
        return self._result(found)
