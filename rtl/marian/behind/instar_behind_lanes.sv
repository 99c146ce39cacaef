/// A design's units behind the lanes of Marian: beats of the lanes in the order of elements, results back into the
/// registers, an instruction at a time in the program's order.
///
/// Sources: docs/reference/element-groups.md for the units; soc-hub-fi/Marian e107560 for what stands around them:
/// src/ip/include/ara_pkg.sv (shuffle_index, vaddr), lane/lane_sequencer.sv (words that a lane hands over),
/// lane/operand_requester.sv (grants of results).
module instar_behind_lanes #(
  parameter int unsigned Lanes       = 4,
  parameter int unsigned VlenBits    = 512,
  parameter int unsigned Ids         = 8,
  parameter int unsigned AddressBits = 6,
  localparam int unsigned IdBits     = $clog2(Ids)
) (
  input  logic                            clk_i,
  input  logic                            rst_ni,
  // An instruction, taken where both are 1; its vl is a multiple of its groups and not 0.
  input  logic                            req_valid_i,
  output logic                            req_ready_o,
  input  logic [IdBits-1:0]               req_id_i,
  input  logic [31:0]                     req_word_i,
  input  logic [1:0]                      req_sew_i,
  input  logic [15:0]                     req_vl_i,
  // Instructions whose results are in the registers, one bit each.
  output logic [Ids-1:0]                  done_o,
  // Words of the operands a, b (the result's old value), c of each lane, taken where both are 1.
  input  logic [Lanes-1:0][2:0][63:0]     operand_i,
  input  logic [Lanes-1:0][2:0]           operand_valid_i,
  output logic [Lanes-1:0][2:0]           operand_ready_o,
  // Words of the result: taken where both are 1, in the banks where final_gnt is 1.
  output logic [Lanes-1:0]                result_req_o,
  output logic [IdBits-1:0]               result_id_o,
  output logic [AddressBits-1:0]          result_addr_o,
  output logic [Lanes-1:0][63:0]          result_wdata_o,
  output logic [Lanes-1:0][7:0]           result_be_o,
  input  logic [Lanes-1:0]                result_gnt_i,
  input  logic [Lanes-1:0]                result_final_gnt_i
);
  localparam int unsigned LaneBits = 64 * Lanes;
  localparam int unsigned Words    = VlenBits / LaneBits;

  // The byte of a row of the lanes at which byte `place` of the elements lies: neighbouring elements are in neighbouring
  // lanes, and within a lane the bits of an element's number are turned round.
  function automatic int unsigned place_of(int unsigned place, int unsigned sew);
    int unsigned element, slot, turned;
    element = place >> sew;
    slot    = element / Lanes;
    turned  = 0;
    for (int unsigned bit_number = 0; bit_number < 3 - sew; bit_number++) begin
      if ((slot >> bit_number & 1) == 1) turned = turned | (1 << (2 - sew - bit_number));
    end
    return 8 * (element % Lanes) + (turned << sew) + (place & ((1 << sew) - 1));
  endfunction

  // ------------------------------------------------------------------------------------------------- The instruction

  logic        known, first;
  logic [4:0]  elements_log, vd;
  logic [2:0]  asks, takes;

  `INSTAR_DECODER i_decoder (
    .word_i         (req_word_i),
    .sew_i          (req_sew_i),
    .own_o          (),
    .known_o        (known),
    .elements_log_o (elements_log),
    .vd_o           (vd),
    .a_o            (),
    .c_o            (),
    .asks_o         (asks),
    .takes_o        (takes),
    .first_o        (first)
  );

  logic                   taken, units_ready, ends;
  logic                   busy_q;            // the units are at an instruction
  logic [IdBits-1:0]      id_q;
  logic [1:0]             sew_q;
  logic [2:0]             takes_q;
  logic [AddressBits-1:0] address_q;         // of its next row of results
  logic [Lanes-1:0][2:0][15:0] left_q;       // words that each lane still hands over
  logic                   waits_for_b_q;     // it does not take b, and a row of results waits for one of b
  logic [15:0]            ahead_q;           // rows of b that came before their results

  assign req_ready_o = !busy_q && units_ready;
  assign taken       = req_valid_i && req_ready_o;

  // Words of so many elements in a lane.
  function automatic logic [15:0] words(logic [15:0] elements, logic [1:0] sew, int unsigned lane);
    logic [15:0] own;
    own = elements / 16'(Lanes) + 16'(16'(lane) < elements % 16'(Lanes));
    return ((own << sew) + 16'd7) >> 3;
  endfunction

  // ----------------------------------------------------------------------------------------------------------- Operands

  logic [2:0]               beat_valid, beat_ready, beat_taken;
  logic [2:0][LaneBits-1:0] beat;

  for (genvar k = 0; k < 3; k++) begin : gen_operands
    logic [Lanes-1:0] left, late;
    for (genvar lane = 0; lane < int'(Lanes); lane++) begin : gen_lanes
      assign left[lane]               = left_q[lane][k] != '0;
      assign late[lane]               = left[lane] && !operand_valid_i[lane][k];
      assign operand_ready_o[lane][k] = beat_taken[k] && left[lane];
    end
    // A row that some lanes have no word of is whole where the others have theirs.
    assign beat_valid[k] = busy_q && left != '0 && late == '0;
    assign beat_taken[k] = beat_valid[k] && (beat_ready[k] || !takes_q[k]);
    always_comb begin
      beat[k] = '0;
      for (int unsigned place = 0; place < LaneBits / 8; place++) begin
        automatic int unsigned from = place_of(place, 32'(sew_q));
        beat[k][8*place +: 8] = operand_i[from/8][k][8*(from%8) +: 8];
      end
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      busy_q    <= 1'b0;
      id_q      <= '0;
      sew_q     <= '0;
      takes_q   <= '0;
      left_q    <= '0;
      ahead_q   <= '0;
      waits_for_b_q <= 1'b0;
    end else if (taken) begin
      busy_q    <= known;
      id_q      <= req_id_i;
      sew_q     <= req_sew_i;
      takes_q   <= takes;
      ahead_q   <= '0;
      waits_for_b_q <= asks[1] && !takes[1];
      for (int unsigned lane = 0; lane < Lanes; lane++) begin
        left_q[lane][0] <= !asks[0] ? '0 : words(first ? 16'(1) << elements_log : req_vl_i, req_sew_i, lane);
        left_q[lane][1] <= !asks[1] ? '0 : words(req_vl_i, req_sew_i, lane);
        left_q[lane][2] <= !asks[2] ? '0 : words(req_vl_i, req_sew_i, lane);
      end
    end else begin
      if (ends) busy_q <= 1'b0;
      ahead_q <= ahead_q + 16'(beat_taken[1]) - 16'(vd_valid && vd_ready);
      for (int unsigned lane = 0; lane < Lanes; lane++) begin
        for (int unsigned k = 0; k < 3; k++) begin
          if (operand_valid_i[lane][k] && operand_ready_o[lane][k]) left_q[lane][k] <= left_q[lane][k] - 16'd1;
        end
      end
    end
  end

  // -------------------------------------------------------------------------------------------------------------- Units

  logic                  vd_valid, vd_ready, vd_last;
  logic [LaneBits-1:0]   vd_beat;
  logic [LaneBits/8-1:0] vd_strobe;

  `INSTAR_COPROCESSOR i_units (
    .clk_i,
    .rst_ni,
    .req_valid_i  (req_valid_i && !busy_q && known),
    .req_ready_o  (units_ready),
    .req_word_i,
    .req_sew_i,
    .req_groups_i (13'(req_vl_i >> elements_log)),
    .beat_valid_i (beat_valid & takes_q),
    .beat_ready_o (beat_ready),
    .beat_i       (beat),
    .vd_valid_o   (vd_valid),
    .vd_ready_i   (vd_ready),
    .vd_o         (vd_beat),
    .vd_strobe_o  (vd_strobe),
    .vd_last_o    (vd_last)
  );

  // ------------------------------------------------------------------------------------------------------------ Results

  // A row of results on its way into the banks, lane by lane; another instruction's comes when all of these are in them.
  logic [Lanes-1:0]       waits_q;
  logic [Lanes-1:0][1:0]  under_way_q;
  logic                   writing_q, last_q, done;
  logic [IdBits-1:0]      writing_id_q;
  logic [AddressBits-1:0] row_q;
  logic [Lanes-1:0][63:0] data_q;
  logic [Lanes-1:0][7:0]  strobe_q;
  logic [Lanes-1:0]       settled;

  for (genvar lane = 0; lane < int'(Lanes); lane++) begin : gen_settled
    assign settled[lane] = under_way_q[lane] == 2'(result_final_gnt_i[lane]);
  end
  assign done     = writing_q && last_q && waits_q == '0 && (&settled);
  // Those who write a row before are done with it where b, the row's old value, has come.
  assign vd_ready = (waits_q & ~result_gnt_i) == '0 && (!writing_q || writing_id_q == id_q && !last_q || done)
                    && (!waits_for_b_q || ahead_q != '0) && (!vd_last || left_q == '0);
  assign ends     = vd_valid && vd_ready && vd_last;

  always_comb begin
    done_o               = '0;
    done_o[writing_id_q] = done;
  end
  assign result_req_o   = waits_q;
  assign result_id_o    = writing_id_q;
  assign result_addr_o  = row_q;
  assign result_wdata_o = data_q;
  assign result_be_o    = strobe_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      waits_q      <= '0;
      under_way_q  <= '0;
      writing_q    <= 1'b0;
      last_q       <= 1'b0;
      writing_id_q <= '0;
      row_q        <= '0;
      address_q    <= '0;
      data_q       <= '0;
      strobe_q     <= '0;
    end else begin
      waits_q <= waits_q & ~result_gnt_i;
      for (int unsigned lane = 0; lane < Lanes; lane++) begin
        under_way_q[lane] <= under_way_q[lane] + 2'(waits_q[lane] && result_gnt_i[lane]) - 2'(result_final_gnt_i[lane]
                             && under_way_q[lane] != '0);
      end
      if (done) writing_q <= 1'b0;
      if (taken) address_q <= AddressBits'(32'(vd) * Words);
      if (vd_valid && vd_ready) begin
        waits_q      <= '1;
        writing_q    <= 1'b1;
        last_q       <= vd_last;
        writing_id_q <= id_q;
        row_q        <= address_q;
        address_q    <= address_q + AddressBits'(1);
        for (int unsigned place = 0; place < LaneBits / 8; place++) begin
          automatic int unsigned to = place_of(place, 32'(sew_q));
          data_q[to/8][8*(to%8) +: 8] <= vd_beat[8*place +: 8];
          strobe_q[to/8][to%8]        <= vd_strobe[place];
        end
      end
    end
  end
endmodule
