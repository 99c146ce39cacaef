/// Goes through the words of a program: loops, calls, registers, swaps by bits of the key; and where numbers are.
/// Source: own design; docs/reference/microprogram.md, "The hardware".
///
/// Three stages: a word is fetched; it is followed (F), which takes the cycles that the program's text takes; addresses
/// are formed (D). The first word is in F two cycles after `start_i`.
module instar_mp_sequencer
  import instar_mp_pkg::*;
(
  input  logic                       clk_i,
  input  logic                       rst_ni,
  input  logic                       start_i,
  input  logic [WordAddressBits-1:0] entry_i,
  output logic                       ends_o,  // a cycle before the last one of the program's last operation
  // Memories: what is read is there in the next cycle.
  output logic                       word_req_o,
  output logic [WordAddressBits-1:0] word_addr_o,
  input  logic [WordBits-1:0]        word_i,
  output logic                       table_req_o,
  output logic [TableBits-1:0]       table_addr_o,
  input  logic [15:0]                table_i,
  output logic                       key_req_o,
  output logic [KeyBits-1:0]         key_addr_o,
  input  logic [31:0]                key_i,
  // What begins, from D.
  output logic                       issue_valid_o,
  output issue_t                     issue_o,
  output address_t                   a_o,
  output address_t                   b_o,
  output address_t                   target_o,
  output address_t                   io_target_o,
  output logic [ElementBits-1:0]     element_o
);
  logic [15:0] register_q [Registers];

  // --- F

  logic                       fetching_q, valid_q, fresh, advance, is_issue, finishes;
  logic [WordAddressBits-1:0] pc_q, after, next;
  logic [GapBits-1:0]         left_q, gap;
  issue_t                     issue;
  control_t                   control;
  logic [15:0]                value;

  assign is_issue = word_i[WordBits-1];
  assign issue    = issue_t'(word_i[WordBits-2:0]);
  assign control  = control_t'(word_i[WordBits-2:0]);
  assign value    = (control.indexed ? register_q[control.index] : 16'd0) + control.value;
  assign gap      = is_issue ? issue.gap : GapBits'(control.control == LookUp);
  assign fresh    = valid_q && left_q == '0;
  assign advance  = valid_q && (left_q == '0 ? gap == '0 : left_q == GapBits'(1));

  // Calls and loops under way, the innermost last.
  logic [CallBits-1:0]        calls_q;
  logic [LoopBits-1:0]        loops_q;
  logic [WordAddressBits-1:0] return_q [Calls];
  logic [15:0]                rounds_q [Loops];  // that are left
  logic [15:0]                round_q [Loops];
  logic [15:0]                rounds, round;
  logic                       steps, again;

  assign rounds   = rounds_q[LoopIndexBits'(loops_q - 1'b1)];
  assign round    = round_q[LoopIndexBits'(loops_q - 1'b1)] + 16'd1;
  assign again    = rounds != 16'd1;
  assign steps    = fresh && !is_issue;
  assign finishes = steps && control.control == Return && calls_q == '0;
  assign after    = pc_q + 1'b1;

  always_comb begin
    next = after;
    if (!is_issue) begin
      unique case (control.control)
        Loop:    if (value == '0) next = control.jump;
        Round:   if (again) next = control.jump;
        Call:    next = control.jump;
        Return:  next = return_q[CallIndexBits'(calls_q - 1'b1)];
        default: next = after;
      endcase
    end
  end

  assign word_req_o  = fetching_q || (advance && !finishes);
  assign word_addr_o = fetching_q ? pc_q : next;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      fetching_q <= 1'b0;
      valid_q <= 1'b0;
      left_q <= '0;
    end else begin
      fetching_q <= start_i;
      valid_q <= fetching_q || (valid_q && !finishes);
      if (valid_q) left_q <= left_q == '0 ? gap : left_q - 1'b1;
    end
  end

  always_ff @(posedge clk_i) begin
    if (start_i) pc_q <= entry_i;
    else if (word_req_o) pc_q <= word_addr_o;
  end

  always_ff @(posedge clk_i) begin
    if (start_i) begin
      calls_q <= '0;
      loops_q <= '0;
    end else if (steps) begin
      unique case (control.control)
        Call: begin
          calls_q <= calls_q + 1'b1;
          return_q[CallIndexBits'(calls_q)] <= after;
        end
        Return: calls_q <= calls_q - 1'b1;
        Loop: if (value != '0) begin
          loops_q <= loops_q + 1'b1;
          rounds_q[LoopIndexBits'(loops_q)] <= value;
          round_q[LoopIndexBits'(loops_q)] <= '0;
        end
        Round: begin
          if (!again) loops_q <= loops_q - 1'b1;
          rounds_q[LoopIndexBits'(loops_q - 1'b1)] <= rounds - 16'd1;
          round_q[LoopIndexBits'(loops_q - 1'b1)] <= round;
        end
        default: ;
      endcase
    end
  end

  // Registers; a number of a table is there in the second cycle of its word.
  logic looked_up;
  assign looked_up    = valid_q && !is_issue && control.control == LookUp && left_q != '0;
  assign table_req_o  = steps && control.control == LookUp;
  assign table_addr_o = TableBits'(value);

  always_ff @(posedge clk_i) begin
    if (start_i) begin
      for (int unsigned i = 0; i < Registers; i++) register_q[i] <= '0;
    end else if (looked_up) begin
      register_q[control.counter] <= table_i;
    end else if (steps) begin
      unique case (control.control)
        Set:     register_q[control.counter] <= value;
        Loop:    if (control.sets && value != '0) register_q[control.counter] <= '0;
        Round:   if (control.sets && again) register_q[control.counter] <= round;
        default: ;
      endcase
    end
  end

  assign key_req_o  = steps && control.control == Swap && control.by_key;
  assign key_addr_o = value[5 +: KeyBits];

  // --- D

  logic                 issue_valid_q, swap_valid_q, by_key_q, ends_q;
  issue_t               issue_q;
  logic [GroupBits-1:0] group_q;
  logic [4:0]           bit_q;
  logic [Groups-1:0]    swapped_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      issue_valid_q <= 1'b0;
      swap_valid_q <= 1'b0;
      ends_q <= 1'b0;
    end else begin
      issue_valid_q <= fresh && is_issue;
      swap_valid_q <= steps && control.control == Swap;
      ends_q <= finishes;
    end
  end

  always_ff @(posedge clk_i) begin
    issue_q  <= issue;
    group_q  <= control.group;
    by_key_q <= control.by_key;
    bit_q    <= value[4:0];
    if (start_i) swapped_q <= '0;
    else if (swap_valid_q) swapped_q[group_q] <= by_key_q && key_i[bit_q];
  end

  /// Partners differ in one bit; an array's element is so many numbers above its first.
  function automatic address_t address(operand_t operand, logic swapped, logic [15:0] index);
    address_t partner;
    partner = operand.swaps && swapped ? (operand.two ? AddressBits'(2) : AddressBits'(1)) : '0;
    return (operand.base ^ partner)
        + (operand.indexed ? AddressBits'(operand.two ? index << 1 : index) : AddressBits'(0));
  endfunction

  assign ends_o        = ends_q;
  assign issue_valid_o = issue_valid_q;
  assign issue_o       = issue_q;
  assign a_o           = address(issue_q.a, swapped_q[issue_q.a.group], register_q[issue_q.a.index]);
  assign b_o           = address(issue_q.b, swapped_q[issue_q.b.group], register_q[issue_q.b.index]);
  assign target_o      = address(issue_q.target, swapped_q[issue_q.target.group], register_q[issue_q.target.index]);
  assign io_target_o   = address(issue_q.io_target, swapped_q[issue_q.io_target.group],
                                 register_q[issue_q.io_target.index]);
  assign element_o     = issue_q.io_element
      + (issue_q.io_indexed ? ElementBits'(register_q[issue_q.io_index]) : ElementBits'(0));
endmodule
