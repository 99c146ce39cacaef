//! Records of schedules.
//!
//! Source: `instar_schedule`, whose numbers of instructions become places in a program.

use instar_code::print::Shown;
use instar_code::{CountedLoop, LiftedFunction, Line, Words};
use instar_schedule::bound::{Bound, BoundKind, TriedOrders};
use instar_schedule::{Explained as Explanation, Hop, SearchResult, Wait};
use instar_sim::Program;
use serde::{Deserialize, Serialize};

/// One instruction of a scheduled function, in its new order and with its new registers.
#[derive(Deserialize, Serialize)]
pub struct ScheduledLine {
    /// Its address before; 0 where it only moves a value and was not there.
    pc: u64,
    /// The number of its basic block.
    block: usize,
    /// Assembly of its word of four bytes, with a design's macros; a target is the address that it
    /// would have.
    text: String,
    /// Of a branch or jump: the block that it leads to.
    target: Option<usize>,
    /// The address before of the `auipc` whose result it goes on with.
    anchor: Option<u64>,
    /// Its source file and line, where the program says them: of a word that stands there as data
    /// it does not.
    file: Option<String>,
    line: Option<u32>,
    /// The word whose text is a design's macro.
    word: Option<u32>,
}

/// What a call takes of something that a core has `per_cycle` of, in whatever order.
#[derive(Serialize)]
struct Demand {
    #[serde(flatten)]
    demand: instar_cores::Demand,
    /// `ceil((taken - ahead) / per_cycle) + beside`, or 0: no order takes fewer.
    cycles: u64,
}

/// An instruction of a function, as it came.
#[derive(Clone, Serialize)]
pub struct SchedulePlace {
    pc: u64,
    /// Assembly of its word of four bytes.
    text: String,
    /// Its source file and line, where the program says them.
    file: Option<String>,
    line: Option<u32>,
}

/// Cycles below which no order comes.
#[derive(Serialize)]
struct ScheduleBound {
    cycles: u64,
    /// What makes it.
    kind: BoundKind,
    /// Why, in a few words.
    reason: String,
    /// Instructions that it is about.
    instructions: Vec<SchedulePlace>,
}

/// An instruction at which issue slots are lost.
#[derive(Serialize)]
struct WaitPlace {
    #[serde(flatten)]
    place: SchedulePlace,
    slots: u64,
}

/// Issue slots that are lost to one cause.
#[derive(Serialize)]
struct ScheduleWait {
    /// As profiles name it.
    cause: &'static str,
    meaning: &'static str,
    /// Cycles in which nothing issued for it.
    cycles: u64,
    /// Slots, those of these cycles among them.
    slots: u64,
    /// Where most of them are lost.
    places: Vec<WaitPlace>,
}

/// A result that is waited for, on the chain that ends with the last instruction.
#[derive(Serialize)]
struct ScheduleHop {
    producer: SchedulePlace,
    consumer: SchedulePlace,
    /// How often.
    times: u64,
    /// Cycles between their issues, all together.
    cycles: u64,
}

/// What a call takes of a resource, and how much there is of it in all its cycles.
#[derive(Serialize)]
struct ResourceShare {
    what: String,
    taken: u64,
    there: u64,
}

/// Where the cycles of an order go, from the first commit to the last.
#[derive(Serialize)]
struct Explained {
    cycles: u64,
    /// Issue slots in a cycle.
    width: u32,
    /// How many were taken.
    slots: u64,
    resources: Vec<ResourceShare>,
    /// The cause with most slots first.
    waits: Vec<ScheduleWait>,
    /// The hops with most cycles first.
    chain: Vec<ScheduleHop>,
    /// Cycles in which the chain only waits for its turn to issue.
    in_turn: u64,
}

/// The best order that was found for a function, by the model's cycles of one warm call.
#[derive(Serialize)]
pub struct Schedule {
    before: u64,
    after: u64,
    /// Orders that the model judged.
    judgements: u64,
    /// No order of these instructions takes fewer cycles than any of these.
    demands: Vec<Demand>,
    /// `after` is as few cycles as the highest bound.
    optimal: bool,
    /// What is proved of all orders, the highest bound first.
    bounds: Vec<ScheduleBound>,
    /// Where all orders were tried.
    tried: Option<TriedOrders>,
    /// Where the cycles of the best order go.
    explained: Explained,
    /// `progress` or ^C ended it early.
    stopped: bool,
    bytes_before: u64,
    bytes_after: u64,
    lines: Vec<ScheduledLine>,
}

/// A function with other loads and stores.
#[derive(Serialize)]
pub struct FreedSpills {
    pub bytes_before: u64,
    /// Empty where it comes to no fewer instructions.
    pub lines: Vec<ScheduledLine>,
    /// `progress` or ^C ended it early.
    pub stopped: bool,
}

/// A loop of one basic block that can be turned or unrolled.
#[derive(Serialize)]
pub struct RepeatedLoop {
    begins: SchedulePlace,
    /// Its first instruction, and the one after its last, counted from the function's first.
    first: usize,
    end: usize,
    /// Rounds each time that it is entered, in one call.
    rounds: Vec<u64>,
    /// How many ways there are to turn it, each with more of a round in its first stage.
    ways: usize,
}

