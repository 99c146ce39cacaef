//! A product that is formed outside: factors go out, and it comes back in the same cycle.

use std::fmt::Write;

use super::bits;
use super::expression::Printer;
use crate::graph::{Id, NodeGraph, NodeOp};

/// The product, and its factors as numbers with a sign.
pub(super) struct Outside {
    product: Id,
    factors: [(Id, bool); 2],
    widths: [u32; 2],
    /// Bits of the product that are used.
    width: u32,
}

impl Outside {
    pub fn new(graph: &NodeGraph, product: Id) -> Self {
        let NodeOp::Mul { a, b } = *graph.op(product) else { unreachable!("it is a product") };
        // A number without a sign gets a zero in front.
        let widths = [a, b].map(|(id, signed)| graph.width(id) + u32::from(!signed));
        Self { product, factors: [a, b], widths, width: graph.width(product) }
    }

    /// Declarations of its ports.
    pub fn ports(&self) -> Vec<String> {
        vec![
            format!(
                "  // Factors for the core's multiplier, with a sign, and their product in the same cycle.\n  output logic {}factor_a_o",
                bits(self.widths[0])
            ),
            format!("  output logic {}factor_b_o", bits(self.widths[1])),
            format!("  input  logic {}product_i", bits(self.width)),
        ]
    }

    /// Its definition within the unit.
    pub fn inside(&self, printer: &mut Printer<'_>, stage: u32) -> String {
        let mut text = String::new();
        for ((factor, signed), port) in self.factors.into_iter().zip(["factor_a_o", "factor_b_o"]) {
            let value = printer.operand(factor, stage);
            let value = if signed { value } else { format!("{{1'b0, {value}}}") };
            let _ = writeln!(text, "  assign {port} = {value};");
        }
        let name = printer.declared(self.product);
        let _ = writeln!(text, "  logic {}{name};\n  assign {name} = product_i;", bits(self.width));
        text
    }

    /// The body of the module around the unit.
    pub fn around(&self, name: &str) -> String {
        let width = self.width;
        let mut text = String::new();
        let _ = writeln!(
            text,
            "  logic {}factor_a;\n  logic {}factor_b;\n  logic {}product;",
            bits(self.widths[0]),
            bits(self.widths[1]),
            bits(width)
        );
        let _ = writeln!(
            text,
            "\n  assign product = $unsigned({width}'($signed(factor_a)) * {width}'($signed(factor_b)));"
        );
        let _ = writeln!(
            text,
            "\n  {name}_body i_body (\n    .factor_a_o (factor_a),\n    .factor_b_o (factor_b),\n    .product_i  (product),\n    .*\n  );"
        );
        text
    }
}
