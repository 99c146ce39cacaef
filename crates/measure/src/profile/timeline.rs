//! Functions over time, with how full the pipeline was, for Perfetto.
//!
//! Source: the format is `instar_trace::TimelineWriter`'s; a function runs from the commit of its first instruction
//! to that of the first behind it.

use std::io;

use instar_cores::Cycle;
use instar_files::Output;
use instar_trace::TimelineWriter;

use super::code::Code;
use super::tree::Tree;
use super::window::Window;

/// Cycles that one value of a counter stands for.
const STEP: u64 = 64;

/// A timeline that is being written.
pub struct Timeline {
    out: TimelineWriter<Output>,
    window: Window,
    /// Nodes whose slices are open, outermost first.
    open: Vec<u32>,
    last: u32,
    cycles: u64,
    scoreboard: u64,
    slots: u64,
    stores: u64,
}

impl Timeline {
    /// A timeline into `file`.
    pub fn new(file: Output, window: Window, core: &str) -> io::Result<Self> {
        let out = TimelineWriter::new(file, core, "hart 0")?;
        Ok(Self { out, window, open: vec![], last: 0, cycles: 0, scoreboard: 0, slots: 0, stores: 0 })
    }

    /// One cycle, in which `node` is the place of the last instruction that committed.
    pub fn cycle(
        &mut self,
        number: u64,
        cycle: &Cycle<'_>,
        node: u32,
        tree: &Tree,
        code: &Code,
    ) -> io::Result<()> {
        if !self.window.has(number) {
            return Ok(());
        }
        if node != self.last {
            self.change(number, tree.path(node), tree, code)?;
            self.last = node;
        }
        self.cycles += 1;
        self.scoreboard += cycle.scoreboard as u64;
        self.slots += u64::from(cycle.slots);
        self.stores += cycle.stores.iter().map(|&n| n as u64).sum::<u64>();
        if self.cycles == STEP {
            self.count(number + 1 - STEP)?;
        }
        Ok(())
    }

    fn change(&mut self, number: u64, path: Vec<u32>, tree: &Tree, code: &Code) -> io::Result<()> {
        let common = self.open.iter().zip(&path).take_while(|(a, b)| a == b).count();
        for _ in common..self.open.len() {
            self.out.end(number)?;
        }
        for &node in &path[common..] {
            self.out.begin(number, code.name(tree.nodes()[node as usize].function))?;
        }
        self.open = path;
        Ok(())
    }

    fn count(&mut self, from: u64) -> io::Result<()> {
        let mean = |sum: u64| sum as f64 / self.cycles as f64;
        self.out.counter(from, "scoreboard entries", &[("in use", mean(self.scoreboard))])?;
        self.out.counter(from, "issued per cycle", &[("instructions", mean(self.slots))])?;
        self.out.counter(from, "stores under way", &[("stores", mean(self.stores))])?;
        (self.cycles, self.scoreboard, self.slots, self.stores) = (0, 0, 0, 0);
        Ok(())
    }

    /// Closes the file behind cycle `cycles` of the run.
    pub fn finish(mut self, cycles: u64) -> io::Result<()> {
        let end = cycles.min(self.window.last) + 1;
        if self.cycles > 0 {
            self.count(end - self.cycles)?;
        }
        for _ in 0..self.open.len() {
            self.out.end(end)?;
        }
        self.out.finish()?.finish()
    }
}
