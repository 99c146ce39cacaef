/// Transforms of 2^k coefficients modulo an odd q below 2^32 by 2^LogB butterflies, one word of 2^(LogB+1)
/// coefficients read and one written a cycle, and products, sums and differences of two polynomials.
/// What is computed is what transform.core_desc says of `forward`, `inverse`, `pointwise`, `add` and
/// `subtract`. The memories are macros beside it, with the word that was read in the next cycle.
/// Source: own design; the organisation of README.md, whose cycles a test compares. Between the first word
/// read and the first one written are eight cycles: layers of 16 words or more follow one another at once.
module wide_transform #(
  parameter int unsigned LogB = 1,
  localparam int unsigned B = 1 << LogB,
  localparam int unsigned Words = 11 - LogB,   // bits of a number of a word of DATA: 4096 coefficients
  localparam int unsigned Rows = 10 - LogB     // of a row of TABLE: 1024 twiddles, B a row
) (
  input  logic                  clk_i,
  input  logic                  rst_ni,
  input  logic                  start_i,
  input  logic [2:0]            command_i,     // 0 forward, 1 inverse, 2 pointwise, 3 add, 4 subtract
  input  logic [3:0]            log_size_i,
  input  logic [3:0]            layers_i,
  input  logic [31:0]           q_i,
  input  logic [31:0]           qinv_i,        // -1/q modulo 2^32
  input  logic [Rows-1:0]       zeta_i,        // the first row of twiddles
  input  logic [3:0]            source_i,      // slots of 256 coefficients
  input  logic [3:0]            other_i,
  input  logic [3:0]            target_i,
  output logic                  busy_o,
  output logic [Words-1:0]      read_o,
  input  logic [2*B*32-1:0]     read_i,
  output logic                  write_valid_o,
  output logic [Words-1:0]      write_o,
  output logic [2*B*32-1:0]     write_data_o,
  output logic [Rows-1:0]       row_o,
  input  logic [B*32-1:0]       row_i
);
  typedef logic [B-1:0][31:0] half_t;

  /// What a word that is read is for.
  typedef struct packed {
    logic             valid;
    logic             pairs;   // its pairs lie in it; else it is one of two
    logic             second;  // the latter of two
    logic [3:0]       log_length;
    logic [Words-1:0] first_word;
    logic [Words-1:0] second_word;
    logic [9:0]       zeta;    // the first twiddle of it
  } token_t;

  // --- Which word comes next

  logic       run_q, inverse, transforms;
  logic [3:0] layer_q;
  logic [9:0] count_q;
  logic [2:0] command_q;
  logic [3:0] log_length, log_blocks, apart;
  logic       pairs, last_word, last_layer;
  logic [9:0] index, block, first, zeta;
  logic [Words-1:0] base_a, base_b, base_c;

  assign inverse    = command_q == 3'd1;
  assign transforms = command_q <= 3'd1;
  assign log_length = inverse ? 4'(log_size_i - layers_i + layer_q) : 4'(log_size_i - 4'd1 - layer_q);
  assign log_blocks = 4'(log_size_i - 4'd1 - log_length);
  assign pairs      = transforms && log_length <= 4'(LogB);
  assign apart      = 4'(log_length - 4'(LogB) - 4'd1);
  assign index      = pairs ? count_q : count_q >> 1;
  assign block      = pairs ? 10'(index << (4'(LogB) - log_length)) : index >> apart;
  assign first      = pairs || !transforms ? index : 10'((block << (apart + 4'd1)) | (index & 10'((10'd1 << apart) - 10'd1)));
  assign zeta       = inverse ? 10'((10'd2 << log_blocks) - 10'd1 - block) : 10'((10'd1 << log_blocks) + block);
  assign last_word  = count_q == 10'((11'd1 << (log_size_i - (transforms ? 4'(LogB + 1) : 4'(LogB)))) - 11'd1);
  assign last_layer = !transforms || layer_q == 4'(layers_i - 4'd1);
  assign base_a     = Words'(transforms ? target_i : source_i) << (7 - LogB);
  assign base_b     = Words'(transforms ? target_i : other_i) << (7 - LogB);
  assign base_c     = Words'(target_i) << (7 - LogB);

  token_t token [4];
  always_comb begin
    token[0] = '0;
    token[0].valid = run_q;
    token[0].pairs = pairs;
    token[0].second = !pairs && count_q[0];
    token[0].log_length = log_length;
    token[0].first_word = Words'(base_c + Words'(first));
    token[0].second_word = Words'(base_c + Words'(first) + Words'(10'd1 << apart));
    token[0].zeta = zeta;
  end
  assign read_o = token[0].second
      ? (transforms ? token[0].second_word : Words'(base_b + Words'(first)))
      : Words'(base_a + Words'(first));

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      run_q <= 1'b0;
      layer_q <= '0;
      count_q <= '0;
      command_q <= '0;
      for (int s = 1; s < 4; s++) token[s] <= '0;
    end else begin
      for (int s = 1; s < 4; s++) token[s] <= token[s-1];
      if (start_i && !busy_o) begin
        run_q <= 1'b1;
        layer_q <= '0;
        count_q <= '0;
        command_q <= command_i;
      end else if (run_q) begin
        count_q <= last_word ? '0 : count_q + 10'd1;
        if (last_word) begin
          layer_q <= layer_q + 4'd1;
          run_q <= !last_layer;
        end
      end
    end
  end

  // --- Pairs

  half_t lower_q [2];  // the first of two words, or the last one that was read
  half_t rest_q [2];   // second halves of two words; of a word with its pairs, all of it
  half_t x_q, y_q, z_q;
  token_t pair_q;      // of what stands in x and y
  logic  again_q;      // it is the second half of two words
  logic [9:0] zeta_row;

  assign row_o = Rows'(zeta_i + Rows'(zeta_row >> LogB));
  always_comb begin
    zeta_row = token[0].zeta;
    if (token[1].valid && token[1].pairs && inverse) zeta_row = token[1].zeta;
    if (token[2].valid && token[2].pairs && !inverse) zeta_row = token[2].zeta;
  end

  /// Coefficient of pair i in a word whose pairs are 2^l apart: the first of it, or the other one.
  function automatic int unsigned place(int unsigned i, int unsigned l, bit other);
    return ((i >> l) << (l + 1)) + (i & ((1 << l) - 1)) + (other ? 1 << l : 0);
  endfunction

  function automatic half_t gathered(logic [2*B-1:0][31:0] word, logic [3:0] apart_in, bit other);
    gathered = '0;
    for (int unsigned l = 0; l <= LogB; l++)
      if (apart_in == 4'(l))
        for (int unsigned i = 0; i < B; i++) gathered[i] = word[place(i, l, other)];
  endfunction

  /// The factors of B pairs in a word, one after the other up or down, or one for all.
  function automatic half_t twiddles(half_t row, logic [9:0] from, logic [3:0] apart_in, logic several, logic down);
    twiddles = '0;
    for (int unsigned i = 0; i < B; i++) begin
      logic [9:0] at;
      at = !several ? from : down ? 10'(from - 10'(i >> apart_in)) : 10'(from + 10'(i >> apart_in));
      for (int unsigned lane = 0; lane < B; lane++)
        if (10'(lane) == (at & 10'(B - 1))) twiddles[i] = row[lane];
    end
  endfunction

  always_ff @(posedge clk_i) begin
    if (token[1].valid && !token[1].second) {lower_q[1], lower_q[0]} <= read_i;
    if (token[1].valid && token[1].second) begin
      x_q <= lower_q[0];
      y_q <= read_i[B*32-1:0];
      rest_q[0] <= lower_q[1];
      rest_q[1] <= read_i[2*B*32-1:B*32];
      z_q <= twiddles(row_i, token[1].zeta, token[1].log_length, 1'b0, 1'b0);
    end
    if (token[2].valid && token[2].second) begin
      x_q <= rest_q[0];
      y_q <= rest_q[1];
    end
    if (token[2].valid && token[2].pairs) begin
      if (inverse) begin
        x_q <= gathered({lower_q[1], lower_q[0]}, token[2].log_length, 1'b0);
        y_q <= gathered({lower_q[1], lower_q[0]}, token[2].log_length, 1'b1);
        z_q <= twiddles(row_i, token[2].zeta, token[2].log_length, 1'b1, 1'b1);
      end else begin
        rest_q[0] <= lower_q[0];
        rest_q[1] <= lower_q[1];
      end
    end
    if (token[3].valid && token[3].pairs && !inverse) begin
      x_q <= gathered({rest_q[1], rest_q[0]}, token[3].log_length, 1'b0);
      y_q <= gathered({rest_q[1], rest_q[0]}, token[3].log_length, 1'b1);
      z_q <= twiddles(row_i, token[3].zeta, token[3].log_length, 1'b1, 1'b0);
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      pair_q <= '0;
      again_q <= 1'b0;
    end else begin
      pair_q <= '0;
      again_q <= 1'b0;
      if (token[1].valid && token[1].second) pair_q <= token[1];
      if (token[2].valid && token[2].second) begin
        pair_q <= token[2];
        again_q <= 1'b1;
      end
      if (token[2].valid && token[2].pairs && inverse) pair_q <= token[2];
      if (token[3].valid && token[3].pairs && !inverse) pair_q <= token[3];
    end
  end

  // --- Butterflies: a product modulo q in three cycles, sums before or behind it

  function automatic logic [31:0] sum(logic [31:0] a, logic [31:0] b, logic [31:0] q);
    logic [32:0] both;
    both = {1'b0, a} + {1'b0, b};
    return both >= {1'b0, q} ? 32'(both - {1'b0, q}) : 32'(both);
  endfunction

  function automatic logic [31:0] difference(logic [31:0] a, logic [31:0] b, logic [31:0] q);
    return a >= b ? a - b : 32'(a - b + q);
  endfunction

  function automatic logic [31:0] halved(logic [31:0] a, logic [31:0] q);
    return 32'(({1'b0, a} + (a[0] ? {1'b0, q} : 33'd0)) >> 1);
  endfunction

  token_t step [4];
  logic   again [4];
  half_t  kept [3], out_x, out_y;
  logic [B-1:0][63:0] whole_1, whole_2;
  logic [B-1:0][31:0] m_2, upper_3, left_3;
  logic [B-1:0] odd_3;

  always_ff @(posedge clk_i) begin
    for (int unsigned i = 0; i < B; i++) begin
      logic [31:0] one, two, p;
      logic [63:0] multiple;
      logic [32:0] left;
      one = inverse ? halved(difference(y_q[i], x_q[i], q_i), q_i) : y_q[i];
      two = transforms ? z_q[i] : x_q[i];
      // 1
      whole_1[i] <= transforms || command_q == 3'd2 ? 64'(one) * 64'(two) : {y_q[i], 32'd0};
      kept[0][i] <= inverse ? halved(sum(x_q[i], y_q[i], q_i), q_i) : x_q[i];
      // 2
      whole_2[i] <= whole_1[i];
      m_2[i] <= whole_1[i][31:0] * qinv_i;
      kept[1][i] <= kept[0][i];
      // 3
      multiple = 64'(m_2[i]) * 64'(q_i);
      upper_3[i] <= whole_2[i][63:32];
      left_3[i] <= multiple[63:32];
      odd_3[i] <= whole_2[i][31:0] != '0;
      kept[2][i] <= kept[1][i];
      // The results.
      left = {1'b0, upper_3[i]} + {1'b0, left_3[i]} + 33'(odd_3[i]);
      p = left >= {1'b0, q_i} ? 32'(left - {1'b0, q_i}) : 32'(left);
      unique case (command_q)
        3'd1:    {out_y[i], out_x[i]} <= {p, kept[2][i]};
        3'd2:    {out_y[i], out_x[i]} <= {p, p};
        3'd4:    {out_y[i], out_x[i]} <= {p, difference(kept[2][i], p, q_i)};
        default: {out_y[i], out_x[i]} <= {difference(kept[2][i], p, q_i), sum(kept[2][i], p, q_i)};
      endcase
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      for (int s = 0; s < 4; s++) begin
        step[s] <= '0;
        again[s] <= 1'b0;
      end
    end else begin
      step[0] <= pair_q;
      again[0] <= again_q;
      for (int s = 1; s < 4; s++) begin
        step[s] <= step[s-1];
        again[s] <= again[s-1];
      end
    end
  end

  // --- What is written

  half_t lower_out_q, upper_out_q;
  logic  second_q;
  logic [Words-1:0] second_word_q;
  logic [2*B*32-1:0] second_data_q;
  logic [2*B-1:0][31:0] scattered;

  always_comb begin
    scattered = '0;
    for (int unsigned l = 0; l <= LogB; l++)
      if (step[3].log_length == 4'(l))
        for (int unsigned i = 0; i < B; i++) begin
          scattered[place(i, l, 1'b0)] = out_x[i];
          scattered[place(i, l, 1'b1)] = out_y[i];
        end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) second_q <= 1'b0;
    else second_q <= step[3].valid && again[3] && transforms;
  end

  always_ff @(posedge clk_i) begin
    if (step[3].valid && !again[3]) begin
      lower_out_q <= out_x;
      upper_out_q <= out_y;
    end
    second_word_q <= step[3].second_word;
    second_data_q <= {out_y, upper_out_q};
  end

  always_comb begin
    write_valid_o = step[3].valid && (step[3].pairs || again[3]);
    write_o = step[3].first_word;
    write_data_o = step[3].pairs ? scattered : {out_x, lower_out_q};
    if (second_q) begin
      write_valid_o = 1'b1;
      write_o = second_word_q;
      write_data_o = second_data_q;
    end
  end

  logic under_way;
  always_comb begin
    under_way = run_q || pair_q.valid || second_q;
    for (int s = 1; s < 4; s++) under_way |= token[s].valid;
    for (int s = 0; s < 4; s++) under_way |= step[s].valid;
  end
  assign busy_o = under_way;
endmodule
