// One round of Keccak-f[1600] and the state's register (FIPS 202, section 3.3).
module keccak_round (
  input  logic          clk_i,
  input  logic          load_i,
  input  logic [1599:0] state_i,
  input  logic [63:0]   constant_i,
  output logic [1599:0] state_o
);
  function automatic int unsigned rho(int unsigned x, int unsigned y);
    int unsigned u, v, w;
    u = 1; v = 0;
    rho = 0;
    for (int unsigned t = 0; t < 24; t++) begin
      if (u == x && v == y) rho = ((t + 1) * (t + 2) / 2) % 64;
      w = (2 * u + 3 * v) % 5;
      u = v; v = w;
    end
  endfunction
  logic [63:0] a [5][5], c [5], d [5], b [5][5], e [5][5];
  logic [1599:0] state_q, state_d;
  always_comb begin
    for (int x = 0; x < 5; x++) for (int y = 0; y < 5; y++) a[x][y] = state_q[64*(5*y+x) +: 64];
    for (int x = 0; x < 5; x++) c[x] = a[x][0] ^ a[x][1] ^ a[x][2] ^ a[x][3] ^ a[x][4];
    for (int x = 0; x < 5; x++) d[x] = c[(x+4)%5] ^ {c[(x+1)%5][62:0], c[(x+1)%5][63]};
    for (int x = 0; x < 5; x++) for (int y = 0; y < 5; y++) begin
      automatic logic [127:0] twice = {2{a[x][y] ^ d[x]}};
      b[y][(2*x+3*y)%5] = twice[64 - rho(x, y) +: 64];
    end
    for (int x = 0; x < 5; x++) for (int y = 0; y < 5; y++) e[x][y] = b[x][y] ^ (~b[(x+1)%5][y] & b[(x+2)%5][y]);
    e[0][0] = e[0][0] ^ constant_i;
    for (int x = 0; x < 5; x++) for (int y = 0; y < 5; y++) state_d[64*(5*y+x) +: 64] = e[x][y];
  end
  always_ff @(posedge clk_i) state_q <= load_i ? state_i : state_d;
  assign state_o = state_q;
endmodule
