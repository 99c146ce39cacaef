/* The sponge construction over Keccak-f[1600]: absorbs, pads and squeezes byte strings piece by piece.
   Source: FIPS 202 §4 (SPONGE), §5.1 (pad10*1). SPDX-License-Identifier: Apache-2.0

   Bytes meet lanes little-endian (§3.1.2); shifts keep that true on any machine. Control flow and addresses depend on
   lengths only. */

#include "keccak.h"
#include "keccak_lanes.h"

/* A header beside a kernel of keccak_f1600 may add and take many bytes at once: keccak_add(to, from, length),
   keccak_absorb_blocks(lanes, input, length, rate) and keccak_squeeze_blocks(lanes, output, length, rate), which return how
   many bytes there are in whole blocks. Blocks to squeeze are permuted before each. */
#if __has_include("keccak_blocks.h")
#include "keccak_blocks.h"
#define BY_BLOCKS
#include <string.h>
#endif

static inline void xor_byte(keccak_sponge *sponge, uint32_t at, uint8_t byte) {
    sponge->lanes[at / 8] ^= lane_in((uint64_t)byte << (8 * (at % 8)));
}

void keccak_init(keccak_sponge *sponge, uint32_t rate) {
    for (int i = 0; i < 25; i++) {
        sponge->lanes[i] = 0;
    }
    sponge->offset = 0;
    sponge->rate = rate;
}

#ifdef BY_BLOCKS
void keccak_absorb(keccak_sponge *sponge, const uint8_t *input, size_t length) {
    uint32_t at = sponge->offset;
    const uint32_t rate = sponge->rate;
    while (length > 0) {
        const uint32_t room = rate - at;
        size_t taken = length < room ? length : room;
        if (at == 0 && length >= rate) {
            taken = keccak_absorb_blocks(sponge->lanes, input, length, rate);
        } else {
            keccak_add((uint8_t *)sponge->lanes + at, input, taken);
            at += (uint32_t)taken;
        }
        if (at == rate) {
            keccak_f1600(sponge->lanes);
            at = 0;
        }
        input += taken;
        length -= taken;
    }
    sponge->offset = at;
}
#else
void keccak_absorb(keccak_sponge *sponge, const uint8_t *input, size_t length) {
    uint32_t at = sponge->offset;
    const uint32_t rate = sponge->rate;
    while (length > 0) {
        if (at % 8 == 0) {
            for (; length >= 8 && at < rate; at += 8, input += 8, length -= 8) {
                sponge->lanes[at / 8] ^= load_lane(input);
            }
        }
        if (at < rate && length > 0) {
            xor_byte(sponge, at, *input);
            at++;
            input++;
            length--;
        }
        if (at == rate) {
            keccak_f1600(sponge->lanes);
            at = 0;
        }
    }
    sponge->offset = at;
}
#endif

void keccak_finalise(keccak_sponge *sponge, uint8_t suffix) {
    xor_byte(sponge, sponge->offset, suffix);
    if (suffix >= 0x80 && sponge->offset == sponge->rate - 1) {
        keccak_f1600(sponge->lanes); /* the first pad bit was the block's last: the other one ends a block of zeros */
    }
    xor_byte(sponge, sponge->rate - 1, 0x80);
    sponge->offset = sponge->rate; /* nothing to squeeze before the next permutation */
}

#ifdef BY_BLOCKS
void keccak_squeeze(keccak_sponge *sponge, uint8_t *output, size_t length) {
    uint32_t at = sponge->offset;
    const uint32_t rate = sponge->rate;
    while (length > 0) {
        size_t taken;
        if (at == rate && length >= rate) {
            taken = keccak_squeeze_blocks(sponge->lanes, output, length, rate);
        } else {
            if (at == rate) {
                keccak_f1600(sponge->lanes);
                at = 0;
            }
            taken = length < rate - at ? length : rate - at;
            memcpy(output, (const uint8_t *)sponge->lanes + at, taken);
            at += (uint32_t)taken;
        }
        output += taken;
        length -= taken;
    }
    sponge->offset = at;
}
#else
void keccak_squeeze(keccak_sponge *sponge, uint8_t *output, size_t length) {
    uint32_t at = sponge->offset;
    const uint32_t rate = sponge->rate;
    while (length > 0) {
        if (at == rate) {
            keccak_f1600(sponge->lanes);
            at = 0;
        }
        if (at % 8 == 0) {
            for (; length >= 8 && at < rate; at += 8, output += 8, length -= 8) {
                store_lane(output, sponge->lanes[at / 8]);
            }
        }
        if (at < rate && length > 0) {
            *output = (uint8_t)(lane_out(sponge->lanes[at / 8]) >> (8 * (at % 8)));
            at++;
            output++;
            length--;
        }
    }
    sponge->offset = at;
}
#endif
