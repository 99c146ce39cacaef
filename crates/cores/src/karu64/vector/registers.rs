//! The register file of the vector unit: granules of 128 bits in a memory of two ports, and one
//! granule of each operand in hand.
//!
//! Source: karucore/karu64 8da799a, rtl/karu_vrf_bram_wr.v: the fill of the granules that an
//! operation needs next stops its sequencer; what it wrote just before goes first.

/// Where a granule stands: its register, and which half of it.
pub(super) type Granule = (u8, bool);

/// The granules of vs1, vs2 and vd that are in hand, or wanted.
pub(super) type Granules = [Option<Granule>; 3];

/// The operands in hand, and the cycles of an instruction so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Registers {
    in_hand: Granules,
    /// Cycles so far.
    pub cycles: u64,
    /// Cycles of these in which operands were read.
    pub filled: u64,
    /// The step before wrote a granule.
    wrote: bool,
}

/// Cycles in which nothing else is done while granules of vs1 and vs2 come: asked, read, in hand.
const FILL: u64 = 3;

impl Registers {
    /// With these granules in hand.
    pub fn with(in_hand: Granules) -> Self {
        Self { in_hand, ..Self::default() }
    }

    /// So many cycles of work that need these granules.
    pub fn work(&mut self, wanted: Granules, cycles: u64) {
        let missing =
            wanted.iter().zip(&self.in_hand).any(|(wanted, held)| wanted.is_some() && wanted != held);
        if missing {
            // vd comes after the other two; a granule that was just written is written before.
            let fill = FILL + u64::from(wanted[2].is_some()) + u64::from(self.wrote);
            self.in_hand = wanted;
            self.filled += fill;
            self.cycles += fill;
        }
        self.cycles += cycles;
        self.wrote = false;
    }

    /// A cycle of work that writes a granule.
    pub fn write(&mut self, wanted: Granules) {
        self.work(wanted, 1);
        self.wrote = true;
    }

    /// What is in hand after the instruction: nothing if its last step wrote.
    pub fn left(&self) -> Granules {
        if self.wrote { Granules::default() } else { self.in_hand }
    }
}
