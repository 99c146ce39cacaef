//! Stretches of instructions that were followed once and are passed again without a look at each,
//! in the same cycles.
//!
//! Source: own design, as `cva6/memo`. In order and without caches an instruction's cycle follows
//! from the state of the pipeline before it and from the few things that a [`Remembering`] core
//! names. A stretch ends where the code may go on elsewhere; [`graph`] knows the stretches that
//! were seen from a state, and to which state each leads. A core with an instruction cache ends one
//! at each line too: what it asks of the cache is asked where a stretch begins, and what a stretch
//! changes there is done where it is passed.
//!
//! An observer that wants causes or cycles sees every instruction followed. Followed are also all
//! of a batch with a trap, with interrupts and sleeps, or where instructions follow each other
//! otherwise than the batch says.

mod graph;

use instar_isa::StaticTable;
use instar_trace::{Flags, RetiredBatch};

use self::graph::{Graph, Leads, Seen, Start, Stretch};
use super::crosses;
use crate::relative::{Origin, Relative};
use crate::remembering::{MOST_BYTES, Thrift};
use crate::{CommitObserver, Remembered};

/// Most instructions of a stretch: as many as a batch can lose at its end.
const LONGEST: usize = 64;

/// Instructions of a batch that is worth to look up a state for.
const SHORTEST_BATCH: usize = 2 * LONGEST;

/// Times that a stretch begins at an instruction before it is noted.
const SELDOM: u8 = 3;

/// An in-order core, as far as its cycles can be remembered.
pub(crate) trait Remembering {
    /// Who watches its commits.
    type Watcher: CommitObserver;

    /// Follows an instruction of a batch by the rules; whether a stretch ends with it, as another
    /// may follow than the next in memory, or cycles depend on its detail.
    fn follow_one(&mut self, table: &StaticTable, batch: &RetiredBatch, at: usize) -> bool;

    /// What of the detail of such an instruction cycles depend on; `None` where that is not known.
    fn depends(&self, batch: &RetiredBatch, at: usize) -> Option<u64>;

    /// What a stretch that begins here finds in caches, as bits; `None` where it can only be
    /// followed.
    #[inline]
    fn asks(&mut self, _: &RetiredBatch, _: usize) -> Option<u32> {
        Some(0)
    }

    /// What was changed in caches since this was asked last.
    fn changed(&mut self) -> u32 {
        0
    }

    /// Changes that in caches, for a stretch that is passed and begins here.
    #[inline]
    fn change(&mut self, _: &RetiredBatch, _: usize, _: u32) {}

    /// Visits what the cycles of the next instructions depend on, seen from that of the last one.
    fn visit(&mut self, relative: &mut Relative);

    /// The cycle of the last instruction.
    fn last(&self) -> u64;

    /// Instructions that committed.
    fn committed(&mut self) -> &mut u64;

    /// Instructions of a batch were passed, of which this is the last; their state is visited next.
    fn passed(&mut self, batch: &RetiredBatch, at: usize);

    /// What it remembers.
    fn memo(&mut self) -> &mut Memo;

    /// Who watches its commits.
    fn watcher(&mut self) -> &mut Self::Watcher;
}

/// What is remembered, where it is.
#[derive(Debug, Default)]
pub(crate) struct Memo(Option<Box<Known>>);

/// A copy remembers nothing.
impl Clone for Memo {
    fn clone(&self) -> Self {
        Self(None)
    }
}

#[derive(Debug, Default)]
struct Known {
    graph: Graph,
    /// By static entry: how often a stretch began there, up to [`SELDOM`].
    begun: Vec<u8>,
    thrift: Thrift,
    counts: Remembered,
    /// Room for numbers of a state, and for cycles.
    words: Vec<u64>,
    cycles: Vec<u32>,
}

/// Why a way along known stretches ended.
enum End {
    /// The batch ends within the next stretch, or behind the last.
    Short,
    /// What follows was not seen.
    Unknown,
    /// What follows can only be followed.
    Odd,
}

impl Memo {
    /// Of a core with this watcher, which remembers or not; what was remembered is forgotten.
    pub fn new<O: CommitObserver>(on: bool) -> Self {
        let told = O::CAUSES || O::CYCLES || O::ELEMENTS;
        Self((on && !told).then(Box::default))
    }

    #[inline]
    fn is_on(&self) -> bool {
        self.0.is_some()
    }

