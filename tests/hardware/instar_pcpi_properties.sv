/// What instar_pcpi promises, with a core that holds what it offers until it is ready, and a coprocessor that takes an
/// instruction when it likes and answers each one once, in that cycle or in any later one: an instruction is offered until it
/// is taken, committed with that, and not again; the core waits for what is accepted, and for nothing else; its result is the
/// coprocessor's, of the operands that it holds.
module instar_pcpi_properties #(
  parameter bit Inductive = 1'b1  // the module's register is looked at too
) (
  input logic            clk_i,
  input logic            rst_ni,
  input logic            valid_i,
  input logic [31:0]     insn_i,
  input logic [1:0]      rs1_i,
  input logic [1:0]      rs2_i,
  input logic            takes_i,
  input logic            answers_i
);
  logic            wr, waits, ready, offered, committed, result_valid, result_ready, accept;
  logic [1:0]      rd, value, value_q, result;
  logic [31:0]     offered_insn;
  logic [1:0][1:0] rs;

  // The coprocessor's decoder, and what it computes.
  assign accept = ^offered_insn[2:0];
  assign value  = rs[0] - rs[1];

  logic taken, owed_q, writes, writes_q;
  assign taken        = offered && takes_i && accept;
  assign writes       = offered_insn[3];
  assign result_valid = answers_i && (taken || owed_q);
  assign result       = owed_q ? value_q : value;

  instar_pcpi #(.Width(2)) i_shim (
    .clk_i,
    .rst_ni,
    .pcpi_valid_i   (valid_i),
    .pcpi_insn_i    (insn_i),
    .pcpi_rs1_i     (rs1_i),
    .pcpi_rs2_i     (rs2_i),
    .pcpi_wr_o      (wr),
    .pcpi_rd_o      (rd),
    .pcpi_wait_o    (waits),
    .pcpi_ready_o   (ready),
    .issue_valid_o  (offered),
    .issue_ready_i  (takes_i),
    .issue_instr_o  (offered_insn),
    .issue_accept_i (accept),
    .register_rs_o  (rs),
    .commit_valid_o (committed),
    .result_valid_i (result_valid),
    .result_ready_o (result_ready),
    .result_data_i  (result),
    .result_we_i    (owed_q ? writes_q : writes)
  );

  logic        held_q;
  logic [31:0] insn_q;
  logic [1:0]  rs1_q, rs2_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) {owed_q, held_q} <= 2'b00;
    else begin
      owed_q <= (taken || owed_q) && !result_valid;
      held_q <= valid_i && !ready;
    end
  end

  always_ff @(posedge clk_i) begin
    {insn_q, rs1_q, rs2_q} <= {insn_i, rs1_i, rs2_i};
    if (taken) {value_q, writes_q} <= {value, writes};
  end

  always_comb begin
    // The core gives up what nobody accepts, and nothing else.
    assume (!held_q || !(^insn_q[2:0]) || (valid_i && {insn_i, rs1_i, rs2_i} == {insn_q, rs1_q, rs2_q}));
    if (rst_ni) begin
      assert (offered == (valid_i && !owed_q));
      assert (!offered || (offered_insn == insn_i && rs == {rs2_i, rs1_i}));
      assert (!taken || committed);
      assert (waits == (valid_i && ^insn_i[2:0]));
      assert (ready == result_valid && result_ready);
      assert (!ready || (valid_i && waits && rd == rs1_i - rs2_i && wr == insn_i[3]));
      // For the induction: what is owed is of what the core holds.
      assert (!owed_q || (held_q && ^insn_q[2:0] && {value_q, writes_q} == {rs1_q - rs2_q, insn_q[3]}));
      assert (!Inductive || i_shim.taken_q == owed_q);
    end
  end
endmodule
