/// In the place of Marian's unit for cryptography: that unit, as it is, and a design's units beside it behind the same
/// operand queues and the same way into the registers. Instructions go on in the program's order, and those of one
/// when the other has none.
///
/// Source: src/ip/marian/crypto_unit/crypto_unit.sv (ports), lane/lane_sequencer.sv (which words of operands lanes hand
/// over, and when an instruction is taken) of soc-hub-fi/Marian e107560.
module crypto_unit
  import ara_pkg::*;
  import rvv_pkg::*;
#(
  parameter int unsigned  NrLanes = 0,
  parameter type          vaddr_t = logic,
  localparam int unsigned StrbWidth = $bits(elen_t) / 8,
  localparam type         strb_t    = logic [StrbWidth-1:0]
) (
  input  logic                       clk_i,
  input  logic                       rst_ni,
  input  pe_req_t                    pe_req_i,
  input  logic                       pe_req_valid_i,
  input  logic         [NrVInsn-1:0] pe_vinsn_running_i,
  output logic                       pe_req_ready_o,
  output pe_resp_t                   pe_resp_o,
  input  elen_t   [NrLanes-1:0][2:0] crypto_operand_i,
  input  logic    [NrLanes-1:0][2:0] crypto_operand_valid_i,
  output logic    [NrLanes-1:0][2:0] crypto_operand_ready_o,
  output logic    [NrLanes-1:0]      crypto_result_req_o,
  output vid_t    [NrLanes-1:0]      crypto_result_id_o,
  output vaddr_t  [NrLanes-1:0]      crypto_result_addr_o,
  output elen_t   [NrLanes-1:0]      crypto_result_wdata_o,
  output strb_t   [NrLanes-1:0]      crypto_result_be_o,
  input  logic    [NrLanes-1:0]      crypto_result_gnt_i,
  input  logic    [NrLanes-1:0]      crypto_result_final_gnt_i
);
  // ------------------------------------------------------------------------------------------------ Instructions in order

  // The sequencer shows a request until all lanes have it; it is taken the first time.
  logic [NrVInsn-1:0] seen_q, running;
  logic               push, empty, pop, own, own_ready;
  pe_req_t            head;

  assign running        = seen_q & pe_vinsn_running_i;
  assign push           = pe_req_valid_i && pe_req_i.vfu == VFU_CryptoUnit && !running[pe_req_i.id];
  assign pe_req_ready_o = 1'b1;  // there is room for all that may run

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) seen_q <= '0;
    else begin
      seen_q <= running;
      if (push) seen_q[pe_req_i.id] <= 1'b1;
    end
  end

  fifo_v3 #(
    .FALL_THROUGH (1'b1),
    .DEPTH        (NrVInsn),
    .dtype        (pe_req_t)
  ) i_waiting (
    .clk_i,
    .rst_ni,
    .flush_i    (1'b0),
    .testmode_i (1'b0),
    .full_o     (),
    .empty_o    (empty),
    .usage_o    (),
    .data_i     (pe_req_i),
    .push_i     (push),
    .data_o     (head),
    .pop_i      (pop)
  );

  // Instructions that each has.
  logic [NrVInsn-1:0] own_has_q, inner_has_q, own_done, inner_done;
  logic               to_own, to_inner;

  assign own      = head.scalar_op[63];
  assign to_own   = !empty && own && inner_has_q == '0;
  assign to_inner = !empty && !own && own_has_q == '0;
  assign pop      = to_own && own_ready || to_inner;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      own_has_q   <= '0;
      inner_has_q <= '0;
    end else begin
      own_has_q   <= own_has_q & ~own_done;
      inner_has_q <= inner_has_q & ~inner_done;
      if (to_own && own_ready) own_has_q[head.id] <= 1'b1;
      if (to_inner) inner_has_q[head.id] <= 1'b1;
    end
  end

  assign pe_resp_o.vinsn_done = own_done | inner_done;

  // ------------------------------------------------------------------------------------------------- The design's units

  logic  [NrLanes-1:0][2:0] own_ready_of, inner_ready_of, inner_valid_of;
  logic  [NrLanes-1:0]      own_req, inner_req;
  vid_t                     own_id;
  vaddr_t                   own_addr;
  elen_t [NrLanes-1:0]      own_wdata;
  strb_t [NrLanes-1:0]      own_be;

  instar_behind_lanes #(
    .Lanes       (NrLanes),
    .VlenBits    (VLEN),
    .Ids         (NrVInsn),
    .AddressBits ($bits(vaddr_t))
  ) i_own (
    .clk_i,
    .rst_ni,
    .req_valid_i        (to_own),
    .req_ready_o        (own_ready),
    .req_id_i           (head.id),
    .req_word_i         (head.scalar_op[31:0]),
    .req_sew_i          (head.vtype.vsew[1:0]),
    .req_vl_i           (16'(head.vl)),
    .done_o             (own_done),
    .operand_i          (crypto_operand_i),
    .operand_valid_i    (crypto_operand_valid_i & ~{3*NrLanes{inner_has_q != '0}}),
    .operand_ready_o    (own_ready_of),
    .result_req_o       (own_req),
    .result_id_o        (own_id),
    .result_addr_o      (own_addr),
    .result_wdata_o     (own_wdata),
    .result_be_o        (own_be),
    .result_gnt_i       (crypto_result_gnt_i),
    .result_final_gnt_i (crypto_result_final_gnt_i)
  );

  // ------------------------------------------------------------------------------------------------------ Marian's unit

  vid_t   [NrLanes-1:0] inner_id;
  vaddr_t [NrLanes-1:0] inner_addr;
  elen_t  [NrLanes-1:0] inner_wdata;
  strb_t  [NrLanes-1:0] inner_be;

  if (`INSTAR_VECTOR_CRYPTO) begin : gen_inner
    pe_resp_t inner_resp;

    // Words that its instructions have not taken yet: its registers would take those of a later instruction.
    logic [NrLanes-1:0][2:0][15:0] left_q;
    logic [NrLanes-1:0][2:0]       left;
    logic [2:0]                    asks;
    logic                          first;

    assign first = head.op inside {[VAESDF_VS:VAESZ_VS], VSM4R_VS};
    assign asks  = {head.op inside {[VGHSH:VSHA2MS], VSM3ME}, !(head.op inside {VAESK1, VSM4K, VSM3ME}), 1'b1};

    // Words of so many elements in a lane.
    function automatic logic [15:0] words(logic [15:0] elements, logic [1:0] sew, int unsigned lane);
      logic [15:0] of_lane;
      of_lane = elements / 16'(NrLanes) + 16'(16'(lane) < elements % 16'(NrLanes));
      return ((of_lane << sew) + 16'd7) >> 3;
    endfunction

    for (genvar lane = 0; lane < NrLanes; lane++) begin : gen_lanes
      for (genvar k = 0; k < 3; k++) begin : gen_operands
        logic [15:0] elements, more;
        assign elements             = k == 0 && first ? (head.op == VSM4R_VS ? 16'd8 : 16'd4) : 16'(head.vl);
        assign more                 = to_inner && asks[k] ? words(elements, head.vtype.vsew[1:0], lane) : '0;
        assign left[lane][k]        = left_q[lane][k] != '0;
        assign inner_valid_of[lane][k] = crypto_operand_valid_i[lane][k] && left[lane][k];
        always_ff @(posedge clk_i or negedge rst_ni) begin
          if (!rst_ni) left_q[lane][k] <= '0;
          else left_q[lane][k] <= left_q[lane][k] + more - 16'(inner_valid_of[lane][k] && inner_ready_of[lane][k]);
        end
      end
    end

    crypto_unit_inner #(
      .NrLanes (NrLanes),
      .vaddr_t (vaddr_t)
    ) i_inner (
      .clk_i,
      .rst_ni,
      .pe_req_i                  (head),
      .pe_req_valid_i            (to_inner),
      .pe_vinsn_running_i,
      .pe_req_ready_o            (),
      .pe_resp_o                 (inner_resp),
      .crypto_operand_i,
      .crypto_operand_valid_i    (inner_valid_of),
      .crypto_operand_ready_o    (inner_ready_of),
      .crypto_result_req_o       (inner_req),
      .crypto_result_id_o        (inner_id),
      .crypto_result_addr_o      (inner_addr),
      .crypto_result_wdata_o     (inner_wdata),
      .crypto_result_be_o        (inner_be),
      .crypto_result_gnt_i,
      .crypto_result_final_gnt_i
    );
    assign inner_done = inner_resp.vinsn_done;
    assign crypto_operand_ready_o = inner_has_q != '0 ? inner_ready_of & left : own_ready_of;
  end else begin : gen_alone
    assign inner_done             = '0;
    assign inner_ready_of         = '0;
    assign inner_valid_of         = '0;
    assign inner_req              = '0;
    assign inner_id               = '0;
    assign inner_addr             = '0;
    assign inner_wdata            = '0;
    assign inner_be               = '0;
    assign crypto_operand_ready_o = own_ready_of;
  end

  // ------------------------------------------------------------------------------------------------------------ Results

  always_comb begin
    crypto_result_req_o   = inner_req;
    crypto_result_id_o    = inner_id;
    crypto_result_addr_o  = inner_addr;
    crypto_result_wdata_o = inner_wdata;
    crypto_result_be_o    = inner_be;
    if (own_has_q != '0) begin
      crypto_result_req_o   = own_req;
      crypto_result_id_o    = {NrLanes{own_id}};
      crypto_result_addr_o  = {NrLanes{own_addr}};
      crypto_result_wdata_o = own_wdata;
      crypto_result_be_o    = own_be;
    end
  end
endmodule
