//! States and pieces of work that are alike: of those only one is tried.

use smallvec::SmallVec;

use super::super::piece::Piece;
use super::{Exhaustive, State};

impl Exhaustive<'_> {
    /// Whether nothing of an equal piece of work that stands as this one's does comes before it.
    pub(super) fn stands_for(&self, state: &State, at: u32, now: i32) -> bool {
        let Some((class, number)) = self.home[at as usize] else { return true };
        let pieces = &self.classes[class];
        let own = self.standing(state, &pieces[number], now);
        pieces[..number].iter().all(|other| self.standing(state, other, now) != own)
    }

    /// How far a piece of work is: by instruction 0 where it has issued, else the cycles until it
    /// may, and one.
    fn standing(&self, state: &State, members: &[u32], now: i32) -> SmallVec<[u8; 32]> {
        let mut all = SmallVec::new();
        for &at in members {
            let (ready, late) = (state.ready[at as usize] - now, state.late[at as usize] - now);
            let waits = state.issued >> at & 1 == 0;
            all.push(if waits { ready.clamp(0, 250) as u8 + 1 } else { 0 });
            if self.loads_near >> at & 1 == 1 {
                all.push(if waits { late.clamp(0, 250) as u8 } else { 0 });
            }
        }
        all
    }

    /// Whether the same group comes with this instruction and the one before it in the other order.
    pub(super) fn swapped(&self, state: &State, at: u32) -> bool {
        let Some(last) = state.last.filter(|last| *last > at) else { return false };
        let (a, b) = (&self.piece.rules[last as usize], &self.piece.rules[at as usize]);
        (self.before[at as usize] | self.leaders[at as usize]) >> last & 1 == 0
            && a.done == b.done
            && a.commits == b.commits
            && a.first == b.first
            && a.entries == b.entries
            && a.bytes == b.bytes
            && !a.closes
            && !b.closes
    }

    /// A state without the cycle in which it is, equal for states that are.
    pub(super) fn key(&self, state: &State, now: i32) -> Box<[u8]> {
        let mut key: Vec<u8> = Vec::with_capacity(self.piece.size() + 48);
        for pieces in &self.classes {
            let mut all: SmallVec<[SmallVec<[u8; 32]>; 8]> =
                pieces.iter().map(|members| self.standing(state, members, now)).collect();
            all.sort_unstable();
            all.iter().for_each(|one| key.extend(one));
        }
        for (at, home) in self.home.iter().enumerate() {
            if home.is_none() {
                key.extend(self.standing(state, &[at as u32], now));
            }
        }
        for &(ready, at) in &state.flight {
            key.push((ready - now).clamp(0, 250) as u8);
            key.push(self.kind(usize::from(at)));
        }
        key.push(255);
        for taken in &state.taken {
            let used = taken.iter().rposition(|amount| *amount > 0).map_or(0, |last| last + 1);
            key.push(used as u8);
            key.extend(&taken[..used]);
        }
        if let Some((fetch, offset)) = self.fetch {
            // Bytes that have come and have not issued; more than all that are left count as these.
            let there = (((offset + 3) / u64::from(fetch.bytes)) as i64 + i64::from(now) + 1)
                * i64::from(fetch.bytes);
            let left = (there - (offset + state.bytes) as i64).clamp(-1000, 4 * self.piece.size() as i64);
            key.extend(&(left as i16).to_le_bytes());
        }
        key.into_boxed_slice()
    }

    /// The first instruction that commits as this one does.
    fn kind(&self, at: usize) -> u8 {
        let own = &self.piece.rules[at];
        let same = |other: &instar_cores::Rules| {
            other.commits == own.commits && other.entries == own.entries && other.first == own.first
        };
        self.piece.rules.iter().position(same).unwrap_or(at) as u8
    }
}

/// Pieces of work that have nothing to do with each other, those that are equal together.
pub(super) fn classes(piece: &Piece) -> Vec<Vec<Vec<u32>>> {
    let size = piece.size();
    // The last instruction waits for all, and belongs to none.
    let inner = if piece.ends { size - 1 } else { size };
    let mut group: Vec<usize> = (0..inner).collect();
    fn root(group: &mut [usize], at: usize) -> usize {
        let mut top = at;
        while group[top] != top {
            top = group[top];
        }
        group[at] = top;
        top
    }
    for at in 0..inner {
        for edge in &piece.into[at] {
            let (a, b) = (root(&mut group, at), root(&mut group, edge.from as usize));
            group[a.max(b)] = a.min(b);
        }
    }
    for &(store, load, _) in &piece.near {
        let (a, b) = (root(&mut group, store as usize), root(&mut group, load as usize));
        group[a.max(b)] = a.min(b);
    }
    let mut pieces: Vec<Vec<u32>> = vec![Vec::new(); inner];
    for at in 0..inner {
        let top = root(&mut group, at);
        pieces[top].push(at as u32);
    }
    let mut classes: Vec<Vec<Vec<u32>>> = Vec::new();
    for members in pieces.into_iter().filter(|members| !members.is_empty()) {
        match classes.iter_mut().find(|class| equal(piece, &class[0], &members)) {
            Some(class) => class.push(members),
            None => classes.push(vec![members]),
        }
    }
    classes
}

/// Whether two pieces of work are equal, instruction by instruction.
fn equal(piece: &Piece, a: &[u32], b: &[u32]) -> bool {
    let place = |members: &[u32], at: u32| members.iter().position(|member| *member == at);
    let edges = |members: &[u32], at: u32| -> Vec<_> {
        piece.into[at as usize].iter().map(|edge| (place(members, edge.from), edge.cycles)).collect()
    };
    // What leads from them to the last instruction is part of how much they matter.
    let out = |at: u32| {
        let last = piece.into.last().map_or(&[][..], |into| &into[..]);
        last.iter().find(|edge| piece.ends && edge.from == at).map(|edge| edge.cycles)
    };
    let near = |members: &[u32]| {
        let mut all: Vec<_> = piece
            .near
            .iter()
            .filter_map(|n| Some((place(members, n.0)?, place(members, n.1)?, n.2)))
            .collect();
        all.sort_unstable();
        all
    };
    a.len() == b.len()
        && near(a) == near(b)
        && a.iter().zip(b).all(|(&x, &y)| {
            let (one, other) = (&piece.rules[x as usize], &piece.rules[y as usize]);
            let alike = instar_cores::Rules { results: other.results.clone(), ..one.clone() } == *other;
            alike && out(x) == out(y) && edges(a, x) == edges(b, y)
        })
}
