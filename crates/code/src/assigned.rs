//! A block in an order with registers for its values, of which one instruction after the other is
//! moved.
//!
//! Source: own design. A move gives registers anew only to values that live within a window around
//! it; all others keep theirs, and so do those within it wherever they can. So most words stay as
//! they are, and a move in a block of three thousand instructions takes no longer than one in a
//! block of a hundred.

use std::ops::Range;

use smallvec::SmallVec;

use crate::allocate::{AllocatableRegisters, is_short};
use crate::graph::{DependenceGraph, Stretch};
use crate::order::Order;

/// Instructions around a move within which values may get other registers: first, and where that
/// does not do.
const MARGINS: [usize; 2] = [24, 120];

/// A value that an instruction of the window touches.
#[derive(Clone, Copy, Debug)]
struct Touched {
    web: u32,
    stretch: Stretch,
}

/// A block in an order with registers.
#[derive(Clone, Debug)]
pub struct Assigned<'a> {
    graph: &'a DependenceGraph,
    given: AllocatableRegisters,
    /// Its instructions, counted from its first.
    order: Order,
    /// By web.
    registers: Vec<u8>,
    /// By instruction the webs that it reads or writes.
    touching: Vec<SmallVec<[u32; 4]>>,
    /// Registers that hold something before each position, as bits.
    live: Vec<u32>,
    tried: Tried,
    room: Room,
}

/// The move that was made last.
#[derive(Clone, Debug, Default)]
struct Tried {
    from: usize,
    to: usize,
    window: Range<usize>,
    /// Registers that hold something all through the window that nobody there touches.
    through: u32,
    /// Webs with the registers that they had before.
    before: Vec<(u32, u8)>,
}

/// Room that is used again.
#[derive(Clone, Debug)]
struct Room {
    touched: Vec<Touched>,
    /// By web the number of the window in which it was met last.
    met: Vec<u32>,
    number: u32,
    open: Vec<(Stretch, u32)>,
    /// By register what is held there by webs that keep it.
    busy: Vec<SmallVec<[Stretch; 8]>>,
    /// By register when open webs that are there begin.
    wanted: Vec<SmallVec<[u32; 8]>>,
}

impl<'a> Assigned<'a> {
    /// That of a block, in an order and with registers that go together.
    pub fn new(
        graph: &'a DependenceGraph,
        order: Vec<u32>,
        registers: Vec<u8>,
        given: AllocatableRegisters,
    ) -> Self {
        let size = graph.size();
        let mut touching = vec![SmallVec::new(); size];
        for (number, web) in graph.webs.iter().enumerate() {
            for at in web.writers.iter().chain(&web.readers) {
                let webs: &mut SmallVec<[u32; 4]> = &mut touching[*at as usize];
                if !webs.contains(&(number as u32)) {
                    webs.push(number as u32);
                }
            }
        }
        let room = Room {
            touched: Vec::new(),
            met: vec![0; graph.webs.len()],
            number: 0,
            open: Vec::new(),
            busy: vec![SmallVec::new(); 32],
            wanted: vec![SmallVec::new(); 32],
        };
        let live = vec![0; size + 1];
        let order = Order::new(order);
        let mut new = Self { graph, given, order, registers, touching, live, tried: Tried::default(), room };
        for web in 0..new.graph.webs.len() as u32 {
            let touched = Touched { web, stretch: new.stretch(web) };
            new.hold(touched, 0..size + 1);
        }
        new
    }

    /// Its order.
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// The registers of its webs.
    pub fn registers(&self) -> &[u8] {
        &self.registers
    }

    /// Moves what stands at `from` to `to`. Which positions are otherwise than before, the same
    /// instructions with other registers among them; `None`, and nothing is moved, where registers
    /// do not suffice.
    pub fn moved(&mut self, from: usize, to: usize) -> Option<Range<usize>> {
        self.order.place(from, to);
        let (low, high) = (from.min(to), from.max(to) + 1);
        for margin in MARGINS {
            let window = low.saturating_sub(margin)..self.graph.size().min(high + margin);
            let is_all = window.len() == self.graph.size();
            self.tried = Tried { from, to, window, ..std::mem::take(&mut self.tried) };
            if self.allot() {
                return Some(self.differing(low..high));
            }
            self.registers_back();
            if is_all {
                break;
            }
        }
        self.order.place(to, from);
        None
    }

    /// Takes the last move back.
    pub fn back(&mut self) {
        self.order.place(self.tried.to, self.tried.from);
        self.registers_back();
    }

