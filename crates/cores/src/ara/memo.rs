//! The unit's states and the cycles between them, so that a cycle that was stepped once is not
//! stepped again.
//!
//! Source: own design, as `cva6/memo` (after E. Schnarr and J. R. Larus, ASPLOS 1998). A state is
//! all that [`VectorUnit::tell`] tells, which is seen from the present cycle. What a cycle makes of
//! it depends on one thing from outside, whether the core has stores under way; between two cycles
//! an instruction may come. Each is stepped once for each state; where few states come back, cycles
//! are stepped without being remembered for a while.

use instar_isa::VectorDetail;
use rustc_hash::FxHashMap;

use super::instruction::Instruction;
use super::still::StandsStill;
use super::unit::{REFUSED, VectorUnit};
use crate::relative::Relative;
use crate::units::UnderWay;

/// States that are remembered: some 60 MB.
const MOST: usize = 8192;
/// Cycles of which at most a quarter may lead to what was not seen before.
const TRIAL: u32 = 32768;
/// Cycles that are stepped after a trial that failed.
const PAUSE: u32 = 1 << 18;

/// A state's number, where it is not known.
const UNKNOWN: u32 = u32::MAX;

/// What a cycle leads to.
#[derive(Clone, Copy, Debug)]
struct Successor {
    to: u32,
    /// How long ago, in cycles, the instruction that was offered was answered.
    answered: Option<u64>,
}

/// A state, and what is known to follow.
#[derive(Debug)]
struct State {
    unit: Box<VectorUnit>,
    /// One cycle on, without and with stores of the core under way.
    cycles: [Successor; 2],
    /// After the offer of an instruction by this name and place in memory.
    offers: Vec<(u64, u64, u32)>,
    under_way: UnderWay,
    reshuffles: bool,
}

impl State {
    fn new(unit: Box<VectorUnit>) -> Self {
        Self {
            cycles: [Successor { to: UNKNOWN, answered: None }; 2],
            offers: Vec::new(),
            under_way: under_way(&unit),
            reshuffles: unit.rearranging.is_some(),
            unit,
        }
    }
}

fn under_way(unit: &VectorUnit) -> UnderWay {
    UnderWay { loads: unit.loads, stores: unit.stores }
}

/// The unit: in a state that is remembered, or stepped.
#[derive(Debug)]
pub struct Memo {
    states: Vec<State>,
    numbers: FxHashMap<Box<[u64]>, u32>,
    /// The state that it is in, or [`UNKNOWN`]: it is `unit`.
    at: u32,
    unit: Box<VectorUnit>,
    /// Cycles of the trial or of the pause that are left, and of the trial those that were stepped.
    left: u32,
    stepped: u32,
    /// How often states were forgotten.
    forgotten: u64,
    /// At what the RTL would have stood still.
    stands_still: StandsStill,
}

/// A copy remembers nothing.
impl Clone for Memo {
    fn clone(&self) -> Self {
        Self { stands_still: self.stands_still, ..Self::new(self.unit().clone()) }
    }
}

impl Memo {
    /// Nothing is remembered yet.
    pub fn new(unit: VectorUnit) -> Self {
        let unit = Box::new(unit);
        Self {
            states: Vec::new(),
            numbers: FxHashMap::default(),
            at: UNKNOWN,
            unit,
            left: 0,
            stepped: 0,
            forgotten: 0,
            stands_still: StandsStill::default(),
        }
    }

    /// Cycles of the trial under way that were stepped.
    #[cfg(test)]
    pub fn stepped(&self) -> u32 {
        self.stepped
    }

    /// The number of the state that it is in, if it has one.
    pub fn state(&self) -> Option<u32> {
        (self.at != UNKNOWN).then_some(self.at)
    }

    /// So many cycles later it is in the state of this number, which has not been forgotten.
    pub fn go_to(&mut self, state: u32, cycles: u64) {
        self.at = state;
        self.left = self.left.saturating_sub(u32::try_from(cycles).unwrap_or(u32::MAX));
    }

    /// How often states were forgotten.
    pub fn forgotten(&self) -> u64 {
        self.forgotten
    }

    /// At what the RTL would have stood still so far.
    pub fn stands_still(&self) -> StandsStill {
        self.stands_still
    }

    /// The unit as it is.
    pub fn unit(&self) -> &VectorUnit {
        self.states.get(self.at as usize).map_or(&self.unit, |state| &state.unit)
    }

