//! What holds values in a CVA6, and what comes into it when.
//!
//! Source: openhwgroup/cva6 6cb200105, files of `core/` as the table names them; every rule is
//! compared with the RTL's flip-flops, bit for bit (`instar rtl leak`). Most of them are written in
//! every cycle, whether an instruction is there or not: [`cycle`] looks at each cycle, also at what
//! stands in the issue registers on a wrong path. [`fields`] has what decode makes of an
//! instruction.

mod cycle;
pub mod fields;
pub mod followed;
mod stores;

use std::borrow::Cow;
use std::sync::LazyLock;

use super::params::Params;
use crate::element::{Element, Keeps};

/// Numbers of the first element of each row behind the X registers.
mod number {
    pub const ENTRY: u16 = 32;
    pub const PRODUCT: [u16; 4] = [40, 41, 42, 43];
    pub const DIVIDER: [u16; 3] = [44, 45, 46];
    pub const WAITING: u16 = 47;
    pub const STORE_DATA: u16 = 49;
    pub const SPECULATIVE: u16 = 50;
    pub const COMMITTED: u16 = 54;
    pub const BUFFER: u16 = 58;
    pub const REQUEST: u16 = 66;
    pub const OPERANDS: u16 = 68;
}

const fn row(name: &'static str, count: u16, bits: u32, rule: &'static str, source: &'static str) -> Element {
    Element { name: Cow::Borrowed(name), count, bits, keeps: Keeps::FlipFlops, rule, source }
}

/// Of both cores, in the order of their numbers.
const SHARED: [Element; 16] = [
    row("x", 32, 32, "as its instruction commits", "ariane_regfile_ff.sv mem"),
    row(
        "scoreboard",
        8,
        32,
        "an instruction's immediate as it issues, over it what its unit gives: a load's data, a link, of a CSR access \
         rs1, of a store what the next access is about to store",
        "scoreboard.sv mem_q[].sbe.result",
    ),
    row(
        "product low",
        1,
        32,
        "in every cycle: the product of a multiplication's or division's operands, else 0",
        "multiplier.sv mult_result_q",
    ),
    row("product high", 1, 32, "with the lower half", "multiplier.sv mult_result_q"),
    row(
        "carry-less product",
        1,
        32,
        "with the product, also of multiplications that need none",
        "multiplier.sv clmul_q",
    ),
    row("carry-less reversed", 1, 32, "the same, bits reversed", "multiplier.sv clmulr_q"),
    row(
        "divider remainder",
        1,
        32,
        "as a division executes, and in each step that subtracts",
        "serdiv.sv op_a_q",
    ),
    row("divider divisor", 1, 32, "as a division executes, aligned, and in each step", "serdiv.sv op_b_q"),
    row("divider quotient", 1, 32, "0 as a division executes, and in each step", "serdiv.sv res_q"),
    row(
        "access",
        2,
        32,
        "operand b of a load or store as it executes, by turns; 0 behind a flush",
        "lsu_bypass.sv mem_q[].data",
    ),
    row(
        "store data",
        1,
        32,
        "in every cycle: operand b of the access that is first in the unit, rotated to its bytes, else 0",
        "store_unit.sv st_data_q",
    ),
    row(
        "store queue",
        4,
        32,
        "as a store leaves the store unit",
        "store_buffer.sv speculative_queue_q[].data",
    ),
    row("committed store", 4, 32, "as a store commits", "store_buffer.sv commit_queue_q[].data"),
    row(
        "write buffer",
        8,
        32,
        "the bytes of a store as the data cache takes it",
        "cache_subsystem/wt_dcache_wbuffer.sv wbuffer_q[].data",
    ),
    row(
        "request",
        2,
        32,
        "by turns: the bytes of a word of the write buffer that go to memory, repeated to fill a word; 0 as a load          asks for a line",
        "cache_subsystem/wt_axi_adapter.sv i_dcache_data_fifo.mem_q[].data",
    ),
    row(
        "operand a",
        1,
        32,
        "in every cycle: rs1 of what stands in the issue register, be it stalled, issued before, or on a wrong path",
        "issue_read_operands.sv fu_data_q[0].operand_a",
    ),
];

/// The rows behind, of one issue port and of two.
fn table(ports: usize) -> Vec<Element> {
    let b = "with operand a: rs2, or the immediate";
    let mut all = SHARED.to_vec();
    all.push(row("operand b", 1, 32, b, "issue_read_operands.sv fu_data_q[0].operand_b"));
    if ports > 1 {
        let a = "the same of the second issue register";
        all.push(row("second operand a", 1, 32, a, "issue_read_operands.sv fu_data_q[1].operand_a"));
        all.push(row("second operand b", 1, 32, b, "issue_read_operands.sv fu_data_q[1].operand_b"));
    }
    all
}

static SINGLE: LazyLock<Vec<Element>> = LazyLock::new(|| table(1));
static SUPERSCALAR: LazyLock<Vec<Element>> = LazyLock::new(|| table(2));

/// The elements of a core with these parameters.
///
/// # Errors
/// Why they are not known, as the end of a sentence that names the core.
pub fn elements(params: &Params) -> Result<&'static [Element], String> {
    let entries = [
        params.scoreboard_entries,
        params.speculative_store_entries,
        params.committed_store_entries,
        params.write_buffer_entries,
    ];
    let is_read = params.xlen == 32
        && params.multiply_latency == 2
        && params.divide_special_latency == 2
        && !params.multiply_issues_alone
        && params.load_pipe_registers + params.store_pipe_registers == 0
        && params.speculative_store_reserve == 0;
    match params.issue_width {
        width @ (1 | 2) if is_read && entries == [8, 4, 4, 8] => {
            Ok(if width == 1 { &SINGLE } else { &SUPERSCALAR })
        }
        _ => Err("its elements are not read from its RTL; those of cva6-single and cva6-superscalar are, with the \
                  parameters of their files"
            .to_owned()),
    }
}
