// The bench that all cores share: main.cpp of each includes it behind the header with its bus (axi.h, obi.h), and its
// module has one port of retired instructions, or two.
//
// Runs an ELF file on the verilated core and prints each instruction that retires, in Instar's compact form
// (`pc insn cycle [address | rs1 rs2]`), until the program ends by `tohost` or by the system call `exit`.
//
// Source: the System V ABI's ELF32 and ELF64; HTIF's tohost as riscv-isa-sim uses it (odd: exit, device 1: console).
//
// simulate ELF BASE SIZE TOHOST READ-LATENCY WRITE-LATENCY [DUMP-FILE [ADDRESS LENGTH]…]
// The trace goes to stdout; the program's console and a last line `exit <code>` to stderr, or what went wrong.
//
// Where the folder has a file `instructions` (mask and value of words, hexadecimal, one pair a line), the file
// `results` gets the address of each such instruction that retires and the value that it writes, unless to x0: 32 bits
// each, little-endian. Of a file `waveform` waves.h tells, of elements elements.h, of a file `moments` moments.h.

#pragma once

#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "Vtop.h"
#include "device.h"
#include "elements.h"
#include "moments.h"
#include "vectors.h"
#include "verilated.h"
#include "waves.h"

namespace {

// Cycles without a retired instruction; a load may wait for a device's command.
constexpr uint64_t kMostIdle = kHasDevice<Vtop> ? 100'000'000 : 100'000;
constexpr uint64_t kLateHalf = 64;       // instructions within which the upper half of tohost may follow
constexpr uint64_t kDrain = 512;         // cycles in which all stores reach memory

[[noreturn]] void fail(const std::string& sentence) {
  std::fflush(stdout);
  std::fprintf(stderr, "error %s\n", sentence.c_str());
  std::exit(1);
}

uint32_t field(const std::vector<char>& file, size_t at, unsigned bytes) {
  uint32_t value = 0;
  if (at + bytes > file.size()) fail("the ELF file is truncated");
  std::memcpy(&value, &file[at], bytes);
  return value;
}

// Where a program begins, and whether it is one of 64 bits.
struct Loaded {
  uint32_t entry;
  bool wide;
};

// Loads the segments.
Loaded load(const char* path, Memory& memory) {
  std::ifstream stream(path, std::ios::binary);
  const std::vector<char> file((std::istreambuf_iterator<char>(stream)), {});
  // Where a file of 64 bits has its fields; all that it names lies in the first 4 GiB, so lower halves tell it.
  const bool wide = field(file, 4, 1) == 2;
  const uint32_t headers = field(file, wide ? 32 : 28, 4);
  const uint32_t size = field(file, wide ? 54 : 42, 2), count = field(file, wide ? 56 : 44, 2);
  for (uint32_t i = 0; i < count; i++) {
    const size_t header = headers + size_t{i} * size;
    const uint32_t offset = field(file, header + (wide ? 8 : 4), 4), address = field(file, header + (wide ? 16 : 8), 4);
    const uint32_t length = field(file, header + (wide ? 32 : 16), 4);
    if (field(file, header, 4) != 1 || length == 0) continue;
    uint8_t* target = memory.at(address, length);
    if (target == nullptr || offset + size_t{length} > file.size()) fail("a segment lies outside memory");
    std::memcpy(target, &file[offset], length);
  }
  return {field(file, 24, 4), wide};
}

enum class Shown { kNothing, kAddress, kOperands };

// Whether operands of shifts by a register are told: where their cycles depend on them.
#ifdef INSTAR_SHIFT_OPERANDS
constexpr bool kShifts = true;
#else
constexpr bool kShifts = false;
#endif

// Whether operands of 64 bits are told: where the bench is shown all of them.
#ifdef INSTAR_WIDE_OPERANDS
constexpr bool kWide = true;
#else
constexpr bool kWide = false;
#endif

// Cycles from the one in which an interrupt is taken to that in which its line would be shown.
#ifdef INSTAR_SHOWN_AT_ONCE
constexpr uint64_t kInterruptLate = 0;
#else
constexpr uint64_t kInterruptLate = 1;
#endif

// Which columns follow the cycle: those of loads and stores, or of divides and remainders, unless these are wider than what
// the bench is shown of them, and of shifts where they are told.
Shown columns(uint32_t word, bool wide) {
  const uint32_t quadrant = word & 3, top = word >> 13 & 7;
  if (quadrant == 3) {
    if ((word & 0x7f) == 0x03 || (word & 0x7f) == 0x23) return Shown::kAddress;
    const bool divides = (word & 0xfe004077) == 0x02004033;
    const bool shifts = (word & 0xfe00707f) == 0x00001033 || (word & 0xbe00707f) == 0x00005033;
    return (!wide || kWide) && (divides || (kShifts && shifts)) ? Shown::kOperands : Shown::kNothing;
  }
  // Of the upper halves one is RV64's: there is no floating point. Zcb's loads and stores share one.
  const bool zcb = quadrant == 0 && top == 4;
  return zcb || (quadrant != 1 && (top & 2) != 0) ? Shown::kAddress : Shown::kNothing;
}

// What chosen instructions write.
class Results {
 public:
  Results() {
    std::ifstream chosen("instructions");
    for (uint32_t mask, value; chosen >> std::hex >> mask >> value;) chosen_.push_back({mask, value});
    if (chosen_.empty()) return;
    file_ = std::fopen("results", "wb");
    if (file_ == nullptr) fail("results cannot be written");
    // Whoever reads them may stop this program at any time.
    std::setvbuf(file_, nullptr, _IONBF, 0);
  }

