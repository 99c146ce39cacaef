/* Streams of Keccak to the transform unit, of a core without instructions of its own.
   Source: FIPS 202; own design. SPDX-License-Identifier: Apache-2.0

   Stands before unit.h, which declares them for other cores. */

#ifndef TUM22_STREAMS_H
#define TUM22_STREAMS_H

#include "../../risqv/kernels/words.h"
#include "sha3.h"

/* The unit's registers, in words from CTRL on. */
enum { UNIT_COUNT = 0x28 / 4, UNIT_BLOCK = 0x400 / 4 };

/* A seed and what follows it, padded to one block. */
static inline void begin_stream(uint64_t lanes[25], const uint8_t seed[32], uint32_t tail, uint32_t rate) {
    for (uint32_t i = 0; i < 25; i++) {
        lanes[i] = i < 4 ? load_word(seed + 8 * i) | (uint64_t)load_word(seed + 8 * i + 4) << 32 : 0;
    }
    lanes[4] = tail;
    lanes[rate / 8 - 1] |= 1ULL << 63;
}

static inline void send_block(volatile uint32_t *to, uint64_t lanes[25], uint32_t bytes) {
    keccak_f1600(lanes);
    for (uint32_t i = 0; i < bytes / 8; i++) {
        to[2 * i] = (uint32_t)lanes[i];
        to[2 * i + 1] = (uint32_t)(lanes[i] >> 32);
    }
}

/* SHAKE128 of rho and `place`, block by block to BLOCK, until COUNT is 256. Branches depend on rho. */
__attribute__((unused)) static void stream_matrix(volatile uint32_t *unit, const uint8_t rho[32], uint32_t place,
                                                  uint32_t reject) {
    uint64_t lanes[25];
    begin_stream(lanes, rho, place, SHAKE128_RATE);
    unit[UNIT_COUNT] = 0;
    do {
        send_block(unit + UNIT_BLOCK, lanes, SHAKE128_RATE);
        unit[0] = reject;
    } while (unit[UNIT_COUNT] < 256);
}

/* SHAKE256 of a seed and `nonce`: 128 bytes to a slot, or 192. */
__attribute__((unused)) static void stream_samples(volatile uint32_t *to, const uint8_t seed[32], uint32_t nonce,
                                                   uint32_t longer) {
    uint64_t lanes[25];
    begin_stream(lanes, seed, nonce, SHAKE256_RATE);
    send_block(to, lanes, longer ? SHAKE256_RATE : 128);
    if (longer) {
        send_block(to + SHAKE256_RATE / 4, lanes, 192 - SHAKE256_RATE);
    }
}

/* So many blocks of SHAKE128 of a seed. */
__attribute__((unused)) static void stream_blocks(volatile uint32_t *to, const uint8_t seed[32], uint32_t count) {
    uint64_t lanes[25];
    begin_stream(lanes, seed, SHAKE_SUFFIX, SHAKE128_RATE);
    for (uint32_t i = 0; i < count; i++) {
        send_block(to + i * SHAKE128_RATE / 4, lanes, SHAKE128_RATE);
    }
}

#endif
