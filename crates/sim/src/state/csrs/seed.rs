//! `seed`: an entropy source whose bits an access uses up.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", "Entropy Source".

use instar_isa::{Extension, csr};

use super::{Context, Module};
use crate::fault::FaultReason;

/// The status field (bits 31 and 30) with 16 bits of entropy ready.
const ES16: u64 = 2 << 30;

/// Where the bits come from: a generator (SplitMix64) that starts alike in every run, so that runs
/// can be repeated. Nothing here is random.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Seed(u64);

impl Seed {
    pub(super) fn new(seed: u64) -> Self {
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

impl Module for Seed {
    fn read(&self, _: u16, _: &Context) -> Option<u64> {
        None
    }

    fn write(&mut self, _: u16, _: u64, _: &Context) -> Option<()> {
        None
    }

    /// The bits are used up by the access, which so must be one that writes; what it writes is
    /// ignored.
    fn take(&mut self, number: u16, writes: bool, context: &Context) -> Option<Result<u64, FaultReason>> {
        let here = number == csr::SEED && context.has(Extension::Zkr);
        here.then(|| if writes { Ok(ES16 | self.draw()) } else { Err(FaultReason::SeedWithoutWrite) })
    }

    /// User mode has it only where `mseccfg` says so, a register that this machine does not have.
    fn lets_user(&self, number: u16) -> bool {
        number != csr::SEED
    }
}
