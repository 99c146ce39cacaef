// Keccak-f[1600] (FIPS 202 section 3.3) with CIRCE's published instructions, as a compiler makes it: every rotation of a lane is
// two of them, chi one for each word, and each sum an exclusive-or. SPDX-License-Identifier: Apache-2.0

#include "keccak.h"
#include "xcirce_keccak.h"

typedef struct {
  uint32_t low, high;
} lane_t;

// Table of iota, FIPS 202 algorithm 5 evaluated for the 24 rounds.
static const lane_t round_constants[24] = {
    {0x00000001, 0x00000000}, {0x00008082, 0x00000000}, {0x0000808a, 0x80000000}, {0x80008000, 0x80000000},
    {0x0000808b, 0x00000000}, {0x80000001, 0x00000000}, {0x80008081, 0x80000000}, {0x00008009, 0x80000000},
    {0x0000008a, 0x00000000}, {0x00000088, 0x00000000}, {0x80008009, 0x00000000}, {0x8000000a, 0x00000000},
    {0x8000808b, 0x00000000}, {0x0000008b, 0x80000000}, {0x00008089, 0x80000000}, {0x00008003, 0x80000000},
    {0x00008002, 0x80000000}, {0x00000080, 0x80000000}, {0x0000800a, 0x00000000}, {0x8000000a, 0x80000000},
    {0x80008081, 0x80000000}, {0x00008080, 0x80000000}, {0x80000001, 0x00000000}, {0x80008008, 0x80000000},
};

// By lane x + 5y how far rho rotates it, and where pi brings it.
static const uint8_t offsets[25] = {0,  1,  62, 28, 27, 36, 44, 6,  55, 20, 3,  10, 43,
                                    25, 39, 41, 45, 15, 21, 8,  18, 2,  61, 56, 14};
static const uint8_t targets[25] = {0, 10, 20, 5, 15, 16, 1, 11, 21, 6, 7, 17, 2, 12, 22, 23, 8, 18, 3, 13, 14, 24, 9, 19, 4};

static inline lane_t sum(lane_t a, lane_t b) { return (lane_t){a.low ^ b.low, a.high ^ b.high}; }

static inline lane_t turned(lane_t lane, uint32_t amount) {
  return (lane_t){circe_rol32_l(lane.low, lane.high, amount), circe_rol32_h(lane.low, lane.high, amount)};
}

void keccak_f1600(uint64_t lanes[25]) {
  lane_t a[25], b[25];
  for (int i = 0; i < 25; i++) a[i] = (lane_t){(uint32_t)lanes[i], (uint32_t)(lanes[i] >> 32)};
  for (int round = 0; round < 24; round++) {
    lane_t c[5];
#pragma GCC unroll 5
    for (int x = 0; x < 5; x++) c[x] = sum(sum(sum(a[x], a[x + 5]), sum(a[x + 10], a[x + 15])), a[x + 20]);
#pragma GCC unroll 5
    for (int x = 0; x < 5; x++) {
      const lane_t d = sum(c[(x + 4) % 5], turned(c[(x + 1) % 5], 1));
#pragma GCC unroll 5
      for (int i = x; i < 25; i += 5) b[targets[i]] = turned(sum(a[i], d), offsets[i]);
    }
#pragma GCC unroll 5
    for (int row = 0; row < 25; row += 5)
#pragma GCC unroll 5
      for (int x = 0; x < 5; x++) {
        const lane_t own = b[row + x], cleared = b[row + (x + 1) % 5], kept = b[row + (x + 2) % 5];
        a[row + x] = (lane_t){circe_bcop32(own.low, cleared.low, kept.low), circe_bcop32(own.high, cleared.high, kept.high)};
      }
    a[0] = sum(a[0], round_constants[round]);
  }
  for (int i = 0; i < 25; i++) lanes[i] = (uint64_t)a[i].high << 32 | a[i].low;
}
