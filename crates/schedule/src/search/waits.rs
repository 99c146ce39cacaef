//! Where the core waits in an order.
//!
//! Source: own design. Between the issue of one instruction and the next one's, slots that nobody
//! took are lost to the latter, by the core model's commits.

use instar_code::CodeLayout;
use instar_cores::Commit;
use instar_files::Random;

use super::moving::Moving;
use crate::Error;
use crate::judge::Judge;
use crate::task::Task;

/// Slots lost at one place beyond which it is nothing that an order changes (a miss, a
/// misprediction).
const MOST: u64 = 8;

/// Share of the moves that begin where the core waits.
const SHARE: f64 = 0.8;

/// What waits, likelier the longer it does.
pub struct Waits<'a> {
    task: &'a Task<'a>,
    judge: Judge<'a>,
    width: u64,
    /// By what waits its weight with all before it, the block that moves, and the instruction
    /// counted from its first.
    lost: Vec<(f64, usize, u32)>,
}

impl<'a> Waits<'a> {
    /// For a core that issues so many instructions in a cycle.
    pub fn new(task: &'a Task<'a>, width: u32) -> Self {
        Self { task, judge: task.short_judge(), width: u64::from(width), lost: Vec::new() }
    }

    /// Looks at an order of the short call.
    pub fn look(&mut self, layout: &CodeLayout, moving: &[Moving<'_>]) -> Result<(), Error> {
        let mut timed = self.judge.timed(layout, Vec::<Commit>::new())?;
        let task = self.task;
        let places = task.short.passes.iter().flat_map(|pass| {
            let block = &layout.placed[layout.starts[pass.block]..layout.starts[pass.block + 1]];
            block.iter().map(|placed| (pass.block, placed.instruction))
        });
        let mut mover = vec![None; task.code.blocks.len()];
        for (which, moving) in moving.iter().enumerate() {
            mover[moving.number] = Some(which);
        }
        self.lost.clear();
        let (mut sum, mut cycle, mut issued) = (0.0, None, 0);
        for (commit, (block, instruction)) in timed.observer().iter().zip(places) {
            if cycle == Some(commit.issue) {
                issued += 1;
                continue;
            }
            let free = self.width.saturating_sub(issued);
            let lost = cycle.map_or(0, |cycle| free + (commit.issue.saturating_sub(cycle + 1)) * self.width);
            (cycle, issued) = (Some(commit.issue), 1);
            if let (1..=MOST, Some(which)) = (lost, mover[block]) {
                sum += lost as f64 * task.weights[block];
                let first = task.code.blocks[block].range.start as u32;
                self.lost.push((sum, which, instruction - first));
            }
        }
        Ok(())
    }

    /// Mostly something that waits, where anything does.
    pub fn any(&self, random: &mut Random) -> Option<(usize, u32)> {
        let all = self.lost.last()?.0;
        if random.unit() >= SHARE {
            return None;
        }
        let at = random.unit() * all;
        let found = self.lost.partition_point(|lost| lost.0 <= at).min(self.lost.len() - 1);
        Some((self.lost[found].1, self.lost[found].2))
    }
}
