//! Work on several threads, of which the one that asked for it tells how far they are.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use crate::GoOn;

/// Time between two questions whether to go on.
const PAUSE: Duration = Duration::from_millis(20);

/// What `worker` gives on each of so many threads, by their numbers. Until all are done, `go_on` is
/// asked now and then with what `done` says; where it says no, `stopped` is set, for the workers to
/// see.
pub fn on_threads<T: Send>(
    threads: usize,
    stopped: &AtomicBool,
    done: impl Fn() -> u64,
    go_on: GoOn<'_>,
    worker: impl Fn(usize) -> T + Sync,
) -> Vec<T> {
    let worker = &worker;
    std::thread::scope(|scope| {
        // Nothing is ever sent: the last thread that ends closes it.
        let (open, ended) = channel::<()>();
        let begin = |number: usize| {
            let open = open.clone();
            scope.spawn(move || {
                let _open = open;
                worker(number)
            })
        };
        let workers: Vec<_> = (0..threads).map(begin).collect();
        drop(open);
        while ended.recv_timeout(PAUSE) == Err(RecvTimeoutError::Timeout) {
            if !go_on(done()) {
                stopped.store(true, Ordering::Relaxed);
            }
        }
        let joined = workers.into_iter().map(|worker| match worker.join() {
            Ok(made) => made,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        joined.collect()
    })
}
