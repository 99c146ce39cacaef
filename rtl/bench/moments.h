// When instructions pass the stages of a pipeline, of a module that shows it (rtl/cva6): for `instar rtl verify`, which
// says by it in which stage RTL and model part.
//
// Where the folder has a file `moments`, it gets a line for each moment: `D cycle pc` (it enters the issue registers),
// `I cycle pc entry` (it issues), `W cycle entry` (its result is there), `C cycle entry cancelled` (it leaves). Cycles
// are the trace's, but that what leaves in a cycle has its line in the trace one cycle later: RVFI is registered.

#pragma once

#include <cinttypes>
#include <cstdio>

namespace {

class Moments {
 public:
  Moments() {
    if (std::FILE* wanted = std::fopen("moments", "r")) {
      std::fclose(wanted);
      file_ = std::fopen("moments", "w");
    }
  }

  ~Moments() {
    if (file_ != nullptr) std::fclose(file_);
  }

  template <typename Top>
  void take(Top& top, uint64_t now) {
    if constexpr (requires { top.issued_id_o; }) {
      if (file_ == nullptr || !top.rst_ni) return;
      for (int i = 0; i < 2; i++) {
        if (top.decoded_o >> i & 1)
          std::fprintf(file_, "D %" PRIu64 " %" PRIx32 "\n", now, static_cast<uint32_t>(top.decoded_pc_o >> 32 * i));
        if (top.issued_o >> i & 1)
          std::fprintf(file_, "I %" PRIu64 " %" PRIx32 " %u\n", now, static_cast<uint32_t>(top.issued_pc_o >> 32 * i),
                       static_cast<unsigned>(top.issued_id_o >> 8 * i & 0xff));
        if (top.left_o >> i & 1)
          std::fprintf(file_, "C %" PRIu64 " %u %u\n", now, static_cast<unsigned>(top.left_id_o >> 8 * i & 0xff),
                       static_cast<unsigned>(top.cancelled_o >> i & 1));
      }
      for (int i = 0; i < 8; i++)
        if (top.finished_o >> i & 1)
          std::fprintf(file_, "W %" PRIu64 " %u\n", now, static_cast<unsigned>(top.finished_id_o >> 8 * i & 0xff));
    }
  }

 private:
  std::FILE* file_ = nullptr;
};

}  // namespace
