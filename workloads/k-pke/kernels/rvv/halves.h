/* Transforms and products for vector units that move no segments and gather nothing: a layer joins one half of the
   coefficients with the other, and puts its results back in turns.
   Source: M. C. Pease, "An adaptation of the fast Fourier transform for parallel processing", J. ACM 15 (1968), for a
   geometry that is the same in each layer; own design. SPDX-License-Identifier: Apache-2.0

   Coefficient j stands at j where the first layer begins. Each layer turns the bits of the places left by one: what stood
   in the lower half comes to even places. So layer l finds in both halves the number of a coefficient's block in the lowest
   l bits of its place, and its roots are 2^l numbers over and over. After seven layers one more turn brings the order of
   Algorithm 9. Two halves in turns are one register of words: a + 2^16·b. Even and odd places are lower and upper halves of
   words. A layer goes through memory, vl places of each half at a time, so vl alone depends on VLEN, and no register that holds
   elements of one width is read by another.

   Constant time: instructions on coefficients are additions, multiplications, shifts and narrowings, all in the list of
   Zvkt. */

#ifndef KPKE_HALVES_H
#define KPKE_HALVES_H

#include <riscv_vector.h>

#include "montgomery.h"
#include "roots.h"

#define HALF (KPKE_N / 2)
#define LAYERS 7

#define TWICE(...) __VA_ARGS__, __VA_ARGS__
#define FOUR_TIMES(...) TWICE(TWICE(__VA_ARGS__))
#define SIXTEEN_TIMES(...) FOUR_TIMES(FOUR_TIMES(__VA_ARGS__))
/* HALF roots for each layer, given those of the layers of 1, 2, ..., 64 roots. */
#define ROOTS_OF_LAYERS(one, two, four, eight, sixteen, thirty_two, sixty_four)                                          \
    {                                                                                                                    \
        TWICE(FOUR_TIMES(SIXTEEN_TIMES(one))), FOUR_TIMES(SIXTEEN_TIMES(two)), TWICE(SIXTEEN_TIMES(four)),               \
            SIXTEEN_TIMES(eight), TWICE(FOUR_TIMES(sixteen)), FOUR_TIMES(thirty_two), TWICE(sixty_four),                 \
    }

/* Has the result in none of the operands' registers: the manual lets a wider result begin in the last of them, and a
   narrower one in the first, and then a core that keeps a register in the order of one width has it in two at once. */
#define APART_FROM(result, a, b) __asm__("" : "+vr"(result) : "vr"(a), "vr"(b))

/* As words: a[i] in the lower half, b[i] in the upper, which is a + b + 65535·b. marian's RTL e107560 takes a scalar factor
   for a negative number, and adds wrongly to unsigned products of twice the width, so neither is here. */
static inline vuint32m8_t in_words(vint16m4_t a, vint16m4_t b, size_t vl) {
    const vuint16m4_t even = __riscv_vreinterpret_v_i16m4_u16m4(a), odd = __riscv_vreinterpret_v_i16m4_u16m4(b);
    const vuint32m8_t sum = __riscv_vwaddu_vv_u32m8(even, odd, vl);
    const vuint32m8_t product = __riscv_vwmulu_vv_u32m8(odd, __riscv_vmv_v_x_u16m4(0xffff, vl), vl);
    vuint32m8_t both = __riscv_vadd_vv_u32m8(sum, product, vl);
    APART_FROM(both, even, odd);
    return both;
}

/* Lower halves of words, and upper halves. */
static inline vint16m4_t lower(vuint32m8_t words, size_t vl) {
    vuint16m4_t half = __riscv_vnsrl_wx_u16m4(words, 0, vl);
    APART_FROM(half, words, words);
    return __riscv_vreinterpret_v_u16m4_i16m4(half);
}

static inline vint16m4_t upper(vuint32m8_t words, size_t vl) {
    vuint16m4_t half = __riscv_vnsrl_wx_u16m4(words, 16, vl);
    APART_FROM(half, words, words);
    return __riscv_vreinterpret_v_u16m4_i16m4(half);
}

/* Pairs of coefficients as words, and back. Polynomials begin at a doubleword. */
static inline vuint32m8_t load_pairs(const int16_t *a, size_t vl) {
    return __riscv_vle32_v_u32m8((const uint32_t *)(const void *)a, vl);
}

static inline void store_pairs(int16_t *a, vuint32m8_t pairs, size_t vl) {
    __riscv_vse32_v_u32m8((uint32_t *)(void *)a, pairs, vl);
}

/* b·z·2^-16 mod q, at most q/2 + |b·z|/2^16. */
static inline vint16m4_t times(vint16m4_t b, vint16m4_t z, size_t vl) {
    const vint16m4_t inverse = __riscv_vmul_vx_i16m4(z, KPKE_Q_INVERSE, vl);
    const vint16m4_t low = __riscv_vmulh_vx_i16m4(__riscv_vmul_vv_i16m4(b, inverse, vl), KPKE_Q, vl);
    return __riscv_vsub_vv_i16m4(__riscv_vmulh_vv_i16m4(b, z, vl), low, vl);
}

static inline vint16m4_t times_number(vint16m4_t b, int16_t z, size_t vl) {
    const vint16m4_t low =
        __riscv_vmulh_vx_i16m4(__riscv_vmul_vx_i16m4(b, KPKE_TIMES_INVERSE(z), vl), KPKE_Q, vl);
    return __riscv_vsub_vv_i16m4(__riscv_vmulh_vx_i16m4(b, z, vl), low, vl);
}

/* a - q·floor(a·20159/2^26), in [0, q], for every halfword a. */
static inline vint16m4_t reduced(vint16m4_t a, size_t vl) {
    const vint16m4_t quotient = __riscv_vsra_vx_i16m4(__riscv_vmulh_vx_i16m4(a, 20159, vl), 10, vl);
    return __riscv_vnmsac_vx_i16m4(a, KPKE_Q, quotient, vl);
}

#endif
