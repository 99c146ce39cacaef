"""Faults that a scheduler, a script or a person may make. Each is None where it has no place in a function.

Some leave a function the same by chance; the judge says so. Source: the kinds that a prover once
let pass, and those of tests/schedule/mutants.py, which knows only words.
"""

from __future__ import annotations

from tests.adversary.pairs.equal import variables_folded
from tests.adversary.pairs.wrong.accesses import (
    accesses_swapped,
    fence_dropped,
    fence_moved,
    fence_weaker,
    hoisted,
    hoisted_dead,
    load_ahead,
    load_early,
    more_loaded,
    narrower,
    stale,
    store_early,
    stored_back,
    wider,
)
from tests.adversary.pairs.wrong.addresses import (
    beside_data,
    helper,
    low_by_or,
    low_dropped,
    low_of_next,
    low_twice,
    other_contents,
    other_data,
    other_pointer,
)
from tests.adversary.pairs.wrong.change import Change
from tests.adversary.pairs.wrong.stack import (
    below_stack,
    frame_small,
    not_restored,
    not_saved,
    stack_lost,
    stack_odd,
)
from tests.adversary.pairs.wrong.values import (
    constant,
    dropped,
    elsewhere,
    exchanged,
    register,
    rounds,
    signs,
    twice,
    wraps,
)

CHANGES: dict[str, Change] = {
    "load ahead": load_ahead,
    "stale value": stale,
    "store before its guard": store_early,
    "variables folded": variables_folded,
    "helper": helper,
    "%lo dropped": low_dropped,
    "%lo twice": low_twice,
    "%lo by or": low_by_or,
    "%lo of another place": low_of_next,
    "other contents": other_contents,
    "other data": other_data,
    "other pointer": other_pointer,
    "beside data": beside_data,
    "wider": wider,
    "narrower": narrower,
    "load before its guard": hoisted,
    "dead load before its guard": hoisted_dead,
    "one load more": more_loaded,
    "stored back": stored_back,
    "fence dropped": fence_dropped,
    "fence moved": fence_moved,
    "fence weaker": fence_weaker,
    "below the stack": below_stack,
    "stack odd": stack_odd,
    "stack lost": stack_lost,
    "frame small": frame_small,
    "accesses swapped": accesses_swapped,
    "load early": load_early,
    "constant": constant,
    "rounds": rounds,
    "operands exchanged": exchanged,
    "signs": signs,
    "register": register,
    "dropped": dropped,
    "twice": twice,
    "not saved": not_saved,
    "not restored": not_restored,
    "branch elsewhere": elsewhere,
    "comparison decided": wraps,
}
