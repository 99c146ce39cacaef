"""Whether flags make something depend on a secret: one case of the operation, followed as `instar ct` does.

Optimisers turn masks into branches, and with some flags more of them: a processor that is scheduled
for may be one on which a short branch costs nothing.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import PurePath

from instar import cache
from instar.secret.check import check
from instar.toolchain.units import source_of
from instar.tune.judge import Judge
from instar.tune.point import Point
from instar.tune.subject import Subject, Tuned
from instar.tuned import TunedSecrets


@dataclass(frozen=True)
class Verdict:
    """What was found of a point."""

    told: TunedSecrets
    #: More places depend on a secret than with the subject's own flags.
    worse: bool = False
    #: Files in which they lie; empty where one lies in no file that flags are for.
    files: tuple[str, ...] = ()


def unknown(why: str) -> Verdict:
    """Nothing was followed."""
    return Verdict(TunedSecrets(f"not followed: {why}"))


class Secrets:
    """Follows the secrets of points; each program once, kept in the result cache."""

    def __init__(self, subject: Tuned, judge: Judge, names: dict[str, str]) -> None:
        #: None where nothing is declared that could be followed.
        self._subject = subject if isinstance(subject, Subject) else None
        self._judge = judge
        self._names = names
        self._declared = self._subject is not None and bool(
            self._subject.recipe.workload["operations"][self._subject.operation]["secret"]
        )

    def of(self, point: Point) -> Verdict:
        """The verdict on a point. Raises `InstarError` where its case fails."""
        if self._subject is None:
            return unknown("a suite's program has none")
        if not self._declared:
            return unknown(f'workload.toml declares no secret of "{self._subject.operation}"')
        found = self._places(point)
        if not found:
            return Verdict(TunedSecrets("no branch, address or latency depends on a secret in one case", 0))
        before = self._places(Point())
        more = Counter(found)
        more.subtract(before)
        files = [file for file, count in sorted(more.items()) if count > 0]
        places = "1 place depends" if len(found) == 1 else f"{len(found)} places depend"
        said = f"{places} on a secret in one case, with the workload's own flags {len(before)}"
        known = files if all(file in self._names.values() for file in files) else []
        told = TunedSecrets(
            f"{said} ({', '.join(files)})" if files else said, leaks=len(found), leaks_before=len(before)
        )
        return Verdict(told, worse=bool(files), files=tuple(known))

    def _places(self, point: Point) -> list[str]:
        """The file of each place that depends on a secret."""
        assert self._subject is not None, "secrets are declared"
        _, program = self._judge.program(point, ())
        key = cache.digest("tune secrets", program)
        if self._subject.use_cache and (known := cache.load_result(key)) is not None:
            return list(known["places"])
        subject, recipe = self._subject, self._subject.recipe_of(point)
        found = check(subject.library, recipe, [subject.operation], core=subject.core, most_cases=1)
        places = [self._file(leak["file"], leak["function"]) for leak, _ in found.leaks]
        cache.store_result(key, {"places": places})
        return places

    def _file(self, file: str | None, function: str | None) -> str:
        """What a file is called in points; what lies in a header, that of the function that it is in."""
        sources = [PurePath(source) for source in self._names]
        source = source_of(file, sources) if file is not None and file.endswith(".c") else None
        if source is not None:
            return self._names[str(source)]
        assert self._subject is not None, "secrets are declared"
        for info in self._subject.recipe.workload["functions"].values():
            if info["symbol"] == function and info["source"] in self._names:
                return self._names[info["source"]]
        return file or function or "code without a name"
