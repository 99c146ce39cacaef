//! Stores and loads near which the core reads its cache later.
//!
//! Source: own design; the core says what is near.

use instar_code::{Block, Pass, Recorded};
use instar_cores::Reload;
use instar_trace::AccessKind;

/// Pairs of a store and a load, counted from the block's first, that lie near each other in every
/// pass, as the core tells. Each makes one access of at most eight aligned bytes.
pub fn near(recorded: &Recorded, number: usize, block: &Block, reload: Reload) -> Vec<(usize, usize)> {
    let passes: Vec<_> = recorded.passes.iter().filter(|pass| pass.block == number).collect();
    // By pass the piece of memory in which the access lies.
    let pieces = |local: usize, kind: AccessKind| -> Option<Vec<u64>> {
        let piece = |pass: &&Pass| match recorded.accesses_of(pass.first + local) {
            [one] => {
                let size = u64::from(one.size);
                let whole = size <= reload.bytes && size.is_power_of_two() && one.address % size == 0;
                (one.kind == kind && whole).then(|| reload.piece(one.address))
            }
            _ => None,
        };
        passes.iter().map(piece).collect()
    };
    let of = |kind| -> Vec<_> {
        (0..block.range.len()).filter_map(|local| Some((local, pieces(local, kind)?))).collect()
    };
    let (stores, loads) = (of(AccessKind::Write), of(AccessKind::Read));
    let mut pairs = Vec::new();
    for (load, at) in loads {
        pairs.extend(stores.iter().filter(|(_, other)| *other == at).map(|&(store, _)| (store, load)));
    }
    pairs
}
