"""A tiny suite: its text, our port of it, and the files that a user would bring."""

from __future__ import annotations

import hashlib
from pathlib import Path

from instar.places import data_folder

#: Two programs; `loop` turns 100 times in each run, `flip` is right only where FLIP is 1.
LOOP = """\
void suite_begin(void);
void suite_end(void);
unsigned suite_cycles(void);
int printf(const char *format, ...);

__attribute__((noinline)) void loop(void) {
    __asm__ volatile("li t0, 100\\n1: addi t0, t0, -1\\nbnez t0, 1b" ::: "t0");
}

int main(void) {
    for (int n = 0; n < MAINS; n++) {
        unsigned began = suite_cycles();
        suite_begin();
        for (int run = 0; run < RUNS; run++) loop();
        suite_end();
        printf("cycles: %u\\n", suite_cycles() - began);
        printf("%s %d %04x%c %lu%%\\n", "right", -7, 0xab, '!', 12ul);
    }
    return 0;
}
"""
FLIP = """\
void suite_begin(void);
void suite_end(void);

int main(void) {
    suite_begin();
    suite_end();
    return FLIP ? 0 : 3;
}
"""
SUITE = """\
title = "Tiny"
home = "the folder beside this one"
port = [{port}]
port_include = ["{include}", "{folder}"]
flags = ["-fhosted", "-w"]
begin = "suite_begin"
end = "suite_end"

[score]
unit = "runs per thousand cycles"
per = 1000

[rules.suite]
title = "ten runs from a cold start"
defines = {{ RUNS = 10, MAINS = 1, FLIP = 1 }}
runs = 10

[rules.second]
title = "a run after another one"
defines = {{ RUNS = 1, MAINS = 2, FLIP = 1 }}
time = 2

[rules.wrong]
title = "one program fails"
defines = {{ RUNS = 1, MAINS = 1, FLIP = 0 }}

[programs.loop]
sources = ["loop.c"]
says = ["right -7 00ab! 12%"]

[programs.flip]
sources = ["flip.c"]

[versions."1"]
"loop.c" = "{loop}"
"flip.c" = "{flip}"
"""


def written(root: Path) -> tuple[Path, Path]:
    """A folder for `--path` with the suite `tiny`, and the folder with its files."""
    files = root / "tiny-files"
    files.mkdir(parents=True)
    (files / "loop.c").write_text(LOOP)
    (files / "flip.c").write_text(FLIP)
    ours = data_folder() / "suites" / "port"
    port = ", ".join(f'"{ours / name}"' for name in ("console.c", "strings.c", "timed.c"))
    text = SUITE.format(
        port=port,
        include=ours / "include",
        folder=ours,
        loop=hashlib.sha256(LOOP.encode()).hexdigest(),
        flip=hashlib.sha256(FLIP.encode()).hexdigest(),
    )
    suite = root / "more" / "suites" / "tiny"
    suite.mkdir(parents=True)
    (suite / "suite.toml").write_text(text)
    return root / "more", files
