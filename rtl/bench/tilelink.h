// The TileLink port of a core with caches (TL-C), and the memory behind it.
//
// A block is granted for writing and reading alike, since nobody else caches it; nothing is probed. The first beat of an
// answer comes the read latency after its request, then one a cycle; a block or word that is given back is acknowledged the
// write latency after its last beat. Answers come in the order of what they answer, and one at a time.
//
// Memory has the value of a store when the core's data cache takes it: so it holds what a coherent system would read, for
// the instruction cache and for whoever looks at it from outside.
//
// Source: SiFive TileLink specification 1.8.1, chapters 5 to 9; AMOs go to no such memory (the core's caches make them).

#pragma once

#include <algorithm>
#include <deque>

#include "Vtop.h"
#include "memory.h"

class Bus {
 public:
  explicit Bus(Memory& memory) : memory_(memory) {}

  // Before the rising edge of cycle `now`: an answer.
  void drive(Vtop& top, uint64_t now) {
    top.d_valid_i = !answers_.empty() && answers_.front().first + beat_ <= now;
    if (!top.d_valid_i) return;
    const Answer& answer = answers_.front();
    top.d_opcode_i = answer.opcode;
    top.d_size_i = answer.size;
    top.d_source_i = answer.source;
    const uint32_t address = (answer.address & ~7u) + 8 * beat_;
    top.d_data_i = answer.boots ? boot(top.boot_addr_i, address) : memory_.value(address, 8);
  }

  // With the answer in place: what the core asks for and gives back. Tells of each doubleword that is written.
  template <typename Written>
  void take(Vtop& top, uint64_t now, Written written) {
    if (top.d_valid_i && top.d_ready_o && ++beat_ == answers_.front().beats) {
      answers_.pop_front();
      beat_ = 0;
    }
    if (top.store_o) store(top.store_addr_o, top.store_data_o, top.store_mask_o, written);
    if (top.a_valid_o) ask(top, now, written);
    if (top.c_valid_o && ++given_ == beats(top.c_opcode_o == kReleaseData, top.c_size_o)) {
      given_ = 0;
      answer(now + memory_.write_latency(), kReleaseAck, top.c_size_o, top.c_source_o, top.c_addr_o, 1);
    }
  }

 private:
  // Opcodes of channels A, C and D.
  static constexpr uint8_t kPutFull = 0, kPutPartial = 1, kGet = 4, kAcquireBlock = 6, kReleaseData = 7;
  static constexpr uint8_t kAccessAck = 0, kAccessAckData = 1, kGrantData = 5, kReleaseAck = 6;
  // Where the core begins after its reset: a line that jumps to the program.
  static constexpr uint32_t kBoot = 0x10040;

  struct Answer {
    uint64_t first;
    uint8_t opcode, size, source;
    uint32_t address;
    unsigned beats;
    bool boots;
  };

  static unsigned beats(bool data, unsigned size) { return data && size > 3 ? 1u << (size - 3) : 1; }

  void answer(uint64_t at, uint8_t opcode, uint8_t size, uint8_t source, uint32_t address, unsigned beats) {
    const uint64_t first = std::max(at, free_);
    free_ = first + beats;
    answers_.push_back({first, opcode, size, source, address, beats, address >= kBoot && address < kBoot + 64});
  }

  template <typename Written>
  void ask(Vtop& top, uint64_t now, Written written) {
    const uint8_t size = top.a_size_o, source = top.a_source_o;
    switch (top.a_opcode_o) {
      case kGet:
      case kAcquireBlock: {
        const uint8_t opcode = top.a_opcode_o == kGet ? kAccessAckData : kGrantData;
        return answer(now + memory_.read_latency(), opcode, size, source, top.a_addr_o, beats(true, size));
      }
      case kPutFull:
      case kPutPartial:
        store(top.a_addr_o, top.a_data_o, top.a_mask_o, written);
        [[fallthrough]];
      default:
        answer(now + memory_.write_latency(), kAccessAck, size, source, top.a_addr_o, 1);
    }
  }

  template <typename Written>
  void store(uint32_t address, uint64_t data, uint8_t mask, Written written) {
    address &= ~7u;
    if (uint8_t* bytes = memory_.at(address, 8)) {
      for (int i = 0; i < 8; i++)
        if (mask >> i & 1) bytes[i] = static_cast<uint8_t>(data >> 8 * i);
    }
    written(address);
  }

  // lui t0, entry[31:12]; addi t0, t0, entry[11:0]; slli t0, t0, 32; srli t0, t0, 32; jr t0
  static uint64_t boot(uint32_t entry, uint32_t address) {
    const uint32_t words[16] = {((entry + 0x800) & 0xfffff000) | 0x2b7, entry << 20 | 0x28293, 0x02029293, 0x0202d293, 0x00028067};
    const uint32_t at = (address - kBoot) / 4;
    return words[at] | static_cast<uint64_t>(words[at + 1]) << 32;
  }

  Memory& memory_;
  std::deque<Answer> answers_;
  unsigned beat_ = 0, given_ = 0;
  uint64_t free_ = 0;
};
