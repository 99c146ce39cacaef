//! Which bits of memory are secret, and through which step.
//!
//! Source: own design: pages that exist only where a secret was written.

use std::ops::Range;

use rustc_hash::FxHashMap;

use super::always_public::AlwaysPublic;
use super::steps::StepId;

/// A value's secret bits and the step through which the value became secret; public where no bit
/// is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taint {
    /// Secret bits.
    pub bits: u64,
    /// Meaningful only where there are some.
    pub step: StepId,
}

impl Taint {
    /// Nothing of it is secret.
    pub const PUBLIC: Self = Self { bits: 0, step: 0 };

    /// All of it is secret.
    pub fn all(step: StepId) -> Self {
        Self { bits: u64::MAX, step }
    }

    /// Whether a bit of it is secret.
    #[inline]
    pub fn is_secret(self) -> bool {
        self.bits != 0
    }

    /// All of it secret, if a bit of it is.
    pub fn whole(self) -> Self {
        if self.is_secret() { Self::all(self.step) } else { self }
    }

    /// The secret bits of both, by the way of this one where some of it is secret.
    #[inline]
    pub fn with(self, other: Self) -> Self {
        Self { bits: self.bits | other.bits, ..self.or(other) }
    }

    /// This, or the other where nothing of this is secret.
    #[inline]
    pub fn or(self, other: Self) -> Self {
        if self.is_secret() { self } else { other }
    }
}

const PAGE: u64 = 4096;

/// The number of the page of an address.
pub fn page_of(address: u64) -> u64 {
    address / PAGE
}

struct Page {
    bits: [u8; PAGE as usize],
    steps: [StepId; PAGE as usize],
}

/// Memory's secret bits.
#[derive(Default)]
pub struct Shadow {
    /// Pages that have had secrets, since somebody took them.
    pub fresh: Vec<u64>,
    pages: FxHashMap<u64, Box<Page>>,
    /// What no store makes secret.
    pub public: AlwaysPublic,
    /// Where a store makes nothing public: registers of devices, which may ignore it.
    pub kept: Vec<Range<u64>>,
}

impl Shadow {
    /// The taint of up to eight bytes; of more, whether one of them is secret.
    #[inline]
    pub fn load(&self, address: u64, size: u16) -> Taint {
        if self.pages.is_empty() {
            return Taint::PUBLIC;
        }
        let at = (address % PAGE) as usize;
        let end = at + usize::from(size);
        if end > PAGE as usize || size > 8 {
            return self.load_bytes(address, size);
        }
        match self.pages.get(&(address / PAGE)) {
            None => Taint::PUBLIC,
            Some(page) => taint(page.bits[at..end].iter().zip(&page.steps[at..end])),
        }
    }

    /// Whether something of `length` bytes is secret.
    pub fn any(&self, address: u64, length: u64) -> Taint {
        let bytes = (0..length).map(|n| self.load(address.wrapping_add(n), 1));
        bytes.fold(Taint::PUBLIC, Taint::or).whole()
    }

    fn load_bytes(&self, address: u64, size: u16) -> Taint {
        let bytes = (0..u64::from(size)).filter_map(|offset| {
            let address = address.wrapping_add(offset);
            let page = self.pages.get(&(address / PAGE))?;
            let at = (address % PAGE) as usize;
            Some((offset, page.bits[at], page.steps[at]))
        });
        let mut found = Taint::PUBLIC;
        for (offset, bits, step) in bytes.filter(|(_, bits, _)| *bits != 0) {
            found = Taint { bits: found.bits, ..found.or(Taint { bits: 1, step }) };
            found.bits |= if size > 8 { u64::MAX } else { u64::from(bits) << (8 * offset) };
        }
        found
    }

    /// Gives `size` bytes the low bits of `taint`; bytes beyond the eighth are as secret as the
    /// value as a whole.
    #[inline]
    pub fn store(&mut self, address: u64, size: u16, taint: Taint) {
        if taint.is_secret() && !self.public.is_empty() {
            return self.store_around_public(address, size, taint);
        }
        if !self.kept.is_empty() && self.kept.iter().any(|kept| kept.contains(&address)) {
            let taint = taint.with(self.load(address, size));
            return self.put(address, size, taint);
        }
        self.put(address, size, taint);
    }

    #[inline]
    fn put(&mut self, address: u64, size: u16, taint: Taint) {
        let at = (address % PAGE) as usize;
        let end = at + usize::from(size);
        if end > PAGE as usize || size > 8 {
            return self.put_bytes(address, size, taint);
        }
        let number = address / PAGE;
        let page = match self.pages.get_mut(&number) {
            Some(page) => page,
            None if !taint.is_secret() => return,
            None => self.new_page(number),
        };
        page.bits[at..end].copy_from_slice(&taint.bits.to_le_bytes()[..usize::from(size)]);
        if taint.is_secret() {
            page.steps[at..end].fill(taint.step);
        }
    }

    fn put_bytes(&mut self, address: u64, size: u16, taint: Taint) {
        for (offset, byte) in bytes_of(taint, size) {
            self.put(address.wrapping_add(offset), 1, byte);
        }
    }

