// The memory port of PicoRV32, one for instructions and data, and the memory behind it.
//
// What is asked for (mem_valid) is answered (mem_ready) the response cycles later; 0: in the same cycle. The file `bus`
// in the folder that the bench runs in states the core's parameters, `name value` a line; without it every answer comes
// in the next cycle.
//
// Source: YosysHQ/picorv32, README.md, "PicoRV32 Native Memory Interface"; docs/reference/core.md, parameters of the
// family picorv32.

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

  // Before the rising edge of a cycle: the answer, if it is there.
  void drive(Vtop& top, uint64_t) {
    top.mem_ready_i = 0;
    top.eval();
    if (!top.mem_valid_o || waited_ < (top.mem_instr_o ? fetch_cycles_ : data_cycles_)) return;
    top.mem_ready_i = 1;
    top.mem_rdata_i = static_cast<uint32_t>(memory_.value(top.mem_addr_o & ~3u, 4));
  }

  // What was answered. Tells of each doubleword that is written.
  template <typename Written>
  void take(Vtop& top, uint64_t, Written written) {
    const bool answered = top.mem_valid_o && top.mem_ready_i;
    waited_ = top.mem_valid_o && !answered ? waited_ + 1 : 0;
    if (!answered || top.mem_wstrb_o == 0) return;
    uint8_t* bytes = memory_.at(top.mem_addr_o & ~3u, 4);
    if (bytes == nullptr) return;
    for (int lane = 0; lane < 4; lane++)
      if (top.mem_wstrb_o >> lane & 1) bytes[lane] = static_cast<uint8_t>(top.mem_wdata_o >> 8 * lane);
    written(top.mem_addr_o & ~7u);
  }

 private:
  Memory& memory_;
  uint32_t fetch_cycles_ = 1, data_cycles_ = 1, waited_ = 0;
};
