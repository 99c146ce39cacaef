// The two OBI ports of a core, for instructions and for data, and the memory behind them: a request is granted in its
// cycle and answered in the next.
//
// Source: OBI 1.2, "Address channel", "Response channel"; ports instr_* and data_* of the core's module.

#pragma once

#include "Vtop.h"
#include "memory.h"

class Bus {
 public:
  explicit Bus(Memory& memory) : memory_(memory) {}

  // Before the rising edge of a cycle: answers to the requests of the one before.
  void drive(Vtop& top, uint64_t) {
    top.instr_rvalid_i = fetched_;
    top.instr_rdata_i = instruction_;
    top.data_rvalid_i = accessed_;
    top.data_rdata_i = data_;
  }

  // What the core asks for. Tells of each doubleword that is written.
  template <typename Written>
  void take(Vtop& top, uint64_t, Written written) {
    fetched_ = top.instr_req_o;
    if (fetched_) instruction_ = static_cast<uint32_t>(memory_.value(top.instr_addr_o & ~3u, 4));
    accessed_ = top.data_req_o;
    if (!accessed_) return;
    const uint32_t address = top.data_addr_o & ~3u;
    data_ = static_cast<uint32_t>(memory_.value(address, 4));
    if (!top.data_we_o) return;
    uint8_t* bytes = memory_.at(address, 4);
    if (bytes == nullptr) return;
    for (int lane = 0; lane < 4; lane++)
      if (top.data_be_o >> lane & 1) bytes[lane] = static_cast<uint8_t>(top.data_wdata_o >> 8 * lane);
    written(address & ~7u);
  }

 private:
  Memory& memory_;
  bool fetched_ = false, accessed_ = false;
  uint32_t instruction_ = 0, data_ = 0;
};
