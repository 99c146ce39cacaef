// The AXI4 port of a core and the memory behind it, as the bench drives and reads them.
//
// An access in a device's window is one of its port's OBI, in the cycle of its request.
//
// Source: AMBA AXI4; the core takes and gives what its module's ports ar_*, r_*, aw_*, w_* and b_* say.

#pragma once

#include "Vtop.h"
#include "device.h"
#include "memory.h"
#include "timer.h"

class Bus {
 public:
  explicit Bus(Memory& memory) : memory_(memory) {}

  // Before the rising edge of cycle `now`: what memory answers.
  void drive(Vtop& top, uint64_t now) {
    of_device(top, now);
    answer_ = memory_.answer(now);
    top.r_valid_i = answer_.read;
    top.r_last_i = answer_.last;
    top.r_data_i = answer_.data;
    top.r_id_i = answer_.read_id;
    top.b_valid_i = answer_.written;
    top.b_id_i = answer_.write_id;
    interrupt(top, now);
  }

  // With the answer in place: what the core asks for. Tells of each doubleword that is written.
  template <typename Written>
  void take(Vtop& top, uint64_t now, Written written) {
    if (top.ar_valid_o && to_device(top, {top.ar_addr_o, 0, 15, false})) {
      memory_.read_later(top.ar_addr_o, top.ar_id_o);
    } else if (top.ar_valid_o) {
      const uint32_t low = top.ar_addr_o & ~7u;
      const bool timer = timer_.holds(low);
      const uint64_t value =
          timer ? timer_.load(low, now) | static_cast<uint64_t>(timer_.load(low + 4, now)) << 32 : 0;
      memory_.read(now, top.ar_addr_o, top.ar_id_o, top.ar_len_o, timer ? &value : nullptr);
    }
    if (top.aw_valid_o) memory_.write_address(top.aw_addr_o, top.aw_id_o);
    if (top.w_valid_o) memory_.write_data(top.w_data_o, top.w_strb_o);
    if (answer_.read && top.r_ready_o) memory_.take_read(answer_.last);
    if (answer_.written && top.b_ready_o) memory_.take_response();
    const auto stored = [&](uint32_t address, uint64_t data, uint8_t strobe) {
      bool later = false;
      for (unsigned half = 0; half < 2; half++) {
        const uint32_t place = address + 4 * half, word = static_cast<uint32_t>(data >> 32 * half);
        const uint8_t bytes = strobe >> 4 * half & 15;
        if (timer_.holds(address) && bytes) timer_.store(place, word, now);
        if (bytes) later |= to_device(top, {place, word, bytes, true});
      }
      return later;
    };
    for (uint32_t address; memory_.write(now, &address, stored);) written(address);
    ends(top);
  }

 private:
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
      if (answer.store) memory_.answer_write(answer.at);
      else memory_.answer_read(answer.at, answer.value | uint64_t{answer.value} << 32);
    }
  }

  // What is asked for in a device's window goes there.
  template <typename Top>
  bool to_device(Top& top, const Device::Access& access) {
    if constexpr (kHasDevice<Top>) {
      if (!device_.holds(access.address)) return false;
      device_.take(top, access);
      return true;
    }
    return false;
  }

  template <typename Top>
  void ends(Top& top) {
    if constexpr (kHasDevice<Top>) device_.end(top);
  }

  Memory& memory_;
  Device device_;
  Timer timer_;
  Memory::Answer answer_;
};
