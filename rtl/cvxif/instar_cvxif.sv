/// A coprocessor's side of CV-X-IF 1.0: takes instructions that a decoder knows, gives them to units with valid
/// and ready, and returns each one's result, once.
///
/// Source: "Core-V eXtension interface" 1.0.0, chapter "Interfaces"; X_ISSUE_REGISTER_SPLIT = 0 (operands come with
/// the issue transaction), X_DUALREAD = X_DUALWRITE = 0, one hart; no compressed, no memory interface.
///
///     issue, operands -> buffer (Buffered) -> units -> result
///          commit ---------^            |               ^
///                                       +-> names of what is at work (InFlight)
///
/// An instruction waits for those operands that its decoder says it reads, and for no other. It begins when it is
/// committed, in the same cycle at the earliest, so a killed one has no result to be dropped and no state to be
/// undone. Ids are compared by age: a commit holds for all older instructions too, a kill for all newer ones. Every
/// id is seen here first (those of rejected instructions too), so the newest one orders all that are in flight.
///
/// Results leave in the order of issue (InOrder), or the oldest first of those that are there. One that the core
/// does not take stays as it is.
///
/// FallThrough lets operands reach a unit, and through a unit of latency 1 the result, in the cycle of their
/// transaction. The specification forbids that path; it is for cores that register operands before they offer them.
module instar_cvxif #(
  parameter int unsigned NumRs        = 2,
  parameter int unsigned Width        = 32,
  parameter int unsigned IdWidth      = 4,
  parameter int unsigned HartIdWidth  = 1,
  parameter int unsigned NumUnits     = 1,
  parameter int unsigned PayloadWidth = 1,
  parameter int unsigned Buffered     = 2,
  parameter int unsigned InFlight     = 4,
  parameter bit          FallThrough  = 1'b0,
  parameter bit          InOrder      = 1'b0,
  // Follows from NumUnits.
  parameter int unsigned UnitWidth    = NumUnits > 1 ? $clog2(NumUnits) : 1
) (
  input  logic                            clk_i,
  input  logic                            rst_ni,
  // Issue and register interface.
  input  logic                            issue_valid_i,
  output logic                            issue_ready_o,
  output logic                            issue_room_o,   // an instruction of the next cycle has room
  input  logic [HartIdWidth-1:0]          issue_hartid_i,
  input  logic [IdWidth-1:0]              issue_id_i,
  input  logic [NumRs-1:0][Width-1:0]     register_rs_i,
  input  logic [NumRs-1:0]                register_rs_valid_i,
  // What the decoder says of the instruction that is offered.
  input  logic                            decoded_accept_i,
  input  logic                            decoded_writeback_i,
  input  logic [NumRs-1:0]                decoded_read_i,
  input  logic [4:0]                      decoded_rd_i,
  input  logic [UnitWidth-1:0]            decoded_unit_i,
  input  logic [PayloadWidth-1:0]         decoded_payload_i,
  // Commit interface.
  input  logic                            commit_valid_i,
  input  logic [IdWidth-1:0]              commit_id_i,
  input  logic                            commit_kill_i,
  // Result interface.
  output logic                            result_valid_o,
  input  logic                            result_ready_i,
  output logic [HartIdWidth-1:0]          result_hartid_o,
  output logic [IdWidth-1:0]              result_id_o,
  output logic [Width-1:0]                result_data_o,
  output logic [4:0]                      result_rd_o,
  output logic                            result_we_o,
  // Units: what begins, and what comes out.
  output logic [NumUnits-1:0]             unit_valid_o,
  input  logic [NumUnits-1:0]             unit_ready_i,
  output logic [PayloadWidth-1:0]         unit_payload_o,
  output logic [NumRs-1:0][Width-1:0]     unit_rs_o,
  input  logic [NumUnits-1:0]             unit_valid_i,
  output logic [NumUnits-1:0]             unit_ready_o,
  input  logic [NumUnits-1:0][Width-1:0]  unit_result_i
);
  localparam int unsigned CountWidth = $clog2(Buffered + 1);
  localparam int unsigned FlyWidth   = $clog2(InFlight + 2);

  typedef logic [CountWidth-1:0] count_t;
  typedef logic [FlyWidth-1:0]   fly_t;

  // What the result says of an instruction beside its value.
  typedef struct packed {
    logic [HartIdWidth-1:0] hartid;
    logic [IdWidth-1:0]     id;
    logic [4:0]             rd;
    logic                   writeback;
    logic [UnitWidth-1:0]   unit;
  } name_t;

  typedef struct packed {
    name_t                       name;
    logic [PayloadWidth-1:0]     payload;
    logic [NumRs-1:0][Width-1:0] rs;
  } entry_t;

  // --------------------------------------------------------------------------------------- Issue and operands

  entry_t [Buffered-1:0] buffer_q, buffer_d;
  count_t                count_q, count_d;          // entries in use, the oldest first
  count_t                committed_q, committed_d;  // of these, committed
  entry_t                incoming;
  logic                  operands_there, taken, push;

  assign incoming = '{
    name: '{
      hartid: issue_hartid_i, id: issue_id_i, rd: decoded_rd_i, writeback: decoded_writeback_i,
      unit: decoded_unit_i
    },
    payload: decoded_payload_i,
    rs: register_rs_i
  };

  // What is not for this coprocessor does not wait.
  assign operands_there = &(~decoded_read_i | register_rs_valid_i);
  assign issue_ready_o  = !decoded_accept_i || (operands_there && count_q != count_t'(Buffered));
  assign taken          = issue_valid_i && issue_ready_o && decoded_accept_i;
  assign issue_room_o   = count_d != count_t'(Buffered);

  // --------------------------------------------------------------------------------------- Commit and kill

  logic [IdWidth-1:0] newest, newest_q, commit_age;
  logic               offered_q;                      // the transaction of the newest id is not at its end
  logic               early_commit_q, early_kill_q;   // what is known of it before it is taken
  logic               commit, kill, same;
  logic               incoming_committed, incoming_killed;
  count_t             committed_now, kept;

  assign newest     = issue_valid_i ? issue_id_i : newest_q;
  assign commit_age = newest - commit_id_i;
  assign commit     = commit_valid_i && !commit_kill_i;
  assign kill       = commit_valid_i && commit_kill_i;
  assign same       = offered_q && newest_q == issue_id_i;

  // The one that is offered is the newest: its age is 0.
  assign incoming_committed = (same && early_commit_q)
                           || (commit && commit_age == '0 && !(same && early_kill_q));
  assign incoming_killed    = (same && early_kill_q) || (kill && !(same && early_commit_q));

  function automatic logic [IdWidth-1:0] age(input logic [IdWidth-1:0] id);
    return newest - id;
  endfunction

  always_comb begin
    committed_now = committed_q;
    kept          = count_q;
    for (int unsigned i = 0; i < Buffered; i++) begin
      if (count_t'(i) < count_q && count_t'(i) >= committed_q) begin
        if (commit && age(buffer_q[i].name.id) >= commit_age) committed_now = count_t'(i + 1);
        if (kill && age(buffer_q[i].name.id) <= commit_age && kept == count_q) kept = count_t'(i);
      end
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      offered_q      <= 1'b0;
      early_commit_q <= 1'b0;
      early_kill_q   <= 1'b0;
    end else begin
      offered_q      <= issue_valid_i && !issue_ready_o;
      early_commit_q <= incoming_committed;
      early_kill_q   <= incoming_killed;
    end
  end

  always_ff @(posedge clk_i) if (issue_valid_i) newest_q <= issue_id_i;

  // --------------------------------------------------------------------------------------- Begin

  entry_t head;
  logic   ready_to_start, start_valid, start, through;
  fly_t   flying_q, flying_d;

  assign push    = taken && !incoming_killed;
  assign through = FallThrough && count_q == '0;
  assign head    = through ? incoming : buffer_q[0];

  assign ready_to_start = through ? push && incoming_committed : committed_now != '0;
  assign start_valid    = ready_to_start && flying_q != fly_t'(InFlight);
  assign start          = start_valid && unit_ready_i[head.name.unit];

  always_comb begin
    unit_valid_o = '0;
    unit_valid_o[head.name.unit] = start_valid;
  end

  assign unit_payload_o = head.payload;
  assign unit_rs_o      = head.rs;

  assign count_d     = kept + count_t'(push) - count_t'(start);
  assign committed_d = (push && incoming_committed ? kept + count_t'(1) : committed_now) - count_t'(start);

  always_comb begin
    buffer_d = start ? buffer_q >> $bits(entry_t) : buffer_q;
    for (int unsigned i = 0; i < Buffered; i++)
      if (push && count_t'(i) == kept - count_t'(start && !through)) buffer_d[i] = incoming;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      count_q     <= '0;
      committed_q <= '0;
    end else begin
      count_q     <= count_d;
      committed_q <= committed_d;
    end
  end

  always_ff @(posedge clk_i) buffer_q <= buffer_d;

  // --------------------------------------------------------------------------------------- Results

  // Instructions at work, the oldest first; behind them the one that begins.
  name_t [InFlight-1:0] names_q, names_d;
  name_t [InFlight:0]   names;
  logic  [InFlight:0]   there;
  fly_t                 chosen, chosen_q;
  logic                 held_q, pop;
  name_t                result;

  always_comb begin
    names = {head.name, names_q};
    there = '0;
    for (int unsigned i = 0; i < InFlight; i++)
      there[i] = fly_t'(i) < flying_q && unit_valid_i[names_q[i].unit] && (!InOrder || i == 0);
    there[InFlight] = start_valid && unit_valid_i[head.name.unit] && (!InOrder || flying_q == '0);
  end

  always_comb begin
    chosen = fly_t'(InFlight);
    for (int i = int'(InFlight) - 1; i >= 0; i--) if (there[i]) chosen = fly_t'(i);
    if (held_q) chosen = chosen_q;
  end

  assign result          = names[chosen];
  assign result_valid_o  = |there;
  assign result_hartid_o = result.hartid;
  assign result_id_o     = result.id;
  assign result_rd_o     = result.rd;
  assign result_we_o     = result.writeback;
  assign result_data_o   = unit_result_i[result.unit];
  assign pop             = result_valid_o && result_ready_i;

  always_comb begin
    unit_ready_o = '0;
    unit_ready_o[result.unit] = pop;
  end

  always_comb begin
    names_d = names_q;
    for (int unsigned i = 0; i < InFlight; i++) begin
      if (pop && fly_t'(i) >= chosen && i + 1 < InFlight) names_d[i] = names_q[(i + 1) % InFlight];
      // One whose result leaves in the cycle in which it begins is never at work.
      if (start && !(pop && chosen == fly_t'(InFlight)) && fly_t'(i) == flying_q - fly_t'(pop))
        names_d[i] = head.name;
    end
  end

  assign flying_d = flying_q + fly_t'(start) - fly_t'(pop);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      flying_q <= '0;
      held_q   <= 1'b0;
    end else begin
      flying_q <= flying_d;
      held_q   <= result_valid_o && !result_ready_i;
    end
  end

  always_ff @(posedge clk_i) begin
    names_q  <= names_d;
    chosen_q <= chosen;
  end
endmodule
