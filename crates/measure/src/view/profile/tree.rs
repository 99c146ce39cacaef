//! Call stacks out of the retired stream: which function runs, and who called it.
//!
//! Source: calls link x1 or x5 and returns jump there (RISC-V psABI); a jump that does not link and
//! lands in another function is a sibling call, which takes its caller's place.

use instar_cores::Stall;
use instar_trace::{Flags, RetiredBatch};
use rustc_hash::{FxHashMap, FxHashSet};

use super::code::{Code, Link};

/// Frames beyond this depth count as the frame at it.
const DEEPEST: usize = 200;

/// Cycles, issue slots and instructions of one place.
#[derive(Clone, Debug, Default)]
pub struct Sum {
    /// Cycles by category.
    pub cycles: [u64; Stall::MOST],
    /// Issue slots by category.
    pub slots: [u64; Stall::MOST],
    /// Instructions that committed.
    pub instructions: u64,
}

impl Sum {
    /// All cycles.
    pub fn total(&self) -> u64 {
        self.cycles.iter().sum()
    }

    /// Adds another.
    pub fn add(&mut self, other: &Self) {
        self.instructions += other.instructions;
        for (mine, theirs) in self.cycles.iter_mut().zip(other.cycles) {
            *mine += theirs;
        }
        for (mine, theirs) in self.slots.iter_mut().zip(other.slots) {
            *mine += theirs;
        }
    }
}

/// A function as called through one chain of callers.
#[derive(Clone, Debug)]
pub struct Node {
    /// The caller; the node itself at the root.
    pub parent: u32,
    /// Number of the function; meaningless at the root.
    pub function: u32,
    /// Callers above it.
    pub depth: u32,
    /// Times that it was entered.
    pub calls: u64,
    /// What it cost itself, callees left out.
    pub own: Sum,
}

#[derive(Clone, Copy, Debug)]
struct Frame {
    node: u32,
    /// Where the function returns to; `None` where it was not called, `u64::MAX` for a trap
    /// handler.
    returns_to: Option<u64>,
}

/// Return address of a trap handler's frame: no instruction lies there.
const TRAP: u64 = u64::MAX;

/// How the next instruction is reached.
#[derive(Clone, Copy, Debug)]
enum Arrival {
    On,
    Jump,
    Call(u64),
    Return,
    Swap(u64),
    Trap,
    TrapReturn,
}

/// The tree of calls, and the stack as it is now.
pub struct Tree {
    nodes: Vec<Node>,
    children: FxHashMap<(u32, u32), u32>,
    stack: Vec<Frame>,
    arrival: Arrival,
    /// The instruction at hand is the first of a call.
    entered: bool,
    /// Addresses that were called, for streams without symbols.
    entries: FxHashSet<u64>,
}

impl Tree {
    /// Nothing runs.
    pub fn new() -> Self {
        let root = Node { parent: 0, function: u32::MAX, depth: 0, calls: 0, own: Sum::default() };
        Self {
            nodes: vec![root],
            children: FxHashMap::default(),
            stack: Vec::new(),
            arrival: Arrival::On,
            entered: false,
            entries: FxHashSet::default(),
        }
    }

    /// The stream goes on somewhere else: nobody is known to have called what comes.
    pub fn break_off(&mut self) {
        self.stack.clear();
        self.arrival = Arrival::On;
    }

    /// All nodes; a parent stands before its children, the root first.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// A node.
    #[inline]
    pub fn node_mut(&mut self, node: u32) -> &mut Node {
        &mut self.nodes[node as usize]
    }

    /// Nodes from the one below the root down to `node`.
    pub fn path(&self, mut node: u32) -> Vec<u32> {
        let mut path = Vec::new();
        while node != 0 {
            path.push(node);
            node = self.nodes[node as usize].parent;
        }
        path.reverse();
        path
    }

