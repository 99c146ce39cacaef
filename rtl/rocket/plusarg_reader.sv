/// What the netlist asks the simulator's command line for, which has nothing to say: limits of how long a run may take.
/// Source of the ports: vsrc/plusarg_reader.v of the package pythondata-cpu-rocket.
module plusarg_reader #(
  parameter     FORMAT  = "",
  parameter     DEFAULT = 0,
  parameter int WIDTH   = 1
) (
  output logic [WIDTH-1:0] out
);
  assign out = WIDTH'(DEFAULT);
endmodule