  void retire(uint32_t pc, uint32_t word, uint32_t rd, uint32_t value) {
    if (rd == 0) return;
    for (const auto& [mask, match] : chosen_) {
      if ((word & mask) != match) continue;
      const uint32_t pair[2] = {pc, value};
      if (std::fwrite(pair, sizeof pair, 1, file_) != 1) fail("results cannot be written");
      return;
    }
  }

 private:
  std::vector<std::pair<uint32_t, uint32_t>> chosen_;
  std::FILE* file_ = nullptr;
};

// Results of a coprocessor that come behind their instructions' retirement, by the names that its interface gives
// those in flight: handed on in the order in which the instructions were taken.
class Late {
 public:
  void take(uint8_t id, uint32_t pc, uint32_t word) { waiting_.push_back({id, pc, word, 0, 0, false}); }

  // `written`: the result goes to the word's rd.
  void result(uint8_t id, bool written, uint32_t value, Results& results) {
    for (auto& one : waiting_) {
      if (one.id != id || one.there) continue;
      one = {id, one.pc, one.word, written ? one.word >> 7 & 31 : 0, value, true};
      break;
    }
    for (; !waiting_.empty() && waiting_.front().there; waiting_.pop_front())
      results.retire(waiting_.front().pc, waiting_.front().word, waiting_.front().rd, waiting_.front().value);
  }

 private:
  struct Taken {
    uint8_t id;
    uint32_t pc, word, rd, value;
    bool there;
  };
  std::deque<Taken> waiting_;
};

class Bench {
 public:
  Bench(Memory& memory, Loaded program, uint32_t tohost)
      : waves_(top_), memory_(memory), bus_(memory), tohost_(tohost), wide_(program.wide) {
    top_.boot_addr_i = program.entry;
    // Reset falls, so that registers behind a clock that is gated in reset see it too.
    top_.clk_i = 0;
    top_.rst_ni = 1;
    top_.eval();
    top_.rst_ni = 0;
    for (int i = 0; i < 4; i++) tick();
    top_.rst_ni = 1;
  }

  // Runs to the end; the exit code.
  uint32_t run() {
    for (now_ = 0; now_ < end_; now_++) {
      cycle();
      if (!ended() && now_ - last_ > kMostIdle) fail("nothing retired for " + std::to_string(kMostIdle) + " cycles" + held(top_));
    }
    return code_;
  }

 private:
  void tick() {
    top_.clk_i = 0;
    top_.eval();
    top_.clk_i = 1;
    top_.eval();
  }

