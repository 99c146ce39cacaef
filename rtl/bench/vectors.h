// What a vector unit does with each instruction, for a core whose module shows it: the file `vectors` gets a line for each
// that retires,
//
//   pc word answered shown ended
//
// in cycles: the unit's answer to the scalar core, the first cycle in which its units are shown the instruction, and the
// first in which it no longer runs; `-` where there is none, as of vsetvli. What the unit puts in front of an instruction
// to bring a register into another order has a line of its own, with `reorder` for the word.
//
// Source: ports offered_* to running_* of the core's module.

#pragma once

#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <deque>

class Vectors {
 public:
  // With the signals of cycle `now` in place, before what retires in it is told.
  template <typename Top>
  void take(Top& top, uint64_t now) {
    if constexpr (requires { top.answered_o; }) {
      request(top);
      shown(top, now);
      ended(top.running_o, now);
      now_ = now;
      offered_ = {answers_, top.reshuffling_o != 0};
      if (top.answered_o) instructions_.push_back({answers_++, top.offered_word_o, now});
      tell(false);
    }
  }

  void retire(uint32_t pc) {
    for (auto& one : instructions_) {
      if (one.retired) continue;
      one.retired = true;
      one.pc = pc;
      return;
    }
  }

  ~Vectors() {
    if (file_ == nullptr) return;
    tell(true);
    std::fclose(file_);
  }

 private:
  struct Instruction {
    uint64_t number;
    uint32_t word;
    uint64_t answered;
    bool retired = false;
    uint32_t pc = 0;
  };
  // What the dispatcher hands on.
  struct Request {
    uint64_t instruction;
    bool reorder;
    uint64_t shown = kNever, ended = kNever;
    uint8_t id = 0;
    bool unseen = false;  // it runs in no unit, so its end is not seen
  };

  template <typename Top>
  void request(Top& top) {
    if (!top.request_o || top.request_token_o == token_) return;
    token_ = top.request_token_o;
    requests_.push_back({offered_.instruction, offered_.reshuffling});
  }

  template <typename Top>
  void shown(Top& top, uint64_t now) {
    const bool none = top.shown_o && top.shown_to_none_o;
    const uint32_t begun = top.running_o & ~running_;
    if (begun == 0 && !(none && !none_)) {
      none_ = none;
      return;
    }
    none_ = none;
    for (auto& one : requests_) {
      if (one.shown != kNever) continue;
      one.shown = now;
      one.unseen = begun == 0;
      if (begun != 0) one.id = static_cast<uint8_t>(__builtin_ctz(begun));
      break;
    }
  }

  void ended(uint32_t running, uint64_t now) {
    const uint32_t gone = running_ & ~running;
    running_ = running;
    for (auto& one : requests_)
      if (one.shown != kNever && !one.unseen && one.ended == kNever && gone >> one.id & 1) one.ended = now;
  }

  // Writes whatever is complete, in order.
  void tell(bool all) {
    if (instructions_.empty()) return;
    if (file_ == nullptr) file_ = std::fopen("vectors", "w");
    if (file_ == nullptr) return;
    while (!instructions_.empty()) {
      const Instruction& first = instructions_.front();
      // Its request comes in the cycle behind its answer at the latest.
      if (!all && (!first.retired || now_ < first.answered + 2)) return;
      for (const auto& one : requests_)
        if (!all && one.instruction == first.number && !one.unseen && one.ended == kNever) return;
      const Request* own = nullptr;
      for (; !requests_.empty() && requests_.front().instruction <= first.number; requests_.pop_front()) {
        if (!requests_.front().reorder) {
          last_ = requests_.front();
          own = &last_;
          continue;
        }
        std::fprintf(file_, "%08" PRIx32 " reorder -", first.pc);
        cycles(requests_.front());
      }
      std::fprintf(file_, "%08" PRIx32 " %08" PRIx32 " %" PRIu64, first.pc, first.word, first.answered);
      cycles(own == nullptr ? Request{} : *own);
      instructions_.pop_front();
    }
    std::fflush(file_);
  }

  void cycles(const Request& request) {
    for (const uint64_t cycle : {request.shown, request.ended})
      if (cycle == kNever)
        std::fputs(" -", file_);
      else
        std::fprintf(file_, " %" PRIu64, cycle);
    std::fputc('\n', file_);
  }

  static constexpr uint64_t kNever = UINT64_MAX;

  struct Offered {
    uint64_t instruction;
    bool reshuffling;
  };

  std::FILE* file_ = nullptr;
  std::deque<Instruction> instructions_;
  std::deque<Request> requests_;
  Request last_{};
  Offered offered_{};
  uint64_t answers_ = 0, now_ = 0;
  uint32_t running_ = 0;
  uint8_t token_ = 1;
  bool none_ = false;
};
