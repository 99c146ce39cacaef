//! A unit with a way of its own to memory: it makes the accesses of an instruction one after the
//! other, and computes when the last is answered.
//!
//! Source: own design; docs/reference/design.md, `kind = "memory"`.

use std::collections::VecDeque;

use instar_trace::{AccessKind, MemoryAccess};

use crate::Latency;
use crate::relative::Relative;
use crate::units::{Answer, AttachedUnit, LateUnit, MemoryPort, Offer, UnderWay, UnitCost};

/// What it does.
pub const SUMMARY: &str = "makes the accesses of an instruction through a port of its own, one a cycle, and answers \
                           `latency` cycles after the last of them";

/// An idle unit.
pub fn unit(costs: &[Option<UnitCost>]) -> MemoryUnit {
    let cost = |cost: &UnitCost| (cost.latency.clone(), u64::from(cost.interval.max(1)));
    MemoryUnit {
        costs: costs.iter().map(|given| given.as_ref().map(cost)).collect(),
        now: 0,
        free: 0,
        jobs: VecDeque::new(),
        told: 0,
    }
}

/// An instruction in the unit.
#[derive(Clone, Debug, Default)]
struct Job {
    ticket: u64,
    /// Accesses that were not requested yet.
    left: VecDeque<MemoryAccess>,
    /// Cycle of the last answer so far.
    answered: u64,
    /// One of them is a write.
    writes: bool,
    /// Cycles from the last answer to a usable result.
    latency: u64,
    /// Cycle of its result, once all accesses were requested.
    result: u64,
}

/// The unit.
#[derive(Clone, Debug)]
pub struct MemoryUnit {
    /// Latency and interval of the design's instructions, by their number.
    costs: Vec<Option<(Latency, u64)>>,
    /// The last cycle that it worked through.
    now: u64,
    /// First cycle in which it takes another instruction, its accesses aside.
    free: u64,
    /// The oldest first.
    jobs: VecDeque<Job>,
    /// Cycle of the last result.
    told: u64,
}

impl MemoryUnit {
    fn asks(&self) -> bool {
        self.jobs.iter().any(|job| !job.left.is_empty())
    }

    /// The oldest that has accesses left requests one.
    fn request(&mut self, memory: &mut MemoryPort) {
        let Some(job) = self.jobs.iter_mut().find(|job| !job.left.is_empty()) else { return };
        if memory.is_free(self.now)
            && let Some(access) = job.left.pop_front()
        {
            job.answered = memory.request(self.now, &access);
            job.result = job.answered + job.latency;
        }
    }
}

impl AttachedUnit for MemoryUnit {
    fn takes(&self, offer: &Offer<'_>) -> bool {
        self.free <= offer.now && !self.asks()
    }

    fn hand_over(&mut self, offer: &Offer<'_>, ticket: u64) {
        let cost = self.costs.get(usize::from(offer.instruction)).and_then(Option::as_ref);
        let (latency, interval) =
            cost.map_or((1, 1), |(latency, interval)| (u64::from(latency.of(0, offer.operand)), *interval));
        self.now = self.now.max(offer.now);
        self.free = offer.now + interval;
        let left: VecDeque<MemoryAccess> = offer.accesses.iter().copied().collect();
        let writes = left.iter().any(|access| access.kind == AccessKind::Write);
        let result = offer.now + latency;
        self.jobs.push_back(Job { ticket, left, answered: 0, writes, latency, result });
    }

    fn answer(&mut self, now: u64, memory: &mut MemoryPort) -> Option<Answer> {
        loop {
            // One result a cycle, of those that are there the oldest.
            let there = |job: &Job| job.left.is_empty() && job.result <= self.now;
            if self.told < self.now
                && let Some(at) = self.jobs.iter().position(there)
            {
                self.told = self.now;
                return self.jobs.remove(at).map(|job| Answer { ticket: job.ticket, cycle: self.now });
            }
            if self.jobs.is_empty() {
                self.now = self.now.max(now);
            }
            if self.now >= now {
                return None;
            }
            self.now += 1;
            self.request(memory);
        }
    }

    fn under_way(&self) -> UnderWay {
        let open = |job: &&Job| !job.left.is_empty() || job.answered > self.now;
        self.jobs.iter().filter(open).fold(UnderWay::default(), |sum, job| UnderWay {
            loads: sum.loads + u32::from(!job.writes),
            stores: sum.stores + u32::from(job.writes),
        })
    }

    fn kill(&mut self, from: u64) {
        self.jobs.retain(|job| job.ticket < from);
    }