  void cycle() {
    top_.clk_i = 0;
    bus_.drive(top_, now_);
    top_.eval();
    waves_.take(now_, false, retired_);
    if (!elements_.take(top_, now_)) fail("elements cannot be written");
    look_at_handler(top_);
    vectors_.take(top_, now_);
    moments_.take(top_, now_);
    begins(top_, bus_);
    for (int port = 0; port < 2 && !ended(); port++) {
      if (top_.written_o >> port & 1) registers_[top_.rd_o >> 5 * port & 31] = of_port(top_.result_o, port);
      if (top_.retired_o >> port & 1) retire(port);
    }
    late_results(top_);
    interrupt(top_);
    if (top_.trap_o && !ended()) trap();
    bus_.take(top_, now_, [this](uint32_t address) {
      if (address == tohost_) stored_ = retired_;
    });
    if (stored_ != kNever && !ended()) host();
    top_.clk_i = 1;
    top_.eval();
    waves_.take(now_, true, retired_);
  }

  // A timer's clock begins with the first instruction.
  template <typename Top, typename Timed>
  void begins(Top& top, Timed& bus) {
    if constexpr (requires { top.leaves_o; })
      if (top.leaves_o && !begun_) {
        begun_ = true;
        bus.begins(now_);
      }
  }

  // What an interrupt takes off has a line, in the cycle in which it would be shown if it had left ID.
  template <typename Top>
  void interrupt(Top& top) {
    if constexpr (requires { top.interrupt_o; }) {
      if (!top.interrupt_o || ended()) return;
      const uint32_t pc = top.interrupt_pc_o, word = word_at(pc);
      const char* form = (word & 3) == 3 ? "%08" PRIx32 " %08" PRIx32 : "%08" PRIx32 " %04" PRIx32;
      std::printf(form, pc, word);
      std::printf(" %" PRIu64 " interrupt %u\n", now_ + kInterruptLate, static_cast<unsigned>(top.interrupt_id_o));
      last_ = now_;
    }
  }

  // What a vector unit was offered and did not take.
  template <typename Top>
  std::string held(Top& top) {
    if constexpr (requires { top.offered_o; }) {
      char words[64];
      std::snprintf(words, sizeof words, "; the vector unit does not answer %08" PRIx32, top.offered_word_o);
      if (top.offered_o) return words;
    }
    return "";
  }

  // A core whose coprocessor's results come late shows what was taken.
  template <typename Top>
  void late_results(Top& top) {
    if constexpr (requires { top.taken_o; }) {
      if (top.result_valid_o) late_.result(top.result_id_o, top.result_we_o, top.result_data_o, results_);
      if (top.taken_o) late_.take(top.taken_id_o, top.taken_pc_o, word_at(top.taken_pc_o));
    }
  }

  uint32_t word_at(uint32_t pc) {
    const uint32_t low = static_cast<uint32_t>(memory_.value(pc, 2));
    return (low & 3) == 3 ? low | static_cast<uint32_t>(memory_.value(pc + 2, 2)) << 16 : low;
  }

  template <typename Packed>
  static uint32_t of_port(Packed packed, int port) {
    return static_cast<uint32_t>(packed >> 32 * port);
  }

  // A core that shows where traps go: its program has a handler once that is another place than before the first
  // instruction retired.
  template <typename Top>
  void look_at_handler(Top& top) {
    if constexpr (requires { top.handler_o; }) {
      if (retired_ == 0) handler_ = top.handler_o;
      handles_ = top.handler_o != handler_;
    }
  }

  void retire(int port) {
    show(port);
    retired_vector(top_, port);
    last_ = now_;
    retired_++;
    if (word_at(of_port(top_.pc_o, port)) == 0x73 && !handles_) system_call();
  }

  template <typename Top>
  void retired_vector(Top& top, int port) {
    if constexpr (requires { top.vector_o; })
      if (top.vector_o >> port & 1) vectors_.retire(of_port(top.pc_o, port));
  }

  // A line of the trace.
  void show(int port) {
    const uint32_t pc = of_port(top_.pc_o, port), word = word_at(pc);
    const char* form = (word & 3) == 3 ? "%08" PRIx32 " %08" PRIx32 " %" PRIu64 : "%08" PRIx32 " %04" PRIx32 " %" PRIu64;
    std::printf(form, pc, word, now_);
    switch (columns(word, wide_)) {
      case Shown::kNothing: break;
      case Shown::kAddress: std::printf(" %" PRIx32, of_port(top_.address_o, port)); break;
      case Shown::kOperands:
        if constexpr (kWide) std::printf(" %" PRIx64 " %" PRIx64, uint64_t{top_.rs1_o}, uint64_t{top_.rs2_o});
        else std::printf(" %" PRIx32 " %" PRIx32, of_port(top_.rs1_o, port), of_port(top_.rs2_o, port));
    }
    std::putchar('\n');
    retired_result(top_, port, pc, word);
  }

