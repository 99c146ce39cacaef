"""The superscalar CVA6 for SLOTHY 0.2.2, as our core `cva6-superscalar` describes it.

Loaded by SLOTHY's Python, not by Instar's. Where a number comes from stands beside it: the key of
cores/cva6-superscalar.toml, which names the RTL file, or the rule in crates/cores/src/cva6/.

What the interface of SLOTHY cannot say, so that this file is silent about it:

- the scoreboard's 8 entries, the 2 commit ports in order, of which one commits stores (commit.rs);
- the 4 + 4 entries of the store buffer, and that a write goes to memory in a cycle that no load
  needs (load_store/stores.rs, write_buffer): a write-through cache makes stores wait for loads;
- caches, and fetch: 64 bits a cycle, branches that are mispredicted (frontend);
- instructions of two bytes, which are fetched faster: no choice of registers costs here;
- that a load waits in its unit, and does not hold up what follows, when an older store has the same
  address bits 11 to 3: here it may not issue before it can run.

The 4 register read ports (`register_read_ports`) bind nobody: two instructions read four registers
at most.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from slothy.targets.riscv.riscv import lookup_multidict
from slothy.targets.riscv.riscv_instruction_core import RISCVInstruction
from slothy.targets.riscv.riscv_super_instructions import (
    RISCVIntegerRegister,
    RISCVIntegerRegisterImmediate,
    RISCVIntegerRegisterRegister,
    RISCVIntegerRegisterRegisterMul,
    RISCVLoad,
    RISCVStore,
    RISCVUType,
)

#: `issue_width`.
issue_rate = 2
llvm_mca_target = ""

#: `multiply_latency`.
MULTIPLY = 2
#: A load that hits: its address goes to the cache in the cycle after its issue, its result can be
#: used in one after that (load_store/loads.rs, `load_pipe_registers` = 0).
LOAD = 2
#: `divide_default_latency`.
DIVIDE = 16
#: A load after a store with the same address bits 11 to 3 waits until the store has committed and
#: left the store buffer (load_store/loads.rs, WaitPageOffset); cycles from issue to issue, measured
#: in the model where nothing else waits.
STORE_TO_LOAD = 5

#: Instructions of Zba, Zbb and Zbs that SLOTHY does not list, by the form of their operands.
_MORE = {
    RISCVIntegerRegisterRegister: (
        ["sh1add", "sh2add", "sh3add", "min", "minu", "max", "maxu", "bclr", "bext", "binv", "bset"]
    ),
    RISCVIntegerRegisterImmediate: ["bclri", "bexti", "binvi", "bseti"],
    RISCVIntegerRegister: ["clz", "ctz", "cpop", "sext.b", "sext.h", "zext.h", "orc.b"],
}
for _form, _names in _MORE.items():
    RISCVInstruction.instr_factory(_names, _form)
RISCVInstruction.classes_by_names.update({c.__name__: c for c in RISCVInstruction.dynamic_instr_classes})


class ExecutionUnit(Enum):
    """`alus` = 2, the first with a shared result bus; a multiplier; a load/store unit (execute.rs)."""

    FIRST_ALU = 1
    SECOND_ALU = 2
    MULTIPLIER = 3
    LOAD_STORE = 4


_DIVIDES = tuple(RISCVInstruction.classes_by_names[name] for name in ("div", "divu", "rem", "remu"))
_ALU = (RISCVIntegerRegister, RISCVIntegerRegisterImmediate, RISCVIntegerRegisterRegister, RISCVUType)

execution_units = {
    _ALU: [ExecutionUnit.FIRST_ALU, ExecutionUnit.SECOND_ALU],
    RISCVIntegerRegisterRegisterMul: [ExecutionUnit.MULTIPLIER],
    (RISCVLoad, RISCVStore): [ExecutionUnit.LOAD_STORE],
}
inverse_throughput = {
    _DIVIDES: DIVIDE,
    (*_ALU, RISCVIntegerRegisterRegisterMul, RISCVLoad, RISCVStore): 1,
}
latencies = {
    _DIVIDES: DIVIDE,
    RISCVIntegerRegisterRegisterMul: MULTIPLY,
    RISCVLoad: LOAD,
    (*_ALU, RISCVStore): 1,
}


@dataclass
class Memory:
    """What is known of the memory accesses of the code under work, by the tags `id` of its lines.

    SLOTHY's own tags `reads` and `writes` fail for RISC-V: they add arguments without a type.
    """

    #: Pairs of which the second stays behind the first, and by how many cycles at least.
    ordered: list[tuple[int, int, int]]
    #: A store and a load of different words with the same address bits 11 to 3, in whatever order.
    neighbours: list[tuple[int, int]]


#: That of the window under work.
memory = Memory([], [])


def add_further_constraints(slothy: Any) -> None:
    """The order of memory accesses, and the result bus that the multiplier shares with the first ALU."""
    nodes = {node.inst.source_line.tags.get("id"): node for node in slothy._get_nodes()}
    for first, second, cycles in memory.ordered:
        if first in nodes and second in nodes:
            slothy._Add(nodes[second].program_start_var > nodes[first].program_start_var)
            if cycles and not slothy.config.constraints.functional_only:
                slothy._Add(nodes[second].cycle_start_var >= nodes[first].cycle_start_var + cycles)
    if slothy.config.constraints.functional_only:
        return
    for store, load in memory.neighbours:
        if store in nodes and load in nodes:
            before = slothy._NewBoolVar("")
            slothy._Add(nodes[load].program_start_var < nodes[store].program_start_var).OnlyEnforceIf(before)
            slothy._Add(
                nodes[load].cycle_start_var >= nodes[store].cycle_start_var + STORE_TO_LOAD
            ).OnlyEnforceIf(before.Not())
    if not slothy.config.constraints.model_functional_units:
        return
    # issue.rs `bus_taken`: a product that is there in the next cycle but one keeps the first ALU
    # from issuing in the next one.
    taken = list(slothy._model.intervals_for_unit[ExecutionUnit.FIRST_ALU])
    for node in slothy._get_nodes():
        if isinstance(node.inst, RISCVIntegerRegisterRegisterMul):
            start = node.cycle_start_var + (MULTIPLY - 1)
            taken.append(slothy._NewIntervalVar(start, 1, start + 1, ""))
    slothy._AddNoOverlap(taken)


def has_min_max_objective(config: Any) -> bool:
    """There is no further aim."""
    return False


def get_min_max_objective(slothy: Any) -> None:
    """There is no further aim."""


def get_latency(source: Any, out_index: int, destination: Any) -> int:
    """Cycles from the issue of `source` to that of `destination`, which uses its result.

    Two operations of the ALUs issue in one cycle although the second needs the first (`alu_bypass`;
    issue.rs `chains`): a third cannot, as two issue in all. `cpop` takes no part.
    """
    if all(isinstance(each, _ALU) and type(each).__name__ != "cpop" for each in (source, destination)):
        return 0
    cycles: int = lookup_multidict(latencies, source)
    return cycles


def get_units(source: Any) -> list[ExecutionUnit]:
    """The units of which one must be free."""
    units: list[ExecutionUnit] = lookup_multidict(execution_units, source)
    return units


def get_inverse_throughput(source: Any) -> int:
    """Cycles until the unit takes the next one."""
    cycles: int = lookup_multidict(inverse_throughput, source)
    return cycles
