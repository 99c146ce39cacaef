// A memory that answers in the next cycle behind a port with requests, addresses and byte strobes, as the bench drives
// and reads it. Whatever lies between core and memory, and its latency, is the RTL's own.
//
// Source: ports mem_* of the core's module: the address is that of the first byte of the bus, whose width the strobes and
// what the core reads of 64 bytes tell.

#pragma once

#include <cstring>

#include "Vtop.h"
#include "memory.h"

class Bus {
 public:
  explicit Bus(Memory& memory) : memory_(memory) {}

  // Before the rising edge of a cycle: what was asked for in the one before.
  void drive(Vtop& top, uint64_t) {
    for (uint32_t i = 0; i < kBytes / 4; i++) top.mem_rdata_i[i] = answer_[i];
  }

  // What the core asks for. Tells of each doubleword that is written.
  template <typename Written>
  void take(Vtop& top, uint64_t, Written written) {
    if (!top.mem_req_o) return;
    const uint32_t first = top.mem_addr_o;
    if (!top.mem_we_o) {
      for (uint32_t i = 0; i < kBytes / 4; i++)
        answer_[i] = static_cast<uint32_t>(memory_.value(first + 4 * i, 4));
      return;
    }
    for (uint32_t i = 0; i < kBytes; i++) {
      if (!(top.mem_strb_o >> i & 1)) continue;
      if (uint8_t* byte = memory_.at(first + i, 1)) *byte = static_cast<uint8_t>(top.mem_wdata_o[i / 4] >> 8 * (i % 4));
    }
    for (uint32_t i = 0; i < kBytes; i += 8)
      if (top.mem_strb_o >> i & 0xff) written((first + i) & ~7u);
  }

 private:
  static constexpr uint32_t kBytes = 64;
  Memory& memory_;
  uint32_t answer_[kBytes / 4] = {};
};
