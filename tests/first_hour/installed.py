"""An installed wheel as a stranger has it: a fresh environment whose packages nobody may write to."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Done:
    """A command that was run."""

    code: int
    out: str
    err: str


def run(*words: str | Path, cwd: Path, environment: dict[str, str] | None = None) -> Done:
    shown = subprocess.run(
        [str(word) for word in words], cwd=cwd, env=environment, capture_output=True, text=True
    )
    return Done(shown.returncode, shown.stdout, shown.stderr)


@dataclass(frozen=True)
class Installed:
    """An environment, the empty folder that is worked in, and the folder of packages."""

    environment: Path
    folder: Path
    packages: Path

    @staticmethod
    def of(wheel: Path, place: Path, extras: str = "", alone: bool = False) -> Installed:
        """Installs a wheel below `place`; `alone`: what it requires is borrowed from this Python."""
        environment, folder = place / "env", place / "empty"
        venv.create(environment)
        folder.mkdir(parents=True)
        packages = next((environment / "lib").glob("python3*/site-packages"))
        made = Installed(environment, folder, packages)
        if alone:
            borrowed = [path for path in sys.path if path.endswith("site-packages")]
            (packages / "borrowed.pth").write_text("\n".join(borrowed) + "\n")
        done = made.pip("install", *(["--no-deps"] if alone else []), f"{wheel}{extras}")
        assert done.code == 0, done.err
        return made

    def pip(self, *words: str) -> Done:
        """Runs pip for the environment, whose packages may be written to meanwhile."""
        self._let_write("u+w")
        pip = [sys.executable, "-m", "pip", "--quiet", "--python", str(self.environment)]
        done = run(*pip, *words, cwd=self.folder)
        self._let_write("a-w")
        return done

    def remove(self) -> None:
        """Lets the environment be removed."""
        self._let_write("u+w")

    def _let_write(self, mode: str) -> None:
        assert run("chmod", "-R", mode, self.packages, cwd=self.folder).code == 0

    def instar(self, *words: str | Path) -> Done:
        """Runs the command with nothing of this checkout around it."""
        binaries = self.environment / "bin"
        ours = ("INSTAR", "PYTHON")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        home = self.folder.parent / "home"
        home.mkdir(exist_ok=True)
        # Root may write where nobody may: Python then would keep its own files beside the package.
        surroundings = {
            **kept,
            "PATH": f"{binaries}:/usr/bin:/bin",
            "HOME": str(home),
            "XDG_CACHE_HOME": str(home / "cache"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        return run(binaries / "instar", *words, cwd=self.folder, environment=surroundings)

    def contents(self) -> dict[str, tuple[int, int]]:
        """Size and time of each file of Instar's own among the packages."""
        found = {}
        for path in sorted(self.packages.glob("instar*/**/*")):
            if path.is_file() and path.suffix != ".pyc":
                told = path.stat()
                found[str(path.relative_to(self.packages))] = (told.st_size, told.st_mtime_ns)
        return found
