//! Loads of a device, which go to the bus one at a time and in the program's order.
//!
//! Source: core/load_unit.sv (`stall_ni`), core/cache_subsystem/wt_dcache_wbuffer.sv
//! (`ni_conflict`): the window of a device is taken for a region whose accesses have effects
//! (`NonIdempotentAddrBase`). A load goes when it is the oldest instruction and no store is before
//! it; until then it asks the cache every few cycles, and is killed. That of 2022 asks again once
//! no store to a device is in the write buffer.

use super::loads::{LoadState, Port};
use super::{LoadStore, Request};
use crate::cva6::causes;
use crate::cva6::info::Fu;
use crate::cva6::scoreboard::Scoreboard;

impl LoadStore {
    /// What holds the oldest load of a device back before it asks the cache: whether it left the
    /// unit in this cycle, or `None` where it may ask.
    pub(super) fn hold_back(
        &mut self,
        now: u64,
        request: Request,
        scoreboard: &mut Scoreboard,
    ) -> Option<bool> {
        self.load_state = match self.load_state {
            LoadState::Idle if self.is_of_device(request) => {
                let is_beside_branch = beside_branch(now, request, scoreboard);
                let held = scoreboard.holds(request.ticket);
                if held {
                    scoreboard.get_mut(request.ticket).causes.add(causes::CACHE_MISS);
                }
                if !is_beside_branch {
                    return None;
                }
                LoadState::WaitBranch
            }
            LoadState::WaitBranch => {
                self.load_state = LoadState::Idle;
                // The branch was mispredicted (`is_speculative_load_miss`).
                let cancelled = scoreboard.get(request.ticket).cancelled;
                if cancelled {
                    scoreboard.finish(request.ticket, now + self.load_registers);
                }
                return Some(cancelled);
            }
            LoadState::Abort => LoadState::WaitStores,
            LoadState::WaitStores if self.write_buffer.has_device() => {
                // Today's leaves the state whatever holds it (`default`), that of 2022 waits there.
                if self.waits_in_turn { LoadState::WaitStores } else { LoadState::Idle }
            }
            LoadState::WaitStores => LoadState::WaitTranslation,
            LoadState::WaitTranslation => LoadState::WaitGrant,
            LoadState::Idle | LoadState::WaitPageOffset | LoadState::WaitGrant => return None,
        };
        Some(false)
    }

    /// Whether a load that would be granted now may not go to the bus yet.
    #[inline]
    pub(super) fn comes_too_early(&self, request: Request) -> bool {
        let in_turn =
            request.ticket == self.oldest && self.stores.is_empty() && !self.write_buffer.has_device();
        self.is_of_device(request) && !in_turn
    }

    /// Whether the unit's oldest load waits for its turn at a device.
    pub(super) fn waits_for_device(&self) -> bool {
        self.waiting.front().is_some_and(|request| !request.store && self.is_of_device(*request))
    }

    /// The device that the unit's load waits for: its own, or that of the store before it.
    pub(in crate::cva6) fn device_of_load(&self) -> Option<u64> {
        let own = match self.port {
            Port::Ask(missing) | Port::Wait(missing) | Port::Read { missing: Some(missing), .. } => {
                return Some(missing.access.address).filter(|&at| self.regions.is_of_device(at));
            }
            _ => self.waiting.front().filter(|request| !request.store && self.is_of_device(**request))?,
        };
        self.write_buffer.device().or(own.address.map(|place| place.address))
    }

    #[inline]
    fn is_of_device(&self, request: Request) -> bool {
        self.devices && request.address.is_some_and(|place| self.regions.is_of_device(place.address))
    }
}

/// Whether a branch issued in the cycle of this load, before it, and executes now.
fn beside_branch(now: u64, request: Request, scoreboard: &Scoreboard) -> bool {
    let issued = scoreboard.get(request.ticket).issued;
    let mut older = (scoreboard.tickets().0..request.ticket).rev().map(|ticket| scoreboard.get(ticket));
    issued + 1 == now && older.any(|entry| entry.issued == issued && entry.fu == Fu::Branch)
}
