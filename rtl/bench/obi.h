// The two OBI ports of a core, for instructions and for data, and the memory behind them.
//
// A request that has waited for its grant cycles is granted unless a request for data is granted in the same bank in that
// cycle; its answer comes the response cycles later, in order, one a cycle. The file `bus` in the folder that the bench
// runs in states the core's parameters, `name value` a line; without it every request is granted in its cycle, answered in
// the next, and fetch and data never meet.
//
// Source: OBI 1.2, "Address channel", "Response channel"; ports instr_* and data_* of the core's module;
// docs/reference/core.md, parameters of the family cv32e40p.

#pragma once

#include <cstdint>
#include <deque>
#include <fstream>
#include <map>
#include <string>

#include "Vtop.h"
#include "device.h"
#include "memory.h"
#include "timer.h"

class Bus {
 public:
  explicit Bus(Memory& memory) : memory_(memory) {
    std::ifstream file("bus");
    std::map<std::string, uint32_t> stated = {{"fetch_grant_cycles", 0}, {"fetch_response_cycles", 1},
                                              {"data_grant_cycles", 0},  {"data_response_cycles", 1},
                                              {"memory_banks", 0},       {"memory_bank_bytes", 4}};
    uint32_t value;
    for (std::string name; file >> name >> value;) stated[name] = value;
    fetch_ = Port{stated["fetch_grant_cycles"], stated["fetch_response_cycles"]};
    data_ = Port{stated["data_grant_cycles"], stated["data_response_cycles"]};
    banks_ = stated["memory_banks"];
    bank_bytes_ = stated["memory_bank_bytes"];
  }

  // Before the rising edge of a cycle: answers of earlier requests, then grants of what the core asks for.
  void drive(Vtop& top, uint64_t now) {
    top.instr_rvalid_i = fetch_.answers(now);
    top.instr_rdata_i = fetch_.answered;
    of_device(top, now);
    top.data_rvalid_i = data_.answers(now);
    top.data_rdata_i = data_.answered;
    interrupt(top, now);
    top.eval();
    const bool waits = kHasDevice<Vtop> && device_.holds(top.data_addr_o) && !device_.takes(now);
    const bool data = data_.grants(top.data_req_o) && !waits;
    const bool same = banks_ != 0 && bank(top.data_addr_o) == bank(top.instr_addr_o);
    top.data_gnt_i = data;
    top.instr_gnt_i = fetch_.grants(top.instr_req_o) && !(data && same);
    if (data) to_device(top);
  }

  // The first instruction leaves ID in this cycle.
  void begins(uint64_t now) { timer_.begins(now); }

  // What was granted. Tells of each doubleword that is written.
  template <typename Written>
  void take(Vtop& top, uint64_t now, Written written) {
    fetch_.take(now, top.instr_req_o, top.instr_gnt_i, top.instr_gnt_i ? word(top.instr_addr_o) : 0);
    const bool device = kHasDevice<Vtop> && device_.holds(top.data_addr_o);
    const bool timer = timer_.holds(top.data_addr_o);
    const uint32_t loaded = timer ? timer_.load(top.data_addr_o, now) : word(top.data_addr_o);
    data_.take(now, top.data_req_o, top.data_gnt_i, top.data_gnt_i ? loaded : 0, device);
    ends(top);
    if (!top.data_gnt_i || !top.data_we_o) return;
    if (timer) return timer_.store(top.data_addr_o, top.data_wdata_o, now);
    const uint32_t address = top.data_addr_o & ~3u;
    uint8_t* bytes = memory_.at(address, 4);
    if (bytes == nullptr) return;
    for (int lane = 0; lane < 4; lane++)
      if (top.data_be_o >> lane & 1) bytes[lane] = static_cast<uint8_t>(top.data_wdata_o >> 8 * lane);
    written(address & ~7u);
  }

 private:
  struct Answer {
    uint64_t at;
    uint32_t value;
  };
  static constexpr uint64_t kLater = UINT64_MAX;

  // A core whose bench has its lines.
  template <typename Top>
  void interrupt(Top& top, uint64_t now) {
    if constexpr (requires { top.irq_i; }) top.irq_i = timer_.lines(now);
    if constexpr (requires { top.irq_i; top.device_irq_o; }) top.irq_i |= device_.lines(top);
  }

  // What a device answers is known when it does.
  template <typename Top>
  void of_device(Top& top, uint64_t now) {
    if constexpr (kHasDevice<Top>) {
      const Device::Answer answer = device_.begin(top, now);
      if (!answer.there) return;
      for (auto& waiting : data_.answers_to_come) {
        if (waiting.at != kLater) continue;
        waiting = {answer.at, answer.value};
        return;
      }
    }
  }

  // What is granted in a device's window goes there.
  template <typename Top>
  void to_device(Top& top) {
    if constexpr (kHasDevice<Top>) {
      if (device_.holds(top.data_addr_o))
        device_.take(top, {top.data_addr_o, top.data_wdata_o, static_cast<uint8_t>(top.data_be_o), top.data_we_o != 0});
    }
  }

  template <typename Top>
  void ends(Top& top) {
    if constexpr (kHasDevice<Top>) device_.end(top);
  }

  struct Port {
    uint32_t grant_cycles = 0, response_cycles = 1;
    uint32_t waited = 0, answered = 0;
    std::deque<Answer> answers_to_come{};

    bool grants(bool asked) const { return asked && waited >= grant_cycles; }

    bool answers(uint64_t now) {
      if (answers_to_come.empty() || answers_to_come.front().at > now) return false;
      answered = answers_to_come.front().value;
      answers_to_come.pop_front();
      return true;
    }

    void take(uint64_t now, bool asked, bool granted, uint32_t value, bool later = false) {
      waited = asked && !granted ? waited + 1 : 0;
      if (asked && granted) answers_to_come.push_back({later ? kLater : now + response_cycles, value});
    }
  };

  uint32_t word(uint32_t address) { return static_cast<uint32_t>(memory_.value(address & ~3u, 4)); }
  uint32_t bank(uint32_t address) const { return address / bank_bytes_ % banks_; }

  Memory& memory_;
  Device device_;
  Timer timer_;
  Port fetch_, data_;
  uint32_t banks_ = 0, bank_bytes_ = 4;
};
