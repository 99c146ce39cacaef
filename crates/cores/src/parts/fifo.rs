//! A queue of at most `N` items in place, for what flows through a pipeline in every cycle.

use crate::relative::Relative;

/// A queue of at most `N` items; `N` is a power of two.
#[derive(Clone, Copy, Debug)]
pub struct Fifo<T, const N: usize> {
    items: [T; N],
    head: usize,
    length: usize,
}

impl<T: Copy + Default, const N: usize> Default for Fifo<T, N> {
    fn default() -> Self {
        const { assert!(N.is_power_of_two()) };
        Self { items: [T::default(); N], head: 0, length: 0 }
    }
}

impl<T: Copy, const N: usize> Fifo<T, N> {
    /// Number of items.
    #[inline]
    pub fn len(&self) -> usize {
        self.length
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The oldest item.
    #[inline]
    pub fn front(&self) -> Option<&T> {
        self.get(0)
    }

    /// The item `index` places after the oldest.
    #[inline]
    pub fn get(&self, index: usize) -> Option<&T> {
        (index < self.length).then(|| &self.items[(self.head + index) % N])
    }

    /// The item `index` places after the oldest, to be changed; it must be there.
    #[inline]
    pub fn get_mut(&mut self, index: usize) -> &mut T {
        debug_assert!(index < self.length);
        &mut self.items[(self.head + index) % N]
    }

    /// All items, oldest first.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        (0..self.length).map(|index| &self.items[(self.head + index) % N])
    }

    /// Appends an item; there must be room.
    #[inline]
    pub fn push(&mut self, item: T) {
        debug_assert!(self.length < N);
        self.items[(self.head + self.length) % N] = item;
        self.length += 1;
    }

    /// Takes the oldest item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let item = *self.front()?;
        self.head = (self.head + 1) % N;
        self.length -= 1;
        Some(item)
    }

    /// Visits how many items there are, and each by `item`.
    pub(crate) fn visit(&mut self, relative: &mut Relative, mut item: impl FnMut(&mut T, &mut Relative)) {
        relative.visit_count(&mut self.length);
        for index in 0..self.length {
            item(&mut self.items[(self.head + index) % N], relative);
        }
    }

    /// Keeps the oldest `length` items only.
    #[inline]
    pub fn truncate(&mut self, length: usize) {
        self.length = self.length.min(length);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_leave_in_the_order_in_which_they_came() {
        let mut fifo = Fifo::<u32, 4>::default();
        for round in 0..10 {
            fifo.push(2 * round);
            fifo.push(2 * round + 1);
            assert_eq!(fifo.iter().copied().collect::<Vec<_>>(), [2 * round, 2 * round + 1]);
            assert_eq!((fifo.pop(), fifo.pop(), fifo.pop()), (Some(2 * round), Some(2 * round + 1), None));
        }
    }

    #[test]
    fn truncation_drops_the_youngest() {
        let mut fifo = Fifo::<u32, 4>::default();
        (0..3).for_each(|item| fifo.push(item));
        fifo.truncate(1);
        assert_eq!((fifo.len(), fifo.front()), (1, Some(&0)));
    }
}
