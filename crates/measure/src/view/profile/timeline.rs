//! Functions over time, with how full the pipeline was by the tracks of its family, for Perfetto.
//!
//! Source: the format is `instar_trace::TimelineWriter`'s; a function runs from the commit of its
//! first instruction to that of the first after it.

use std::io;

use instar_cores::{Counted, Cycle, Track};
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
    /// Tracks of the core's family.
    tracks: &'static [Track],
    /// Cycles of the value that is being counted, and the sum of each track over them.
    cycles: u64,
    sums: Vec<u64>,
}

impl Timeline {
    /// A timeline into `file`.
    pub fn new(file: Output, window: Window, core: &str, tracks: &'static [Track]) -> io::Result<Self> {
        let out = TimelineWriter::new(file, core, "hart 0")?;
        let sums = vec![0; tracks.len()];
        Ok(Self { out, window, open: vec![], last: 0, tracks, cycles: 0, sums })
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
        for (sum, track) in self.sums.iter_mut().zip(self.tracks) {
            *sum += match track.of {
                Counted::Slots => u64::from(cycle.slots),
                Counted::Gauges(gauges) => gauges.iter().map(|&gauge| cycle.gauges[gauge] as u64).sum(),
            };
        }
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
        for (sum, track) in self.sums.iter_mut().zip(self.tracks) {
            let mean = std::mem::take(sum) as f64 / self.cycles as f64;
            self.out.counter(from, track.title, &[(track.counts, mean)])?;
        }
        self.cycles = 0;
        Ok(())
    }

    /// Closes the file after cycle `cycles` of the run.
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
