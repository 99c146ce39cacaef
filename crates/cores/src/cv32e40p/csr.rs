//! CSR accesses that empty the pipeline.
//!
//! Source: cv32e40p_decoder.sv, csr_status_o, and cv32e40p_controller.sv, FLUSH_EX: mstatus, mtvec,
//! mepc, mcause, every counter, event selector and inhibit bit, read or written, with the user's
//! mirrors of counters.

/// Whether an access to the CSR of this number does; `status_alone`: of all only mstatus and
/// ustatus do.
pub fn flushes(number: u32, status_alone: bool) -> bool {
    if status_alone {
        return matches!(number, 0x000 | 0x300);
    }
    const COUNTERS: u32 = 32;
    let counter = |base: u32| (base..base + COUNTERS).contains(&number) && number != base + 1;
    match number {
        0x300 | 0x305 | 0x341 | 0x342 | 0x320 => true,
        // mhpmevent3 to 31.
        0x323..=0x33f => true,
        _ => [0xb00, 0xb80, 0xc00, 0xc80].into_iter().any(counter),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_empty_the_pipeline_and_scratch_registers_do_not() {
        assert!(
            [0x300, 0xb00, 0xb02, 0xc02, 0xc80, 0xb9f, 0x33f, 0x320].into_iter().all(|n| flushes(n, false))
        );
        assert!(
            [0x340, 0x304, 0x344, 0x343, 0x301, 0xf14, 0x7a0, 0xb01].into_iter().all(|n| !flushes(n, false))
        );
    }

    #[test]
    fn where_the_status_alone_does_counters_and_traps_do_not() {
        assert!([0x000, 0x300].into_iter().all(|n| flushes(n, true)));
        assert!([0x305, 0x341, 0x342, 0xb00, 0xc00, 0x320, 0x340].into_iter().all(|n| !flushes(n, true)));
    }
}
