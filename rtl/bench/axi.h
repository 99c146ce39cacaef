// The AXI4 port of a core and the memory behind it, as the bench drives and reads them.
//
// Source: AMBA AXI4; the core takes and gives what its module's ports ar_*, r_*, aw_*, w_* and b_* say.

#pragma once

#include "Vtop.h"
#include "memory.h"

class Bus {
 public:
  explicit Bus(Memory& memory) : memory_(memory) {}

  // Before the rising edge of cycle `now`: what memory answers.
  void drive(Vtop& top, uint64_t now) {
    answer_ = memory_.answer(now);
    top.r_valid_i = answer_.read;
    top.r_last_i = answer_.last;
    top.r_data_i = answer_.data;
    top.r_id_i = answer_.read_id;
    top.b_valid_i = answer_.written;
    top.b_id_i = answer_.write_id;
  }

  // With the answer in place: what the core asks for. Tells of each doubleword that is written.
  template <typename Written>
  void take(Vtop& top, uint64_t now, Written written) {
    if (top.ar_valid_o) memory_.read(now, top.ar_addr_o, top.ar_id_o, top.ar_len_o);
    if (top.aw_valid_o) memory_.write_address(top.aw_addr_o, top.aw_id_o);
    if (top.w_valid_o) memory_.write_data(top.w_data_o, top.w_strb_o);
    if (answer_.read && top.r_ready_o) memory_.take_read(answer_.last);
    if (answer_.written && top.b_ready_o) memory_.take_response();
    for (uint32_t address; memory_.write(now, &address);) written(address);
  }

 private:
  Memory& memory_;
  Memory::Answer answer_;
};