/// The loops of a function, and the function with some of them in other forms.
#[derive(Serialize)]
pub struct ReshapedLoops {
    /// Of the function as it came.
    pub instructions: usize,
    pub bytes: u64,
    /// In the order of their addresses.
    pub loops: Vec<RepeatedLoop>,
    /// Empty where nothing was asked, or a form does not fit its loop.
    pub lines: Vec<ScheduledLine>,
}

/// A function of a program, whose instructions have numbers.
pub struct Listed<'a> {
    pub program: &'a Program,
    pub code: &'a LiftedFunction,
    pub words: &'a Words,
}

impl From<ScheduledLine> for Shown {
    fn from(from: ScheduledLine) -> Self {
        let ScheduledLine { pc, block, text, target, anchor, line, word, file: _ } = from;
        Self { pc, block, text, target, anchor, line: line.map(|line| line as usize), word }
    }
}

impl Listed<'_> {
    /// Bytes.
    pub fn size(&self) -> u64 {
        self.code.instructions.iter().map(|instruction| u64::from(instruction.length)).sum()
    }

    /// A line of a function that is written anew; the address where it stands is for the text
    /// alone.
    fn line(&self, pc: u64, Line { block, instruction, word, target }: Line) -> ScheduledLine {
        let word = self.words.lengthened(word).unwrap_or(word);
        let known = instruction.map(|at| &self.code.instructions[at]);
        let place = known.map(|known| self.program.locate(known.pc)).unwrap_or_default();
        let anchor = instruction.and_then(|at| self.code.anchor(at));
        ScheduledLine {
            pc: known.map_or(0, |known| known.pc),
            block,
            text: self.words.text(pc, word),
            target,
            anchor: anchor.map(|at| self.code.instructions[at].pc),
            file: place.file,
            line: place.line,
            word: Some(word).filter(|&word| self.words.is_macro(word)),
        }
    }

    /// The lines of a function that is written anew; none where it is not.
    pub fn lines(&self, made: Option<Vec<Line>>) -> Vec<ScheduledLine> {
        made.unwrap_or_default().into_iter().map(|line| self.line(self.code.start, line)).collect()
    }

    /// An instruction as it came, and where it stands.
    pub fn place(&self, at: usize) -> SchedulePlace {
        let known = &self.code.instructions[at];
        let place = self.program.locate(known.pc);
        let text = self.words.decoder().disassemble(known.pc, known.word);
        SchedulePlace { pc: known.pc, text, file: place.file, line: place.line }
    }

    /// A loop of it.
    pub fn repeated(&self, known: &CountedLoop) -> RepeatedLoop {
        let range = self.code.blocks[known.block].range.clone();
        RepeatedLoop {
            begins: self.place(range.start),
            first: range.start,
            end: range.end,
            rounds: known.rounds.clone(),
            ways: known.ways(),
        }
    }

    fn bound(&self, Bound { cycles, kind, reason, instructions }: Bound) -> ScheduleBound {
        let instructions = instructions.into_iter().map(|at| self.place(at)).collect();
        ScheduleBound { cycles, kind, reason, instructions }
    }

    fn wait(&self, Wait { cause, meaning, cycles, slots, places }: Wait) -> ScheduleWait {
        let places = places.into_iter().map(|(at, slots)| WaitPlace { place: self.place(at), slots });
        ScheduleWait { cause, meaning, cycles, slots, places: places.collect() }
    }

    fn explained(&self, found: Explanation) -> Explained {
        let hop = |Hop { from, to, times, cycles }| {
            let (producer, consumer) = (self.place(from), self.place(to));
            ScheduleHop { producer, consumer, times, cycles }
        };
        let shares = found.resources.into_iter();
        Explained {
            cycles: found.cycles,
            width: found.width,
            slots: found.slots,
            resources: shares.map(|(what, taken, there)| ResourceShare { what, taken, there }).collect(),
            waits: found.waits.into_iter().map(|wait| self.wait(wait)).collect(),
            chain: found.chain.into_iter().map(hop).collect(),
            in_turn: found.in_turn,
        }
    }

    /// The best order that was found.
    pub fn schedule(&self, found: SearchResult) -> Schedule {
        let layout = &found.layout;
        let lines = layout.lines(self.code).map(|(pc, line)| self.line(pc, line)).collect();
        let demands = found.demands.into_iter();
        Schedule {
            before: found.before,
            after: found.after,
            judgements: found.judgements,
            demands: demands.map(|demand| Demand { cycles: demand.cycles(), demand }).collect(),
            optimal: found.after <= found.proved.cycles(),
            bounds: found.proved.bounds.into_iter().map(|bound| self.bound(bound)).collect(),
            tried: found.proved.tried,
            explained: self.explained(found.explained),
            stopped: found.stopped,
            bytes_before: self.size(),
            bytes_after: layout.size(),
            lines,
        }
    }
}