    fn next_event(&self, now: u64) -> Option<u64> {
        let job = |job: &Job| if job.left.is_empty() { job.result.max(now + 1) } else { now + 1 };
        // What waits for memory goes on with the last answer.
        let answers = self.jobs.iter().map(|job| job.answered);
        let times = self.jobs.iter().map(job).chain(answers).chain([self.free]);
        times.filter(|&cycle| cycle > now).min()
    }

    fn visit(&mut self, relative: &mut Relative) {
        self.now = relative.now;
        relative.visit_time(&mut self.free);
        relative.visit_present(&mut self.told, 0);
        let mut count = self.jobs.len();
        relative.visit_count(&mut count);
        self.jobs.resize(count, Job::default());
        for Job { ticket, left, answered, writes, latency, result } in &mut self.jobs {
            relative.visit_ticket(ticket);
            relative.visit_accesses(left.iter());
            relative.visit_time(answered);
            relative.visit_flags([writes]);
            relative.visit(latency);
            relative.visit_time(result);
        }
    }
}

impl LateUnit for MemoryUnit {
    fn copy(&self) -> Box<dyn LateUnit> {
        Box::new(self.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::units::tests::distance_to_consumer;
    use crate::units::{ResultPort, UnitKind};

    fn access(kind: AccessKind) -> MemoryAccess {
        MemoryAccess { address: 0x100, size: 4, kind }
    }

    /// A unit for one instruction of latency 3, taken every second cycle, and memory that answers
    /// reads after five cycles and writes after two.
    fn idle() -> (MemoryUnit, MemoryPort) {
        let cost = UnitCost {
            latency: Latency::Cycles(3),
            interval: 2,
            sequenced: false,
            port: ResultPort::Own,
            hardware: None,
        };
        (unit(&[Some(cost)]), MemoryPort::new(0, 5, 2, crate::BusRegions::default()))
    }

    fn offer(now: u64, accesses: &[MemoryAccess]) -> Offer<'_> {
        Offer { now, takes_from: 0, id: 0, instruction: 0, unit: 0, operand: None, accesses }
    }

    #[test]
    fn without_an_access_its_result_comes_after_the_latency() {
        let distances = [1, 2, 7].map(|latency| distance_to_consumer(UnitKind::Memory, latency));
        assert_eq!(distances, [1, 2, 7]);
    }

    #[test]
    fn it_requests_an_access_a_cycle_and_answers_a_latency_after_the_last() {
        let (mut unit, mut memory) = idle();
        unit.hand_over(&offer(10, &[access(AccessKind::Read); 3]), 7);
        // Requested in 11, 12 and 13; the last is answered in 18.
        let takes = |unit: &mut MemoryUnit, memory: &mut MemoryPort, now| {
            (unit.answer(now, memory), unit.takes(&offer(now, &[])), unit.under_way().loads)
        };
        assert_eq!(takes(&mut unit, &mut memory, 12), (None, false, 1));
        assert_eq!(takes(&mut unit, &mut memory, 13), (None, true, 1));
        assert_eq!([13, 18, 20].map(|now| unit.next_event(now)), [Some(18), Some(21), Some(21)]);
        assert_eq!(takes(&mut unit, &mut memory, 18), (None, true, 0));
        let answer = Some(Answer { ticket: 7, cycle: 21 });
        assert_eq!([20, 21, 22].map(|now| unit.answer(now, &mut memory)), [None, answer, None]);
    }

    #[test]
    fn of_two_results_in_a_cycle_the_older_comes_and_the_other_in_the_next() {
        let (mut unit, mut memory) = idle();
        // Requested in 11 and 12, answered in 16 and 17; the result is there in 20.
        unit.hand_over(&offer(10, &[access(AccessKind::Read); 2]), 0);
        assert_eq!([11, 17].map(|now| unit.answer(now, &mut memory)), [None; 2]);
        // Without an access a result is there three cycles later.
        unit.hand_over(&offer(17, &[]), 1);
        let answers = [19, 20, 21].map(|now| unit.answer(now, &mut memory).map(|answer| answer.ticket));
        assert_eq!(answers, [None, Some(0), Some(1)]);
    }

    #[test]
    fn what_is_killed_requests_no_more_and_its_interval_runs_on() {
        let (mut unit, mut memory) = idle();
        unit.hand_over(&offer(10, &[access(AccessKind::Write); 9]), 4);
        assert_eq!(unit.answer(11, &mut memory), None);
        unit.kill(4);
        assert_eq!([11, 12].map(|now| unit.takes(&offer(now, &[]))), [false, true]);
        assert_eq!(unit.answer(40, &mut memory), None);
        assert_eq!(memory.take_written().len(), 1);
        assert_eq!(unit.under_way(), UnderWay::default());
    }
}