    /// As [`Self::store`]; what is public stays so.
    #[cold]
    fn store_around_public(&mut self, address: u64, size: u16, taint: Taint) {
        self.public.note_store(address, size);
        for (offset, byte) in bytes_of(taint, size) {
            self.fill(address.wrapping_add(offset), 1, byte);
        }
    }

    /// Makes `length` bytes secret or, with [`Taint::PUBLIC`], public. Those that are always public
    /// stay so.
    pub fn fill(&mut self, address: u64, length: u64, taint: Taint) {
        for address in (0..length).map(|offset| address.wrapping_add(offset)) {
            self.put(address, 1, if self.public.has(address) { Taint::PUBLIC } else { taint });
        }
    }

    /// Makes all of memory public, for another run; what is always public stays so.
    pub fn forget(&mut self) {
        self.fresh.clear();
        self.pages.clear();
    }

    fn new_page(&mut self, number: u64) -> &mut Page {
        let empty = || Box::new(Page { bits: [0; PAGE as usize], steps: [0; PAGE as usize] });
        self.fresh.push(number);
        self.pages.entry(number).or_insert_with(empty)
    }

    /// Whether there ever was a secret in the page with this number.
    pub fn has_page(&self, page: u64) -> bool {
        self.pages.contains_key(&page)
    }

    /// Whether there ever was a secret.
    pub fn has_pages(&self) -> bool {
        !self.pages.is_empty()
    }
}

/// The bytes of a value that is stored, each with its offset. Those of one that is longer than
/// eight bytes are as secret as the whole.
fn bytes_of(taint: Taint, size: u16) -> impl Iterator<Item = (u64, Taint)> {
    (0..u64::from(size)).map(move |offset| {
        let bits = match size {
            ..=8 => taint.bits >> (8 * offset) & 0xff,
            _ if taint.is_secret() => 0xff,
            _ => 0,
        };
        (offset, Taint { bits, step: taint.step })
    })
}

/// Up to eight bytes together.
#[inline]
fn taint<'a>(bytes: impl DoubleEndedIterator<Item = (&'a u8, &'a StepId)>) -> Taint {
    bytes.rev().fold(Taint::PUBLIC, |all, (&bits, &step)| Taint {
        bits: all.bits << 8 | u64::from(bits),
        step: if bits != 0 { step } else { all.step },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_keep_their_own_secrecy() {
        let mut shadow = Shadow::default();
        shadow.store(0x1ffe, 4, Taint { bits: 0xff00_00f0, step: 3 }); // across two pages
        assert_eq!(shadow.load(0x1ffe, 1), Taint { bits: 0xf0, step: 3 });
        assert!(!shadow.load(0x1fff, 2).is_secret());
        assert_eq!(shadow.load(0x1ffe, 4), Taint { bits: 0xff00_00f0, step: 3 });
        assert_eq!(shadow.load(0x1f00, 512).bits, u64::MAX);
        shadow.store(0x2001, 1, Taint::PUBLIC);
        assert_eq!(shadow.load(0x1ffe, 4).bits, 0xf0);
    }

    #[test]
    fn what_is_always_public_stays_so_and_counts_the_stores_that_touch_it() {
        let mut shadow = Shadow::default();
        let (first, second) = (shadow.public.add(0x1002, 2), shadow.public.add(0x1fff, 2));
        shadow.fill(0x1000, 4, Taint::all(1)); // As a secret is marked, which is no store.
        assert_eq!(shadow.load(0x1000, 4).bits, 0xffff);
        assert_eq!(shadow.public.used.all(), [0, 0]);
        shadow.store(0x1000, 8, Taint { bits: 0xff << 32, step: 1 });
        shadow.store(0x1ffe, 4, Taint::all(1)); // Across two pages.
        shadow.store(0x1000, 2, Taint::all(1)); // Beside it.
        shadow.store(0x1002, 2, Taint::PUBLIC);
        assert_eq!((shadow.public.used.at(first), shadow.public.used.at(second)), (1, 1));
        assert_eq!(shadow.load(0x1000, 8).bits, 0xff_0000_ffff);
        assert_eq!(shadow.load(0x1ffe, 4).bits, 0xff00_00ff);
        shadow.store(0x1ff8, 64, Taint::all(1));
        assert_eq!((shadow.load(0x1fff, 2).bits, shadow.load(0x2001, 1).bits), (0, 0xff));
        shadow.forget();
        shadow.store(0x1002, 1, Taint::all(1));
        assert!(!shadow.load(0x1000, 8).is_secret());
    }

    #[test]
    fn public_stores_to_untouched_memory_make_no_pages() {
        let mut shadow = Shadow::default();
        shadow.store(0x8000_0000, 4, Taint::PUBLIC);
        shadow.fill(0x8000_0000, 10_000, Taint::PUBLIC);
        assert!(shadow.pages.is_empty());
        shadow.fill(0x8000_0ff0, 32, Taint::all(1));
        assert_eq!((shadow.pages.len(), shadow.load(0x8000_100f, 1).bits), (2, 0xff));
    }
}
