// A described device beside a core: the bench carries what the core asks for in the device's window over to the slave's
// port, and its answers back after the cycles that the bus between them takes.
//
// An access goes to the slave in the cycle of its grant (OBI: as a request; APB: as its setup phase) where none waits
// before it. The file `device` in the folder that the bench runs in states base, bytes, whether the port is APB, the
// cycles of the bus after the slave's answer to a load and to a store, and the number of its interrupt (0: none). The
// file `accesses` gets the address of each access that was answered, the word on the bus, and 1 for a store: 32 bits
// each, little-endian.
//
// Source: OBI 1.2; AMBA APB; docs/reference/rtl.md, "A device of a design".

#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <fstream>

template <typename Top>
constexpr bool kHasDevice = requires(Top& top) { top.device_req_i; };

class Device {
 public:
  struct Access {
    uint32_t address = 0, wdata = 0;
    uint8_t be = 0;
    bool store = false;
  };
  // What the core gets, and when.
  struct Answer {
    bool there = false;
    uint64_t at = 0;
    uint32_t value = 0;
    bool store = false;
  };

  Device() {
    std::ifstream file("device");
    uint32_t apb = 0;
    present_ = static_cast<bool>(file >> base_ >> bytes_ >> apb >> load_delay_ >> store_delay_ >> interrupt_);
    apb_ = apb != 0;
    if (present_ && (log_ = std::fopen("accesses", "wb")) == nullptr) fail();
    // Whoever reads them may stop this program at any time.
    if (log_ != nullptr) std::setvbuf(log_, nullptr, _IONBF, 0);
  }

  // Whether its bus takes an access: in APB's one is under way at a time.
  bool takes(uint64_t now) const { return !apb_ || (waiting_.empty() && answering_.empty() && now >= free_); }

  bool holds(uint32_t address) const { return present_ && address - base_ < bytes_; }

  // At the start of a cycle: what waited before goes on. The answer that the slave gives in it.
  template <typename Top>
  Answer begin(Top& top, uint64_t now) {
    asked_ = false;
    top.device_req_i = 0;
    top.device_enable_i = 0;
    if (apb_ && setup_) {
      put(top, waiting_.front());
      top.device_enable_i = 1;
      asked_ = true;
    } else if (!waiting_.empty()) {
      ask(top);
    }
    top.eval();
    if (!top.device_rvalid_o) return {};
    if (apb_) {
      setup_ = false;
      answering_.push_back(waiting_.front());
      waiting_.pop_front();
    }
    const Access access = answering_.front();
    answering_.pop_front();
    const uint32_t value = access.store ? access.wdata : static_cast<uint32_t>(top.device_rdata_o);
    const uint32_t row[3] = {access.address, value, access.store};
    if (std::fwrite(row, sizeof row, 1, log_) != 1) fail();
    const uint64_t at = now + (access.store ? store_delay_ : load_delay_);
    free_ = at + 1;
    return {true, at, value, access.store};
  }

  // Its interrupt line in this cycle, by its number.
  template <typename Top>
  uint32_t lines(const Top& top) const {
    return interrupt_ != 0 ? static_cast<uint32_t>(top.device_irq_o) << interrupt_ : 0;
  }

  // The core's access is granted in this cycle.
  template <typename Top>
  void take(Top& top, const Access& access) {
    waiting_.push_back(access);
    if (waiting_.size() == 1 && !asked_) {
      ask(top);
      top.eval();
    }
  }

  // Before the rising edge: whether the slave took what it was asked.
  template <typename Top>
  void end(Top& top) {
    if (!asked_ || waiting_.empty()) return;
    if (apb_) {
      setup_ = true;
    } else if (top.device_gnt_o) {
      answering_.push_back(waiting_.front());
      waiting_.pop_front();
    }
  }

 private:
  template <typename Top>
  void put(Top& top, const Access& access) {
    top.device_req_i = 1;
    top.device_addr_i = access.address - base_;
    top.device_we_i = access.store;
    top.device_be_i = access.be;
    top.device_wdata_i = access.wdata;
  }

  template <typename Top>
  void ask(Top& top) {
    put(top, waiting_.front());
    asked_ = true;
  }

  [[noreturn]] static void fail() {
    std::fprintf(stderr, "error accesses of the device cannot be written\n");
    std::exit(1);
  }

  bool present_ = false, apb_ = false, asked_ = false, setup_ = false;
  uint64_t free_ = 0;
  uint32_t base_ = 0, bytes_ = 0, load_delay_ = 0, store_delay_ = 0, interrupt_ = 0;
  std::deque<Access> waiting_, answering_;
  std::FILE* log_ = nullptr;
};
