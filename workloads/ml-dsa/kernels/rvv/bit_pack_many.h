/* Packs and unpacks a polynomial as many coefficients at a time as four registers hold.
   Source: FIPS 204 §7.1, Algorithms 16 to 19; own design. SPDX-License-Identifier: Apache-2.0

   A step takes a power of two of coefficients, 16 (VLEN 128) to 256, so that it begins and ends with a byte. Neighbours are
   put together until 8 of them, or 4, are a doubleword; a gather takes its bytes, and unpacking does the reverse by one
   gather. Constant time: instructions on coefficients are in the list of Zvkt, and indices depend on the format only. */

#ifndef MLDSA_BIT_PACK_MANY_H
#define MLDSA_BIT_PACK_MANY_H

#include <riscv_vector.h>

#include "encode.h"
#include "fold.h"

/* Coefficients of a step. */
static inline size_t mldsa_step(void) {
    const size_t most = __riscv_vsetvlmax_e32m4();
    return most < MLDSA_N ? most : MLDSA_N;
}

/* x / divisor for x below 4,096 and a divisor below 16, by a product. */
#define DIVIDED(x, divisor, vl) __riscv_vmulhu_vx_u16m4(x, 65536 / (divisor) + 1, vl)

/* Words become half as many doublewords: lower | upper << bits, for lower below 2^bits. */
#define PAIRS(m, words, bits, vl)                                                                            \
    __riscv_vnmsac_vx_u64##m(words, (1ULL << 32) - (1ULL << (bits)),                                         \
                             __riscv_vsrl_vx_u64##m(words, 32, vl), vl)

/* Packs offset + sign·a, values of `bits` bits, from 3 to 13. */
static inline void mldsa_pack_many(uint8_t *bytes, const int32_t a[256], unsigned bits, int32_t offset, int32_t sign) {
    const size_t step = mldsa_step(), length = step * bits / 8;
    /* Byte k of a step is byte k % group of doubleword k / group; with 13 bits a group is two of them, of 6 and 7 bytes. */
    const unsigned group = bits == 10 ? 5 : bits;
    const vuint16m4_t k = __riscv_vid_v_u16m4(length), number = DIVIDED(k, group, length);
    const vuint16m4_t within = __riscv_vnmsac_vx_u16m4(k, (uint16_t)group, number, length);
    vuint16m4_t index =
        __riscv_vadd_vv_u16m4(__riscv_vsll_vx_u16m4(number, bits == 13 ? 4 : 3, length), within, length);
    if (bits == 13) {
        /* 6 to 12 become 8 to 14. */
        const vuint16m4_t second = __riscv_vsrl_vx_u16m4(__riscv_vadd_vx_u16m4(within, 2, length), 3, length);
        index = __riscv_vadd_vv_u16m4(index, __riscv_vsll_vx_u16m4(second, 1, length), length);
    }
    for (size_t i = 0; i < MLDSA_N; i += step, bytes += length) {
        const vint32m4_t values = __riscv_vle32_v_i32m4(a + i, step);
        const vint32m4_t unsigned_values =
            sign < 0 ? __riscv_vrsub_vx_i32m4(values, offset, step) : __riscv_vadd_vx_i32m4(values, offset, step);
        const vuint64m4_t two = __riscv_vreinterpret_v_u32m4_u64m4(__riscv_vreinterpret_v_i32m4_u32m4(unsigned_values));
        const vuint32m2_t pairs = __riscv_vnsrl_wx_u32m2(PAIRS(m4, two, bits, step / 2), 0, step / 2);
        vuint64m2_t words = PAIRS(m2, __riscv_vreinterpret_v_u32m2_u64m2(pairs), 2 * bits, step / 4);
        if (bits == 13) {
            /* Every second doubleword begins with the 4 bits that the one before has left over. */
            const vuint64m2_t odd = __riscv_vand_vx_u64m2(__riscv_vid_v_u64m2(step / 4), 1, step / 4);
            const vuint64m2_t over = __riscv_vsrl_vx_u64m2(__riscv_vslide1up_vx_u64m2(words, 0, step / 4), 48, step / 4);
            const vuint64m2_t begin = __riscv_vmul_vv_u64m2(over, odd, step / 4);
            const vuint64m2_t shifted = __riscv_vsll_vv_u64m2(words, __riscv_vsll_vx_u64m2(odd, 2, step / 4), step / 4);
            words = __riscv_vor_vv_u64m2(shifted, begin, step / 4);
        }
        if (bits <= 8) {
            const vuint32m1_t fours = __riscv_vnsrl_wx_u32m1(words, 0, step / 4);
            const vuint64m1_t eights = PAIRS(m1, __riscv_vreinterpret_v_u32m1_u64m1(fours), 4 * bits, step / 8);
            words = __riscv_vlmul_ext_v_u64m1_u64m2(eights);
        }
        const vuint8m2_t table = __riscv_vreinterpret_v_u64m2_u8m2(words);
        __riscv_vse8_v_u8m2(bytes, __riscv_vrgatherei16_vv_u8m2(table, index, length), length);
    }
}

/* Unpacks values of `bits` bits, a = offset + sign·value; -1 if one of them is above `largest`, else 0. */
static inline int mldsa_unpack_many(int32_t a[256], const uint8_t *bytes, unsigned bits, int32_t offset, int32_t sign,
                                    uint32_t largest) {
    const size_t step = mldsa_step(), length = step * bits / 8;
    /* A value begins in byte i·bits / 8 of its step, and this byte and the next three are its word. */
    const vuint16m8_t k = __riscv_vid_v_u16m8(4 * step);
    const vuint16m8_t first = __riscv_vmul_vx_u16m8(__riscv_vsrl_vx_u16m8(k, 2, 4 * step), (uint16_t)bits, 4 * step);
    const vuint16m8_t index = __riscv_vadd_vv_u16m8(__riscv_vsrl_vx_u16m8(first, 3, 4 * step),
                                                    __riscv_vand_vx_u16m8(k, 3, 4 * step), 4 * step);
    const vuint32m4_t begin = __riscv_vmul_vx_u32m4(__riscv_vid_v_u32m4(step), bits, step);
    const vuint32m4_t shift = __riscv_vand_vx_u32m4(begin, 7, step);
    vuint32m4_t above = __riscv_vmv_v_x_u32m4(0, step);
    for (size_t i = 0; i < MLDSA_N; i += step, bytes += length) {
        const vuint8m4_t table = __riscv_vle8_v_u8m4(bytes, length);
        const vuint32m4_t words =
            __riscv_vreinterpret_v_u8m4_u32m4(__riscv_vrgatherei16_vv_u8m4(table, index, 4 * step));
        const vuint32m4_t value =
            __riscv_vand_vx_u32m4(__riscv_vsrl_vv_u32m4(words, shift, step), (1u << bits) - 1, step);
        above = __riscv_vor_vv_u32m4(above, __riscv_vrsub_vx_u32m4(value, largest, step), step);
        const vint32m4_t result = __riscv_vreinterpret_v_u32m4_i32m4(value);
        __riscv_vse32_v_i32m4(a + i,
                              sign < 0 ? __riscv_vrsub_vx_i32m4(result, offset, step)
                                       : __riscv_vadd_vx_i32m4(result, offset, step),
                              step);
    }
    if (largest == (1u << bits) - 1) {
        return 0;
    }
    MLDSA_FOLD(vor_vv, above, step)
    /* Bit 31 is a borrow. */
    return -(int)(__riscv_vmv_x_s_u32m4_u32(above) >> 31);
}

#endif