    /// Forgets what it knew.
    pub fn forget(&mut self) {
        if let Some(known) = &mut self.0 {
            known.graph = Graph::default();
            known.counts.forgotten += 1;
        }
    }

    /// How much was not followed.
    pub fn counts(&self) -> Remembered {
        let Some(known) = &self.0 else { return Remembered::default() };
        let (states, stretches) = known.graph.counts();
        Remembered { states, stretches, bytes: known.graph.bytes(), ..known.counts }
    }
}

/// Follows a batch, and what is known from before is passed; whether it did: else the batch must be
/// followed otherwise.
pub(crate) fn follow<M: Remembering>(model: &mut M, table: &StaticTable, batch: &RetiredBatch) -> bool {
    if batch.len() < SHORTEST_BATCH || !model.memo().is_on() || !is_even(batch) {
        return false;
    }
    let Some(mut known) = model.memo().0.take() else { return false };
    known.follow(model, table, batch);
    model.memo().0 = Some(known);
    true
}

/// Whether instructions follow each other as the batch says, and nothing happened to any.
fn is_even(batch: &RetiredBatch) -> bool {
    let Some(last) = batch.len().checked_sub(1) else { return false };
    let flags = batch.flags.iter().fold(0, |all, flags| all | flags.0);
    flags & !Flags::TAKEN == 0 && batch.held.is_empty() && batch.pcs[1..] == batch.next_pcs[..last]
}

/// Whether an access of these instructions lies across two words.
fn is_split(batch: &RetiredBatch, at: usize, end: usize) -> bool {
    let first = if at == 0 { 0 } else { batch.access_ends[at - 1] };
    let accesses = &batch.accesses[first as usize..batch.access_ends[end - 1] as usize];
    accesses.iter().any(|access| crosses((access.address, access.size)))
}

/// Where an instruction leads, as far as cycles depend on that; `None` where that is not known.
#[inline]
fn leads<M: Remembering>(model: &M, batch: &RetiredBatch, at: usize) -> Option<Leads> {
    let depends = model.depends(batch, at)?;
    Some(Leads { next_pc: batch.next_pcs[at], how: depends << 8 | u64::from(batch.flags[at].0) })
}

/// Where a way along known stretches is.
#[derive(Clone, Copy)]
struct Place {
    /// The next instruction of the batch.
    at: usize,
    /// The state before it.
    state: u32,
    /// The cycle of the one before it.
    now: u64,
}

/// Follows a batch from an instruction on to the end of a stretch, or its own: whether the stretch
/// ends there, and the instruction behind.
fn step<M: Remembering>(
    model: &mut M,
    table: &StaticTable,
    batch: &RetiredBatch,
    from: usize,
    mut followed: impl FnMut(u64),
) -> (bool, usize) {
    let most = batch.len().min(from + LONGEST);
    for at in from..most {
        let ends = model.follow_one(table, batch, at);
        followed(model.last());
        if ends {
            return (true, at + 1);
        }
    }
    (most == from + LONGEST, most)
}

impl Known {
    fn follow<M: Remembering>(&mut self, model: &mut M, table: &StaticTable, batch: &RetiredBatch) {
        let split = is_split(batch, 0, batch.len());
        let mut at = 0;
        while at < batch.len() {
            if self.thrift.rests(*model.committed()) || self.is_seldom(batch.ids[at]) {
                at = step(model, table, batch, at, |_| ()).1;
                continue;
            }
            let Some(state) = self.present_state(model) else {
                at = step(model, table, batch, at, |_| ()).1;
                continue;
            };
            let mut place = Place { at, state, now: model.last() };
            let end = self.pass(model, batch, &mut place, split);
            if place.at > at {
                self.settle(model, place, batch, place.at - at);
            }
            at = match end {
                End::Short => {
                    for at in place.at..batch.len() {
                        model.follow_one(table, batch, at);
                    }
                    batch.len()
                }
                End::Unknown => self.note(model, table, batch, place),
                End::Odd => {
                    let end = step(model, table, batch, place.at, |_| ()).1;
                    self.thrift.noted((end - place.at) as u64);
                    end
                }
            };
        }
    }

    /// Whether a stretch has seldom begun there.
    #[inline]
    fn is_seldom(&mut self, id: u32) -> bool {
        let at = id as usize;
        if at >= self.begun.len() {
            self.begun.resize(at + 1, 0);
        }
        let begun = &mut self.begun[at];
        let seldom = *begun < SELDOM;
        *begun += u8::from(seldom);
        seldom
    }

