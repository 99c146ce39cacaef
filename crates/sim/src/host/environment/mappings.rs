//! Anonymous memory that a program asks for by `mmap`: pages between heap and stack, given out from
//! above.
//!
//! Source: Linux's `mmap` and `munmap` for private anonymous pages; protection is not kept.

/// Bytes of a page.
pub(super) const PAGE: u64 = 4096;

/// What is given out, by address.
#[derive(Clone, Debug, Default)]
pub(super) struct Mappings {
    /// First address and end of each, in order, apart from each other.
    taken: Vec<(u64, u64)>,
}

impl Mappings {
    /// The lowest address that is given out.
    pub(super) fn lowest(&self) -> Option<u64> {
        self.taken.first().map(|&(start, _)| start)
    }

    /// `length` bytes (whole pages are taken) as high as they fit between `low` and `high`.
    pub(super) fn take(&mut self, length: u64, low: u64, high: u64) -> Option<(u64, u64)> {
        let bytes = length.checked_next_multiple_of(PAGE).filter(|&bytes| bytes > 0)?;
        let (low, high) = (low.checked_next_multiple_of(PAGE)?, high & !(PAGE - 1));
        let mut end = high;
        // A gap lies above each range, and one below the lowest.
        for index in (0..=self.taken.len()).rev() {
            let bottom = if index == 0 { low } else { self.taken[index - 1].1 };
            if let Some(start) = end.checked_sub(bytes).filter(|&start| start >= bottom.max(low)) {
                self.taken.insert(index, (start, start + bytes));
                return Some((start, bytes));
            }
            if index > 0 {
                end = self.taken[index - 1].0;
            }
        }
        None
    }

    /// Gives the pages of a range back, given out or not.
    pub(super) fn give_back(&mut self, start: u64, length: u64) {
        let (start, end) = (start & !(PAGE - 1), start.saturating_add(length).next_multiple_of(PAGE));
        self.taken = std::mem::take(&mut self.taken)
            .into_iter()
            .flat_map(|(first, last)| [(first, last.min(start)), (first.max(end), last)])
            .filter(|(first, last)| first < last)
            .collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_given_out_from_above_and_again_after_they_came_back() {
        let mut mappings = Mappings::default();
        assert_eq!(mappings.take(1, 0x1000, 0x9000), Some((0x8000, 0x1000)));
        assert_eq!(mappings.take(0x2001, 0x1000, 0x9000), Some((0x5000, 0x3000)));
        mappings.give_back(0x6000, 0x1000);
        assert_eq!(mappings.take(0x1000, 0x1000, 0x9000), Some((0x6000, 0x1000)));
        assert_eq!(mappings.take(0x5000, 0x1000, 0x9000), None);
        assert_eq!(mappings.take(0x4000, 0x1000, 0x9000), Some((0x1000, 0x4000)));
        assert_eq!((mappings.lowest(), mappings.take(0, 0, 0x9000)), (Some(0x1000), None));
    }

    #[test]
    fn no_two_ranges_ever_overlap() {
        let mut mappings = Mappings::default();
        for step in 0..200u64 {
            mappings.take(1 + step * 7919 % 0x5000, 0x1_0000, 0x8_0000);
            mappings.give_back(0x1_0000 + step * 104_729 % 0x7_0000, 1 + step * 31 % 0x3000);
            assert!(mappings.taken.windows(2).all(|pair| pair[0].1 <= pair[1].0), "step {step}");
        }
    }
}
