"""From points to jobs: what points share is built, checked and packed once."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from instar import cache
from instar._core import Core, Design, InstarError, Library, Program, need_file, suggestion, trace_index
from instar.checked_program import Prepared, prepare
from instar.explore.job import INDEX, CallRun, Job, ProgramRun, TraceRun
from instar.explore.worker import index_text
from instar.jobs.job import PROGRAM
from instar.jobs.packing import Packing, described, names_of
from instar.suite.checkout import Checkout
from instar.suite.job import Part
from instar.suite.program import SuiteProgram, chosen
from instar.toolchain import Build, Compiler, build, build_key
from instar.variants import find_variant
from instar.workload.program import Recipe

if TYPE_CHECKING:
    from instar._core import CircuitsInfo, PointInfo, VariantInfo, Window


class Preparation:
    """Makes jobs; keeps what points share."""

    def __init__(
        self,
        library: Library,
        compiler: Callable[[], Compiler],
        checkouts: Mapping[str, Checkout] | None = None,
    ) -> None:
        self._library = library
        self._checkouts = checkouts or {}
        self._find_compiler = compiler
        self._compiler: Compiler | None = None
        self._designs: dict[str, Design] = {}
        self._prepared: dict[tuple[str | None, ...], Prepared | InstarError] = {}
        self._packing = Packing(library)
        self._traces: dict[tuple[str, str | None], tuple[str, Window | None]] = {}

    def job(self, point: PointInfo) -> Job:
        """The job of a point that is not refused.

        Raises `WrongResult` where its program is wrong, `InstarError` where it cannot be built.
        """
        if point["trace"] is not None:
            return self._trace_job(point, Path(point["trace"]))
        if point["program"] is not None:
            elf = Path(point["program"])
            return self._job(point, ProgramRun(), elf, _file_sha256(elf), checked=False, title=elf.name)
        if point["suite"] is not None:
            return self._suite_job(point)
        prepared = self._program(point)
        elf = Path(prepared.program.path)
        return self._job(
            point,
            CallRun(prepared.calls, point["cold"]),
            elf,
            build_key(prepared.build),
            prepared.build.compiler.version,
            " ".join(prepared.build.flags),
            checked=prepared.checked,
            title=prepared.title,
            notes=prepared.notes,
        )

    def core(self, point: PointInfo) -> Core:
        """The core of a point, with all that it changes."""
        return self._library.core(
            point["core"],
            design=self._design(point["design"]),
            variant=point["variant"],
            overrides=point["overrides"],
        )

    def base(self, point: PointInfo) -> Core:
        """The same core as its own file has it."""
        return self._library.core(point["core"])

    def design(self, point: PointInfo) -> tuple[Design | None, VariantInfo | None]:
        """The design of a point with its variant."""
        design = self._design(point["design"])
        return design, find_variant(design, point["variant"]) if design else None

    def of_part(self, point: PointInfo, part: CircuitsInfo) -> tuple[Core, Design, VariantInfo]:
        """The core of a point with another design's variant, for the circuits of that."""
        design = self._design(part["design"])
        assert design is not None, "the space names one"
        variant = find_variant(design, part["variant"])
        assert variant is not None, "the space names one"
        core = self._library.core(
            point["core"], design=design, variant=part["variant"], overrides=point["overrides"]
        )
        return core, design, variant

    def program(self, point: PointInfo) -> Program:
        """The program of a point that runs one; made once."""
        if point["suite"] is not None:
            return Program(build(self._suite_build(point)), isa=point["isa"])
        if point["program"] is None:
            return self._program(point).program
        return Program(point["program"], isa=point["isa"], design=self._of_variant(point))

    def _job(
        self,
        point: PointInfo,
        run: CallRun | ProgramRun | TraceRun | Part,
        elf: Path | None,
        content: str,
        compiler: str | None = None,
        flags: str | None = None,
        *,
        checked: bool,
        title: str,
        notes: tuple[str, ...] = (),
    ) -> Job:
        design, own = self._design(point["design"]), self._of_variant(point)
        core = self._library.find("core", point["core"])
        extra = {}
        if isinstance(run, TraceRun):
            extra[INDEX] = index_text(run.path, dict(run.window) if run.window else None)
        elif elf is not None:
            extra[PROGRAM] = elf.read_bytes()
        key = cache.digest(
            cache.tool_digest(),
            point["fingerprint"],
            point["isa"],
            type(run).__name__,
            content,
            *(described(call) for call in (run.calls if isinstance(run, CallRun) else ())),
            f"cold {point['cold']}",
            repr(run.window) if isinstance(run, TraceRun) else "",
            repr(run) if isinstance(run, Part) else "",
            own.fingerprint if own else "",
        )
        return Job(
            key=key,
            tool=cache.tool_digest(),
            parcel=self._packing.parcel(core["path"], design, extra),
            core=core["name"],
            designs=names_of(design),
            variant=point["variant"],
            overrides=point["overrides"],
            isa=point["isa"],
            run=run,
            checked=checked,
            content=content if isinstance(run, TraceRun) else hashlib.sha256(extra[PROGRAM]).hexdigest(),
            title=title,
            compiler=compiler,
            flags=flags,
            notes=notes,
        )

    def _suite_program(self, point: PointInfo) -> SuiteProgram:
        """The program of a point that runs one of a suite's."""
        suite = self._library.suite(point["suite"] or "")
        name = suite["name"]
        if name not in self._checkouts:
            raise InstarError(
                f'suite "{name}" lies in a folder of yours; say which with --suite {name}=FOLDER, a checkout '
                f"of {suite['home']}"
            )
        (program,) = chosen(self._checkouts[name], [point["benchmark"] or ""], point["rule"])
        return program

    def _suite_build(self, point: PointInfo) -> Build:
        if self._compiler is None:
            self._compiler = self._find_compiler()
        return self._suite_program(point).build(point["isa"], self._compiler)

    def _suite_job(self, point: PointInfo) -> Job:
        program, made = self._suite_program(point), self._suite_build(point)
        return self._job(
            point,
            program.part(),
            build(made),
            build_key(made),
            made.compiler.version,
            " ".join(made.flags),
            checked=True,
            title=program.title,
        )

    def _trace_job(self, point: PointInfo, path: Path) -> Job:
        asked = (str(path), point["window"])
        if asked not in self._traces:
            self._traces[asked] = (_file_sha256(path), _window(path, point["window"]))
        content, window = self._traces[asked]
        return self._job(
            point, TraceRun(path, content, window), None, content, checked=False, title=str(path)
        )

    def _program(self, point: PointInfo) -> Prepared:
        """The checked program of a point; what is wrong with it is found once, and raised for each point."""
        asked = (point["workload"], point["operation"], point["isa"], point["design"], point["variant"])
        if asked not in self._prepared:
            try:
                self._prepared[asked] = self._prepare(point)
            except InstarError as error:
                self._prepared[asked] = error
        found = self._prepared[asked]
        if isinstance(found, InstarError):
            raise found
        return found

    def _prepare(self, point: PointInfo) -> Prepared:
        workload, parameter_set = self._library.workload_set(point["workload"] or "")
        design = self._design(point["design"])
        variant = find_variant(design, point["variant"]) if design else None
        if self._compiler is None:
            self._compiler = self._find_compiler()
        recipe = Recipe(workload, parameter_set, point["isa"], self._compiler, design, variant)
        return prepare(self._library, recipe, point["operation"] or "")

    def _of_variant(self, point: PointInfo) -> Design | None:
        """The design of a point with the descriptions of its variant."""
        design = self._design(point["design"])
        return design.of_variant(point["variant"]) if design else None

    def _design(self, name: str | None) -> Design | None:
        if name is not None and name not in self._designs:
            self._designs[name] = self._library.design(name)
        return self._designs[name] if name is not None else None


def _file_sha256(path: Path) -> str:
    need_file(path)
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _window(trace: Path, name: str | None) -> Window | None:
    """The window called `name`; without a name the only one, None where the whole trace is timed."""
    windows = trace_index(trace)[0]["timed"]
    known = ", ".join(window["name"] for window in windows)
    if name is None:
        if len(windows) > 1:
            raise InstarError(f'{trace}: its index has several windows; say which with window = "…": {known}')
        return windows[0] if windows else None
    for window in windows:
        if window["name"] == name:
            return window
    hint = suggestion(name, "it has", [window["name"] for window in windows])
    raise InstarError(f'{trace}: its index has no window "{name}"; {hint}')
