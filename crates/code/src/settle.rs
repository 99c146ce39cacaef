//! Groups of vector registers and what the vector unit is set to, as operands.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V". How many registers an operand
//! has follows from vtype, which a word does not say: it is taken from a recorded call. Another
//! call may have another vtype, so whoever uses the result proves it.

use instar_isa::{Class, Op, RegisterFile, VectorDetail, VectorRegisters, csr};

use crate::instruction::LiftedInstruction;
use crate::lift::LiftedFunction;
use crate::recorded::Recorded;

impl LiftedFunction {
    /// Whether it has instructions on vector registers, or of the vector unit.
    pub fn on_vectors(&self) -> bool {
        self.instructions.iter().any(LiftedInstruction::on_vectors)
    }

    /// Gives instructions on vector registers all operands that they had in a call.
    pub fn settle(&mut self, recorded: &Recorded) {
        if !self.on_vectors() {
            return;
        }
        let mut found: Vec<Option<VectorRegisters>> = vec![None; self.instructions.len()];
        for pass in &recorded.passes {
            for (step, at) in self.blocks[pass.block].range.clone().enumerate() {
                // The last pass may end before its block does.
                let Some(step) = recorded.steps.get(pass.first + step) else { break };
                let instruction = &self.instructions[at];
                if !instruction.on_vectors() {
                    continue;
                }
                let more = match instruction.class {
                    Class::Vector => VectorDetail::unpack(step.detail)
                        .and_then(|detail| VectorRegisters::of(instruction.word, detail)),
                    _ => None,
                };
                let all = found[at].get_or_insert_default();
                let more = more.unwrap_or(EVERYTHING);
                *all = VectorRegisters {
                    read: all.read | more.read,
                    written: all.written | more.written,
                    configures: all.configures || more.configures,
                    rounds: all.rounds || more.rounds,
                    saturates: all.saturates || more.saturates,
                    ..EVERYTHING
                };
            }
        }
        for (instruction, found) in self.instructions.iter_mut().zip(found) {
            if instruction.on_vectors() {
                // What was not executed is in no block that is searched.
                settle(instruction, found.unwrap_or(EVERYTHING));
            }
        }
    }
}

/// The operands of an instruction of which nothing is known: a design's, say.
const EVERYTHING: VectorRegisters = VectorRegisters {
    read: u32::MAX,
    written: u32::MAX,
    configures: false,
    rounds: true,
    saturates: true,
    masks: false,
    any_vtype: false,
};

fn settle(instruction: &mut LiftedInstruction, found: VectorRegisters) {
    let fixed = &mut instruction.operands.fixed;
    fixed.retain(|operand| operand.0 != RegisterFile::V);
    for number in 0..32u16 {
        for (set, written) in [(found.read, false), (found.written, true)] {
            if set >> number & 1 == 1 {
                fixed.push((RegisterFile::V, number, written));
            }
        }
    }
    let mut csr = |number, written| fixed.push((RegisterFile::Csr, number, written));
    // Loads and stores of whole registers are the same under every vtype.
    if !matches!(instruction.op, Op::Vlr | Op::Vsr) {
        csr(csr::VL, false);
        csr(csr::VTYPE, false);
    }
    if found.configures || matches!(instruction.op, Op::Vsetvli | Op::Vsetivli | Op::Vsetvl) {
        csr(csr::VL, true);
        csr(csr::VTYPE, true);
    }
    if found.rounds {
        csr(csr::VXRM, false);
    }
    // Several may set vxsat, in whatever order; nothing passes what reads or clears it.
}
