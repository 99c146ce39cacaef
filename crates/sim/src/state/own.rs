//! A design's own registers: those of all its descriptions, whose files are numbered one after the
//! other.
//!
//! Source: own design; `instar_coredsl::OwnState` holds those of one description.

use instar_coredsl::{Description, OwnState};

/// Own state of every description.
#[derive(Clone, Default)]
pub(crate) struct Own {
    sets: Vec<OwnState>,
    at_reset: Vec<OwnState>,
    /// By number of a register file: which description declares it, its number there, limbs of a
    /// register.
    files: Vec<(usize, usize, usize)>,
    /// Where they are, by description, when it was asked last.
    places: Places,
}

/// Places of this process.
#[derive(Clone, Default)]
struct Places(Vec<*mut u64>);

// SAFETY: whoever reads through them has them from [`Own::places`], which makes them anew.
unsafe impl Send for Places {}
// SAFETY: as above.
unsafe impl Sync for Places {}

impl Own {
    /// The registers at reset.
    pub(crate) fn new(descriptions: &[Description]) -> Self {
        let sets: Vec<OwnState> = descriptions.iter().map(Description::own_state).collect();
        let files = descriptions.iter().enumerate().flat_map(|(set, description)| {
            let limbs = description.states.iter().map(|state| state.ty.limbs() as usize);
            limbs.enumerate().map(move |(file, limbs)| (set, file, limbs))
        });
        Self { at_reset: sets.clone(), files: files.collect(), sets, places: Places::default() }
    }

    /// Whether all registers are the same, of the same descriptions.
    pub(crate) fn same_registers(&self, other: &Self) -> bool {
        self.sets == other.sets
    }

    /// All registers as after reset.
    pub(crate) fn reset(&mut self) {
        self.sets.clone_from(&self.at_reset);
    }

    /// Those of description number `set`.
    pub(crate) fn set(&self, set: usize) -> &OwnState {
        &self.sets[set]
    }

    /// The same for writing.
    pub(crate) fn set_mut(&mut self, set: usize) -> &mut OwnState {
        &mut self.sets[set]
    }

    /// Where the limbs of each description's registers are, for machine code: until somebody else
    /// has them.
    pub(crate) fn places(&mut self) -> *const *mut u64 {
        self.places.0.clear();
        self.places.0.extend(self.sets.iter_mut().map(|set| set.limbs_mut().as_mut_ptr()));
        self.places.0.as_ptr()
    }

    /// 64-bit limbs of a register of file number `file`.
    pub(crate) fn limbs_of(&self, file: u8) -> usize {
        self.files[usize::from(file)].2
    }

    /// The limbs of register `index` of file number `file`, lowest first.
    pub(crate) fn register(&self, file: u8, index: u16) -> &[u64] {
        let (set, file, _) = self.files[usize::from(file)];
        self.sets[set].register(file, usize::from(index))
    }

    /// The same for writing.
    pub(crate) fn register_mut(&mut self, file: u8, index: u16) -> &mut [u64] {
        let (set, file, _) = self.files[usize::from(file)];
        self.sets[set].register_mut(file, usize::from(index))
    }
}
