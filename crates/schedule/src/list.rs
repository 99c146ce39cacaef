//! A first order: of what may stand next, whoever is waited for longest.
//!
//! Source: textbook list scheduling. How long each instruction takes is not a table of ours: it is
//! what the core model said of the order in which the function came.

use instar_code::{AllocatableRegisters, DependenceGraph, Scratch, allocate};

/// How a list is made.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Instructions that may issue in one cycle.
    pub width: u32,
    /// How many instructions ahead of the order in which it came one may go.
    pub window: usize,
}

/// An order of the block; `None` where its values do not fit the registers. `latency` has the
/// cycles until each instruction's result can be used.
pub fn list(
    graph: &DependenceGraph,
    latency: &[u32],
    plan: Plan,
    given: AllocatableRegisters,
    scratch: &mut Scratch,
) -> Option<Vec<u32>> {
    let size = graph.size();
    let mut height = vec![0u32; size];
    for at in (0..size).rev() {
        let after = graph.after[at].iter().map(|later| height[*later as usize]).max().unwrap_or(0);
        height[at] = after + latency[at];
    }
    let mut missing: Vec<usize> = graph.before.iter().map(Vec::len).collect();
    let mut ready_at = vec![0u32; size];
    let mut placed = vec![false; size];
    let mut order = Vec::with_capacity(size);
    let (mut cycle, mut oldest) = (0u32, 0usize);
    while order.len() < size {
        let mut issued = 0;
        while issued < plan.width {
            while oldest < size && placed[oldest] {
                oldest += 1;
            }
            let may = |at: &usize| !placed[*at] && missing[*at] == 0 && ready_at[*at] <= cycle;
            let last = (oldest + plan.window).min(size);
            let Some(next) =
                (oldest..last).filter(may).max_by_key(|at| (height[*at], std::cmp::Reverse(*at)))
            else {
                break;
            };
            placed[next] = true;
            order.push(next as u32);
            issued += 1;
            for &later in &graph.after[next] {
                missing[later as usize] -= 1;
                ready_at[later as usize] = ready_at[later as usize].max(cycle + latency[next]);
            }
        }
        cycle += 1;
    }
    allocate(graph, &order, given, scratch).map(|_| order)
}
