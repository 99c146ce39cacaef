/// What instar_cvxif_direct promises, with every input free: what is accepted waits for the operands that it reads and for
/// nothing else; what is taken begins in its unit in that cycle, and leaves in the next one with its own id, register and
/// value; nothing else leaves.
module instar_cvxif_direct_properties (
  input  logic       clk_i,
  input  logic       rst_ni,
  input  logic       issue_valid_i,
  input  logic [2:0] issue_id_i,
  input  logic       accept_i,
  input  logic       writeback_i,
  input  logic [4:0] rd_i,
  input  logic [1:0] read_i,
  input  logic [1:0] rs_valid_i,
  input  logic [1:0][1:0] rs_i,
  input  logic       payload_i,
  input  logic [1:0] unit_i
);
  logic            issue_ready, issue_room, result_valid, result_we, result_hartid, payload;
  logic [2:0]      result_id, begins, given;
  logic [1:0]      result_data;
  logic [4:0]      result_rd;
  logic [1:0][1:0] rs;
  logic [2:0][1:0] results;

  // Three units, each with a function of its own.
  assign results = {rs[0] ^ rs[1], ~rs[0], rs[0] + {1'b0, payload}};

  instar_cvxif_direct #(
    .NumRs    (2),
    .Width    (2),
    .IdWidth  (3),
    .NumUnits (3)
  ) i_shell (
    .clk_i,
    .rst_ni,
    .issue_valid_i,
    .issue_ready_o       (issue_ready),
    .issue_room_o        (issue_room),
    .issue_hartid_i      (1'b0),
    .issue_id_i,
    .register_rs_i       (rs_i),
    .register_rs_valid_i (rs_valid_i),
    .decoded_accept_i    (accept_i),
    .decoded_writeback_i (writeback_i),
    .decoded_read_i      (read_i),
    .decoded_rd_i        (rd_i),
    .decoded_unit_i      (unit_i),
    .decoded_payload_i   (payload_i),
    .result_valid_o      (result_valid),
    .result_hartid_o     (result_hartid),
    .result_id_o         (result_id),
    .result_data_o       (result_data),
    .result_rd_o         (result_rd),
    .result_we_o         (result_we),
    .unit_valid_o        (begins),
    .unit_payload_o      (payload),
    .unit_rs_o           (rs),
    .unit_ready_o        (given),
    .unit_result_i       (results)
  );

  logic       taken, owed_q, we_q;
  logic [2:0] id_q;
  logic [4:0] rd_q;
  logic [1:0] value, value_q;

  assign taken = issue_valid_i && accept_i && issue_ready;

  always_comb begin
    case (unit_i)
      2'd0:    value = rs_i[0] + {1'b0, payload_i};
      2'd1:    value = ~rs_i[0];
      default: value = rs_i[0] ^ rs_i[1];
    endcase
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) owed_q <= 1'b0;
    else owed_q <= taken;
  end

  always_ff @(posedge clk_i) {id_q, rd_q, we_q, value_q} <= {issue_id_i, rd_i, writeback_i, value};

  always_comb begin
    assume (unit_i != 2'd3);
    if (rst_ni) begin
      assert (issue_ready == (!accept_i || (read_i & ~rs_valid_i) == 2'd0));
      assert (begins == (taken ? 3'd1 << unit_i : 3'd0));
      assert (issue_room && given == 3'b111);
      assert (result_valid == owed_q);
      assert (!owed_q || {result_id, result_rd, result_we, result_data} == {id_q, rd_q, we_q, value_q});
      assert (!result_hartid || !owed_q);
    end
  end
endmodule
