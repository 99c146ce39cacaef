//! Accesses of a design's devices: the clock that one is told, and how long a device holds it up.
//!
//! Source: docs/reference/devices.md. An access reaches its device in the cycle in which its
//! request is on the core's bus (memory.rs). A load does so before it commits, a store after that.

use std::collections::VecDeque;

use instar_trace::{Flags, MovedStore, RetiredBatch};

use super::{Cva6, MOST_IDLE, causes, stalls};
use crate::{Causes, CommitObserver, DeviceWait, Stall};

/// An instruction of the stream whose access a device holds up.
#[derive(Clone, Copy, Debug)]
pub struct HeldAccess {
    position: u64,
    /// The first cycle in which the device takes it.
    pub(super) until: u64,
}

/// A store to a device that was told a clock before what follows it was known.
#[derive(Clone, Copy, Debug)]
struct PostedStore {
    position: u64,
    /// The cycle in which it reaches its device, as far as is known.
    cycle: u64,
}

/// Stores that are on their way to their devices, and which of them were told another cycle.
#[derive(Clone, Debug, Default)]
pub struct Posted {
    stores: VecDeque<PostedStore>,
    pub(super) moved: VecDeque<MovedStore>,
}

impl<O: CommitObserver> Cva6<O> {
    /// Learns what is held up in a batch whose first instruction is at `position`.
    pub(super) fn learn_held(&mut self, batch: &RetiredBatch, position: u64) {
        // What sleeps is stepped.
        self.remember(false);
        let committed = self.committed;
        self.held.retain(|held| held.position >= committed);
        let shown = self.since_reset;
        let told = batch.held.iter().filter(|held| !batch.flags[held.index as usize].has(Flags::INTERRUPT));
        self.held.extend(told.map(|held| HeldAccess {
            position: position + u64::from(held.index),
            until: held.until.saturating_sub(shown),
        }));
    }

    /// The first cycle in which a line wakes the `wfi` at `position`; `None`: nobody tells that it
    /// sleeps.
    pub(super) fn woken(&self, position: u64) -> Option<u64> {
        self.held.iter().find(|held| held.position == position).map(|held| held.until)
    }

    /// The access that issued in this cycle, at `position`, is held up where its device says so.
    pub(super) fn hold(&mut self, position: u64) {
        let held = self.held.iter().find(|held| held.position == position);
        if let (Some(held), Some(access)) = (held, self.load_store.issued()) {
            self.memory.hold(access, held.until, self.now);
        }
    }

    /// The access that issued in this cycle, at `position`, is watched where somebody wants to know
    /// when it reaches its device.
    pub(super) fn watch_access(&mut self, position: u64) {
        if self.watches.contains(&position)
            && let Some(access) = self.load_store.issued()
        {
            self.memory.watch(position, access);
        }
    }

    /// The cycle in which the access at `position`, the last that was given, reaches its device.
    /// All are given, and committed.
    pub(super) fn reaches_device(&mut self, position: u64) -> Option<u64> {
        self.ended = true;
        while let Some(None) = self.memory.reached(position) {
            if !self.may_wait() {
                return None;
            }
            self.step();
        }
        self.memory.reached(position).flatten()
    }

    /// The store at `position`, the next one, was told this cycle.
    pub(super) fn post(&mut self, position: u64, cycle: u64) {
        self.watches.push(position);
        self.posted.stores.push_back(PostedStore { position, cycle });
    }

    /// Corrects what stores were told, by a copy that is ahead, in cycle `now`: what follows a
    /// store may go to memory before it, and was not known.
    pub(super) fn correct(&mut self, ahead: &Self, now: u64) {
        let Posted { stores, moved } = &mut self.posted;
        let (last, mut before) = (stores.len().saturating_sub(1), 0);
        for (at, store) in stores.iter_mut().enumerate() {
            let reached = ahead.memory.reached(store.position).flatten();
            let cycle = reached.unwrap_or(store.cycle.max(now + 1).max(before));
            before = cycle;
            if cycle != store.cycle {
                store.cycle = cycle;
                moved.push_back(MovedStore { back: last - at, cycle: self.since_reset + cycle });
            }
        }
        let memory = &mut self.memory;
        while let Some(store) = stores.front()
            && memory.reached(store.position).flatten().is_some()
        {
            memory.watched.retain(|watched| watched.position != store.position);
            self.watches.retain(|position| *position != store.position);
            stores.pop_front();
        }
    }

    /// Whether a store is on its way to its device.
    pub(super) fn has_posted(&self) -> bool {
        !self.posted.stores.is_empty()
    }

    /// The device that a cycle of this category waits for, with what held commit up.
    pub(super) fn device_wait(&self, stall: Stall, commit_held: Causes) -> Option<DeviceWait> {
        let address = match stall {
            stalls::DATA_MISS => self.load_store.device_of_load(),
            stalls::WRITE_BUFFER | stalls::STORE_CONFLICT => self.load_store.write_buffer.device(),
            _ if commit_held == causes::WRITE_BUFFER => self.load_store.write_buffer.device(),
            _ => None,
        };
        let request = self.memory.device;
        let command = request.asked <= self.now && self.now < request.taken;
        Some(DeviceWait { address: address?, command })
    }

    /// Whether the model is not stuck in this cycle: what a device holds up is waited for.
    #[inline]
    pub(super) fn may_wait(&self) -> bool {
        self.now < self.last_commit.max(self.memory.device.taken) + MOST_IDLE
    }
}
