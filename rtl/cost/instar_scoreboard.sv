/// What results wait in until they commit, and what forwards them: what a further result in an entry, a further
/// result bus, operand or commit port costs is the difference of two.
///
/// Source: the form is that of CVA6's core/scoreboard.sv, core/raw_checker.sv and core/issue_read_operands.sv, without
/// what an entry holds beside results (pc, operation, prediction, exception):
///
/// - issue gives each new instruction an entry and notes its destination, or both;
/// - a result bus names the entry that it writes;
/// - an operand is compared with the destinations of all entries; of those that match the youngest counts, and its
///   value comes from a bus that brings it just now, or from the entry;
/// - a commit port reads an entry's result; of an instruction with two the first leaves by a port and the second by
///   the next one, so that the first port has no way to seconds.
///
/// With Seconds > 0 an entry has two destinations and so many buses bring the second one's value.
module instar_scoreboard #(
  parameter int unsigned Width    = 32,
  parameter int unsigned Entries  = 8,
  parameter int unsigned Issue    = 1,
  parameter int unsigned Operands = 2,
  parameter int unsigned Buses    = 2,
  parameter int unsigned Seconds  = 0,
  parameter int unsigned Commit   = 1,
  // These follow.
  parameter int unsigned Results  = Seconds > 0 ? 2 : 1,
  parameter int unsigned All      = Buses + Seconds,
  parameter int unsigned EntryW   = $clog2(Entries)
) (
  input  logic                                   clk_i,
  input  logic                                   rst_ni,
  // The next entry to be given away: those from there on are the oldest.
  input  logic [EntryW-1:0]                      next_i,
  input  logic [Issue-1:0]                       issue_valid_i,
  input  logic [Issue-1:0][EntryW-1:0]           issue_entry_i,
  input  logic [Issue-1:0][Results-1:0]          issue_writes_i,
  input  logic [Issue-1:0][Results-1:0][4:0]     issue_register_i,
  // The first Buses bring the first result, the others the second one.
  input  logic [All-1:0]                         bus_valid_i,
  input  logic [All-1:0][EntryW-1:0]             bus_entry_i,
  input  logic [All-1:0][Width-1:0]              bus_value_i,
  input  logic [Operands-1:0][4:0]               operand_register_i,
  output logic [Operands-1:0]                    operand_waits_o,
  output logic [Operands-1:0]                    operand_found_o,
  output logic [Operands-1:0][Width-1:0]         operand_value_o,
  input  logic [Commit-1:0]                      commit_valid_i,
  input  logic [Commit-1:0][EntryW-1:0]          commit_entry_i,
  input  logic [Commit-1:0]                      commit_second_i,
  output logic [Commit-1:0]                      commit_ready_o,
  output logic [Commit-1:0][4:0]                 commit_register_o,
  output logic [Commit-1:0][Width-1:0]           commit_value_o
);
  logic [Entries-1:0][Results-1:0]            writes_q;
  logic [Entries-1:0][Results-1:0]            done_q;
  logic [Entries-1:0][Results-1:0][4:0]       register_q;
  logic [Entries-1:0][Results-1:0][Width-1:0] value_q;

  for (genvar entry = 0; entry < Entries; entry++) begin : gen_entry
    for (genvar result = 0; result < Results; result++) begin : gen_result
      // A bus brings one kind of result.
      localparam int unsigned First = result == 0 ? 0 : Buses;
      localparam int unsigned Last  = result == 0 ? Buses : All;

      always_ff @(posedge clk_i or negedge rst_ni) begin
        if (!rst_ni) begin
          writes_q[entry][result] <= 1'b0;
          done_q[entry][result]   <= 1'b0;
        end else begin
          for (int unsigned port = 0; port < Commit; port++) begin
            if (commit_valid_i[port] && commit_entry_i[port] == EntryW'(entry)
                && commit_second_i[port] == (result == 1))
              writes_q[entry][result] <= 1'b0;
          end
          for (int unsigned bus = First; bus < Last; bus++) begin
            if (bus_valid_i[bus] && bus_entry_i[bus] == EntryW'(entry)) done_q[entry][result] <= 1'b1;
          end
          for (int unsigned port = 0; port < Issue; port++) begin
            if (issue_valid_i[port] && issue_entry_i[port] == EntryW'(entry)) begin
              writes_q[entry][result] <= issue_writes_i[port][result];
              done_q[entry][result]   <= 1'b0;
            end
          end
        end
      end

      always_ff @(posedge clk_i) begin
        for (int unsigned port = 0; port < Issue; port++) begin
          if (issue_valid_i[port] && issue_entry_i[port] == EntryW'(entry))
            register_q[entry][result] <= issue_register_i[port][result];
        end
        for (int unsigned bus = First; bus < Last; bus++) begin
          if (bus_valid_i[bus] && bus_entry_i[bus] == EntryW'(entry)) value_q[entry][result] <= bus_value_i[bus];
        end
      end
    end
  end

  // Entries below the next one are younger than those from it on.
  logic [Entries-1:0] younger;
  assign younger = ~({Entries{1'b1}} << next_i);

  for (genvar operand = 0; operand < Operands; operand++) begin : gen_operand
    logic [Entries-1:0][Results-1:0] hits;
    logic [Entries-1:0]              any, chosen;
    logic [EntryW-1:0]               number;
    logic [Results-1:0]              result_chosen;

    for (genvar entry = 0; entry < Entries; entry++) begin : gen_match
      for (genvar result = 0; result < Results; result++) begin : gen_result
        assign hits[entry][result] = writes_q[entry][result]
            && register_q[entry][result] == operand_register_i[operand];
      end
      assign any[entry] = |hits[entry];
    end

    assign chosen = |(any & younger) ? any & younger : any;

    // The last match counts, which is the youngest.
    always_comb begin
      number        = '0;
      result_chosen = '0;
      for (int unsigned entry = 0; entry < Entries; entry++) begin
        if (chosen[entry]) begin
          number        = EntryW'(entry);
          result_chosen = hits[entry];
        end
      end
    end

    always_comb begin
      operand_found_o[operand] = |any;
      operand_waits_o[operand] = |any;
      operand_value_o[operand] = '0;
      for (int unsigned result = 0; result < Results; result++) begin
        if (result_chosen[result]) begin
          operand_value_o[operand] = value_q[number][result];
          operand_waits_o[operand] = !done_q[number][result];
        end
      end
      for (int unsigned bus = 0; bus < All; bus++) begin
        if (bus_valid_i[bus] && bus_entry_i[bus] == number && result_chosen[bus < Buses ? 0 : Results - 1]) begin
          operand_value_o[operand] = bus_value_i[bus];
          operand_waits_o[operand] = 1'b0;
        end
      end
    end
  end

  for (genvar port = 0; port < Commit; port++) begin : gen_commit
    // Of entries with one result none is asked for the second, which here is the same.
    logic second;
    assign second = port > 0 && commit_second_i[port];

    always_comb begin
      commit_ready_o[port]    = done_q[commit_entry_i[port]][0];
      commit_register_o[port] = register_q[commit_entry_i[port]][0];
      commit_value_o[port]    = value_q[commit_entry_i[port]][0];
      if (second) begin
        commit_ready_o[port]    = done_q[commit_entry_i[port]][Results-1];
        commit_register_o[port] = register_q[commit_entry_i[port]][Results-1];
        commit_value_o[port]    = value_q[commit_entry_i[port]][Results-1];
      end
    end
  end
endmodule
