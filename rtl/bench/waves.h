// A waveform of a part of the run, as a Value Change Dump (IEEE 1800, clause 21.7), one time step per half of a cycle.
//
// Where the folder has a file `waveform`, its first line names the dump's file and its second says which part: `c` or
// `i`, first and last, in cycles since reset or in retired instructions, counted from 1. A dump of instructions begins
// in the cycle in which the one before them retires. Built with VM_TRACE alone.

#pragma once

#include <cstdint>

#include "Vtop.h"
#include "verilated.h"

#if VM_TRACE

#include <fstream>
#include <string>

#include "verilated_vcd_c.h"

class Waves {
 public:
  explicit Waves(Vtop& top) {
    std::ifstream asked("waveform");
    char unit = 'c';
    if (!std::getline(asked, path_) || !(asked >> unit >> first_ >> last_)) return;
    asked_ = true;
    if (unit == 'i') first_ -= first_ > 0;
    instructions_ = unit == 'i';
    top.trace(&dump_, kDepth);
  }
  ~Waves() { dump_.close(); }

  // What the signals are in this half of a cycle; `retired` instructions are done.
  void take(uint64_t cycle, bool second_half, uint64_t retired) {
    if (!asked_) return;
    const uint64_t at = instructions_ ? retired : cycle;
    if (at < first_ || at > last_) {
      if (at > last_) dump_.close();
      return;
    }
    if (!dump_.isOpen()) dump_.open(path_.c_str());
    dump_.dump(2 * cycle + second_half);
  }

 private:
  static constexpr int kDepth = 99;
  VerilatedVcdC dump_;
  std::string path_;
  bool asked_ = false, instructions_ = false;
  uint64_t first_ = 0, last_ = 0;
};

#else

class Waves {
 public:
  explicit Waves(Vtop&) {}
  void take(uint64_t, bool, uint64_t) {}
};

#endif
