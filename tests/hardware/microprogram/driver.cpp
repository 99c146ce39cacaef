// Accesses of a device on OBI, line by line: `s OFFSET WORD` stores, `l OFFSET` loads and prints the word and the cycles
// from the last store's grant to its own. An access waits as long as the device holds it up.
#include "Vtop.h"
#include <cstdint>
#include <cstdio>

int main() {
  static Vtop top;
  auto tick = [&] { top.clk_i = 1, top.eval(), top.clk_i = 0, top.eval(); };
  top.clk_i = 0, top.rst_ni = 1, top.eval(), top.rst_ni = 0, top.eval();
  tick();
  top.rst_ni = 1, top.eval();
  uint64_t now = 0, stored = 0;
  char what;
  unsigned offset, word = 0;
  while (scanf(" %c %u", &what, &offset) == 2) {
    if (what == 's' && scanf("%u", &word) != 1) return 1;
    top.obi_req_i = 1, top.obi_we_i = what == 's', top.obi_be_i = 15, top.obi_addr_i = offset, top.obi_wdata_i = word;
    top.eval();
    for (uint64_t waited = 0; !top.obi_gnt_o; waited++, now++) {
      if (waited == 100'000'000) return puts("the device does not end"), 1;
      tick();
    }
    const uint64_t granted = now;
    if (what == 's') stored = granted;
    tick(), now++;
    top.obi_req_i = 0, top.eval();
    if (!top.obi_rvalid_o || top.obi_err_o) return puts("an access is not answered, or with an error"), 1;
    if (what == 'l') printf("%u %llu\n", top.obi_rdata_o, static_cast<unsigned long long>(granted - stored));
  }
}
