//! To which bits of one value the secret bits of another spread: a few operations for what
//! instructions do.
//!
//! Source: own design. Each form is a sum over single bits, so it says for any bits what it says
//! for each of them alone; and for each alone it is compared with what it was made from.

/// Bits that are moved, some of them with all above.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lane {
    /// Places by which bits are turned to the left.
    turn: u32,
    /// Those that are kept then.
    moved: u64,
    /// Those that reach every place above, too: carries, and a sign.
    carried: u64,
    /// Where anything may come.
    reach: u64,
}

impl Lane {
    #[inline]
    fn of(self, bits: u64) -> u64 {
        let bits = bits.rotate_left(self.turn);
        let carried = bits & self.carried;
        (bits & self.moved | carried | carried.wrapping_neg()) & self.reach
    }
}

/// A lane, and any of `from` to all of `to`: what most instructions do, without a branch on what is
/// secret.
#[derive(Clone, Copy, Debug)]
pub struct Straight {
    lane: Lane,
    from: u64,
    to: u64,
}

impl Straight {
    /// The secret bits of the result, where these bits are secret.
    #[inline]
    pub fn of(self, bits: u64) -> u64 {
        self.lane.of(bits) | u64::from(bits & self.from != 0).wrapping_neg() & self.to
    }
}

/// How secret bits of one value spread to another.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Spread {
    /// Not at all.
    #[default]
    Nowhere,
    /// They move.
    Lane(Lane),
    /// Any of `from` to all of `to`.
    Any {
        /// Bits that count.
        from: u64,
        /// Bits of the result.
        to: u64,
    },
    /// Those of this mask to their place and every place below.
    Down(u64),
    /// All of these.
    Sum(Box<[Spread]>),
    /// By bits, from the lowest up: the bits of the result.
    Columns(Box<[u64; 64]>),
}

/// Parts of a sum above which a look at every bit is quicker.
const MOST_PARTS: usize = 8;

impl Spread {
    /// All of a value, if a bit of another is.
    pub const WHOLE: Self = Self::Any { from: u64::MAX, to: u64::MAX };

    /// By the bits of a value, from the lowest up: the bits of the result that depend on each.
    pub fn new(columns: &[u64; 64]) -> Self {
        let spread = Self::form(columns);
        debug_assert!((0..64).all(|n| spread.of(1 << n) == columns[n]), "{spread:?} is not {columns:x?}");
        debug_assert!(
            spread.straight().is_none_or(|straight| (0..64).all(|n| straight.of(1 << n) == columns[n])),
            "{spread:?} has another straight form"
        );
        spread
    }

    fn form(columns: &[u64; 64]) -> Self {
        let mut shortest: Vec<_> = lanes(columns).into_iter().map(Self::Lane).collect();
        if shortest.len() > 1 {
            let down =
                (0..64).filter(|n| columns[*n] == u64::MAX >> (63 - n)).fold(0, |mask, n| mask | 1 << n);
            let others = std::array::from_fn(|n| if down >> n & 1 == 1 { 0 } else { columns[n] });
            let downwards = [Self::Down(down)].into_iter().chain(groups(&others));
            for form in [groups(columns), downwards.collect()] {
                shortest = if form.len() < shortest.len() { form } else { shortest };
            }
        }
        match shortest.len() {
            0 => Self::Nowhere,
            1 => shortest.remove(0),
            2..=MOST_PARTS => Self::Sum(shortest.into()),
            _ => Self::Columns(Box::new(*columns)),
        }
    }

    /// The secret bits of the result, where these bits are secret.
    #[inline]
    pub fn of(&self, bits: u64) -> u64 {
        match self {
            Self::Nowhere => 0,
            Self::Lane(lane) => lane.of(bits),
            Self::Any { from, to } => {
                if bits & from == 0 {
                    0
                } else {
                    *to
                }
            }
            Self::Down(mask) => u64::MAX.checked_shr((bits & mask).leading_zeros()).unwrap_or(0),
            Self::Sum(parts) => parts.iter().fold(0, |all, part| all | part.of(bits)),
            Self::Columns(columns) => {
                let mut bits = bits;
                let mut all = 0;
                while bits != 0 {
                    all |= columns[bits.trailing_zeros() as usize];
                    bits &= bits - 1;
                }
                all
            }
        }
    }

    /// The same without a branch, where it has such a form.
    pub fn straight(&self) -> Option<Straight> {
        let none = Straight { lane: Lane::default(), from: 0, to: 0 };
        match *self {
            Self::Nowhere => Some(none),
            Self::Lane(lane) => Some(Straight { lane, ..none }),
            Self::Any { from, to } => Some(Straight { from, to, ..none }),
            Self::Sum(ref parts) => match parts[..] {
                [Self::Lane(lane), Self::Any { from, to }] | [Self::Any { from, to }, Self::Lane(lane)] => {
                    Some(Straight { lane, from, to })
                }
                _ => None,
            },
            Self::Down(_) | Self::Columns(_) => None,
        }
    }