  template <typename Top>
  void retired_result(Top& top, int port, uint32_t pc, uint32_t word) {
    if constexpr (!requires { top.taken_o; })
      results_.retire(pc, word, top.rd_o >> 5 * port & 31, of_port(top.result_o, port));
  }

  void trap() {
    // The causes of the privileged architecture's mcause that end a program without a handler.
    static constexpr const char* kCauses[] = {
        "misaligned instruction address", "instruction access fault", "illegal instruction", "breakpoint",
        "misaligned load", "load access fault", "misaligned store", "store access fault"};
    const uint32_t cause = top_.cause_o;
    if (handles_) {
      // A call to the environment has retired; whatever else traps has a line too.
      if (cause < 8 || cause > 11) show(0);
      return;
    }
    char sentence[96];
    std::snprintf(sentence, sizeof sentence, "%s at %#010" PRIx32 " (mcause %" PRIu32 ")",
                  cause < std::size(kCauses) ? kCauses[cause] : "trap", of_port(top_.pc_o, 0), cause);
    fail(sentence);
  }

  void system_call() {
    if (registers_[17] != 93 && registers_[17] != 94)
      fail("the program makes system call " + std::to_string(registers_[17]) +
           ", which only the simulator answers; here a program may exit (93) and write to tohost");
    end(registers_[10]);
  }

  // A lower half alone may be the first part of a command: its upper half comes at once or not at all.
  void host() {
    const uint64_t value = memory_.value(tohost_, 8);
    if (value == 0) {
      stored_ = kNever;
    } else if (value >> 48 == 0x0101) {
      std::fputc(static_cast<int>(value & 0xff), stderr);
      std::memset(memory_.at(tohost_, 8), 0, 8);
      stored_ = kNever;
    } else if (value >> 48 != 0 || value % 2 == 0) {
      if (value >> 32 != 0 || retired_ - stored_ > kLateHalf) fail("the program asks its host for more than its console");
    } else if (value >> 32 != 0 || retired_ - stored_ > kLateHalf || now_ - last_ > kLateHalf) {
      end(static_cast<uint32_t>(value >> 1));
    }
  }

  // What retires from now on is none of the program.
  void end(uint32_t code) {
    code_ = code;
    end_ = now_ + kDrain;
  }

  bool ended() const { return end_ != kNever; }

  static constexpr uint64_t kNever = UINT64_MAX;

  Vtop top_;
  Waves waves_;
  Memory& memory_;
  Bus bus_;
  Results results_;
  Late late_;
  Elements elements_;
  Vectors vectors_;
  Moments moments_;
  uint32_t tohost_;
  bool wide_;
  uint32_t registers_[32] = {};
  uint32_t handler_ = 0;
  bool handles_ = false, begun_ = false;
  uint64_t now_ = 0, last_ = 0, retired_ = 0, stored_ = kNever;
  uint64_t end_ = kNever;
  uint32_t code_ = 0;
};

}  // namespace

int main(int count, char** arguments) {
  if (count < 7) fail("arguments are ELF BASE SIZE TOHOST READ-LATENCY WRITE-LATENCY [DUMP [ADDRESS LENGTH]...]");
  const auto number = [&](int at) { return static_cast<uint32_t>(std::strtoul(arguments[at], nullptr, 0)); };
  Memory memory(number(2), number(3), number(5), number(6));
  const Loaded program = load(arguments[1], memory);
#if VM_TRACE
  Verilated::traceEverOn(true);
#endif
  static char buffer[1 << 18];
  std::setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
  const uint32_t code = Bench(memory, program, number(4)).run();
  if (count > 7) {
    std::ofstream dump(arguments[7], std::ios::binary);
    for (int i = 8; i + 1 < count; i += 2)
      if (const uint8_t* bytes = memory.at(number(i), number(i + 1)))
        dump.write(reinterpret_cast<const char*>(bytes), number(i + 1));
    if (!dump.flush()) fail(std::string("memory cannot be written to ") + arguments[7]);
  }
  std::fflush(stdout);
  std::fprintf(stderr, "exit %" PRIu32 "\n", code);
  return 0;
}
