// The two Wishbone ports of a core, for instructions and for data, and the memory behind them.
//
// Each word of a classic cycle or of a burst is acknowledged the response cycles after its strobe came; 0: in the same
// cycle. The file `bus` in the folder that the bench runs in states the core's parameters, `name value` a line; without
// it every word is acknowledged in the cycle after its strobe.
//
// Source: Wishbone B4, "Classic standard SINGLE READ/WRITE Cycles", "Registered Feedback Bus Cycles";
// docs/reference/core.md, parameters of the family vexriscv.

#pragma once

#include <cstdint>
#include <fstream>
#include <map>
#include <string>

#include "Vtop.h"
#include "memory.h"

class Bus {
 public:
  explicit Bus(Memory& memory) : memory_(memory) {
    std::ifstream file("bus");
    std::map<std::string, uint32_t> stated = {{"fetch_response_cycles", 1}, {"data_response_cycles", 1}};
    uint32_t value;
    for (std::string name; file >> name >> value;) stated[name] = value;
    fetch_cycles_ = stated["fetch_response_cycles"];
    data_cycles_ = stated["data_response_cycles"];
  }

  // Before the rising edge of a cycle: acknowledgements. What is asked for comes from registers.
  void drive(Vtop& top, uint64_t) {
    top.instr_ack_i = 0;
    top.data_ack_i = 0;
    top.eval();
    if (top.instr_stb_o && fetch_waited_ >= fetch_cycles_) {
      top.instr_ack_i = 1;
      top.instr_rdata_i = word(top.instr_addr_o);
    }
    if (top.data_stb_o && data_waited_ >= data_cycles_) {
      top.data_ack_i = 1;
      top.data_rdata_i = word(top.data_addr_o);
    }
    top.eval();
  }

  // What was acknowledged. Tells of each doubleword that is written.
  template <typename Written>
  void take(Vtop& top, uint64_t, Written written) {
    fetch_waited_ = top.instr_stb_o && !top.instr_ack_i ? fetch_waited_ + 1 : 0;
    data_waited_ = top.data_stb_o && !top.data_ack_i ? data_waited_ + 1 : 0;
    if (!top.data_ack_i || !top.data_we_o) return;
    const uint32_t address = top.data_addr_o & ~3u;
    uint8_t* bytes = memory_.at(address, 4);
    if (bytes == nullptr) return;
    for (int lane = 0; lane < 4; lane++)
      if (top.data_sel_o >> lane & 1) bytes[lane] = static_cast<uint8_t>(top.data_wdata_o >> 8 * lane);
    written(address & ~7u);
  }

 private:
  uint32_t word(uint32_t address) { return static_cast<uint32_t>(memory_.value(address & ~3u, 4)); }

  Memory& memory_;
  uint32_t fetch_cycles_ = 1, data_cycles_ = 1;
  uint32_t fetch_waited_ = 0, data_waited_ = 0;
};
