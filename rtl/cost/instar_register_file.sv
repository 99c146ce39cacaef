/// A register file of flip-flops with any number of ports: what a further port costs is the difference of two.
///
/// Source: the form is that of CVA6's core/ariane_regfile_ff.sv: a multiplexer of all registers for each read port,
/// a decoder for each write port, and a register takes the value of the last port that names it. x0 has no flip-flops.
module instar_register_file #(
  parameter int unsigned Width = 32,
  parameter int unsigned Read  = 2,
  parameter int unsigned Write = 1
) (
  input  logic                         clk_i,
  input  logic [Read-1:0][4:0]         read_register_i,
  output logic [Read-1:0][Width-1:0]   read_value_o,
  input  logic [Write-1:0]             write_valid_i,
  input  logic [Write-1:0][4:0]        write_register_i,
  input  logic [Write-1:0][Width-1:0]  write_value_i
);
  logic [31:0][Width-1:0] registers_q;

  assign registers_q[0] = '0;

  for (genvar number = 1; number < 32; number++) begin : gen_register
    logic [Width-1:0] value_q;

    always_ff @(posedge clk_i) begin
      for (int unsigned port = 0; port < Write; port++) begin
        if (write_valid_i[port] && write_register_i[port] == 5'(number)) value_q <= write_value_i[port];
      end
    end

    assign registers_q[number] = value_q;
  end

  for (genvar port = 0; port < Read; port++) begin : gen_read
    assign read_value_o[port] = registers_q[read_register_i[port]];
  end
endmodule
