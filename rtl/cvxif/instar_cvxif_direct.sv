/// A coprocessor's side of CV-X-IF for a core that commits what it hands over, kills nothing and takes every result at
/// once, with units that are combinational: an instruction is computed in the cycle in which it is taken, and its
/// result leaves from a register in the next one.
///
/// Source: "Core-V eXtension interface" 1.0.0, chapter "Interfaces"; X_ISSUE_REGISTER_SPLIT = 0, X_DUALREAD =
/// X_DUALWRITE = 0, one hart; no compressed, no memory interface.
///
/// Nothing ever waits here, so there is neither a buffer nor an order: commits are not looked at, and where the core
/// does not keep its word a result is lost. The core's path to an operand goes on through the unit.
module instar_cvxif_direct #(
  parameter int unsigned NumRs        = 2,
  parameter int unsigned Width        = 32,
  parameter int unsigned IdWidth      = 4,
  parameter int unsigned HartIdWidth  = 1,
  parameter int unsigned NumUnits     = 1,
  parameter int unsigned PayloadWidth = 1,
  // Follows from NumUnits.
  parameter int unsigned UnitWidth    = NumUnits > 1 ? $clog2(NumUnits) : 1
) (
  input  logic                            clk_i,
  input  logic                            rst_ni,
  // Issue and register interface.
  input  logic                            issue_valid_i,
  output logic                            issue_ready_o,
  output logic                            issue_room_o,
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
  // Result interface.
  output logic                            result_valid_o,
  output logic [HartIdWidth-1:0]          result_hartid_o,
  output logic [IdWidth-1:0]              result_id_o,
  output logic [Width-1:0]                result_data_o,
  output logic [4:0]                      result_rd_o,
  output logic                            result_we_o,
  // Units: what begins, and what comes out in the same cycle.
  output logic [NumUnits-1:0]             unit_valid_o,
  output logic [PayloadWidth-1:0]         unit_payload_o,
  output logic [NumRs-1:0][Width-1:0]     unit_rs_o,
  output logic [NumUnits-1:0]             unit_ready_o,
  input  logic [NumUnits-1:0][Width-1:0]  unit_result_i
);
  logic taken;

  // What is not for this coprocessor does not wait; what is waits for those operands that it reads.
  assign issue_ready_o = !decoded_accept_i || &(~decoded_read_i | register_rs_valid_i);
  assign issue_room_o  = 1'b1;
  assign taken         = issue_valid_i && issue_ready_o && decoded_accept_i;

  always_comb begin
    unit_valid_o = '0;
    unit_valid_o[decoded_unit_i] = taken;
  end

  assign unit_payload_o = decoded_payload_i;
  assign unit_rs_o      = register_rs_i;
  assign unit_ready_o   = '1;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) result_valid_o <= 1'b0;
    else result_valid_o <= taken;
  end

  always_ff @(posedge clk_i) begin
    if (taken) begin
      result_hartid_o <= issue_hartid_i;
      result_id_o     <= issue_id_i;
      result_rd_o     <= decoded_rd_i;
      result_we_o     <= decoded_writeback_i;
      result_data_o   <= unit_result_i[decoded_unit_i];
    end
  end
endmodule