    /// Follows a batch; hands the node of each instruction to `take`, and whether it is entered
    /// there.
    pub fn follow(&mut self, code: &mut Code, batch: &RetiredBatch, mut take: impl FnMut(u32, bool)) {
        for (i, &id) in batch.ids.iter().enumerate() {
            let known = *code.get(id);
            let top = self.stack.last().map(|frame| self.nodes[frame.node as usize].function);
            let same = top.is_some() && (known.function.is_none() || known.function == top);
            self.entered = false;
            if !(same && matches!(self.arrival, Arrival::On)) {
                self.arrive(code, known.pc, known.function, top);
            }
            take(self.stack.last().map_or(0, |frame| frame.node), self.entered);
            self.arrival = match known.link {
                _ if batch.flags[i].has(Flags::TRAP) => Arrival::Trap,
                Link::On => Arrival::On,
                Link::Jump => Arrival::Jump,
                Link::Call => Arrival::Call(known.following),
                Link::Return => Arrival::Return,
                Link::Swap => Arrival::Swap(known.following),
                Link::TrapReturn => Arrival::TrapReturn,
            };
        }
    }

    fn arrive(&mut self, code: &mut Code, pc: u64, function: Option<u32>, top: Option<u32>) {
        let arrival = self.arrival;
        match arrival {
            Arrival::Call(from) => return self.enter(code, pc, function, Some(from)),
            Arrival::Swap(from) if !self.leave(pc) => {
                return self.enter(code, pc, function, Some(from));
            }
            Arrival::Trap => return self.enter(code, pc, function, Some(TRAP)),
            Arrival::Return => _ = self.leave(pc),
            Arrival::TrapReturn => _ = self.leave(TRAP),
            // Without symbols a direct jump to where others call is a sibling call.
            Arrival::Jump if function.is_none() && self.entries.contains(&pc) => {
                let function = code.function_at(pc);
                if Some(function) != top {
                    self.replace(function);
                }
            }
            Arrival::On | Arrival::Jump | Arrival::Swap(_) => {}
        }
        let top = self.stack.last().map(|frame| self.nodes[frame.node as usize].function);
        match (function, top) {
            (_, None) => self.enter(code, pc, function, None),
            (Some(function), Some(top)) if function != top => self.replace(function),
            _ => {}
        }
    }

    fn enter(&mut self, code: &mut Code, pc: u64, function: Option<u32>, returns_to: Option<u64>) {
        let function = function.unwrap_or_else(|| code.function_at(pc));
        if !code.has_symbols() {
            self.entries.insert(pc);
        }
        let parent = self.stack.last().map_or(0, |frame| frame.node);
        let node = self.child(parent, function);
        self.entered = true;
        self.stack.push(Frame { node, returns_to });
    }

    /// Goes back to the innermost frame that was called from before `pc`; whether there is one.
    fn leave(&mut self, pc: u64) -> bool {
        let found = self.stack.iter().rposition(|frame| frame.returns_to == Some(pc));
        if let Some(at) = found {
            self.stack.truncate(at);
        } else if pc != TRAP {
            // A return to a caller that was never seen ends all that was, up to a trap handler.
            let keep = self.stack.iter().rposition(|frame| frame.returns_to == Some(TRAP));
            self.stack.truncate(keep.map_or(0, |at| at + 1));
        }
        found.is_some()
    }

    /// A sibling call: the innermost frame becomes that of `function`.
    fn replace(&mut self, function: u32) {
        let Some(frame) = self.stack.last().copied() else { return };
        let parent = self.nodes[frame.node as usize].parent;
        let node = self.child(parent, function);
        self.entered = true;
        if let Some(frame) = self.stack.last_mut() {
            frame.node = node;
        }
    }

    fn child(&mut self, parent: u32, function: u32) -> u32 {
        let depth = self.nodes[parent as usize].depth + 1;
        if depth as usize > DEEPEST {
            return parent;
        }
        let nodes = &mut self.nodes;
        *self.children.entry((parent, function)).or_insert_with(|| {
            nodes.push(Node { parent, function, depth, calls: 0, own: Sum::default() });
            (nodes.len() - 1) as u32
        })
    }
}