    /// The number of the present state.
    fn present_state<M: Remembering>(&mut self, model: &mut M) -> Option<u32> {
        let words = std::mem::take(&mut self.words);
        let mut relative = Relative::seen_from(model.last(), ORIGIN, words);
        model.visit(&mut relative);
        let state = relative.words().map(|words| self.graph.state(words));
        self.words = relative.into_words();
        state
    }

    /// Goes along stretches that are known. The model itself stays where it was.
    #[inline]
    fn pass<M: Remembering>(
        &mut self,
        model: &mut M,
        batch: &RetiredBatch,
        place: &mut Place,
        split: bool,
    ) -> End {
        let Some(mut asked) = model.asks(batch, place.at) else { return End::Odd };
        let from = |place: &Place, asked| Start { state: place.state, id: batch.ids[place.at], asked };
        let Some(mut node) = self.graph.node(from(place, asked)) else { return End::Unknown };
        loop {
            let at = place.at;
            let end = match self.graph.compare(node, &batch.ids[at..]) {
                Seen::Same(count) => at + count,
                Seen::Short => return End::Short,
                Seen::Other => match self.graph.node(from(place, asked)) {
                    Some(other) if other != node => {
                        node = other;
                        continue;
                    }
                    _ => return End::Unknown,
                },
            };
            if split && is_split(batch, at, end) {
                return End::Odd;
            }
            let Some(leads) = leads(model, batch, end - 1) else { return End::Odd };
            let Some((edge, cycles)) = self.graph.edge(node, leads) else { return End::Unknown };
            model.change(batch, at, edge.changes);
            model.watcher().commits(place.now, cycles);
            let now = place.now + u64::from(cycles[cycles.len() - 1]);
            *place = Place { at: end, state: edge.state, now };
            if end == batch.len() {
                return End::Short;
            }
            asked = match model.asks(batch, end) {
                Some(asked) => asked,
                None => return End::Odd,
            };
            node = match edge.next {
                Some((next, known)) if known == asked => next,
                _ => match self.graph.lead_on(node, leads, from(place, asked)) {
                    Some(next) => next,
                    None => return End::Unknown,
                },
            };
        }
    }

    /// Brings the model to where a way along stretches ended, so many instructions on.
    fn settle<M: Remembering>(&mut self, model: &mut M, place: Place, batch: &RetiredBatch, passed: usize) {
        let mut words = std::mem::take(&mut self.words);
        self.graph.words(place.state, &mut words);
        let mut relative = Relative::reading(place.now, ORIGIN, words);
        model.passed(batch, place.at - 1);
        model.visit(&mut relative);
        self.words = relative.into_words();
        *model.committed() += passed as u64;
        self.counts.replayed += passed as u64;
        self.thrift.gained(passed as u64);
    }

    /// Follows a stretch and keeps what it did; the instruction behind.
    fn note<M: Remembering>(
        &mut self,
        model: &mut M,
        table: &StaticTable,
        batch: &RetiredBatch,
        Place { at, state, now }: Place,
    ) -> usize {
        if self.is_seldom(batch.ids[at]) || !self.thrift.affords(*model.committed()) {
            return step(model, table, batch, at, |_| ()).1;
        }
        let Some(asked) = model.asks(batch, at) else { return step(model, table, batch, at, |_| ()).1 };
        model.changed();
        let mut cycles = std::mem::take(&mut self.cycles);
        cycles.clear();
        let (ends, end) = step(model, table, batch, at, |cycle| cycles.push((cycle - now) as u32));
        self.thrift.noted((end - at) as u64);
        self.counts.noted += (end - at) as u64;
        let leads = leads(model, batch, end - 1);
        if let Some(leads) = leads.filter(|_| ends && !is_split(batch, at, end))
            && let Some(next) = self.present_state(model)
        {
            let (ids, changes) = (&batch.ids[at..end], model.changed());
            self.graph.add(&Stretch { state, asked, ids, leads, cycles: &cycles, next, changes });
            if self.graph.bytes() > MOST_BYTES {
                self.graph = Graph::default();
                self.counts.forgotten += 1;
            }
        }
        self.cycles = cycles;
        end
    }
}

/// Nothing here is seen from a position.
const ORIGIN: Origin = Origin { position: 0, access: 0 };
