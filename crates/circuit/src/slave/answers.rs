//! What a slave gives: answers on its bus, and what goes to its memories.

use std::fmt::Write;

use instar_coredsl::device::{MICROCODE_MEMORIES, RegisterAccess, RegisterBits};

use super::{Slave, SlaveBus, microprogram};
use crate::read::index_bits;
use crate::verilog::bits;
use crate::verilog::expression::{Printer, assignment};

impl Slave<'_> {
    /// What goes to the memories.
    pub(super) fn memory_ports(&self, printer: &mut Printer<'_>) -> String {
        let mut text = String::new();
        for (name, memory) in self.memories() {
            let width = index_bits(memory.words);
            let mut output = |what: &str| {
                let wanted = format!("{name}_{what}_o");
                let found = self.placed.outputs.iter().find(|output| output.0 == wanted);
                found.map(|(_, id)| printer.operand(*id, 0))
            };
            let (mut address, mut enable) = (output("addr"), output("addr_write"));
            let (mut value, mut changes) = (output("wdata"), output("wdata_write"));
            if self.unit.is_some() && MICROCODE_MEMORIES.contains(&memory.name.as_str()) {
                let own = memory.name.to_lowercase();
                let port = |what: &str| Some(format!("program_{own}_{what}_i"));
                (address, enable) = (port("addr"), port("req"));
                if memory.name == MICROCODE_MEMORIES[1] {
                    (value, changes) = (port("wdata"), port("we"));
                }
            }
            let low = memory.offset / 4;
            let above = self.address_bits - 2;
            let word = match low {
                0 if above == width => "word".to_owned(),
                _ if low.is_multiple_of(1 << width) && above > width => format!("word[{}:0]", width - 1),
                _ => format!("{width}'(word - {above}'d{low})"),
            };
            let bus = format!("made && at_{name}");
            let port = |what: &str, value: String| assignment(&format!("assign {name}_{what}_o"), &value);
            text.push('\n');
            text += &port("req", enable.map_or_else(|| bus.clone(), |enable| format!("{enable} || ({bus})")));
            text += &port(
                "we",
                match changes {
                    None => format!("{bus} && store"),
                    Some(changes) => format!("busy_q ? {changes} : store"),
                },
            );
            text += &port(
                "be",
                match value {
                    None => "lanes".to_owned(),
                    Some(_) => "busy_q ? 4'b1111 : lanes".to_owned(),
                },
            );
            text += &port(
                "addr",
                address.map_or_else(|| word.clone(), |address| format!("busy_q ? {address} : {word}")),
            );
            text += &port(
                "wdata",
                value.map_or_else(|| "wdata".to_owned(), |value| format!("busy_q ? {value} : wdata")),
            );
        }
        text
    }

    /// What a load gives, and when an access is answered.
    pub(super) fn answers(&self) -> String {
        let device = self.device;
        let mut text = String::from(
            "\n  // What a load of a register gives.\n  logic [31:0] value;\n  always_comb begin\n    value = '0;\n",
        );
        for (at, register) in device.registers.iter().enumerate() {
            if register.access == RegisterAccess::WriteOnly {
                continue;
            }
            let name = self.register(at);
            let busy = device.busy.filter(|busy| busy.register == at && !device.commands.is_empty());
            let busy =
                busy.map_or(String::new(), |busy| format!(" | (busy_q ? 32'h{:x} : 32'h0)", busy.mask));
            let _ = writeln!(text, "    if (at_{name}) value = {name}_q{busy};");
        }
        text += "  end\n\n  // The answer, in the cycle after the access was taken.\n  logic failed_q;\n  logic [31:0] loaded_q;\n";
        let named: Vec<&str> = self.memories().map(|(name, _)| name).collect();
        for name in &named {
            let _ = writeln!(text, "  logic from_{name}_q;");
        }
        text += "  always_ff @(posedge clk_i or negedge rst_ni) begin\n    if (!rst_ni) answered_q <= 1'b0;\n    else answered_q <= taken;\n  end\n";
        text += "  always_ff @(posedge clk_i) if (taken) begin\n    failed_q <= fault;\n    loaded_q  <= made && !store ? value : '0;\n";
        for name in &named {
            let _ = writeln!(text, "    from_{name}_q <= made && !store && at_{name};");
        }
        text += "  end\n";
        let mut data = "loaded_q".to_owned();
        for name in &named {
            data = format!("from_{name}_q ? {name}_rdata_i : {data}");
        }
        let mut error = "failed_q".to_owned();
        for n in 1..=self.wait_states {
            let _ = write!(
                text,
                "\n  // A wait state.\n  logic failed_{n}_q;\n  logic [31:0] loaded_{n}_q;\n  always_ff @(posedge \
                 clk_i or negedge rst_ni) begin\n    if (!rst_ni) {valid} <= 1'b0;\n    else {valid} <= {before};\n  end\n  \
                 always_ff @(posedge clk_i) begin\n    failed_{n}_q <= {error};\n    loaded_{n}_q <= {data};\n  end\n",
                valid = answer(n),
                before = answer(n - 1),
            );
            data = format!("loaded_{n}_q");
            error = format!("failed_{n}_q");
        }
        let valid = answer(self.wait_states);
        text.push('\n');
        match self.bus {
            SlaveBus::Obi => {
                let _ = writeln!(text, "  assign obi_gnt_o    = taken;\n  assign obi_rvalid_o = {valid};");
                let _ = writeln!(text, "  assign obi_rdata_o  = {data};\n  assign obi_err_o    = {error};");
                text += "\n  // Lanes say which bytes of a word.\n  logic bus_unused;\n  assign bus_unused = ^{obi_addr_i[1:0]";
            }
            SlaveBus::Apb => {
                let _ = writeln!(text, "  assign pready_o  = penable_i && {valid};");
                let _ = writeln!(text, "  assign prdata_o  = {data};\n  assign pslverr_o = {error};");
                text += "\n  // Accesses are of whole words.\n  logic bus_unused;\n  assign bus_unused = ^{paddr_i[1:0]";
            }
        }
        text += ", tells, mask, wdata};\n";
        if let Some(interrupt) = device.interrupt {
            let RegisterBits { register, mask } = interrupt.bit;
            let name = self.register(register);
            let _ = writeln!(
                text,
                "\n  // Its interrupt, {}.\n  assign irq_o = ({name}_q & 32'h{mask:x}) != '0;",
                interrupt.number
            );
        }
        text
    }

    /// The module around, with the memories.
    pub(super) fn around(&self) -> String {
        let module = &self.module;
        let mut text =
            format!("// The same with its memories.\nmodule {module} (\n{}\n);\n", self.ports(false));
        for (name, memory) in self.memories() {
            let _ = writeln!(
                text,
                "  logic {name}_req, {name}_we;\n  logic [3:0] {name}_be;\n  logic {}{name}_addr;\n  logic [31:0] \
                 {name}_wdata, {name}_rdata;\n",
                bits(index_bits(memory.words))
            );
        }
        if let Some(unit) = &self.unit {
            for (_, bits, name) in microprogram::ports(unit, self.device.commands.len()) {
                let _ = writeln!(text, "  logic {bits}{};", &name[..name.len() - 2]);
            }
            text.push('\n');
        }
        let _ = writeln!(text, "  {module}_logic i_logic (");
        if let Some(unit) = &self.unit {
            for (_, _, name) in microprogram::ports(unit, self.device.commands.len()) {
                let _ = writeln!(text, "    .{name} ({}),", &name[..name.len() - 2]);
            }
        }
        for (name, _) in self.memories() {
            for (what, way) in
                [("req", "o"), ("we", "o"), ("be", "o"), ("addr", "o"), ("wdata", "o"), ("rdata", "i")]
            {
                let _ = writeln!(text, "    .{name}_{what}_{way} ({name}_{what}),");
            }
        }
        text += "    .*\n  );\n";
        for (name, memory) in self.memories() {
            let _ = write!(
                text,
                "\n  instar_memory #(\n    .Words ({}),\n    .Bits  (32)\n  ) i_{name} (\n    .clk_i,\n",
                memory.words
            );
            let ports =
                [("req", "i"), ("we", "i"), ("be", "i"), ("addr", "i"), ("wdata", "i"), ("rdata", "o")];
            let ports = ports.map(|(what, way)| format!("    .{what}_{way} ({name}_{what})"));
            let _ = writeln!(text, "{}\n  );", ports.join(",\n"));
        }
        if let Some(unit) = &self.unit {
            let named = MICROCODE_MEMORIES.map(|wanted| {
                let found = self.memories().find(|(_, memory)| memory.name == wanted);
                found.map_or(wanted, |(name, _)| name)
            });
            text += &microprogram::instances(unit, named);
        }
        text + "endmodule\n"
    }
}

/// The register that says that an answer has waited so many cycles.
pub(super) fn answer(waits: u32) -> String {
    if waits == 0 { "answered_q".to_owned() } else { format!("answered_{waits}_q") }
}
