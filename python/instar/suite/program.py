"""One program of a suite: what is built, and what must be seen when it has run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from instar import cache
from instar._core import InstarError, suggestion
from instar.outcome import WrongResult
from instar.places import runtime_folder
from instar.suite.checkout import Checkout
from instar.suite.job import Part
from instar.toolchain import Build, Compiler, build_key, floating_library
from instar.workload.program import runtime_sources

if TYPE_CHECKING:
    from instar._core import Core, SuiteProgramInfo, SuiteRuleInfo

#: What is seen of a console that says something else.
_SHOWN = 200


@dataclass(frozen=True)
class SuiteProgram:
    """A program of a checkout, timed by a rule."""

    checkout: Checkout
    name: str
    #: Name of the rule.
    rule: str

    @property
    def info(self) -> SuiteProgramInfo:
        """What `suite.toml` says of it."""
        return self.checkout.suite["programs"][self.name]

    @property
    def rule_info(self) -> SuiteRuleInfo:
        """What `suite.toml` says of the rule."""
        return self.checkout.suite["rules"][self.rule]

    @property
    def title(self) -> str:
        """For sentences: `crc32 of Embench-IoT 1.0`."""
        return f"{self.name} of {self.checkout.title}"

    def amount(self) -> float:
        """Runs in what is timed, or the program's reference."""
        if self.checkout.suite["score"]["reference"] is None:
            return self.rule_info["runs"]
        references = self.checkout.references()
        if self.name not in references:
            file = self.checkout.folder / str(self.checkout.suite["score"]["reference"])
            raise InstarError(f'{file}: there is no reference of "{self.name}", so it has no score')
        return references[self.name]

    def part(self) -> Part:
        """What of it is timed."""
        suite, rule = self.checkout.suite, self.rule_info
        says = (*self.info["says"], *rule["says"])
        return Part(suite["begin"], suite["end"], rule["time"], says)

    def key(self, made: Build, core: Core) -> str:
        """Digest of everything that decides what it costs on `core`, built as `made`."""
        parts = (cache.tool_digest(), build_key(made), core.fingerprint, repr(self.part()))
        return cache.digest("suite", *parts)

    def build(self, isa: str, compiler: Compiler) -> Build:
        """The build of it. Raises `InstarError` where a file is missing or cannot be linked."""
        info, found = self.info, self.checkout
        if info["needs"] is not None:
            raise InstarError(f"{self.title} needs {info['needs']}, which nothing here provides")
        runtime = runtime_folder()
        ours, port = runtime_sources(), [Path(file) for file in info["port"]]
        return Build(
            compiler=compiler,
            isa=isa,
            sources=(
                *ours,
                *port,
                *(found.file(name) for name in info["sources"]),
            ),
            include=(
                *map(Path, info["port_include"]),
                *(found.folder / name for name in info["include"]),
                runtime / "include",
            ),
            defines={**info["defines"], **self.rule_info["defines"]},
            extra_flags=tuple(info["flags"]),
            libraries=(floating_library(compiler, isa),) if info["floating"] else (),
            source_flags=_own_flags(ours, port),
            link_script=runtime / "link.ld",
        )


def _own_flags(runtime: Sequence[Path], port: Sequence[Path]) -> dict[Path, tuple[str, ...]]:
    """Flags of our files beside a suite's, which may be for an older C, or for a C library's presence."""
    # Compilers make calls of memcpy of the loops of memcpy, where they may.
    ours = {source: ("-std=gnu11", "-ffreestanding") for source in runtime if source.suffix == ".c"}
    return {**ours, **dict.fromkeys(port, ("-std=gnu11",))}


def check(title: str, part: Part, exit_code: int, console: str) -> None:
    """Raises `WrongResult` where a program failed its own check."""
    if exit_code != 0:
        raise WrongResult(f"{title} fails its own check: it ends with exit code {exit_code}")
    lines = [line.rstrip() for line in console.splitlines()]
    for wanted in part.says:
        seen = sum(line == wanted or line.startswith(f"{wanted} ") for line in lines)
        if seen < part.time:
            what = wanted.partition(":")[0].strip()
            near = next((line for line in lines if line.strip().startswith(what)), console[-_SHOWN:].strip())
            raise WrongResult(
                f'{title} fails its own check: it should say "{wanted.strip()}" {_often(part.time)}, and '
                f'says "{near}"'
            )


def _often(times: int) -> str:
    return "once" if times == 1 else f"{times} times"


def chosen(checkout: Checkout, names: list[str], rule: str | None) -> list[SuiteProgram]:
    """The programs called `names`, without names all, by `rule` or the suite's first one."""
    suite = checkout.suite
    rules = list(suite["rules"])
    if rule is not None and rule not in rules:
        hint = suggestion(rule, "it has", rules)
        raise InstarError(f'suite "{suite["name"]}" has no rule "{rule}"; {hint}')
    known = list(suite["programs"])
    return [SuiteProgram(checkout, name, rule or rules[0]) for name in known if not names or name in names]
