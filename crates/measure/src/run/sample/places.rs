//! Where the windows of a run lie: the same for the same seed, in every version.

use instar_files::Random;

/// One window, in instructions from the run's beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// From here on caches and predictors learn.
    pub(super) warm: u64,
    /// From here on cycles pass.
    pub(super) detail: u64,
    /// From here on they count.
    pub(super) first: u64,
}

/// Windows of `unit` instructions, one in each of `count` equal shares of a run of `instructions`,
/// anywhere in its share. What comes before each is as long as wanted, or as there is room after
/// the window before it.
pub(super) fn places(
    instructions: u64,
    count: u64,
    (unit, detail, warming): (u64, u64, u64),
    seed: u64,
) -> Vec<Place> {
    let mut draw = Random::new(seed);
    let mut free = 0;
    let share = |n: u64| (u128::from(instructions) * u128::from(n) / u128::from(count)) as u64;
    (0..count)
        .map(|n| {
            let (begin, end) = (share(n), share(n + 1));
            let room = (end - begin).saturating_sub(unit) + 1;
            let first = begin + draw.below(room);
            let detail = first.saturating_sub(detail).max(free);
            let warm = detail.saturating_sub(warming).max(free);
            free = first + unit;
            Place { warm, detail, first }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_share_has_one_window_and_none_reaches_into_another() {
        for seed in 0..50 {
            let found = places(100_000, 20, (1000, 2000, 10_000), seed);
            assert_eq!(found.len(), 20);
            let mut free = 0;
            for (n, place) in found.iter().enumerate() {
                let share = n as u64 * 5000..(n as u64 + 1) * 5000;
                assert!(share.start <= place.first && place.first + 1000 <= share.end, "{place:?}");
                assert!(free <= place.warm && place.warm <= place.detail && place.detail <= place.first);
                assert!(place.first - place.detail <= 2000 && place.detail - place.warm <= 10_000);
                free = place.first + 1000;
            }
        }
    }

    #[test]
    fn a_seed_is_a_choice_of_places() {
        let at = |seed| places(1 << 20, 16, (100, 100, 100), seed);
        assert_eq!(at(3), at(3));
        assert_ne!(at(3), at(4));
    }
}
