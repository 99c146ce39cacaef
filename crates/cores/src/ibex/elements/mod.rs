//! What holds or carries values in an Ibex, and what comes into it when.
//!
//! Source: lowRISC/ibex 5da1679, files of `rtl/` as the table names them; every rule is compared
//! with the RTL, bit for bit (`instar rtl leak`). No register stands in front of the ALU: what the
//! instruction register names is read and computed in every cycle, be the instruction executed,
//! waiting, gone, or one after a taken branch that never is. [`fields`] has what decode makes of
//! an instruction, [`wires`] what that shows in a cycle, [`passing`] and [`followed`] when it
//! changes.

pub mod fields;
pub mod followed;
pub mod passing;
mod wires;

use std::borrow::Cow;
use std::sync::LazyLock;

use super::params::Params;
use crate::element::{Element, Keeps};

/// Numbers of the elements behind the X registers.
mod number {
    pub const READ: [u16; 2] = [32, 33];
    pub const OPERAND: [u16; 2] = [34, 35];
    pub const ADDER: u16 = 36;
    pub const RESULT: u16 = 37;
    pub const STORE_DATA: u16 = 38;
    pub const WRITTEN: u16 = 39;
    pub const INTERMEDIATE: [u16; 2] = [40, 41];
    pub const DIVISOR: u16 = 42;
    pub const DIVIDEND: u16 = 43;
    pub const QUOTIENT: u16 = 44;
    pub const SPLIT: u16 = 45;
    pub const WRITEBACK: u16 = 48;
    pub const FORWARDED: [u16; 2] = [49, 50];
    /// So many there are at most.
    pub const COUNT: usize = 51;
}

const fn row(
    name: &'static str,
    (count, bits): (u16, u32),
    keeps: Keeps,
    rule: &'static str,
    source: &'static str,
) -> Element {
    Element { name: Cow::Borrowed(name), count, bits, keeps, rule, source }
}

const fn held(name: &'static str, bits: u32, rule: &'static str, source: &'static str) -> Element {
    row(name, (1, bits), Keeps::FlipFlops, rule, source)
}

const fn wire(name: &'static str, rule: &'static str, source: &'static str) -> Element {
    row(name, (1, 32), Keeps::Wire, rule, source)
}

/// Of both cores, in the order of their numbers.
const SHARED: [Element; 15] = [
    row(
        "x",
        (32, 32),
        Keeps::FlipFlops,
        "after the cycle in which its instruction leaves the last stage",
        "ibex_register_file_ff.sv rf_reg",
    ),
    wire(
        "read a",
        "the register that bits 19 to 15 of the instruction register name, whatever they mean there, as it stands",
        "ibex_register_file_ff.sv rdata_a_o",
    ),
    wire("read b", "the same of bits 24 to 20, of an immediate too", "ibex_register_file_ff.sv rdata_b_o"),
    wire(
        "operand a",
        "rs1, the address, or 0; in the second cycle of an access across two words its address",
        "ibex_id_stage.sv alu_operand_a_ex_o",
    ),
    wire("operand b", "rs2 or the immediate, 4 in that cycle", "ibex_id_stage.sv alu_operand_b_ex_o"),
    wire(
        "adder",
        "the sum of both operands for every operation, their difference in subtractions and comparisons; while the \
         multiplier is named 0 - rs2, while the divider is what its step subtracts",
        "ibex_alu.sv adder_result_o",
    ),
    wire(
        "result",
        "what the ALU, multiplier or divider gives of what stands there",
        "ibex_ex_block.sv result_ex_o",
    ),
    wire(
        "store data",
        "rs2's port, for any instruction, rotated by the adder's two lowest bits",
        "ibex_load_store_unit.sv data_wdata_o",
    ),
    wire(
        "register write",
        "a result or what was loaded in the cycle in which it is written, else 0",
        "ibex_wb_stage.sv rf_wdata_wb_o",
    ),
    held(
        "intermediate",
        32,
        "in each step of a multiplication, its sum; in each of a division, the remainder, at its end the result",
        "ibex_id_stage.sv imd_val_q[0][31:0]",
    ),
    held("intermediate top", 2, "with it", "ibex_id_stage.sv imd_val_q[0][33:32]"),
    held(
        "divider divisor",
        32,
        "the divisor without its sign, in the third step",
        "ibex_id_stage.sv imd_val_q[1]",
    ),
    held(
        "divider dividend",
        32,
        "the dividend without its sign, in the second step",
        "ibex_multdiv_fast.sv op_numerator_q",
    ),
    held(
        "divider quotient",
        32,
        "0 in the second step, then bit by bit",
        "ibex_multdiv_fast.sv op_quotient_q",
    ),
    row(
        "split load",
        (3, 8),
        Keeps::FlipFlops,
        "bytes 1 to 3 of the first word of a load across two words; those that are not loaded are not known here",
        "ibex_load_store_unit.sv rdata_q",
    ),
];

/// The rows that follow, of a core with a stage for results.
fn table(writeback: bool) -> Vec<Element> {
    let mut all = SHARED.to_vec();
    if writeback {
        let read = "what the port reads, or what waits to be written there, of a load its address";
        all.push(held(
            "writeback",
            32,
            "as an instruction leaves ID/EX, its result, of any class; after a CSR access without rd not known here",
            "ibex_wb_stage.sv rf_wdata_wb_q",
        ));
        all.push(wire("forwarded a", read, "ibex_id_stage.sv rf_rdata_a_fwd"));
        all.push(wire("forwarded b", read, "ibex_id_stage.sv rf_rdata_b_fwd"));
    }
    all
}

static TWO_STAGES: LazyLock<Vec<Element>> = LazyLock::new(|| table(false));
static THREE_STAGES: LazyLock<Vec<Element>> = LazyLock::new(|| table(true));

/// The elements of a core with these parameters.
///
/// # Errors
/// Why they are not known, as the end of a sentence that names the core.
pub fn elements(params: &Params) -> Result<&'static [Element], String> {
    if params.fetch_response_cycles > 1 || params.data_response_cycles > 1 || !params.regions.is_empty() {
        return Err("its elements are known with memory that answers in the next cycle alone".to_owned());
    }
    match (params.writeback_stage, params.branch_target_alu, params.multiply_cycles) {
        (false, false, 3) => Ok(&TWO_STAGES),
        (true, true, 1) => Ok(&THREE_STAGES),
        _ => Err(
            "its elements are not compared with RTL; those of ibex-small and ibex-opentitan are, with the \
                  parameters of their files"
                .to_owned(),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::{number, table};
    use crate::element::{element_count, element_name};

    #[test]
    fn numbers_name_the_rows_of_the_table() {
        let all = table(true);
        assert_eq!(usize::from(element_count(&all)), number::COUNT);
        for (number, name) in [
            (number::READ[0], "read a"),
            (number::OPERAND[1], "operand b"),
            (number::ADDER, "adder"),
            (number::WRITTEN, "register write"),
            (number::INTERMEDIATE[1], "intermediate top"),
            (number::QUOTIENT, "divider quotient"),
            (number::SPLIT + 2, "split load2"),
            (number::WRITEBACK, "writeback"),
            (number::FORWARDED[1], "forwarded b"),
        ] {
            assert_eq!(element_name(&all, number), name);
        }
    }
}
