//! What comes into the load/store unit, the queues of stores and the write buffer.
//!
//! Source: as [`super`].

use super::followed::{Access, Before, Followed, QUEUED, Word};
use super::number;
use crate::CommitObserver;
use crate::cva6::Cva6;
use crate::cva6::queue::WRONG;
use crate::element::DriveSource;

impl<O: CommitObserver> Cva6<O> {
    /// Operand b of an access.
    pub(super) fn data(&self, access: Access) -> Word {
        let entry = self.scoreboard.get(access.ticket);
        self.fields(entry.id).map_or(Word::Unknown, |fields| self.read(entry.position, fields.operands[1]))
    }

    /// The load/store unit, the queues of stores and the write buffer.
    pub(super) fn follow_stores(
        &mut self,
        followed: &mut Followed,
        before: Before,
        flushes: bool,
        commits_store: bool,
    ) {
        // Of what a store stands in front of, its data, rotated to its bytes.
        let word = match before.access {
            None => Word::Constant(0),
            Some(access) => match (self.data(access), access.address) {
                (Word::Constant(0), _) => Word::Constant(0),
                (Word::Constant(value), Some(address)) => {
                    Word::Constant(value.rotate_left(8 * (address as u32 & 3)))
                }
                (Word::Of(position, _), _) if access.store => Word::Of(position, DriveSource::Stored),
                _ => Word::Unknown,
            },
        };
        self.tell(followed, number::STORE_DATA, word);
        if self.memory.requests != followed.requests {
            let element = number::REQUEST + (followed.requests % 2) as u16;
            followed.requests = self.memory.requests;
            let (cycle, at, bytes) = self.load_store.write_buffer.sent;
            if cycle == self.now {
                let source = DriveSource::Repeated(number::BUFFER + at as u16, bytes);
                followed.told[usize::from(element)] = None;
                self.tell_as(followed, element, Word::Unknown, (followed.buffered[at], source));
            } else {
                self.tell(followed, element, Word::Constant(0));
            }
        }
        let (cycle, at, bytes) = self.load_store.write_buffer.taken;
        if cycle == self.now {
            let from = number::COMMITTED + followed.leaves as u16;
            let index = followed.committed[followed.leaves];
            followed.leaves = (followed.leaves + 1) % QUEUED;
            let element = number::BUFFER + at as u16;
            followed.buffered[at] = index;
            // Bytes of several stores meet there: it is never the same as before.
            followed.told[usize::from(element)] = None;
            self.tell_as(followed, element, Word::Unknown, (index, DriveSource::Held(from, bytes)));
        }
        if commits_store {
            let (position, word) = followed.speculative[followed.commits];
            followed.committed[followed.commits_to] = position;
            self.tell(followed, number::COMMITTED + followed.commits_to as u16, word);
            followed.commits_to = (followed.commits_to + 1) % QUEUED;
            followed.commits = (followed.commits + 1) % QUEUED;
        }
        if let Some((position, word)) = followed.storing.take().filter(|_| !flushes) {
            followed.speculative[followed.enters] = (position, word);
            self.tell(followed, number::SPECULATIVE + followed.enters as u16, word);
            followed.enters = (followed.enters + 1) % QUEUED;
        }
        if self.load_store.is_storing()
            && let Some(access) = before.access
        {
            let position = self.scoreboard.get(access.ticket).position;
            followed.storing = Some((if position == WRONG { followed.last } else { position }, word));
        }
        if flushes {
            for place in 0..2 {
                self.tell(followed, number::WAITING + place, Word::Constant(0));
            }
        } else if let Some(access) = before.arriving {
            let word = self.data(access);
            self.tell(followed, number::WAITING + followed.place, word);
            followed.place ^= 1;
        }
    }
}
