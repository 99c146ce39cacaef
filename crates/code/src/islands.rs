//! Searches that know nothing of each other, on as many threads as there are: what each finds does
//! not depend on that.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

/// Time between two looks at whether all are at their ends.
const GLANCE: Duration = Duration::from_millis(20);

/// Where the chance of island `number` begins.
pub fn seed(given: u64, number: u64) -> u64 {
    given.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number
}

/// What `search` finds for 0, 1, … up to `count`, in this order; those for which it is `None` are
/// left out. `watch` is called now and then.
pub fn run<T: Send>(
    count: usize,
    processors: usize,
    search: impl Fn(usize) -> Option<T> + Sync,
    watch: &mut dyn FnMut(),
) -> Vec<(usize, T)> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return found;
            }
            found.extend(search(number).map(|result| (number, result)));
        }
    };
    let mut results = thread::scope(|scope| {
        let threads: Vec<_> = (0..processors.clamp(1, count.max(1))).map(|_| scope.spawn(work)).collect();
        while !threads.iter().all(thread::ScopedJoinHandle::is_finished) {
            watch();
            thread::sleep(GLANCE);
        }
        let mut results = Vec::new();
        for thread in threads {
            match thread.join() {
                Ok(found) => results.extend(found),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        results
    });
    results.sort_by_key(|(number, _)| *number);
    results
}
