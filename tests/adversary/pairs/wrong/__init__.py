"""Faults that a scheduler, a script or a person may make. Each is None where it has no place in a function.

Some leave a function the same by chance; the judge says so. Source: the kinds that a prover once let pass,
and those of tests/schedule/mutants.py, which knows only words.
"""

from __future__ import annotations

from tests.adversary.pairs.equal import variables_folded
from tests.adversary.pairs.wrong.change import Change
from tests.adversary.pairs.wrong.addresses import low_dropped, low_twice, low_by_or, low_of_next, other_contents, other_pointer, other_data, beside_data, helper
from tests.adversary.pairs.wrong.accesses import wider, narrower, hoisted, hoisted_dead, more_loaded, stored_back, fence_dropped, fence_moved, fence_weaker, accesses_swapped, load_early, load_ahead, stale, store_early
from tests.adversary.pairs.wrong.stack import below_stack, stack_odd, stack_lost, frame_small, not_saved, not_restored
from tests.adversary.pairs.wrong.values import constant, rounds, exchanged, signs, register, dropped, twice, elsewhere, wraps

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