    /// The same where a bit of the result makes all of it secret.
    pub fn whole(&self) -> Self {
        let from = (0..64).filter(|n| self.of(1 << n) != 0).fold(0, |mask, n| mask | 1 << n);
        if from == 0 { Self::Nowhere } else { Self::Any { from, to: u64::MAX } }
    }
}

/// Bits that spread to the same places belong together.
fn groups(columns: &[u64; 64]) -> Vec<Spread> {
    let mut groups: Vec<(u64, u64)> = Vec::new();
    for (n, &to) in columns.iter().enumerate().filter(|(_, to)| **to != 0) {
        match groups.iter_mut().find(|(_, known)| *known == to) {
            Some((from, _)) => *from |= 1 << n,
            None => groups.push((1 << n, to)),
        }
    }
    groups.into_iter().map(|(from, to)| Spread::Any { from, to }).collect()
}

/// Bits that are turned by as many places belong together. Where a bit reaches the highest place of
/// all, and every place from some place on, it is carried there.
fn lanes(columns: &[u64; 64]) -> Vec<Lane> {
    let reach = columns.iter().fold(0, |all, column| all | column);
    let mut lanes: Vec<Lane> = Vec::new();
    let mut lane = |from: usize, to: u32, carried: bool| {
        let turn = to.wrapping_sub(from as u32) % 64;
        let known = lanes.iter().position(|lane| lane.turn == turn);
        let at = known.unwrap_or_else(|| {
            lanes.push(Lane { turn, moved: 0, carried: 0, reach });
            lanes.len() - 1
        });
        let places = if carried { &mut lanes[at].carried } else { &mut lanes[at].moved };
        *places |= 1 << to;
    };
    for (from, &column) in columns.iter().enumerate() {
        let run = (column << reach.leading_zeros().min(63)).leading_ones();
        let lowest = 64 - reach.leading_zeros() - run;
        let mut single = column;
        if run > 1 {
            lane(from, lowest, true);
            single &= (1 << lowest) - 1;
        }
        while single != 0 {
            lane(from, single.trailing_zeros(), false);
            single &= single - 1;
        }
    }
    lanes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The form of `of`, which is a sum over single bits, and what it says for `bits`.
    fn formed(of: impl Fn(u64) -> u64, bits: u64) -> (Spread, u64) {
        let spread = Spread::new(&std::array::from_fn(|n| of(1 << n)));
        let says = spread.of(bits);
        assert!(spread.straight().is_none_or(|straight| straight.of(bits) == says), "{spread:?}");
        (spread, says)
    }

    fn up(bits: u64) -> u64 {
        bits | bits.wrapping_neg()
    }

    #[test]
    fn what_instructions_do_is_a_few_operations() {
        let word = |bits: u64| bits & 0xffff_ffff;
        let sign = |bits: u64| bits as u32 as i32 as i64 as u64;
        let lanes: [fn(u64) -> u64; 4] = [|b| b & 0xf0, |b| b << 7, |b| b.rotate_right(9), up];
        for lane in lanes {
            assert!(matches!(formed(lane, 0), (Spread::Lane(_), 0)));
            assert_eq!(formed(lane, 0x8000_1240).1, lane(0x8000_1240));
        }
        assert_eq!(formed(|b| word(up(word(b))), 1 << 40 | 1 << 30).1, 0xc000_0000);
        assert!(matches!(formed(|b| (b as i64 >> 3) as u64, 0).0, Spread::Lane(_)));
        assert_eq!(
            formed(|b| sign(word(b) << 4), 1 << 27),
            formed(|b| sign(word(b) << 4), 1 << 27 | 1 << 35)
        );
        assert_eq!(formed(|b| u64::from(b & 6 != 0), 4), (Spread::Any { from: 6, to: 1 }, 1));
        assert_eq!(formed(|b| if b == 0 { 0 } else { u64::MAX >> b.leading_zeros() }, 12).1, 15);
        assert_eq!(formed(|_| 0, 12), (Spread::Nowhere, 0));
    }

    #[test]
    fn what_has_no_short_form_is_looked_up_bit_by_bit() {
        let bytes = formed(u64::swap_bytes, 0x1_0000_00ff);
        assert!(matches!(bytes.0, Spread::Sum(_)));
        assert_eq!(bytes.1, 0xff00_0000_0100_0000);
        let reversed = formed(u64::reverse_bits, 5);
        assert!(matches!(reversed.0, Spread::Columns(_)));
        assert_eq!(reversed.1, 5 << 61);
        assert_eq!(reversed.0.whole(), Spread::WHOLE);
    }
}
