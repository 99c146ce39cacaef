// What a core's elements hold, cycle by cycle: of a core whose module shows them as `elements_o`, 32 bits each, in the
// order of the family's table (crates/cores, `elements`).
//
// Where the module has that port the file `elements` gets each change: cycle, number, value, 32 bits each,
// little-endian; and in the cycle of the first instruction that retires its address under number 0xffffffff.

#pragma once

#include <cstdint>
#include <cstdio>
#include <vector>

#include "Vtop.h"

class Elements {
 public:
  ~Elements() {
    if (file_ != nullptr) std::fclose(file_);
  }

  // What they hold before the rising edge of a cycle. False where the file cannot be written.
  template <typename Top>
  bool take(Top& top, uint64_t now) {
    if constexpr (requires { top.elements_o; }) {
      constexpr size_t kCount = sizeof(top.elements_o) / sizeof(uint32_t);
      held_.resize(kCount);
      for (uint32_t i = 0; i < kCount; i++) {
        const uint32_t value = top.elements_o[i];
        if (value == held_[i]) continue;
        held_[i] = value;
        if (!write(now, i, value)) return false;
      }
      if (!retired_ && (top.retired_o & 1)) {
        retired_ = true;
        return write(now, UINT32_MAX, static_cast<uint32_t>(top.pc_o));
      }
    }
    return true;
  }

 private:
  bool write(uint64_t now, uint32_t number, uint32_t value) {
    if (file_ == nullptr) file_ = std::fopen("elements", "wb");
    const uint32_t record[3] = {static_cast<uint32_t>(now), number, value};
    return file_ != nullptr && std::fwrite(record, sizeof record, 1, file_) == 1;
  }

  std::FILE* file_ = nullptr;
  std::vector<uint32_t> held_;
  bool retired_ = false;
};
