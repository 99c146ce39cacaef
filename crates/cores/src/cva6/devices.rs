//! Accesses of a design's devices: the clock that one is told, and how long a device holds it up.
//!
//! Source: docs/reference/devices.md. An access reaches its device in the cycle in which its
//! request is on the core's bus (memory.rs). A load does so before it commits, a store after that.

use instar_trace::{ClockRead, RetiredBatch};

use super::{Cva6, MOST_IDLE, causes, stalls};
use crate::{Causes, CommitObserver, DeviceWait, Stall};

/// An instruction of the stream whose access a device holds up.
#[derive(Clone, Copy, Debug)]
pub struct HeldAccess {
    position: u64,
    /// The first cycle in which the device takes it.
    until: u64,
}

impl<O: CommitObserver> Cva6<O> {
    /// Learns what is held up in a batch whose first instruction is at `position`.
    pub(super) fn learn_held(&mut self, batch: &RetiredBatch, position: u64) {
        let committed = self.committed;
        self.held.retain(|held| held.position >= committed);
        let shown = self.since_reset;
        self.held.extend(batch.held.iter().map(|held| HeldAccess {
            position: position + u64::from(held.index),
            until: held.until.saturating_sub(shown),
        }));
    }

    /// The access that issued in this cycle, at `position`, is held up where its device says so.
    pub(super) fn hold(&mut self, position: u64) {
        let held = self.held.iter().find(|held| held.position == position);
        if let (Some(held), Some(access)) = (held, self.load_store.issued()) {
            self.memory.hold(access, held.until, self.now);
        }
    }

    /// Whether the read is an access of a device of the design.
    pub(super) fn asks_device(&self, read: &ClockRead<'_>) -> bool {
        read.access.is_some_and(|access| self.params.regions.is_of_device(access.address))
    }

    /// The cycle in which the last access that was given reaches its device. All are given, and
    /// committed.
    pub(super) fn reaches_device(&mut self) -> Option<u64> {
        self.ended = true;
        while !self.load_store.stores_drained() {
            if !self.may_wait() {
                return None;
            }
            self.step();
        }
        Some(self.memory.device.asked)
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
