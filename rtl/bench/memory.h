// An ideal memory behind an AXI4 port: reads are answered in order, the first beat after a stated number of cycles,
// one beat a cycle; a write is answered after a stated number of cycles. What a device answers later, later requests of
// its kind wait behind.
//
// Source: AMBA AXI4; the latencies are those of the core's parameters memory_read_latency and memory_write_latency.

#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <memory>

class Memory {
 public:
  Memory(uint32_t base, uint32_t size, uint64_t read_latency, uint64_t write_latency)
      : base_(base), size_(size), bytes_(static_cast<uint8_t*>(std::calloc(size, 1)), std::free), read_latency_(read_latency), write_latency_(write_latency) {}

  uint64_t read_latency() const { return read_latency_; }
  uint64_t write_latency() const { return write_latency_; }

  // `length` bytes at `address`; null where they are not all there.
  uint8_t* at(uint32_t address, uint32_t length) {
    const uint64_t offset = uint64_t{address} - base_;
    return address >= base_ && offset + length <= size_ ? &bytes_[offset] : nullptr;
  }

  // The little-endian value of `length` bytes at `address`, zero where there is no memory.
  uint64_t value(uint32_t address, uint32_t length) {
    uint64_t value = 0;
    if (const uint8_t* bytes = at(address, length)) std::memcpy(&value, bytes, length);
    return value;
  }

  // What the memory drives in cycle `now`.
  struct Answer {
    bool read = false, last = false, written = false;
    uint64_t data = 0;
    uint8_t read_id = 0, write_id = 0;
  };

  Answer answer(uint64_t now) {
    Answer answer;
    if (!reads_.empty() && reads_.front().first != kLater && reads_.front().first + beat_ <= now) {
      const Read& read = reads_.front();
      answer.read = true;
      answer.last = beat_ == read.beats - 1;
      answer.read_id = read.id;
      answer.data = read.of_device ? read.value : value((read.address & ~7u) + 8 * beat_, 8);
    }
    if (!responses_.empty() && responses_.front().at <= now) {
      answer.written = true;
      answer.write_id = responses_.front().id;
    }
    return answer;
  }

  // The core takes what was driven.
  void take_read(bool last) {
    beat_ = last ? 0 : beat_ + 1;
    if (last) reads_.pop_front();
  }
  void take_response() { responses_.pop_front(); }

  // The core asks in cycle `now`.
  void read(uint64_t now, uint32_t address, uint8_t id, uint8_t length, const uint64_t* of_device = nullptr) {
    reads_.push_back({now + read_latency_, kLater, address, id, length + 1u, of_device != nullptr, of_device ? *of_device : 0});
    schedule();
  }
  // The same, and a device answers.
  void read_later(uint32_t address, uint8_t id) { reads_.push_back({kLater, kLater, address, id, 1, true, 0}); }
  // A device's answer to the first of these, and to the first store, is there from this cycle on.
  void answer_read(uint64_t at, uint64_t value) {
    for (auto& read : reads_) {
      if (read.earliest != kLater) continue;
      read.earliest = at;
      read.value = value;
      break;
    }
    schedule();
  }
  void answer_write(uint64_t at) {
    for (auto& response : responses_) {
      if (response.at != kLater) continue;
      response.at = at;
      return;
    }
  }
  void write_address(uint32_t address, uint8_t id) { addresses_.push_back({address, id}); }
  void write_data(uint64_t data, uint8_t strobe) { data_.push_back({data, strobe}); }

  // Carries out the next write whose address and data are there; its double word, or false. `stored` says whether a device
  // answers it.
  template <typename Stored>
  bool write(uint64_t now, uint32_t* double_word, Stored stored) {
    if (addresses_.empty() || data_.empty()) return false;
    *double_word = addresses_.front().address & ~7u;
    const bool later = stored(*double_word, data_.front().data, data_.front().strobe);
    if (uint8_t* bytes = at(*double_word, 8)) {
      for (int i = 0; i < 8; i++)
        if (data_.front().strobe >> i & 1) bytes[i] = static_cast<uint8_t>(data_.front().data >> 8 * i);
    }
    responses_.push_back({later ? kLater : now + write_latency_, addresses_.front().id});
    addresses_.pop_front();
    data_.pop_front();
    return true;
  }

 private:
  static constexpr uint64_t kLater = UINT64_MAX;

  struct Read {
    uint64_t earliest, first;
    uint32_t address;
    uint8_t id;
    unsigned beats;
    bool of_device;
    uint64_t value;
  };
  struct Address {
    uint32_t address;
    uint8_t id;
  };
  struct Data {
    uint64_t data;
    uint8_t strobe;
  };
  struct Response {
    uint64_t at;
    uint8_t id;
  };

  // When the first beat of each read comes, up to one that a device has not answered.
  void schedule() {
    for (auto& read : reads_) {
      if (read.first != kLater) continue;
      if (read.earliest == kLater) return;
      read.first = std::max(read.earliest, read_free_);
      read_free_ = read.first + read.beats;
    }
  }

  uint32_t base_, size_;
  // Pages come when they are touched: a cached region may be larger than what a program uses.
  std::unique_ptr<uint8_t[], void (*)(void*)> bytes_;
  uint64_t read_latency_, write_latency_;
  std::deque<Read> reads_;
  unsigned beat_ = 0;
  uint64_t read_free_ = 0;
  std::deque<Address> addresses_;
  std::deque<Data> data_;
  std::deque<Response> responses_;
};
