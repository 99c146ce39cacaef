/* Transforms for vector units that move no segments and gather nothing: a layer joins one half of the coefficients with the
   other, and puts its results back in turns.
   Source: M. C. Pease, "An adaptation of the fast Fourier transform for parallel processing", J. ACM 15 (1968), for a
   geometry that is the same in each layer; own design. SPDX-License-Identifier: Apache-2.0

   Each layer turns the bits of the places left by one: what stood in the lower half comes to even places. So layer l finds
   in both halves the number of a coefficient's block in the lowest l bits of its place, and its roots are 2^l numbers over
   and over; after eight layers all stand in the order of Algorithm 41. Two words in turns are a doubleword: a + 2^32·b. A
   layer goes through memory, vl places of each half at a time, so vl alone depends on VLEN.

   Constant time: instructions on coefficients are additions, multiplications and narrowings, all in the list of Zvkt. */

#ifndef MLDSA_HALVES_H
#define MLDSA_HALVES_H

#include <riscv_vector.h>

#include "montgomery.h"
#include "poly.h"
#include "roots.h"

#define HALF (MLDSA_N / 2)
#define LAYERS 8

#define TWICE(...) __VA_ARGS__, __VA_ARGS__
#define FOUR_TIMES(...) TWICE(TWICE(__VA_ARGS__))
#define SIXTEEN_TIMES(...) FOUR_TIMES(FOUR_TIMES(__VA_ARGS__))
/* HALF roots for each layer, given those of the layers of 1, 2, ..., 128 roots. */
#define ROOTS_OF_LAYERS(one, two, four, eight, sixteen, thirty_two, sixty_four, all)                                     \
    {                                                                                                                    \
        {TWICE(FOUR_TIMES(SIXTEEN_TIMES(one)))}, {FOUR_TIMES(SIXTEEN_TIMES(two))}, {TWICE(SIXTEEN_TIMES(four))},         \
            {SIXTEEN_TIMES(eight)}, {TWICE(FOUR_TIMES(sixteen))}, {FOUR_TIMES(thirty_two)}, {TWICE(sixty_four)}, {all},  \
    }

/* Has the result in none of the operands' registers: the manual lets a wider result begin in the last of them, and a
   narrower one in the first, and then a core that keeps a register in the order of one width has it in two at once. */
#define APART_FROM(result, a, b) __asm__("" : "+vr"(result) : "vr"(a), "vr"(b))

/* a[i] to 2i and b[i] to 2i + 1, as doublewords: a + b + (2^32 - 1)·b. Polynomials begin at one. marian's RTL e107560 takes
   a scalar factor for a negative number, and adds wrongly to unsigned products of this width, so neither is here. */
static inline void store_in_turns(int32_t *to, vint32m4_t a, vint32m4_t b, size_t vl) {
    const vuint32m4_t even = __riscv_vreinterpret_v_i32m4_u32m4(a), odd = __riscv_vreinterpret_v_i32m4_u32m4(b);
    const vuint64m8_t sum = __riscv_vwaddu_vv_u64m8(even, odd, vl);
    const vuint64m8_t product = __riscv_vwmulu_vv_u64m8(odd, __riscv_vmv_v_x_u32m4(0xffffffff, vl), vl);
    vuint64m8_t both = __riscv_vadd_vv_u64m8(sum, product, vl);
    APART_FROM(both, even, odd);
    __riscv_vse64_v_u64m8((uint64_t *)(void *)to, both, vl);
}

/* Lower and upper words of vl doublewords at `from`. */
#define LOAD_APART(low, high, from)                                                                          \
    const vuint64m8_t low##_of = __riscv_vle64_v_u64m8((const uint64_t *)(const void *)(from), vl);          \
    vint32m4_t low = __riscv_vreinterpret_v_u32m4_i32m4(__riscv_vnsrl_wx_u32m4(low##_of, 0, vl));            \
    vint32m4_t high = __riscv_vreinterpret_v_u32m4_i32m4(__riscv_vnsrl_wx_u32m4(low##_of, 32, vl));          \
    APART_FROM(low, low##_of, low##_of);                                                                     \
    APART_FROM(high, low##_of, low##_of)

/* b·z·2^-32 mod q. */
static inline vint32m4_t times(vint32m4_t b, vint32m4_t z, size_t vl) {
    const vint32m4_t inverse = __riscv_vmul_vx_i32m4(z, MLDSA_Q_INVERSE, vl);
    const vint32m4_t low = __riscv_vmulh_vx_i32m4(__riscv_vmul_vv_i32m4(b, inverse, vl), MLDSA_Q, vl);
    return __riscv_vsub_vv_i32m4(__riscv_vmulh_vv_i32m4(b, z, vl), low, vl);
}

static inline vint32m4_t times_number(vint32m4_t b, int32_t z, size_t vl) {
    const int32_t inverse = (int32_t)((uint32_t)z * MLDSA_Q_INVERSE);
    const vint32m4_t low = __riscv_vmulh_vx_i32m4(__riscv_vmul_vx_i32m4(b, inverse, vl), MLDSA_Q, vl);
    return __riscv_vsub_vv_i32m4(__riscv_vmulh_vx_i32m4(b, z, vl), low, vl);
}

#endif
