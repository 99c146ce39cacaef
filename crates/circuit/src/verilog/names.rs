//! What signals are called.

use std::collections::{BTreeMap, BTreeSet};

use crate::graph::{Graph, Id, Op};

/// Words of SystemVerilog (IEEE 1800-2017, annex B) that a description may use as names, and `mod`, which it calls remainders.
const WORDS: &str = "
accept_on alias always always_comb always_ff always_latch and assert assign assume automatic before begin bind
bins binsof bit break buf bufif0 bufif1 byte case casex casez cell chandle checker class clocking cmos config
const constraint context continue cover covergroup coverpoint cross deassign default defparam design disable
dist do edge else end endcase endchecker endclass endclocking endconfig endfunction endgenerate endgroup
endinterface endmodule endpackage endprimitive endprogram endproperty endspecify endsequence endtable endtask
enum event eventually expect export extends extern final first_match for force foreach forever fork forkjoin
function generate genvar global highz0 highz1 if iff ifnone ignore_bins illegal_bins implements implies import
incdir include initial inout input inside instance int integer interconnect interface intersect join join_any
join_none large let liblist library local localparam logic longint macromodule matches medium modport module
nand negedge nettype new nexttime nmos nor noshowcancelled not notif0 notif1 null or output package packed
parameter pmos posedge primitive priority program property protected pull0 pull1 pulldown pullup
pulsestyle_ondetect pulsestyle_onevent pure rand randc randcase randsequence rcmos real realtime ref reg
reject_on release repeat restrict return rnmos rpmos rtran rtranif0 rtranif1 s_always s_eventually s_nexttime
s_until s_until_with scalared sequence shortint shortreal showcancelled signed small soft solve specify
specparam static string strong strong0 strong1 struct super supply0 supply1 sync_accept_on sync_reject_on table
tagged task this throughout time timeprecision timeunit tran tranif0 tranif1 tri tri0 tri1 triand trior trireg
type typedef union unique unique0 unsigned until until_with untyped use uwire var vectored virtual void wait
wait_order wand weak weak0 weak1 while wildcard wire with within wor xnor xor mod
";

/// A name for every node: the description's, or that of its kind with a number.
pub(super) fn names(graph: &Graph, needed: &[bool], reserved: Vec<String>) -> Vec<String> {
    let mut taken: BTreeSet<String> = reserved.into_iter().collect();
    taken.extend(graph.inputs.iter().map(|port| port.name.clone()));
    for word in
        ["clk_i", "rst_ni", "valid_i", "valid_o", "ready_i", "ready_o", "valid_q", "advance", "unused"]
    {
        taken.insert(word.to_string());
    }
    taken.extend(WORDS.split_whitespace().map(str::to_string));
    // The next number of each base: all before it are taken.
    let mut numbers: BTreeMap<String, u32> = BTreeMap::new();
    let mut all = vec![String::new(); graph.len()];
    for id in (0..graph.len()).filter(|id| needed[*id]) {
        if let Op::Input(port) = graph.op(id) {
            all[id] = graph.inputs[*port].name.clone();
            continue;
        }
        let wanted = graph.name(id).map(str::to_string);
        let base = wanted.clone().unwrap_or_else(|| kind(graph, id));
        let mut name = base.clone();
        if wanted.is_none() || taken.contains(&name) {
            let number = numbers.entry(base.clone()).or_insert(1);
            name = format!("{base}_{number}");
            while taken.contains(&name) {
                *number += 1;
                name = format!("{base}_{number}");
            }
        }
        taken.insert(name.clone());
        all[id] = name;
    }
    all
}

fn kind(graph: &Graph, id: Id) -> String {
    let word = match graph.op(id) {
        Op::Not(_) => "inverted",
        Op::And(..) => "both",
        Op::Or(..) => "any",
        Op::Xor(..) => "mixed",
        Op::Add(..) => "sum",
        Op::Sub(..) => "difference",
        Op::Mul { .. } => "product",
        Op::Div { .. } => "quotient",
        Op::Rem { .. } | Op::Mod { .. } => "remainder",
        Op::Equal(..) => "same",
        Op::Less { .. } => "less",
        Op::Shift { .. } => "shifted",
        Op::Slice(..) => "part",
        Op::Mux(..) => "chosen",
        Op::Table(table, _) => return graph.tables[*table].name.to_lowercase(),
        Op::Input(_) | Op::Const(_) | Op::Concat(_) | Op::Extend { .. } => "value",
    };
    word.to_string()
}
