/// Before Marian's dispatcher, which stays as it is: the words of a design's instructions on groups of elements.
///
/// Source: src/ip/marian/ara_dispatcher.sv of soc-hub-fi/Marian e107560 (ports, registers of the configuration, which
/// registers are rearranged). The dispatcher is offered an addition with the registers of such an instruction, so that
/// it refuses, rearranges and counts registers as for any other; what it hands on becomes a request for the unit for
/// cryptography that reads and writes what the instruction does, and takes the word with it as the scalar operand.
module ara_dispatcher
  import ara_pkg::*;
  import rvv_pkg::*;
#(
  parameter int unsigned    NrLanes      = 0,
  parameter fpu_support_e   FPUSupport   = FPUSupportHalfSingleDouble,
  parameter fpext_support_e FPExtSupport = FPExtSupportEnable,
  parameter fixpt_support_e FixPtSupport = FixedPointEnable
) (
  input  logic                    clk_i,
  input  logic                    rst_ni,
  input  accelerator_req_t        acc_req_i,
  input  logic                    acc_req_valid_i,
  output logic                    acc_req_ready_o,
  output accelerator_resp_t       acc_resp_o,
  output logic                    acc_resp_valid_o,
  input  logic                    acc_resp_ready_i,
  output ara_req_t                ara_req_o,
  output logic                    ara_req_valid_o,
  input  logic                    ara_req_ready_i,
  input  ara_resp_t               ara_resp_i,
  input  logic                    ara_resp_valid_i,
  input  logic                    ara_idle_i,
  input  logic [NrLanes-1:0][4:0] fflags_ex_i,
  input  logic [NrLanes-1:0]      fflags_ex_valid_i,
  input  logic [NrLanes-1:0]      vxsat_flag_i,
  output vxrm_t [NrLanes-1:0]     alu_vxrm_o,
  output logic                    core_st_pending_o,
  input  logic                    load_complete_i,
  input  logic                    store_complete_i,
  input  logic                    store_pending_i
);
  // ------------------------------------------------------------------------------------------------- The instruction

  logic        own, known, first;
  logic [4:0]  elements_log, vd, a, c;
  logic [2:0]  asks, takes;
  logic [31:0] word;

  assign word = acc_req_i.insn.instr;

  `INSTAR_DECODER i_decoder (
    .word_i         (word),
    .sew_i          (i_inner.vtype_q.vsew[1:0]),
    .own_o          (own),
    .known_o        (known),
    .elements_log_o (elements_log),
    .vd_o           (vd),
    .a_o            (a),
    .c_o            (c),
    .asks_o         (asks),
    .takes_o        (takes),
    .first_o        (first)
  );

  // Registers of a group less one; those that hold no group of elements have no such instruction.
  logic [4:0]  others;
  logic [31:0] most, elements;
  logic        legal;

  assign others   = i_inner.vtype_q.vlmul[2] ? '0 : 5'((1 << i_inner.vtype_q.vlmul[1:0]) - 1);
  assign most     = 32'(i_inner.vtype_q.vlmul[2] ? (VLENB >> i_inner.vtype_q.vsew) >> (4'd8 - 4'(i_inner.vtype_q.vlmul))
                                                 : (VLENB >> i_inner.vtype_q.vsew) << i_inner.vtype_q.vlmul[1:0]);
  assign elements = 32'd1 << elements_log;
  assign legal    = known && !i_inner.vtype_q.vill && i_inner.vstart_q == '0 && most >= elements
                    && (32'(i_inner.vl_q) & (elements - 32'd1)) == '0;

  // ------------------------------------------------------------------------------------------------ What is offered

  // An addition rearranges operands that it reads, and a result of which it writes a part, or more than a register. So
  // where a register is written whole that is read too, it stands there as an operand.
  localparam logic [6:0] Opcode = 7'b1010111;
  localparam logic [2:0] Vectors = 3'b000, Immediate = 3'b011;
  localparam logic [5:0] Add = 6'b000000, Move = 6'b010111;

  logic             again;
  logic [4:0]       source;
  logic [31:0]      offered;
  accelerator_req_t inner_req;

  assign again  = 32'(i_inner.vl_q) == (VLENB >> i_inner.vtype_q.vsew) && (takes[1] || asks == 3'b001);
  // A group alone may lie in any register.
  assign source = first ? a & ~others : a;

  always_comb begin
    if (asks == 3'b001) offered = again ? {Add, 1'b1, vd, 5'd0, Immediate, vd, Opcode}
                                        : {Move, 1'b1, 5'd0, 5'd0, Immediate, vd, Opcode};
    else if (asks[2])   offered = {Add, 1'b1, source, c, Vectors, vd, Opcode};
    else                offered = again ? {Add, 1'b1, source, vd, Vectors, vd, Opcode}
                                        : {Add, 1'b1, source, 5'd0, Immediate, vd, Opcode};
    inner_req = acc_req_i;
    // No instruction has a word of zeros. What is only the cryptography unit's is none where that is left out.
    if (own) inner_req.insn.instr = legal ? offered : '0;
    else if (!`INSTAR_VECTOR_CRYPTO && word[6:0] == riscv::OpcodeCryptoVec) inner_req.insn.instr = '0;
  end

  ara_req_t inner_out;

  ara_dispatcher_inner #(
    .NrLanes      (NrLanes),
    .FPUSupport   (FPUSupport),
    .FPExtSupport (FPExtSupport),
    .FixPtSupport (FixPtSupport)
  ) i_inner (
    .clk_i,
    .rst_ni,
    .acc_req_i         (inner_req),
    .acc_req_valid_i,
    .acc_req_ready_o,
    .acc_resp_o,
    .acc_resp_valid_o,
    .acc_resp_ready_i,
    .ara_req_o         (inner_out),
    .ara_req_valid_o,
    .ara_req_ready_i,
    .ara_resp_i,
    .ara_resp_valid_i,
    .ara_idle_i,
    .fflags_ex_i,
    .fflags_ex_valid_i,
    .vxsat_flag_i,
    .alu_vxrm_o,
    .core_st_pending_o,
    .load_complete_i,
    .store_complete_i,
    .store_pending_i
  );

  // ----------------------------------------------------------------------------------------------- What is handed on

  // Of the request in the dispatcher's register: whether it is the design's, and what it is.
  logic        own_q, first_q;
  logic [4:0]  a_q, c_q, elements_log_q;
  logic [2:0]  asks_q;
  logic [31:0] word_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      own_q          <= 1'b0;
      first_q        <= 1'b0;
      a_q            <= '0;
      c_q            <= '0;
      elements_log_q <= '0;
      asks_q         <= '0;
      word_q         <= '0;
    end else if (ara_req_ready_i) begin
      // While registers are rearranged the instruction is not taken.
      own_q          <= own && legal && acc_req_valid_i && acc_req_ready_o;
      first_q        <= first;
      a_q            <= a;
      c_q            <= c;
      elements_log_q <= elements_log;
      asks_q         <= asks;
      word_q         <= word;
    end
  end

  always_comb begin
    ara_req_o = inner_out;
    if (own_q) begin
      unique case (1'b1)
        first_q:   ara_req_o.op = elements_log_q == 5'd2 ? VAESZ_VS : VSM4R_VS;
        asks_q[2]: ara_req_o.op = VSHA2MS;
        asks_q[1]: ara_req_o.op = VAESEM_VV;
        default:   ara_req_o.op = VAESK1;
      endcase
      ara_req_o.vs1           = c_q;
      ara_req_o.use_vs1       = asks_q[2];
      ara_req_o.eew_vs1       = inner_out.vtype.vsew;
      ara_req_o.vs2           = a_q;
      ara_req_o.use_vs2       = 1'b1;
      ara_req_o.eew_vs2       = inner_out.vtype.vsew;
      ara_req_o.read_vd       = asks_q[1];
      ara_req_o.use_scalar_op = 1'b1;
      ara_req_o.scalar_op     = {1'b1, 31'd0, word_q};
    end
  end
endmodule
