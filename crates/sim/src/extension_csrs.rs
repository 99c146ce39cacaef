//! The CSRs that belong to one extension each: `jvt` of Zcmt and `seed` of Zkr.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zc*", "jvt", and chapter "Zk", "Entropy Source".

use instar_isa::{Extension, Op, csr};

use crate::fault::Trap;
use crate::machine::Machine;
use crate::micro::MicroOp;

/// The status field of `seed` (bits 31 and 30) with 16 bits of entropy ready.
const ES16: u64 = 2 << 30;
/// Writable bits of `jvt`: the table starts at a multiple of 64, and the only mode is 0.
const JVT_BASE: u64 = !63;

/// Where `seed` takes its bits from: a generator (SplitMix64) that starts alike in every run, so that runs can be
/// repeated. Nothing here is random.
#[derive(Clone, Debug)]
pub(crate) struct Entropy(u64);

impl Entropy {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 16 bits.
    fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z >> 48
    }
}

impl Machine {
    /// An access to one of these CSRs; `None` where it is another one, or its extension is off.
    pub(crate) fn access_extension_csr(&mut self, operation: Op, op: &MicroOp) -> Option<Result<(), Trap>> {
        let isa = self.options.isa;
        match op.immediate as u16 {
            csr::JVT if isa.has(Extension::Zcmt) => {
                let old = self.hart.jvt;
                if csr::writes(operation, op.rs1) {
                    self.set_jvt(self.written(operation, op, old));
                }
                self.hart.set_x(op.rd, old);
                Some(Ok(()))
            }
            // User mode has it only where `mseccfg` says so, a register that this machine does not have.
            csr::SEED if isa.has(Extension::Zkr) && !self.csrs.in_machine_mode() => {
                Some(Err(Trap::CsrPrivilege { number: csr::SEED }))
            }
            csr::SEED if isa.has(Extension::Zkr) => {
                // The bits are used up by the access, which so must be one that writes; what it writes is ignored.
                if !csr::writes(operation, op.rs1) {
                    return Some(Err(Trap::SeedWithoutWrite));
                }
                let bits = self.entropy.draw();
                self.hart.set_x(op.rd, ES16 | bits);
                Some(Ok(()))
            }
            _ => None,
        }
    }

    /// `jvt`, where Zcmt is. (`seed` is not for looking at: an access uses its bits up.)
    pub(crate) fn jvt(&self) -> Option<u64> {
        self.options.isa.has(Extension::Zcmt).then_some(self.hart.jvt)
    }

    /// Writes `jvt`.
    pub(crate) fn set_jvt(&mut self, value: u64) {
        self.hart.jvt = self.options.isa.xlen().truncate(value & JVT_BASE);
    }

    /// What a CSR instruction that writes makes of a register that was `old`.
    pub(crate) fn written(&self, operation: Op, op: &MicroOp, old: u64) -> u64 {
        let immediate = matches!(operation, Op::Csrrwi | Op::Csrrsi | Op::Csrrci);
        let operand = if immediate { u64::from(op.rs1) } else { self.hart.x(op.rs1) };
        match operation {
            Op::Csrrs | Op::Csrrsi => old | operand,
            Op::Csrrc | Op::Csrrci => old & !operand,
            _ => operand,
        }
    }
}
