//! A slave as SystemVerilog: its bus port and registers around the engine's data path.

use std::fmt::Write;

use instar_coredsl::device::{DeviceMemory, RegisterAccess, RegisterBits, WhileBusy};
use num_bigint::Sign;

use super::answers::answer;
use super::{Slave, SlaveBus, microprogram};
use crate::graph::Id;
use crate::merged::Owned;
use crate::read::index_bits;
use crate::verilog::bits;
use crate::verilog::expression::{Printer, assignment};
use crate::verilog::names::names;

/// Signals of a slave beside those of its registers and memories.
const SIGNALS: [&str; 18] = [
    "begins",
    "bus_unused",
    "ends",
    "fault",
    "known",
    "lanes",
    "lost",
    "made",
    "mask",
    "request",
    "step_next",
    "store",
    "taken",
    "tells",
    "time_left",
    "value",
    "wdata",
    "word",
];

/// `a || b`, or what stands for none.
fn any(all: &[String]) -> String {
    if all.is_empty() { "1'b0".to_owned() } else { all.join(" || ") }
}

impl Slave<'_> {
    /// The module with its memories, after the one without.
    pub(super) fn text(&self) -> String {
        let mut text = self.comment();
        let _ = writeln!(text, "module {}_logic (\n{}\n);", self.module, self.ports(true));
        text += &self.port();
        text += &self.places();
        text += &self.taking();
        text += &self.engine();
        text += &self.answers();
        text += "endmodule\n\n";
        text += &self.around();
        text
    }

    fn comment(&self) -> String {
        let device = self.device;
        let bus = match self.bus {
            SlaveBus::Obi => "OBI",
            SlaveBus::Apb => "APB",
        };
        let mut text = format!(
            "// Device {}: a slave on {bus}. Made by Instar from its description.\n// Addresses are offsets in its window \
             of {:#x} bytes.\n",
            device.name, device.bytes
        );
        for memory in &device.memories {
            let _ = writeln!(
                text,
                "// Memory {}: {} words of 32 bits with one port, which the engine has while a command is under way.",
                memory.name, memory.words
            );
        }
        text
    }

    pub(super) fn ports(&self, memories: bool) -> String {
        let address = bits(self.address_bits);
        let mut all = vec!["  input  logic clk_i".to_owned(), "  input  logic rst_ni".to_owned()];
        let mut port = |way: &str, bits: &str, name: &str| all.push(format!("  {way} logic {bits}{name}"));
        match self.bus {
            SlaveBus::Obi => {
                port("input ", "", "obi_req_i");
                port("output", "", "obi_gnt_o");
                port("input ", &address, "obi_addr_i");
                port("input ", "", "obi_we_i");
                port("input ", "[3:0] ", "obi_be_i");
                port("input ", "[31:0] ", "obi_wdata_i");
                port("output", "", "obi_rvalid_o");
                port("output", "[31:0] ", "obi_rdata_o");
                port("output", "", "obi_err_o");
            }
            SlaveBus::Apb => {
                port("input ", "", "psel_i");
                port("input ", "", "penable_i");
                port("input ", &address, "paddr_i");
                port("input ", "", "pwrite_i");
                port("input ", "[31:0] ", "pwdata_i");
                port("output", "", "pready_o");
                port("output", "[31:0] ", "prdata_o");
                port("output", "", "pslverr_o");
            }
        }
        if self.device.interrupt.is_some() {
            port("output", "", "irq_o");
        }
        for (name, memory) in self.memories().filter(|_| memories) {
            let mut port = |way: &str, bits: &str, what: &str| {
                all.push(format!("  {way} logic {bits}{name}_{what}"));
            };
            port("output", "", "req_o");
            port("output", "", "we_o");
            port("output", "[3:0] ", "be_o");
            port("output", &bits(index_bits(memory.words)), "addr_o");
            port("output", "[31:0] ", "wdata_o");
            port("input ", "[31:0] ", "rdata_i");
        }
        if let Some(unit) = self.unit.as_ref().filter(|_| memories) {
            let ports = microprogram::ports(unit, self.device.commands.len());
            all.extend(ports.into_iter().map(|(way, bits, name)| format!("  {way} logic {bits}{name}")));
        }
        all.join(",\n")
    }

    /// Names of memories, and what they are.
    pub(super) fn memories(&self) -> impl Iterator<Item = (&str, &DeviceMemory)> {
        let registers = self.device.registers.len();
        let named = &self.names.states[registers..registers + self.device.memories.len()];
        named.iter().map(|state| state.name.as_str()).zip(&self.device.memories)
    }

    pub(super) fn register(&self, at: usize) -> &str {
        &self.names.states[at].name
    }

    /// What the bus asks for.
    fn port(&self) -> String {
        let word = bits(self.address_bits - 2);
        let above = self.address_bits - 1;
        let stages: Vec<String> = (0..=self.wait_states).map(|n| format!("!{}", answer(n))).collect();
        let (request, store, address, lanes, wdata) = match self.bus {
            SlaveBus::Obi => ("obi_req_i".to_owned(), "obi_we_i", "obi_addr_i", "obi_be_i", "obi_wdata_i"),
            SlaveBus::Apb => {
                (format!("psel_i && {}", stages.join(" && ")), "pwrite_i", "paddr_i", "4'b1111", "pwdata_i")
            }
        };
        let mut flags: Vec<String> = (0..=self.wait_states).map(answer).collect();
        if !self.device.commands.is_empty() {
            flags.push("busy_q".to_owned());
        }
        let flags = flags.join(", ");
        let what = match self.bus {
            SlaveBus::Obi => "An access is taken in the cycle of its grant.",
            SlaveBus::Apb => {
                "An access is taken in its setup phase, or as soon as it need not wait; it is ready in the next cycle."
            }
        };
        format!(
            "  // {what}\n  logic request, store, known, fault, tells, taken, made;\n  logic {flags};\n  logic {word}word;\n  logic [3:0] \
             lanes;\n  logic [31:0] wdata, mask;\n\n  assign request = {request};\n  assign store   = {store};\n  assign \
             word    = {address}[{above}:2];\n  assign lanes   = {lanes};\n  assign wdata   = {wdata};\n  assign mask    = \
             {{{{8{{lanes[3]}}}}, {{8{{lanes[2]}}}}, {{8{{lanes[1]}}}}, {{8{{lanes[0]}}}}}};\n"
        )
    }

    /// Which register or memory an access is of.
    fn places(&self) -> String {
        let width = self.address_bits - 2;
        let mut text = String::from("\n  // Where it goes.\n");
        for (at, register) in self.device.registers.iter().enumerate() {
            let name = self.register(at);
            let _ = writeln!(
                text,
                "  logic at_{name};\n  assign at_{name} = word == {width}'d{};",
                register.offset / 4
            );
        }
        for (name, memory) in self.memories() {
            let (low, high) = (memory.offset / 4, memory.offset / 4 + u64::from(memory.words) - 1);
            let mut within = vec![];
            if low > 0 {
                within.push(format!("word >= {width}'d{low}"));
            }
            if high + 1 < 1 << width {
                within.push(format!("word <= {width}'d{high}"));
            }
            let within = if within.is_empty() { "1'b1".to_owned() } else { within.join(" && ") };
            let _ = writeln!(text, "  logic at_{name};\n  assign at_{name} = {within};");
        }
        text
    }

    /// Whether an access is taken, and has an effect.
    fn taking(&self) -> String {
        let device = self.device;
        let all = (0..device.registers.len()).map(|at| format!("at_{}", self.register(at)));
        let known: Vec<String> = all.chain(self.memories().map(|(name, _)| format!("at_{name}"))).collect();
        let told = (0..device.registers.len()).filter(|at| device.tells(*at));
        let told: Vec<String> = told.map(|at| format!("at_{}", self.register(at))).collect();
        let mut lanes = vec![];
        for width in device.widths.iter().filter(|width| **width <= 4) {
            let ones = (1u32 << width) - 1;
            lanes.extend((0..4 / width).map(|n| format!("lanes == 4'b{:04b}", ones << (n * width))));
        }
        let lanes = match self.bus {
            SlaveBus::Obi => format!(" || !({})", any(&lanes)),
            SlaveBus::Apb => String::new(),
        };
        let (taken, made) = match (device.commands.is_empty(), device.while_busy) {
            (true, _) => ("request", "taken && !fault"),
            (false, WhileBusy::Stall) => ("request && (fault || tells || !busy_q)", "taken && !fault"),
            (false, WhileBusy::Error(_)) => ("request", "taken && !fault && !lost"),
        };
        // SystemVerilog wants a name declared before it is used.
        let lost = match (device.commands.is_empty(), device.while_busy) {
            (false, WhileBusy::Error(_)) => {
                "  // Before the end of a command it has no effect but a bit.\n  logic lost;\n  assign lost    = taken && \
                 busy_q && !tells && !fault;\n"
            }
            _ => "",
        };
        format!(
            "\n  assign known   = {};\n  assign fault   = !known{lanes};\n  assign tells   = {};\n  assign taken   = \
             {taken};\n{lost}  assign made    = {made};\n",
            any(&known),
            any(&told)
        )
    }

    /// Registers, with what accesses and the engine do to them, and the engine.
    fn engine(&self) -> String {
        let placed = &self.placed;
        let own = placed.own.iter().flat_map(|own| [own.next, own.write]);
        let roots: Vec<Id> = placed.outputs.iter().map(|output| output.1).chain(own).collect();
        let mut reserved: Vec<String> = SIGNALS.map(str::to_owned).to_vec();
        reserved.extend(self.names.states.iter().flat_map(|state| {
            let at = |what: &str| format!("{}_{what}", state.name);
            [format!("at_{}", state.name), at("q"), at("d")]
                .into_iter()
                .chain(["req_o", "we_o", "be_o", "addr_o", "wdata_o", "rdata_i"].map(at))
        }));
        reserved.extend((0..self.first.len()).map(|n| format!("starts_{n}")));
        reserved.extend(placed.own.iter().map(|own| own.register.clone()));
        let names = names(&placed.graph, &placed.pipeline.needed, reserved);
        let mut printer = Printer::new(&placed.graph, &placed.pipeline, &names, &roots, &[]);
        let mut text = String::from("\n  // Registers.\n");
        for at in 0..self.device.registers.len() {
            let _ = writeln!(text, "  logic [31:0] {}_q;", self.register(at));
        }
        if !self.device.commands.is_empty() {
            text += &self.sequencer();
            text += "\n  // What a step computes, and what steps hand on.\n";
        }
        let table = |own: &&Owned| {
            (0..self.device.registers.len()).any(|at| own.register == format!("{}_q", self.register(at)))
        };
        for own in placed
            .own
            .iter()
            .filter(|own| !table(own) && own.register != "step_q" && own.register != "left_q")
        {
            let _ = writeln!(text, "  logic {}{};", bits(own.width), own.register);
        }
        for id in 0..placed.graph.len() {
            if placed.pipeline.needed[id] && printer.stands(id) {
                text += &printer.definition(id);
            }
        }
        text.push('\n');
        text += &self.moves(&mut printer);
        text += &self.memory_ports(&mut printer);
        text + &printer.leftovers()
    }

    /// When a command starts and ends.
    fn sequencer(&self) -> String {
        let mut text = match self.unit {
            Some(_) => {
                "\n  // A command under way: its unit says when it ends.\n  logic begins, ends;\n".to_owned()
            }
            None => format!(
                "\n  // A command under way: its step, or 0 where all are done; cycles that it is to take beyond \
                 these.\n  logic {}step_q, step_next;\n  logic {}left_q, time_left;\n  logic begins, ends;\n",
                bits(self.width_of("step_q")),
                bits(self.width_of("left_q"))
            ),
        };
        for (number, command) in self.device.commands.iter().enumerate() {
            let RegisterBits { register, mask } = command.start;
            let name = self.register(register);
            let _ = writeln!(
                text,
                "  logic starts_{number};\n  assign starts_{number} = made && store && at_{name} && (wdata & mask & \
                 32'h{mask:x}) == 32'h{mask:x};  // {}",
                command.name
            );
        }
        let all: Vec<String> = (0..self.first.len()).map(|number| format!("starts_{number}")).collect();
        let _ = writeln!(text, "  assign begins = {};", any(&all));
        text += &match self.unit {
            Some(_) => self.hand_over(),
            None => self.stepping(),
        };
        if self.tells_which() {
            let width = bits(crate::merged::number_bits(self.first.len()));
            let _ = write!(
                text,
                "\n  // Which command is under way.\n  logic {width}active_q;\n  always_ff @(posedge clk_i) begin\n"
            );
            for number in 0..self.first.len() {
                let _ = writeln!(
                    text,
                    "    {}if (starts_{number}) active_q <= {};",
                    if number == 0 { "" } else { "else " },
                    self.number(number)
                );
            }
            text += "  end\n";
        }
        text
    }

    /// What a unit beside is told, and tells.
    fn hand_over(&self) -> String {
        let command = (0..self.first.len()).rev().fold(String::new(), |rest, number| {
            let this = self.number(number);
            if rest.is_empty() { this } else { format!("starts_{number} ? {this} : {rest}") }
        });
        format!(
            "  assign ends   = busy_q && program_ends_i;\n\n  assign program_start_o   = begins;\n  assign \
             program_command_o = {command};\n\n  always_ff @(posedge clk_i or negedge rst_ni) begin\n    if (!rst_ni) \
             busy_q <= 1'b0;\n    else busy_q <= begins || (busy_q && !ends);\n  end\n"
        )
    }

    /// Step after step of an engine.
    fn stepping(&self) -> String {
        let mut text = String::from("  assign ends   = busy_q && step_next == '0 && time_left == '0;\n\n");
        let width = self.width_of("step_q");
        let mut first = String::new();
        for (number, at) in self.first.iter().enumerate() {
            match number + 1 == self.first.len() {
                true => drop(write!(first, "{width}'d{at}")),
                false => drop(write!(first, "starts_{number} ? {width}'d{at} : ")),
            }
        }
        let _ = write!(
            text,
            "  always_ff @(posedge clk_i or negedge rst_ni) begin\n    if (!rst_ni) begin\n      busy_q <= 1'b0;\n      \
             step_q <= '0;\n    end else begin\n      busy_q <= begins || (busy_q && !ends);\n      step_q <= begins ? \
             ({first}) : step_next;\n    end\n  end\n\n  always_ff @(posedge clk_i) left_q <= time_left;\n"
        );
        text
    }

    /// Whether what is set at the end follows from the command.
    fn tells_which(&self) -> bool {
        let commands = &self.device.commands;
        commands.iter().any(|command| command.done != commands[0].done)
    }

    fn number(&self, command: usize) -> String {
        format!("{}'d{command}", crate::merged::number_bits(self.first.len()))
    }

    fn width_of(&self, register: &str) -> u32 {
        self.placed.own.iter().find(|own| own.register == register).map_or(1, |own| own.width)
    }

    /// What registers become.
    fn moves(&self, printer: &mut Printer<'_>) -> String {
        let mut text = String::new();
        let find = |name: &str| self.placed.own.iter().find(|own| own.register == name);
        for name in ["step_q", "left_q"] {
            let Some(own) = find(name) else { continue };
            let (next, write) = (printer.operand(own.next, 0), printer.operand(own.write, 0));
            let width = own.width;
            let line = match name {
                "step_q" => ("step_next", format!("{write} ? {next} : '0")),
                _ => ("time_left", format!("{write} ? {next} : left_q == '0 ? '0 : left_q - {width}'d1")),
            };
            text += &assignment(&format!("assign {}", line.0), &line.1);
            printer.uses(name);
        }
        for at in 0..self.device.registers.len() {
            let own = find(&format!("{}_q", self.register(at))).filter(|own| {
                self.placed.graph.value(own.write).is_none_or(|write| write.sign() != Sign::NoSign)
            });
            let engine = own.map(|own| (printer.operand(own.write, 0), printer.operand(own.next, 0)));
            text += &self.table_register(at, engine);
        }
        let of_table = |own: &Owned| {
            (0..self.device.registers.len()).any(|at| own.register == format!("{}_q", self.register(at)))
        };
        for own in &self.placed.own {
            if of_table(own) || own.register == "step_q" || own.register == "left_q" {
                continue;
            }
            let (write, next) = (printer.operand(own.write, 0), printer.operand(own.next, 0));
            let (register, width) = (&own.register, own.width);
            text += &match &own.reset {
                None => format!("\n  always_ff @(posedge clk_i) if ({write}) {register} <= {next};\n"),
                // Nothing ever changes it. Yosys takes a register that is only reset for unknown.
                Some(reset) if write == "1'd0" => {
                    format!("\n  assign {register} = {width}'h{reset:x};\n")
                }
                Some(reset) => format!(
                    "\n  always_ff @(posedge clk_i or negedge rst_ni) begin\n    if (!rst_ni) {register} <= \
                     {width}'h{reset:x};\n    else if ({write}) {register} <= {next};\n  end\n"
                ),
            };
        }
        text
    }

    /// A register of the table: what loads and stores, the engine and the end of a command do to
    /// it.
    fn table_register(&self, at: usize, engine: Option<(String, String)>) -> String {
        let device = self.device;
        let register = &device.registers[at];
        let name = self.register(at);
        let mut ways = vec![];
        match register.access {
            RegisterAccess::ReadWrite | RegisterAccess::WriteOnly => {
                let starts = device.commands.iter().filter(|command| command.start.register == at);
                let starts = starts.fold(0, |bits, command| bits | command.start.mask);
                let merged = format!("({name}_q & ~mask) | (wdata & mask)");
                let merged = if starts == 0 { merged } else { format!("({merged}) & 32'h{:x}", !starts) };
                ways.push((format!("made && store && at_{name}"), merged));
            }
            RegisterAccess::WriteOneToClear => {
                ways.push((format!("made && store && at_{name}"), format!("{name}_q & ~(wdata & mask)")));
            }
            RegisterAccess::ClearOnRead => {
                ways.push((format!("made && !store && at_{name}"), "'0".to_owned()));
            }
            RegisterAccess::ReadOnly => {}
        }
        ways.extend(engine);
        let mut set = vec![];
        for (number, command) in device.commands.iter().enumerate() {
            let Some(done) = command.done.filter(|done| done.register == at) else { continue };
            let which = match self.tells_which() {
                true => format!("ends && active_q == {}", self.number(number)),
                false => "ends".to_owned(),
            };
            if !set.contains(&(which.clone(), done.mask)) {
                set.push((which, done.mask));
            }
        }
        if let WhileBusy::Error(error) = device.while_busy
            && error.register == at
            && !device.commands.is_empty()
        {
            set.push(("lost".to_owned(), error.mask));
        }
        let reset = register.reset;
        if ways.is_empty() && set.is_empty() {
            return format!("\n  assign {name}_q = 32'h{reset:x};\n");
        }
        let mut text = format!(
            "\n  always_ff @(posedge clk_i or negedge rst_ni) begin\n    if (!rst_ni) {name}_q <= 32'h{reset:x};\n"
        );
        if set.is_empty() {
            for (when, value) in ways {
                let _ = writeln!(text, "    else if ({when}) {name}_q <= {value};");
            }
            return text + "  end\n";
        }
        let mut value = String::new();
        for (when, next) in &ways {
            let _ = write!(value, "({when}) ? {next} : ");
        }
        let mut value = format!("({value}{name}_q)");
        for (when, mask) in set {
            let _ = write!(value, " | (({when}) ? 32'h{mask:x} : 32'h0)");
        }
        let _ = writeln!(text, "    else {name}_q <= {value};");
        text + "  end\n"
    }
}
