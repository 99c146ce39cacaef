/* Packed coefficients without gathers and segments: four of them in a doubleword, which vectors take apart and put together,
   and bits of four moved next to those of the next four by scalar instructions.
   Source: FIPS 203 §4.2.1, Algorithms 5 and 6; own design. SPDX-License-Identifier: Apache-2.0

   Constant time: instructions on coefficients are in the list of Zvkt, or shifts and sums of scalars. */

#ifndef KPKE_QUADS_H
#define KPKE_QUADS_H

#include <riscv_vector.h>

#include "bytes.h"
#include "halves.h"
#include "poly.h"

#define QUADS (KPKE_N / 4)
#define LANE 64

/* Of vl doublewords at a the words from bit 0 on, and those from another bit on. */
#define LOAD_WORDS(low, high, a, from)                                                             \
    const vuint64m8_t low##_of = __riscv_vle64_v_u64m8((const uint64_t *)(const void *)(a), vl);   \
    vuint32m4_t low = __riscv_vnsrl_wx_u32m4(low##_of, 0, vl);                                     \
    vuint32m4_t high = __riscv_vnsrl_wx_u32m4(low##_of, from, vl);                                 \
    APART_FROM(low, low##_of, low##_of);                                                           \
    APART_FROM(high, low##_of, low##_of)

/* An amount in a register: marian's RTL e107560 takes immediate ones from 16 on for negative numbers, and shifts doublewords
   by 32 more. */
static inline size_t in_register(size_t amount) {
    __asm__("" : "+r"(amount));
    return amount;
}

/* low + 2^bits·high. */
static inline vuint64m8_t joined(vuint32m4_t low, vuint32m4_t high, unsigned bits, size_t vl) {
    vuint64m8_t first = __riscv_vwaddu_vx_u64m8(low, 0, vl), second = __riscv_vwaddu_vx_u64m8(high, 0, vl);
    APART_FROM(first, low, high);
    APART_FROM(second, low, high);
    return __riscv_vor_vv_u64m8(first, __riscv_vsll_vx_u64m8(second, in_register(bits), vl), vl);
}

/* Puts the lowest `bits` of all quads behind each other, as bytes. `period` of them are a whole number of doublewords. */
static inline __attribute__((always_inline)) void pack_quads(uint8_t *bytes, const uint64_t quads[QUADS], unsigned bits,
                                                             unsigned period) {
    uint64_t packed[QUADS];
    uint64_t *const begin = (uintptr_t)bytes % sizeof *packed ? packed : (uint64_t *)(void *)bytes, *to = begin;
    for (unsigned i = 0; i < QUADS; i += period) {
        uint64_t word = 0;
        unsigned filled = 0;
#pragma clang loop unroll(full)
        for (unsigned j = 0; j < period; j++) {
            const uint64_t quad = quads[i + j];
            word |= quad << filled;
            filled += bits;
            if (filled >= LANE) {
                *to++ = word;
                filled -= LANE;
                word = filled ? quad >> (bits - filled) : 0;
            }
        }
    }
    if (begin == packed) {
        kpke_copy(bytes, (const uint8_t *)packed, bits * QUADS / 8);
    }
}

/* Takes them apart again; what stands above `bits` is not 0. */
static inline __attribute__((always_inline)) void unpack_quads(uint64_t quads[QUADS], const uint8_t *bytes, unsigned bits,
                                                               unsigned period) {
    uint64_t packed[QUADS];
    const uint64_t *from = (const uint64_t *)(const void *)bytes;
    if ((uintptr_t)bytes % sizeof *packed) {
        kpke_copy((uint8_t *)packed, bytes, bits * QUADS / 8);
        from = packed;
    }
    for (unsigned i = 0; i < QUADS; i += period) {
        uint64_t word = 0;
        unsigned left = 0;
#pragma clang loop unroll(full)
        for (unsigned j = 0; j < period; j++) {
            if (left >= bits) {
                quads[i + j] = word;
                word >>= bits;
                left -= bits;
            } else {
                const uint64_t next = *from++;
                quads[i + j] = word | next << left;
                word = next >> (bits - left);
                left += LANE - bits;
            }
        }
    }
}

/* The fewest quads of so many bits that are whole doublewords. */
#define PERIOD(bits) ((bits) % 64 == 0 ? 1 : (bits) % 32 == 0 ? 2 : (bits) % 16 == 0 ? 4 : (bits) % 8 == 0 ? 8 : 16)

#endif
