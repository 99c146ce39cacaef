// msip, mtimecmp and mtime of a CLINT on a core's data bus, and the two interrupt lines that they raise.
//
// A cycle is a tick. What is stored in a cycle counts from the next one on, and a line is up in each cycle in which its
// registers say so. The clock shows cycles since reset, or 1 in the cycle in which the first instruction leaves ID
// (begins), as the core's model has it.
// The file `timer` in the folder that the bench runs in states the base of its window; without it there is none.
//
// Source: The RISC-V Instruction Set Manual, Volume II, "Machine Timer Registers"; RISC-V ACLINT 1.0;
// crates/sim/src/bus/devices/timer.rs.

#pragma once

#include <cstdint>
#include <fstream>

class Timer {
 public:
  Timer() {
    std::ifstream file("timer");
    present_ = static_cast<bool>(file >> base_);
  }

  bool holds(uint32_t address) const { return present_ && address - base_ < kBytes; }

  // The first instruction leaves ID in this cycle.
  void begins(uint64_t now) { ahead_ = 1 - now; }

  uint32_t load(uint32_t address, uint64_t now) const {
    const uint32_t offset = (address - base_) & ~3u;
    if (offset == kSoftware) return software_;
    const uint64_t value = (offset & ~4u) == kCompare ? compare_ : now + ahead_;
    return static_cast<uint32_t>(offset & 4 ? value >> 32 : value);
  }

  void store(uint32_t address, uint32_t value, uint64_t now) {
    const uint32_t offset = (address - base_) & ~3u;
    const unsigned shift = offset & 4 ? 32 : 0;
    const uint64_t mask = uint64_t{0xffffffff} << shift, part = uint64_t{value} << shift;
    if (offset == kSoftware) software_ = value & 1;
    if ((offset & ~4u) == kCompare) compare_ = (compare_ & ~mask) | part;
    if ((offset & ~4u) == kTime) ahead_ = (((now + ahead_) & ~mask) | part) - now;
  }

  // Lines of the software interrupt, 3, and of the timer's, 7.
  uint32_t lines(uint64_t now) const {
    if (!present_) return 0;
    return software_ << 3 | static_cast<uint32_t>(now + ahead_ >= compare_) << 7;
  }

 private:
  static constexpr uint32_t kBytes = 0xc000, kSoftware = 0, kCompare = 0x4000, kTime = 0xbff8;

  bool present_ = false;
  uint32_t base_ = 0, software_ = 0;
  uint64_t compare_ = UINT64_MAX, ahead_ = 0;
};
