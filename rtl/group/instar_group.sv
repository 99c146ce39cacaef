// Beats of the lanes around a unit on groups of vector elements: the element-group interface.
//
// Source: docs/reference/element-groups.md. An instruction comes decoded, with the number of its groups. Beats of each operand
// that it reads come in order of elements, all groups behind each other; results leave the same way. A group goes into the
// unit while the result of the one before leaves it.

module instar_group #(
  // Bits of a beat of the lanes, of each operand and of the result.
  parameter int unsigned LaneBits     = 256,
  // Bits that the unit takes at once, of each operand; at most LaneBits.
  parameter int unsigned BeatBits     = 256,
  parameter int unsigned ElementBits  = 32,
  // Beats that the unit holds of an operand; what a group has beyond them is not its business.
  parameter int unsigned UnitBeats    = 1,
  parameter int unsigned Operands     = 3,
  // Which operand is the result.
  parameter int unsigned Result       = 0,
  // Groups and parts of them begin at multiples of 2^StepLog bits of a beat of the lanes.
  parameter int unsigned StepLog      = 7,
  // Bits of the number of groups.
  parameter int unsigned CountBits    = 10,
  // Results wait in a register, where those of several groups become one beat; needed where a group is less than a beat.
  parameter bit          Buffered     = 1'b1
) (
  input  logic                               clk_i,
  input  logic                               rst_ni,
  // An instruction, taken where both are 1: its groups are 2^req_log_i bits apart.
  input  logic                               req_valid_i,
  output logic                               req_ready_o,
  input  logic [4:0]                         req_log_i,
  input  logic [CountBits-1:0]               req_groups_i,
  // Which operands it reads, and of which of them every group reads the first one.
  input  logic [Operands-1:0]                req_reads_i,
  input  logic [Operands-1:0]                req_first_i,
  // Operands, taken where both are 1.
  input  logic [Operands-1:0]                beat_valid_i,
  output logic [Operands-1:0]                beat_ready_o,
  input  logic [Operands-1:0][LaneBits-1:0]  beat_i,
  // The unit.
  output logic [Operands-1:0]                load_o,
  output logic [Operands-1:0][BeatBits-1:0]  beat_o,
  output logic                               unit_valid_o,
  input  logic                               unit_ready_i,
  input  logic                               unit_valid_i,
  output logic                               unit_ready_o,
  input  logic [BeatBits-1:0]                result_i,
  // Results, given where both are 1; only elements with a strobe are written.
  output logic                               vd_valid_o,
  input  logic                               vd_ready_i,
  output logic [LaneBits-1:0]                vd_o,
  output logic [LaneBits/ElementBits-1:0]    vd_strobe_o,
  // The last beat of an instruction.
  output logic                               vd_last_o
);
  localparam int unsigned BeatLog  = $clog2(BeatBits);
  localparam int unsigned Elements = LaneBits / ElementBits;
  localparam int unsigned Places   = LaneBits >> StepLog;
  localparam int unsigned PlaceLog = Places > 1 ? $clog2(Places) : 1;

  typedef enum logic [1:0] { Idle, Move, Start, Wait } state_e;

  state_e                state_q;
  logic [4:0]            log_q;
  logic [CountBits-1:0]  groups_q;   // that have to come
  logic [Operands-1:0]   reads_q, first_q;
  logic                  begun_q;    // the first group is in
  logic                  full_q;     // the unit holds a result
  logic [15:0]           chunk_q;    // beats of the unit that moved of this group
  logic [PlaceLog-1:0]   in_q;       // place in the lanes' beat at which the next operand lies
  logic [PlaceLog-1:0]   out_q;      // and the next result

  // What moves at once: a group, or a beat of the unit where a group is more.
  logic [4:0]            step_log;
  logic [PlaceLog:0]     step;       // in places
  logic [15:0]           chunks;
  logic                  kept, comes, leaves, last_chunk, last_group, moves, room;
  logic [Operands-1:0]   needed;

  assign step_log   = 32'(log_q) < BeatLog ? log_q : 5'(BeatLog);
  assign step       = (PlaceLog + 1)'(1) << (step_log - 5'(StepLog));
  assign chunks     = 32'(log_q) > BeatLog ? 16'(1) << (log_q - 5'(BeatLog)) : 16'd1;
  assign kept       = chunk_q < 16'(UnitBeats);
  assign comes      = groups_q != '0;
  assign leaves     = full_q;
  assign last_chunk = chunk_q == chunks - 16'd1;
  assign last_group = groups_q == CountBits'(1);
  assign needed     = comes ? reads_q & ~(first_q & {Operands{begun_q}}) : '0;
  assign moves      = state_q == Move && (needed & ~beat_valid_i) == '0 && (!leaves || room);

  // A beat of the lanes is used up with its last part, or that of the last group.
  logic in_full, out_full;
  assign in_full  = {1'b0, in_q} + step == (PlaceLog + 1)'(Places);
  assign out_full = {1'b0, out_q} + step == (PlaceLog + 1)'(Places);

  for (genvar k = 0; k < int'(Operands); k++) begin : gen_operands
    logic                once;
    assign once            = first_q[k];
    if (Places > 1) begin : gen_shifted
      logic [LaneBits-1:0] shifted;
      assign shifted   = beat_i[k] >> {once ? PlaceLog'(0) : in_q, StepLog'(0)};
      assign beat_o[k] = shifted[BeatBits-1:0];
    end else begin : gen_whole
      assign beat_o[k] = beat_i[k];
    end
    assign load_o[k]       = moves && kept && (needed[k] || (k == int'(Result) && leaves));
    // Of an operand that is read once there are beats of one group.
    assign beat_ready_o[k] = moves && needed[k] && (once ? last_chunk || step == (PlaceLog + 1)'(Places)
                                                         : in_full || (last_chunk && last_group));
  end

  assign req_ready_o  = state_q == Idle;
  assign unit_valid_o = state_q == Start;
  assign unit_ready_o = state_q == Start || state_q == Wait;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      state_q  <= Idle;
      log_q    <= '0;
      groups_q <= '0;
      reads_q  <= '0;
      first_q  <= '0;
      begun_q  <= 1'b0;
      full_q   <= 1'b0;
      chunk_q  <= '0;
      in_q     <= '0;
      out_q    <= '0;
    end else begin
      unique case (state_q)
        Idle: if (req_valid_i && req_groups_i != '0) begin
          state_q  <= Move;
          log_q    <= req_log_i;
          groups_q <= req_groups_i;
          reads_q  <= req_reads_i;
          first_q  <= req_first_i;
          begun_q  <= 1'b0;
          chunk_q  <= '0;
          in_q     <= '0;
          out_q    <= '0;
        end
        Move: if (moves) begin
          chunk_q <= last_chunk ? '0 : chunk_q + 16'd1;
          if (comes) in_q <= in_full ? '0 : in_q + step[PlaceLog-1:0];
          if (leaves) out_q <= out_full ? '0 : out_q + step[PlaceLog-1:0];
          if (last_chunk) begin
            full_q  <= 1'b0;
            begun_q <= 1'b1;
            state_q <= comes ? Start : Idle;
            if (comes) groups_q <= groups_q - CountBits'(1);
          end
        end
        Start: if (unit_ready_i) begin
          state_q <= unit_valid_i ? Move : Wait;
          full_q  <= unit_valid_i;
        end
        Wait: if (unit_valid_i) begin
          state_q <= Move;
          full_q  <= 1'b1;
        end
      endcase
    end
  end

  // The part of a beat of the lanes in which a result lies.
  logic [Elements-1:0] strobe;
  logic                ends;
  always_comb begin
    for (int unsigned element = 0; element < Elements; element++) begin
      strobe[element] = kept && (element * ElementBits) >> StepLog >= 32'(out_q)
                             && (element * ElementBits) >> StepLog < 32'(out_q) + 32'(step);
    end
  end
  assign ends = last_chunk && !comes;

  if (Buffered) begin : gen_buffered
    logic [LaneBits-1:0] vd_q;
    logic [Elements-1:0] strobe_q;
    logic                valid_q, last_q;
    logic [LaneBits-1:0] placed;

    assign room        = !valid_q || vd_ready_i;
    assign vd_valid_o  = valid_q;
    assign vd_o        = vd_q;
    assign vd_strobe_o = strobe_q;
    assign vd_last_o   = last_q;
    assign placed      = LaneBits'(result_i) << {out_q, StepLog'(0)};

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        valid_q  <= 1'b0;
        last_q   <= 1'b0;
        strobe_q <= '0;
      end else if (moves && leaves) begin
        valid_q  <= out_full || ends;
        last_q   <= ends;
        strobe_q <= out_q == '0 ? strobe : strobe_q | strobe;
      end else if (vd_ready_i) begin
        valid_q <= 1'b0;
      end
    end

    for (genvar e = 0; e < int'(Elements); e++) begin : gen_elements
      always_ff @(posedge clk_i) begin
        if (moves && leaves && strobe[e]) vd_q[e*ElementBits +: ElementBits] <= placed[e*ElementBits +: ElementBits];
      end
    end
  end else begin : gen_direct
    assign room        = vd_ready_i;
    assign vd_valid_o  = state_q == Move && leaves && (needed & ~beat_valid_i) == '0;
    assign vd_o        = LaneBits'(result_i);
    assign vd_strobe_o = strobe;
    assign vd_last_o   = ends;
  end
endmodule
