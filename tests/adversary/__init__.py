"""Adversaries: they make inputs to which a checker must not say yes, and judge the answer.

    make adversary                                                  an hour, all generators
    python -m tests.adversary --only pairs --seconds 600 --seed 7
    python -m tests.adversary --only pairs --seed 1234 --count 1    one case again

Each folder here is a generator, found by its name. Its `__init__.py` has (types:
`tests.adversary.generator`)

- `WHAT`: one line that the report shows,
- `ROUND`: cases of a whole round, and `SHORT`: those that `make test` makes (always of the same
  seeds),
- `SHARE`: its part of the time where several are asked for (a whole number; all parts are added
  up),
- `def run(seed: int, count: int, deadline: float) -> Tally`: makes the cases `seed`, `seed + 1`, …,
  `seed + count - 1`, of which each depends on its own seed alone, and begins none after `deadline`
  (of `time.monotonic()`). It runs in a process of its own, beside others with other seeds; its
  files go into a temporary folder, and nothing is printed.

`Tally.add(kind, Verdict, ...)` counts one case:

- `RIGHT`: yes, and the judge found nothing against it;
- `CAUGHT`: no, and the judge shows why;
- `REFUSED`: no, though the judge found nothing: a false alarm, or a difference that it did not hit;
- `WRONG`: yes, and the judge shows that it is false;
- `UNJUDGED`: nothing that may be asked about; `kind` says why.

A `WRONG` one comes with a `Case`: the smallest form of it that was found, files and all, which is
kept in `target/adversary/<name>-<seed>/`.
"""