    /// What is under way.
    pub fn under_way(&self) -> UnderWay {
        self.states.get(self.at as usize).map_or_else(|| under_way(&self.unit), |state| state.under_way)
    }

    /// Whether registers are being rearranged.
    pub fn reshuffles(&self) -> bool {
        self.states.get(self.at as usize).map_or(self.unit.rearranging.is_some(), |state| state.reshuffles)
    }

    /// Whether nothing changes any more until something is offered.
    pub fn is_still(&self) -> bool {
        self.states
            .get(self.at as usize)
            .is_some_and(|state| state.cycles.iter().all(|way| way.to == self.at))
    }

    /// An instruction of this number stands before the unit from the next cycle on.
    /// `place`: what of its address matters ([`super::plan::place`]).
    pub fn offer(&mut self, id: u32, instruction: Instruction, detail: VectorDetail, place: u64) {
        // vl and vtype take 25 bits.
        let name = u64::from(id) << 25 | detail.pack() & ((1 << 25) - 1);
        self.change(name, place, |unit| unit.offer(name, instruction, detail, place));
    }

    /// An instruction that traps stands before the unit from the next cycle on.
    pub fn offer_refused(&mut self) {
        self.change(REFUSED, 0, VectorUnit::offer_refused);
    }

    /// What stands before the unit changes; `name` and `place` tell it from every other change.
    fn change(&mut self, name: u64, place: u64, offer: impl Fn(&mut VectorUnit)) {
        let Some(state) = self.states.get_mut(self.at as usize) else {
            offer(&mut self.unit);
            return;
        };
        if let Some(&(.., to)) = state.offers.iter().find(|offer| (offer.0, offer.1) == (name, place)) {
            self.at = to;
            return;
        }
        let (before, mut unit) = (self.at, state.unit.clone());
        offer(&mut unit);
        if self.enter(unit) {
            self.states[before as usize].offers.push((name, place, self.at));
        }
    }

    /// One cycle; how long ago what was offered was answered, in cycles, once it is. `stores`: the
    /// core has stores under way.
    #[inline]
    pub fn tick(&mut self, stores: bool) -> Option<u64> {
        self.left = self.left.saturating_sub(1);
        if self.left == 0 {
            self.begin();
        }
        match self.states.get(self.at as usize).map(|state| state.cycles[usize::from(stores)]) {
            None => {
                let answered = self.unit.tick(stores);
                self.stands_still = self.stands_still.or(self.unit.stood_still());
                answered
            }
            Some(Successor { to: UNKNOWN, .. }) => self.find(stores),
            Some(way) => {
                self.at = way.to;
                way.answered
            }
        }
    }

    /// A cycle that was not stepped yet.
    #[cold]
    fn find(&mut self, stores: bool) -> Option<u64> {
        let before = self.at;
        self.stepped += 1;
        let mut unit = self.states[before as usize].unit.clone();
        let answered = unit.tick(stores);
        self.stands_still = self.stands_still.or(unit.stood_still());
        if self.enter(unit) {
            self.states[before as usize].cycles[usize::from(stores)] = Successor { to: self.at, answered };
        }
        answered
    }

    /// A trial begins, or a pause after one that failed.
    #[cold]
    fn begin(&mut self) {
        let fails = self.at != UNKNOWN && self.stepped > TRIAL / 4;
        self.stepped = 0;
        if fails {
            self.unit.clone_from(&self.states[self.at as usize].unit);
            self.forget();
            (self.at, self.left) = (UNKNOWN, PAUSE);
        } else {
            self.left = TRIAL;
            if self.at == UNKNOWN {
                self.enter(self.unit.clone());
            }
        }
    }

    fn forget(&mut self) {
        self.states.clear();
        self.numbers.clear();
        self.forgotten += 1;
    }

    /// Goes to the state that `unit` is in; whether those before are still known.
    fn enter(&mut self, unit: Box<VectorUnit>) -> bool {
        let mut relative = Relative::to(unit.now);
        unit.encode(&mut relative);
        let words = relative.into_words();
        if let Some(&at) = self.numbers.get(&words[..]) {
            self.at = at;
            return true;
        }
        let kept = self.states.len() < MOST;
        if !kept {
            self.forget();
        }
        self.at = self.states.len() as u32;
        self.numbers.insert(words.into_boxed_slice(), self.at);
        self.states.push(State::new(unit));
        kept
    }
}
