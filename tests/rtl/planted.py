"""Performance bugs for a copy of CVA6's RTL (openhwgroup/cva6 6cb200105): none changes a result.

One line each, found by a text that stands once in its file. All lie in one copy, and the file `bug`
beside it says which of them is there when a simulation begins, so that a core is verilated once: 0
is the RTL as it was.

`python -m tests.rtl.planted CHECKOUT CORE` plants and finds them, one after the other, and prints a
line for each.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from instar import rtl
from instar._core import Core
from instar.cli.options import open_library
from instar.rtl.verify import SMALL, Found, Plan, Simulated, verify
from instar.toolchain import find_compiler

#: What of a checkout the bench reads.
_READ = ("core", "common", "config", "vendor", "corev_apu")
_PACKAGE_BEFORE = "core/include/config_pkg.sv"


@dataclass(frozen=True)
class Bug:
    """A line that is replaced."""

    number: int
    sentence: str
    #: The stages in which a report may see it first.
    stages: frozenset[str]
    file: str
    #: A text that stands there once, and what stands there instead; `BUG` is whether it is there.
    text: str
    instead: str
    #: Where it is not on every core.
    issue_width: int | None = None


def _bug(
    number: int, sentence: str, stages: str, file: str, text: str, instead: str, width: int | None = None
) -> Bug:
    return Bug(number, sentence, frozenset(stages.split()), f"core/{file}", text, instead, width)


BUGS = (
    _bug(
        1,
        "results of the first write-back port are not forwarded in their cycle",
        "issue",
        "issue_read_operands.sv",
        "fwd_i.wb[i].valid && !fwd_i.wb[i].ex_valid",
        "fwd_i.wb[i].valid && !fwd_i.wb[i].ex_valid && !(BUG && i == 0)",
    ),
    _bug(
        2,
        "an entry of the scoreboard is never used",
        "issue",
        "scoreboard.sv",
        "assign issue_full[0] = ",
        "assign issue_full[0] = (BUG && $countones({issued_instrs_even_odd[0], "
        "issued_instrs_even_odd[1]}) >= CVA6Cfg.NR_SB_ENTRIES - 1) || ",
    ),
    _bug(
        3,
        "the branch history is not told of branches that are not taken",
        "frontend",
        "frontend/frontend.sv",
        "& (resolved_branch_i.cf_type == ariane_pkg::Branch)",
        "& !(BUG && !resolved_branch_i.is_taken) & (resolved_branch_i.cf_type == ariane_pkg::Branch)",
    ),
    _bug(
        4,
        "the return address stack is one entry short",
        "frontend",
        "frontend/ras.sv",
        "stack_d[DEPTH-1:1] = stack_q[DEPTH-2:0];",
        "if (!BUG) stack_d[DEPTH-1:1] = stack_q[DEPTH-2:0];",
    ),
    _bug(
        5,
        "the store buffer does not drain in a cycle in which a store commits",
        "execute commit issue",
        "store_buffer.sv",
        "if (commit_queue_q[commit_read_pointer_q].valid && !stall_st_pending_i",
        "if (!(BUG && commit_i) && commit_queue_q[commit_read_pointer_q].valid && !stall_st_pending_i",
    ),
    _bug(
        6,
        "fetch loses a cycle where it predicts a change of flow",
        "frontend",
        "frontend/instr_queue.sv",
        "assign ready_o = ",
        "assign ready_o = ~(BUG & |taken) & ",
    ),
    _bug(
        7,
        "a load waits for committed stores to the same 32 bytes",
        "execute",
        "store_buffer.sv",
        "(page_offset_i[11:3] == commit_queue_q[i].address[11:3])",
        "((page_offset_i[11:3] | {7'b0, {2{BUG}}}) == (commit_queue_q[i].address[11:3] | {7'b0, {2{BUG}}}))",
    ),
    _bug(
        8,
        "the second ALU refuses XOR",
        "issue",
        "issue_read_operands.sv",
        "assign use_alu2[i] = is_alu_bypass",
        "assign use_alu2[i] = BUG && issue_instr_i[i].op == ariane_pkg::XORL ? 1'b0 : is_alu_bypass",
        2,
    ),
    _bug(
        9,
        "fetch waits at a page's last word until the queue is empty",
        "frontend",
        "frontend/frontend.sv",
        "icache_dreq_i.ready & instr_queue_ready & ~halt_frontend_i;",
        "icache_dreq_o.req & icache_dreq_i.ready;",
    ),
    _bug(
        10,
        "a divide whose result is known at once does not end at once",
        "execute",
        "serdiv.sv",
        "known\n        if (div_res_zero_q",
        "known\n        if (!BUG && (div_res_zero_q",
    ),
    _bug(
        11,
        "an entry of the write buffer is never used",
        "commit execute",
        "cache_subsystem/wt_dcache_wbuffer.sv",
        "| (~full);",
        "| (~full & ~(BUG & $countones(valid) >= CVA6Cfg.WtDcacheWbufDepth - 1));",
    ),
    _bug(
        12,
        "the queue of committed stores is one entry short",
        "commit",
        "store_buffer.sv",
        "(commit_status_cnt_q < DEPTH_COMMIT);",
        "(commit_status_cnt_q < DEPTH_COMMIT - int'(BUG));",
    ),
    _bug(
        13,
        "a multiply does not issue right behind another",
        "issue",
        "issue_read_operands.sv",
        "if (|mult_valid_q) begin",
        "if (|mult_valid_q) begin if (BUG) fus_busy[0].mult = 1'b1;",
    ),
    _bug(
        14,
        "the load/store unit takes nothing in a cycle in which a load leaves its queue",
        "issue",
        "lsu_bypass.sv",
        "assign ready_o = empty;",
        "assign ready_o = empty & ~(BUG & pop_ld_i);",
    ),
    _bug(
        15,
        "what a store writes to memory is not forwarded to it",
        "issue",
        "issue_read_operands.sv",
        "assign rs2_valid[i] = ",
        "assign rs2_valid[i] = !(BUG && issue_instr_i[i].fu == ariane_pkg::STORE) && ",
    ),
    _bug(
        16,
        "the second commit port takes no multiply and no divide",
        "commit",
        "commit_stage.sv",
        "&& !(commit_instr_i[0].fu inside {CSR})",
        "&& !(BUG && commit_instr_i[1].fu == MULT) && !(commit_instr_i[0].fu inside {CSR})",
        2,
    ),
    _bug(
        17,
        "the instruction cache is not ready in the cycle of a hit in the last word of a line",
        "frontend",
        "cache_subsystem/cva6_icache.sv",
        "// note: we are not expecting ifill return packets here...\n            if (!mem_rtrn_vld_i) begin",
        "if (!mem_rtrn_vld_i && !(BUG && (&vaddr_q[ICACHE_OFFSET_WIDTH-1:CVA6Cfg.FETCH_ALIGN_BITS]))) begin",
    ),
    _bug(
        18,
        "half of the branch history is not used: its index has lost the upper bit",
        "frontend",
        "frontend/bht.sv",
        "assign index     = vpc_i[PREDICTION_BITS-1:ROW_ADDR_BITS+OFFSET];",
        "assign index = vpc_i[PREDICTION_BITS-1:ROW_ADDR_BITS+OFFSET] & "
        "($clog2(NR_ROWS)'(NR_ROWS - 1) >> BUG);",
    ),
    _bug(
        19,
        "fetch begins a cycle late behind a branch that was not foreseen",
        "frontend",
        "frontend/frontend.sv",
        "assign is_mispredict = ",
        "logic late_q; always_ff @(posedge clk_i) late_q <= BUG & is_mispredict;\n  assign is_mispredict = ",
    ),
    _bug(
        20,
        "the write buffer sends nothing to memory in a cycle in which it is offered a store",
        "execute commit",
        "cache_subsystem/wt_dcache_wbuffer.sv",
        "assign miss_req_o = ",
        "assign miss_req_o = ~(BUG & req_port_i.data_req) & ",
    ),
)
#: Further lines that a bug needs.
_MORE = (
    (
        9,
        "core/frontend/frontend.sv",
        "assign icache_dreq_o.req = ",
        "assign icache_dreq_o.req = ~(BUG & (&npc_q[11:3]) & fetch_entry_valid_o[0]) & ",
    ),
    (
        10,
        "core/serdiv.sv",
        "op_b_neg_one_q) begin\n          out_vld_o",
        "op_b_neg_one_q)) begin\n          out_vld_o",
    ),
    (
        18,
        "core/frontend/bht.sv",
        "assign update_pc = bht_update_i.pc[PREDICTION_BITS-1:ROW_ADDR_BITS+OFFSET];",
        "assign update_pc = bht_update_i.pc[PREDICTION_BITS-1:ROW_ADDR_BITS+OFFSET] & "
        "($clog2(NR_ROWS)'(NR_ROWS - 1) >> BUG);",
    ),
    (19, "core/frontend/frontend.sv", "assign icache_dreq_o.req = ", "assign icache_dreq_o.req = ~late_q & "),
)


def on_core(issue_width: int) -> list[Bug]:
    """The bugs that a core with so many slots can have."""
    return [bug for bug in BUGS if bug.issue_width in (None, issue_width)]


def plant(checkout: Path, copy: Path) -> None:
    """Copies what the bench reads of a checkout, with all bugs; none is there until `choose` says so."""
    for name in _READ:
        if (checkout / name).is_dir():
            shutil.copytree(checkout / name, copy / name, symlinks=True, dirs_exist_ok=True)
    lines = [(bug.number, bug.file, bug.text, bug.instead) for bug in BUGS]
    lines += _MORE
    for number, file, text, instead in lines:
        path = copy / file
        found = path.read_text()
        if found.count(text) != 1:
            raise ValueError(f"{path}: {text!r} stands there {found.count(text)} times; once is wanted")
        path.write_text(found.replace(text, instead.replace("BUG", f"(instar_planted::number == {number})")))
    path = copy / _PACKAGE_BEFORE
    path.write_text(_PACKAGE.format(file=copy / "bug") + path.read_text())
    choose(copy, 0)


def choose(copy: Path, number: int) -> None:
    """From now on a simulation of this copy has this bug; 0: none."""
    (copy / "bug").write_text(f"{number}\n")


_PACKAGE = """package instar_planted;
  function automatic int chosen();
    int file, number;
    number = 0;
    file = $fopen("{file}", "r");
    if (file != 0) begin
      void'($fscanf(file, "%d", number));
      $fclose(file);
    end
    return number;
  endfunction
  int number = chosen();
