/* A sponge of one block of input, in two shares.
   Source: FIPS 202 §4 and §5.1. SPDX-License-Identifier: Apache-2.0 */

#include "masked.h"

static void take_in(uint64_t lanes[25], const uint32_t in[8]) {
    for (unsigned i = 0; i < 4; i++) {
        lanes[i] = in[2 * i] | (uint64_t)in[2 * i + 1] << 32;
    }
    for (unsigned i = 4; i < 25; i++) {
        lanes[i] = 0;
    }
}

static void give_out(uint32_t *out, uint32_t words, const uint64_t lanes[25]) {
    for (uint32_t i = 0; i < words; i++) {
        out[i] = (uint32_t)(lanes[i / 2] >> 32 * (i % 2));
    }
}

void masked_hash(uint32_t *out, uint32_t words, const uint32_t in[2][8], const uint8_t *tail, uint32_t length,
                 uint32_t rate, uint8_t suffix, masked_random *random) {
    uint64_t lanes[2][25];
    take_in(lanes[0], in[0]);
    masked_clear();
    take_in(lanes[1], in[1]);
    masked_clear();
    for (uint32_t i = 0; i < length; i++) {
        lanes[0][4 + i / 8] ^= (uint64_t)tail[i] << 8 * (i % 8);
    }
    lanes[0][4 + length / 8] ^= (uint64_t)suffix << 8 * (length % 8);
    lanes[0][rate / 8 - 1] ^= 1ULL << 63;
    for (uint32_t done = 0; done < words;) {
        const uint32_t now = words - done < rate / 4 ? words - done : rate / 4;
        masked_keccak_f1600(lanes, masked_draw(random, MASKED_KECCAK_WORDS));
        give_out(out + done, now, lanes[0]);
        masked_clear();
        give_out(out + words + done, now, lanes[1]);
        done += now;
    }
}
