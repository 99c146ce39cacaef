/// What instar_cvxif promises, beside a model of it: a list of the instructions in flight in the order of issue, and
/// one that was rejected and awaits its commit. Every input is free but for what CV-X-IF 1.0 demands of a core, and
/// one of the units takes as long as it likes.
///
/// Each result is that of an instruction in the list, committed, with its own id, rd and value, and takes it off
/// the list; so none is invented, doubled or another's. A killed instruction leaves the list without one. The list
/// holds what buffer and names hold, and the oldest leaves in a few cycles once the core takes every result: none
/// is lost.
///
/// `agrees` ties the coprocessor's registers to the model's: with it the proof by induction needs three steps.
module instar_cvxif_properties #(
  parameter int unsigned Buffered    = 2,
  parameter int unsigned InFlight    = 2,
  parameter bit          FallThrough = 1'b0,
  parameter bit          InOrder     = 1'b0,
  parameter bit          Inductive   = 1'b1   // the coprocessor's registers are looked at too
) (
  input  logic       clk_i,
  input  logic       rst_ni,
  input  logic       issue_valid_i,
  input  logic       skip_i,            // an id is left out
  input  logic       accept_i,
  input  logic       writeback_i,
  input  logic       rd_i,
  input  logic [1:0] read_i,
  input  logic [1:0] rs_i,
  input  logic [1:0] rs_valid_i,
  input  logic [1:0] unit_i,
  input  logic       commit_valid_i,
  input  logic [2:0] commit_id_i,
  input  logic       commit_kill_i,
  input  logic       result_ready_i,
  input  logic       begin_i,           // the slow unit takes an instruction
  input  logic       finish_i           // and finishes it
);
  localparam int unsigned Listed = Buffered + InFlight;
  localparam int unsigned CountWidth = $clog2(Buffered + 1);

  typedef struct packed {
    logic [2:0] id;
    logic       committed;
    logic       writeback;
    logic       rd;
    logic [1:0] unit;
    logic [1:0] value;
  } listed_t;

  // --------------------------------------------------------------------------------------- Coprocessor

  logic            issue_ready, issue_room, result_valid, result_we;
  logic [2:0]      issue_id, result_id, last_q;
  logic [1:0]      result_data;
  logic [4:0]      result_rd;
  logic [2:0]      begins, takes, there, given;
  logic [1:0]      payload;
  logic [1:0][1:0] rs;
  logic [2:0][1:0] results;

  assign issue_id = last_q + 3'd1 + 3'(skip_i);

  instar_cvxif #(
    .NumRs(2), .Width(2), .IdWidth(3), .NumUnits(3), .PayloadWidth(2),
    .Buffered(Buffered), .InFlight(InFlight), .FallThrough(FallThrough), .InOrder(InOrder)
  ) i_cvxif (
    .clk_i,
    .rst_ni,
    .issue_valid_i,
    .issue_ready_o       (issue_ready),
    .issue_room_o        (issue_room),
    .issue_hartid_i      (1'b0),
    .issue_id_i          (issue_id),
    .register_rs_i       ({1'b0, rs_i[1], 1'b0, rs_i[0]}),
    .register_rs_valid_i (rs_valid_i),
    .decoded_accept_i    (accept_i),
    .decoded_writeback_i (writeback_i),
    .decoded_read_i      (read_i),
    .decoded_rd_i        ({4'b0, rd_i}),
    .decoded_unit_i      (unit_i),
    .decoded_payload_i   (read_i),
    .commit_valid_i,
    .commit_id_i,
    .commit_kill_i,
    .result_valid_o      (result_valid),
    .result_ready_i,
    .result_hartid_o     (),
    .result_id_o         (result_id),
    .result_data_o       (result_data),
    .result_rd_o         (result_rd),
    .result_we_o         (result_we),
    .unit_valid_o        (begins),
    .unit_ready_i        (takes),
    .unit_payload_o      (payload),
    .unit_rs_o           (rs),
    .unit_valid_i        (there),
    .unit_ready_o        (given),
    .unit_result_i       (results)
  );

  // The operands that it reads are the value of an instruction.
  logic [1:0] value;
  assign value = {rs[1][0] && payload[1], rs[0][0] && payload[0]};

  // Unit 0 has latency 1.
  assign there[0]   = begins[0];
  assign takes[0]   = given[0];
  assign results[0] = value;

  // Unit 1 has latency 3: two banks that advance together.
  logic [1:0]      bank_valid_q;
  logic [1:0][1:0] bank_q;
  assign there[1]   = bank_valid_q[1];
  assign takes[1]   = !bank_valid_q[1] || given[1];
  assign results[1] = bank_q[1];

  // Unit 2 takes and finishes an instruction when it likes.
  logic       busy_q, done_q;
  logic [1:0] slow_q;
  assign there[2]   = done_q;
  assign takes[2]   = !busy_q && begin_i;
  assign results[2] = slow_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      bank_valid_q <= '0;
      busy_q       <= 1'b0;
      done_q       <= 1'b0;
    end else begin
      if (takes[1]) bank_valid_q <= {bank_valid_q[0], begins[1]};
      if (begins[2] && takes[2]) busy_q <= 1'b1;
      if (busy_q && finish_i) done_q <= 1'b1;
      if (done_q && given[2]) {busy_q, done_q} <= '0;
    end
  end

  always_ff @(posedge clk_i) begin
    if (takes[1]) bank_q <= {bank_q[0], value};
    if (begins[2] && takes[2]) slow_q <= value;
  end

  // --------------------------------------------------------------------------------------- Model

  listed_t [Listed-1:0] list_q, list_d, marked;
  logic [2:0]           length_q, length_d, kept, after, found;
  listed_t              offer, expected;
  logic                 offered_q, early_commit_q, early_kill_q, commits_offer, kills_offer, same;
  logic                 at_offer, at_rejected;
  logic [2:0]           offered_id_q;
  logic                 rejected_q, passed, taken_off, listed;
  logic [2:0]           rejected_id_q, rejected_at_q;  // so many of the list are older
  logic                 known, free, free_skipped, all_committed;
  logic [2:0]           quiet_q;

  assign same          = offered_q && offered_id_q == issue_id;
  assign at_offer      = issue_valid_i && commit_id_i == issue_id;
  assign at_rejected   = rejected_q && commit_id_i == rejected_id_q;
  assign commits_offer = (same && early_commit_q) || (commit_valid_i && !commit_kill_i && at_offer);
  assign kills_offer   = (same && early_kill_q)
                      || (commit_valid_i && commit_kill_i && !(same && early_commit_q));
  assign offer         = '{
    id: issue_id, committed: commits_offer, writeback: writeback_i, rd: rd_i, unit: unit_i,
    value: rs_i & read_i
  };

  // A commit holds for what is older too, a kill for what is newer.
  always_comb begin
    marked        = list_q;
    kept          = length_q;
    known         = at_rejected || (at_offer && !(same && (early_commit_q || early_kill_q)));
    free          = !(rejected_q && rejected_id_q == last_q + 3'd1);
    free_skipped  = !(rejected_q && rejected_id_q == last_q + 3'd2);
    all_committed = 1'b1;
    for (int unsigned i = 0; i < Listed; i++) begin
      if (3'(i) < length_q) begin
        if (list_q[i].id == commit_id_i && (!list_q[i].committed || !commit_kill_i)) known = 1'b1;
        if (list_q[i].id == last_q + 3'd1) free = 1'b0;
        if (list_q[i].id == last_q + 3'd2) free_skipped = 1'b0;
        if (!list_q[i].committed) all_committed = 1'b0;
        if (commit_valid_i && list_q[i].id == commit_id_i) begin
          if (commit_kill_i) kept = 3'(i);
          else for (int unsigned j = 0; j <= i; j++) marked[j].committed = 1'b1;
        end
      end
    end
    if (commit_valid_i && at_rejected) begin
      if (commit_kill_i) kept = rejected_at_q;
      else for (int unsigned j = 0; j < Listed; j++) if (3'(j) < rejected_at_q) marked[j].committed = 1'b1;
    end
    if (commit_valid_i && !commit_kill_i && at_offer)
      for (int unsigned j = 0; j < Listed; j++) marked[j].committed = 1'b1;
  end

  // Whose result it is: one of the list, or the one that is offered.
  always_comb begin
    found  = kept;
    passed = 1'b0;
    for (int i = int'(Listed) - 1; i >= 0; i--) if (3'(i) < kept && marked[i].id == result_id) found = 3'(i);
    if (InOrder) passed = found != 3'd0;
  end

  assign listed    = issue_valid_i && issue_ready && accept_i && !kills_offer;
  assign expected  = found != kept ? marked[found] : offer;
  assign taken_off = result_valid && result_ready_i;

  always_comb begin
    list_d = marked;
    for (int unsigned i = 0; i < Listed; i++) if (listed && 3'(i) == kept) list_d[i] = offer;
    after    = kept + 3'(listed);
    length_d = after - 3'(taken_off);
    if (taken_off) for (int unsigned i = 0; i + 1 < Listed; i++) if (3'(i) >= found) list_d[i] = list_d[i+1];
    if (taken_off && listed && found != kept && 3'(Listed - 1) == kept) list_d[Listed-2] = list_d[Listed-1];
  end

  logic newer;  // the commit is of an instruction of the list that is newer than the rejected one
  always_comb begin
    newer = 1'b0;
    for (int unsigned i = 0; i < Listed; i++)
      if (3'(i) < length_q && 3'(i) >= rejected_at_q && list_q[i].id == commit_id_i) newer = 1'b1;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      length_q   <= '0;
      last_q     <= '1;
      offered_q  <= 1'b0;
      rejected_q <= 1'b0;
      quiet_q    <= '0;
    end else begin
      length_q  <= length_d;
      if (issue_valid_i && issue_ready) last_q <= issue_id;
      offered_q <= issue_valid_i && !issue_ready;
      if (issue_valid_i && issue_ready && !accept_i && !commits_offer && !kills_offer) rejected_q <= 1'b1;
      // It is committed with an instruction that is newer, and killed with one that is older.
      else if (commit_valid_i && (at_rejected || at_offer || commit_kill_i && kept < rejected_at_q
                                  || !commit_kill_i && newer)) rejected_q <= 1'b0;
      // Cycles in which the oldest could have moved.
      quiet_q <= length_q == 3'd0 || taken_off || !result_ready_i || !begin_i || !finish_i || !all_committed
               ? 3'd0 : quiet_q + 3'd1;
    end
  end

  always_ff @(posedge clk_i) begin
    list_q         <= list_d;
    offered_id_q   <= issue_id;
    early_commit_q <= commits_offer;
    early_kill_q   <= kills_offer;
    if (!rejected_q) begin
      rejected_id_q <= issue_id;
      rejected_at_q <= kept - 3'(taken_off);
    end else if (taken_off && found < rejected_at_q) begin
      rejected_at_q <= rejected_at_q - 3'd1;
    end
  end

  // What a result shows until it is taken, and the room that was promised.
  logic       shown_q, promised_q;
  logic [2:0] shown_id_q;
  logic [7:0] shown_values_q;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      shown_q    <= 1'b0;
      promised_q <= 1'b1;
    end else begin
      shown_q    <= result_valid && !result_ready_i;
      promised_q <= issue_room;
    end
  end
  always_ff @(posedge clk_i) begin
    shown_id_q     <= result_id;
    shown_values_q <= {result_rd, result_we, result_data};
  end

  // --------------------------------------------------------------------------------------- Agreement

  logic       agrees;
  logic [2:0] flying, unit_1, unit_2;
  logic [2:0] behind, ahead;
  listed_t    waiting, shown;
  assign flying = 3'(i_cvxif.flying_q);

  always_comb begin
    agrees = length_q == flying + 3'(i_cvxif.count_q)
          && i_cvxif.committed_q <= i_cvxif.count_q && i_cvxif.count_q <= CountWidth'(Buffered)
          && flying <= 3'(InFlight)
          && i_cvxif.offered_q == offered_q && i_cvxif.held_q == shown_q
          && promised_q == (i_cvxif.count_q != CountWidth'(Buffered))
          && (!rejected_q || rejected_at_q <= length_q);
    if (offered_q)
      agrees &= i_cvxif.newest_q == offered_id_q && i_cvxif.early_commit_q == early_commit_q
             && i_cvxif.early_kill_q == early_kill_q && !(early_commit_q && (early_kill_q || rejected_q));
    if (offered_q && early_commit_q) agrees &= i_cvxif.committed_q == i_cvxif.count_q;
    {unit_1, unit_2} = '0;
    for (int unsigned i = 0; i < InFlight; i++)
      if (3'(i) < flying) begin
        agrees &= i_cvxif.names_q[i].id == list_q[i].id && i_cvxif.names_q[i].rd == {4'b0, list_q[i].rd}
               && i_cvxif.names_q[i].writeback == list_q[i].writeback && list_q[i].committed
               && i_cvxif.names_q[i].unit == list_q[i].unit
               && (list_q[i].unit == 2'd1 || list_q[i].unit == 2'd2);
        if (list_q[i].unit == 2'd1) begin
          // The first is in the bank behind, if that holds one.
          agrees &= list_q[i].value == (unit_1 == 3'd0 && bank_valid_q[1] ? bank_q[1] : bank_q[0]);
          unit_1 += 3'd1;
        end
        if (list_q[i].unit == 2'd2) begin
          agrees &= list_q[i].value == slow_q;
          unit_2 += 3'd1;
        end
      end
    agrees &= unit_1 == 3'(bank_valid_q[0]) + 3'(bank_valid_q[1]) && unit_2 == 3'(busy_q) && (busy_q || !done_q);
    for (int unsigned i = 0; i < Buffered; i++)
      if (3'(i) < 3'(i_cvxif.count_q)) begin
        waiting = list_q[3'(i) + flying];
        agrees &= i_cvxif.buffer_q[i].name.id == waiting.id && i_cvxif.buffer_q[i].name.rd == {4'b0, waiting.rd}
               && i_cvxif.buffer_q[i].name.writeback == waiting.writeback
               && i_cvxif.buffer_q[i].name.unit == waiting.unit && waiting.unit != 2'd3
               && waiting.committed == (3'(i) < 3'(i_cvxif.committed_q));
        for (int unsigned j = 0; j < 2; j++)
          agrees &= waiting.value[j] == (i_cvxif.buffer_q[i].rs[j][0] && i_cvxif.buffer_q[i].payload[j]);
      end
    // Ids are in the order of issue: the older, the further from the last.
    behind = 3'd7;
    for (int unsigned i = 0; i < Listed; i++)
      if (3'(i) < length_q) begin
        if (i != 0) agrees &= 3'(last_q - list_q[i].id) < behind;
        behind = 3'(last_q - list_q[i].id);
        if (rejected_q) begin
          agrees &= 3'(i) < rejected_at_q ? behind > 3'(last_q - rejected_id_q)
                                          : behind < 3'(last_q - rejected_id_q);
          if (3'(i) >= rejected_at_q) agrees &= !list_q[i].committed;
        end
      end
    // One that the core took back may have been newer than the last that was taken.
    ahead = i_cvxif.newest_q - last_q;
    if (length_q != 3'd0 || rejected_q) begin
      agrees &= ahead <= 3'd2;
      if (length_q != 3'd0) agrees &= 4'(3'(last_q - list_q[0].id)) + 4'(ahead) < 4'd8;
      if (rejected_q) agrees &= 4'(3'(last_q - rejected_id_q)) + 4'(ahead) < 4'd8;
    end
    // A result that is shown is of the one that was chosen.
    if (shown_q) begin
      shown   = list_q[32'(i_cvxif.chosen_q) == InFlight ? flying : 3'(i_cvxif.chosen_q)];
      agrees &= shown.id == shown_id_q && shown_values_q == {4'b0, shown.rd, shown.writeback, shown.value}
             && (!InOrder || flying == 3'd0 || i_cvxif.chosen_q == '0);
      if (32'(i_cvxif.chosen_q) == InFlight)
        agrees &= i_cvxif.committed_q != '0 && shown.unit == 2'd0 && flying != 3'(InFlight);
      else begin
        agrees &= 3'(i_cvxif.chosen_q) < flying && there[shown.unit];
        for (int unsigned i = 0; i < InFlight; i++)
          if (3'(i) < 3'(i_cvxif.chosen_q)) agrees &= list_q[i].unit != shown.unit;
      end
    end
  end

  // --------------------------------------------------------------------------------------- Assumptions

  always_comb begin
    assume (unit_i != 2'd3);
    if (issue_valid_i) begin
      assume (free && (!skip_i || free_skipped));
      assume (accept_i || !rejected_q);
    end
    if (commit_valid_i) assume (known);
  end

  // --------------------------------------------------------------------------------------- Assertions

  logic invented, early, another, order, stays, given_one, leaves, rejects, waits, operands, promised;
  logic agreement;

  // A result is of an instruction in flight that is committed and not killed, and its own.
  assign invented = result_valid && (expected.id != result_id || (found == kept && !(FallThrough && listed)));
  assign early    = result_valid && !expected.committed;
  assign another  = result_valid && {result_rd, result_we, result_data}
                                 != {4'b0, expected.rd, expected.writeback, expected.value};
  assign order    = result_valid && passed;
  // It stays until it is taken.
  assign stays = !shown_q || (result_valid && result_id == shown_id_q
                              && {result_rd, result_we, result_data} == shown_values_q);
  // One unit gives a result where one is taken.
  assign given_one = (given & (given - 3'd1)) == 3'd0 && (given != 3'd0) == taken_off;
  // The oldest leaves: it begins, passes two banks or is finished.
  assign leaves = quiet_q <= 3'd3;
  // What is not accepted never waits, and what is accepted waits for its own operands alone.
  assign rejects = accept_i || issue_ready;
  assign waits   = length_q != 3'd0 || (read_i & ~rs_valid_i) != 2'd0 || issue_ready;
  assign operands = !(issue_valid_i && issue_ready && accept_i) || (read_i & ~rs_valid_i) == 2'd0;
  // A core that looks a cycle ahead finds the room that it was promised.
  assign promised  = !promised_q || (read_i & ~rs_valid_i) != 2'd0 || issue_ready;
  assign agreement = !Inductive || agrees;

  always_comb begin
    if (rst_ni) begin
      assert (agreement);
      assert (!invented);
      assert (!early);
      assert (!another);
      assert (!order);
      assert (stays);
      assert (given_one);
      assert (leaves);
      assert (rejects);
      assert (waits);
      assert (operands);
      assert (promised);
    end
  end
endmodule
