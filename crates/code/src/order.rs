//! An order on its way: who stands where, and how far each may go.

/// A permutation of instructions that keeps who must stay before whom.
#[derive(Clone, Debug)]
pub struct Order {
    /// Instructions by position.
    pub at: Vec<u32>,
    position: Vec<u32>,
}

impl Order {
    /// That of these instructions, which are 0, 1, … in some order.
    pub fn new(at: Vec<u32>) -> Self {
        let mut position = vec![0; at.len()];
        at.iter().enumerate().for_each(|(place, number)| position[*number as usize] = place as u32);
        Self { at, position }
    }

    /// Where an instruction stands.
    pub fn position(&self, number: u32) -> usize {
        self.position[number as usize] as usize
    }

    /// Moves what stands at `from` to `to`; everything between makes room.
    pub fn place(&mut self, from: usize, to: usize) {
        let (low, high) = (from.min(to), from.max(to));
        if from < to {
            self.at[low..=high].rotate_left(1);
        } else {
            self.at[low..=high].rotate_right(1);
        }
        for place in low..=high {
            self.position[self.at[place] as usize] = place as u32;
        }
    }

    /// The first and the last place to which what stands at `from` may go, both before `end`.
    pub fn room(&self, from: usize, end: usize, before: &[Vec<u32>], after: &[Vec<u32>]) -> (usize, usize) {
        let number = self.at[from] as usize;
        let place = |other: &u32| self.position[*other as usize] as usize;
        let low = before[number].iter().map(place).max().map_or(0, |place| place + 1);
        let high = after[number].iter().map(place).min().unwrap_or(end).min(end) - 1;
        (low, high)
    }
}