endpackage
"""


def hunt(
    core: Core, simulator: Path, known: Collection[str], minutes: float, seed: int = 1
) -> tuple[Found, float] | None:
    """A difference of a kind that is not `known`, and after how many seconds the first one was there.

    Of several the one with the smallest program; a small one ends it. None: none in that time.
    """
    plan = Plan(seed=seed, cases=60, programs=10_000, minutes=minutes, most=1_000)
    best, first, begun = None, 0.0, time.monotonic()
    for done in verify(core, Simulated(core, simulator), find_compiler(), plan, lambda _: None):
        new = [found for found in done.found if found.difference.kind not in known]
        if new:
            first = first or time.monotonic() - begun
            best = min(new, key=lambda found: found.trial.instructions)
            if best.trial.instructions <= SMALL:
                break
    return None if best is None else (best, first)


def main() -> int:
    """1 where a bug was not found."""
    options = argparse.ArgumentParser(prog="python -m tests.rtl.planted")
    options.add_argument("checkout", type=Path, help="openhwgroup/cva6 6cb200105")
    options.add_argument("core", help="cva6-single or cva6-superscalar")
    options.add_argument("--bugs", help="as in 3,7; default: all")
    options.add_argument("--minutes", type=float, default=10.0)
    options.add_argument(
        "--known", action="append", default=[], help="kinds that the RTL as it was shows too"
    )
    options.add_argument("--copy", type=Path, help="where the copy is kept; default: nowhere")
    given = options.parse_args()
    core = open_library(None).core(given.core)
    width = next(int(one["value"]) for one in core.parameters if one["name"] == "issue_width")
    wanted = {int(number) for number in given.bugs.split(",")} if given.bugs else None
    missed = 0
    with tempfile.TemporaryDirectory() as scratch:
        copy = given.copy or Path(scratch)
        if not (copy / "bug").exists():
            plant(given.checkout, copy)
        simulator = rtl.build_simulator(rtl.find_source(core, checkout=copy), lambda _: None)
        for bug in on_core(width):
            if wanted is not None and bug.number not in wanted:
                continue
            choose(copy, bug.number)
            begun = time.monotonic()
            hunted = hunt(core, simulator, given.known, given.minutes)
            seconds = time.monotonic() - begun
            missed += hunted is None
            if hunted is None:
                print(f"{bug.number:2} not found in {seconds:.0f} s: {bug.sentence}", flush=True)
                continue
            found, first = hunted
            right = (
                "" if found.difference.stage in bug.stages else f" (wanted: {', '.join(sorted(bug.stages))})"
            )
            print(
                f"{bug.number:2} found in {first:3.0f} s, {seconds:3.0f} s in all, program {found.seed}, "
                f"{found.trial.instructions:2} instructions, "
                f"{found.difference.kind}{right}: {bug.sentence}",
                flush=True,
            )
        choose(copy, 0)
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
