// Carries out lines of numbers: 0 AT VALUE writes a coefficient, 1 AT VALUE a twiddle, 2 AT COUNT prints coefficients,
// 3 COMMAND LOG_SIZE LAYERS SOURCE OTHER TARGET Q QINV performs a command and prints its cycles.
#include "Vtop.h"
#include <cstdint>
#include <cstdio>

int main() {
  Vtop top;
  auto tick = [&] { top.clk_i = 0; top.eval(); top.clk_i = 1; top.eval(); };
  top.rst_ni = 0, tick(), top.rst_ni = 1, tick();
  unsigned what;
  while (scanf("%u", &what) == 1) {
    if (what < 2) {
      unsigned at, value;
      if (scanf("%u %u", &at, &value) != 2) return 1;
      top.host_write_i = 1, top.host_table_i = what, top.host_at_i = at, top.host_data_i = value;
      tick();
      top.host_write_i = 0;
    } else if (what == 2) {
      unsigned at, count;
      if (scanf("%u %u", &at, &count) != 2) return 1;
      for (unsigned i = 0; i < count; i++) {
        top.host_at_i = at + i, top.eval();
        printf("%u ", top.host_data_o);
      }
      puts("");
    } else {
      unsigned v[8];
      for (unsigned &one : v)
        if (scanf("%u", &one) != 1) return 1;
      top.command_i = v[0], top.log_size_i = v[1], top.layers_i = v[2], top.source_i = v[3], top.other_i = v[4];
      top.target_i = v[5], top.q_i = v[6], top.qinv_i = v[7], top.start_i = 1;
      tick();
      top.start_i = 0, top.eval();
      unsigned cycles = 1, early = 0;
      for (; top.busy_o && cycles < 100000; cycles++) {
        early += top.early_o;
        tick();
      }
      printf("%u %u\n", cycles, early);
    }
  }
}