    /// The last move stays.
    pub fn keep(&mut self) {
        let Range { start, end } = self.tried.window;
        self.live[start + 1..end].fill(self.tried.through);
        for number in 0..self.room.touched.len() {
            self.hold(self.room.touched[number], start + 1..end);
        }
        self.tried.before.clear();
    }

    fn registers_back(&mut self) {
        for (web, register) in self.tried.before.drain(..) {
            self.registers[web as usize] = register;
        }
    }

    /// When a web holds its register.
    fn stretch(&self, web: u32) -> Stretch {
        self.graph.webs[web as usize].stretch(|at| self.order.position(at) as u32)
    }

    /// A web's register is taken wherever it lives, before these positions.
    fn hold(&mut self, touched: Touched, positions: Range<usize>) {
        let (start, end) = touched.stretch;
        let bit = 1 << self.registers[touched.web as usize];
        // Before position p is 2p + 1.
        let first = positions.start.max(start.div_ceil(2) as usize);
        let last = positions.end.min((end / 2) as usize);
        for live in self.live.iter_mut().take(last).skip(first) {
            *live |= bit;
        }
    }

    /// Gives registers to what lives within the window alone; whether they suffice.
    fn allot(&mut self) -> bool {
        self.meet();
        let Range { start, end } = self.tried.window;
        let (first, last) = (2 * start as u32 + 1, 2 * end as u32 + 1);
        let Self { graph, given, registers, live, tried, room, .. } = self;
        let Room { touched, open, busy, wanted, .. } = room;
        busy.iter_mut().for_each(SmallVec::clear);
        wanted.iter_mut().for_each(SmallVec::clear);
        open.clear();
        let mut through = live[start];
        for &Touched { web, stretch } in touched.iter() {
            let register = usize::from(registers[web as usize]);
            if stretch.0 < first {
                through &= !(1 << register);
            }
            let within = first < stretch.0 && stretch.1 <= last;
            if within && !graph.webs[web as usize].pinned {
                open.push((stretch, web));
                wanted[register].push(stretch.0);
            } else {
                busy[register].push(stretch);
            }
        }
        tried.through = through;
        for stretches in busy.iter_mut() {
            stretches.sort_unstable();
            if stretches.windows(2).any(|pair| pair[1].0 < pair[0].1) {
                return false;
            }
        }
        open.sort_unstable();
        let mut free_from = [0; 32];
        for &((start, end), web) in open.iter() {
            let is_free = |register: u8| {
                let at = usize::from(register);
                through >> register & 1 == 0
                    && free_from[at] <= start
                    && busy[at].iter().all(|other| other.1 <= start || end <= other.0)
            };
            let own = registers[web as usize];
            let free = given.usable.each().filter(|register| is_free(*register));
            let chosen = if given.short {
                free.min_by_key(|r| {
                    let since = free_from[usize::from(*r)];
                    // Free from here on: what makes this value reads it last.
                    (!is_short(*r), since != start, since, *r)
                })
            } else if is_free(own) {
                Some(own)
            } else {
                // Others keep theirs, words their lengths, and who has been free for longest is
                // waited for by nobody.
                free.min_by_key(|r| {
                    let at = usize::from(*r);
                    let taken = wanted[at].iter().any(|other| start <= *other && *other < end);
                    let ended = busy[at].iter().map(|other| other.1).filter(|other| *other <= start).max();
                    (taken, is_short(*r) != is_short(own), free_from[at].max(ended.unwrap_or(0)), *r)
                })
            };
            let Some(chosen) = chosen else { return false };
            free_from[usize::from(chosen)] = end;
            if chosen != own {
                tried.before.push((web, own));
                registers[web as usize] = chosen;
            }
        }
        true
    }

    /// The webs that instructions of the window touch.
    fn meet(&mut self) {
        self.room.touched.clear();
        self.room.number += 1;
        for position in self.tried.window.clone() {
            let instruction = self.order.at[position] as usize;
            for &web in &self.touching[instruction] {
                if std::mem::replace(&mut self.room.met[web as usize], self.room.number) != self.room.number {
                    self.room.touched.push(Touched { web, stretch: self.stretch(web) });
                }
            }
        }
    }

    /// These positions, and those of instructions whose registers are others now.
    fn differing(&self, moved: Range<usize>) -> Range<usize> {
        let webs = self.tried.before.iter().map(|(web, _)| &self.graph.webs[*web as usize]);
        let touching = webs.flat_map(|web| web.writers.iter().chain(&web.readers));
        touching
            .map(|at| self.order.position(*at))
            .fold(moved, |all, position| all.start.min(position)..all.end.max(position + 1))
    }
}
