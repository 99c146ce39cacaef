//! Rules of a core that no execution breaks: what is left of a model where whatever may or may not
//! happen is left out.
//!
//! Source: own design. A schedule that keeps every rule may still be slower on the core, and none
//! is faster, so the fewest cycles of such a schedule are a lower bound. Each family states what it
//! can; tests compare each rule with what its model does. All cycles are counted from an
//! instruction's issue where nothing else is said.

use instar_isa::RegisterRange;
use instar_trace::MemoryAccess;
use smallvec::SmallVec;

/// What is known of the call in which instructions are executed, beside the instructions.
#[derive(Clone, Copy, Debug)]
pub struct CallSurroundings<'a> {
    /// The call was made before with the same accesses, and before that caches were empty.
    pub again: bool,
    /// It has no branch but its return.
    pub straight: bool,
    /// All its accesses of memory.
    pub accesses: &'a [MemoryAccess],
}

/// Something that a core has so much of in each cycle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resource {
    /// What it is: `issue slots`.
    pub name: String,
    /// How much there is in a cycle.
    pub per_cycle: u32,
}

/// What an instruction takes of a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Use {
    /// Its number in [`Relaxation::resources`].
    pub resource: usize,
    /// How much in each cycle.
    pub amount: u32,
    /// The first of these cycles.
    pub from: u32,
    /// How many they are.
    pub cycles: u32,
}

/// The rules of one instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Registers that it writes, each with the cycles until another instruction can use it, at
    /// least.
    pub results: SmallVec<[(RegisterRange, u32); 2]>,
    /// An ALU operation that may use a result of its own cycle, and whose result may be used in it
    /// ([`Relaxation::chained`]).
    pub chains: bool,
    /// Cycles until it is done, at least; it commits after that.
    pub done: u32,
    /// The same at most, if it is the first of the call; `None` where nobody knows.
    pub first_done: Option<u32>,
    /// Issue slots that it takes.
    pub slots: u32,
    /// Everything that it takes while it issues and executes, issue slots among it.
    pub uses: SmallVec<[Use; 4]>,
    /// Entries between issue and commit, which there are [`Relaxation::entries`] of.
    pub entries: u32,
    /// What it takes of [`Relaxation::commit`] in the cycle of its commit.
    pub commits: SmallVec<[(usize, u32); 3]>,
    /// Nothing before it commits in the cycle of its commit.
    pub first: bool,
    /// Nothing else is executing while it does.
    pub alone: bool,
    /// Nothing issues after it in its cycle.
    pub closes: bool,
    /// It writes memory.
    pub stores: bool,
    /// It reads memory.
    pub loads: bool,
    /// Its bytes.
    pub bytes: u32,
}

/// How instructions come from fetch: whole words, one a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fetch {
    /// Bytes of a word, which is aligned to them.
    pub bytes: u32,
    /// Cycles in which no word comes after one that leads elsewhere.
    pub behind_taken: u32,
    /// Cycles from an instruction's word to its issue, at least.
    pub to_issue: u32,
    /// Instructions that may have come before one of them issues.
    pub ahead: u32,
    /// The first instruction of a call issues as soon as it can, so that no word after it came
    /// much earlier.
    pub first_at_once: bool,
}

/// What a load waits for that lies near a store before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reload {
    /// Cycles from the commit of the store to the result of the load.
    pub cycles: u32,
    /// Both lie in one aligned piece of so many bytes,
    pub bytes: u64,
    /// as far as their addresses modulo this tell.
    pub modulo: u64,
}

impl Reload {
    /// The piece in which an access lies that is aligned and no longer than it.
    pub fn piece(&self, address: u64) -> u64 {
        address % self.modulo / self.bytes
    }
}

/// Rules of a core for some instructions, which issue and commit in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relaxation {
    /// What instructions take while they issue and execute; the first are the issue slots.
    pub resources: Vec<Resource>,
    /// What they take in the cycle of their commit; the first are the commit slots.
    pub commit: Vec<Resource>,
    /// An ALU operation may use the result of one that issues in the same cycle before it and did
    /// not do so itself.
    pub chained: bool,
    /// Entries for instructions from the cycle of their issue to that of their commit.
    pub entries: u32,
    /// What a load waits for that lies near a store before it, where each makes one aligned access.
    pub reload: Reload,
    /// How instructions come, where that is known.
    pub fetch: Option<Fetch>,
    /// Of each instruction, in the order in which they were given.
    pub rules: Vec<Rules>,
}

impl Relaxation {
    /// Issue slots in a cycle.
    pub fn width(&self) -> u32 {
        self.resources.first().map_or(1, |slots| slots.per_cycle.max(1))
    }

    /// Least cycles from the issue of `producer` to that of `consumer`, which uses its result in
    /// `register`.
    pub fn latency(&self, producer: usize, consumer: usize, register: RegisterRange) -> u32 {
        let from = &self.rules[producer];
        if self.chains(producer, consumer) {
            return 0;
        }
        let meets = |range: &RegisterRange| {
            range.file == register.file
                && range.index < register.index + u16::from(register.count)
                && register.index < range.index + u16::from(range.count)
        };
        from.results.iter().filter(|(range, _)| meets(range)).map(|(_, cycles)| *cycles).min().unwrap_or(0)
    }

    /// Whether `consumer` may use the result of `producer` in the cycle in which both issue.
    pub fn chains(&self, producer: usize, consumer: usize) -> bool {
        self.chained && self.rules[producer].chains && self.rules[consumer].chains
    }
}
