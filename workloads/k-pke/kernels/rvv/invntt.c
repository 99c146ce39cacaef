/* The inverse number-theoretic transform for any VLEN.
   Source: FIPS 203 §4.3, Algorithm 10; own design, see transform.h, and with
   NO_SEGMENTS halves.h. SPDX-License-Identifier: Apache-2.0 */

#ifdef NO_SEGMENTS
#include "invntt_halves.h"
#else
#include "transform.h"

/* |a| < 2q. A sum of two layers is at most four times what went in, a product at most 0.74q for differences below 9.7q. So
   sums of sums are below 8q before they are reduced the first time, and below 9.7q the second; what comes to the last layer
   is below 2.5q. */
_Static_assert(97 * KPKE_Q / 10 <= INT16_MAX, "a coefficient fits its halfword before each reduction");

/* 2^16/128, and the root of the last layer divided by 128, its factor 2^16 kept. */
#define SCALE 512
_Static_assert(SCALE * 128 == 1 << 16, "the scale is the inverse of 128, with Montgomery's factor");
#define SCALED_ROOT (-266)
_Static_assert((SCALED_ROOT * 128 + 758) % KPKE_Q == 0, "root 1, which is -758, divided by 128");

/* The inverse of a root is minus the root at the mirrored place, so the difference is taken the other way round. */
#define BUTTERFLY(form, a, b, z)                   \
    {                                              \
        const vint16m1_t difference = SUB(b, a);   \
        a = ADD(a, b);                             \
        b = MULTIPLY(form, difference, z);         \
        IN_ORDER(a, b);                            \
    }
#define UPPER_HALF(X) X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7)
#define TIMES_SCALE(i) a##i = MULTIPLY(vx, a##i, scale);

/* Layers of lengths 2, 4 and 8 on vl rows from `row` on: their roots stand backwards, so that segments go backwards. */
static inline void join_columns(int16_t *a, size_t row, size_t vl) {
    a += SIDE * row;
    LOAD_COLUMNS()
    const vint16m1x4_t third = __riscv_vlsseg4e16_v_i16m1x4(kpke_vector_zetas + 124 - 4 * row, -8, vl);
    FIELD(z4, 4, third, 3);
    FIELD(z5, 4, third, 2);
    FIELD(z6, 4, third, 1);
    FIELD(z7, 4, third, 0);
    THIRD_LAYER(BUTTERFLY, vv)
    const vint16m1x2_t second = __riscv_vlsseg2e16_v_i16m1x2(kpke_vector_zetas + 62 - 2 * row, -4, vl);
    FIELD(z2, 2, second, 1);
    FIELD(z3, 2, second, 0);
    SECOND_LAYER(BUTTERFLY, vv)
    a0 = REDUCE(a0);
    a1 = REDUCE(a1);
    a8 = REDUCE(a8);
    a9 = REDUCE(a9);
    const vint16m1_t z1 = __riscv_vlse16_v_i16m1(kpke_vector_zetas + 31 - row, -2, vl);
    const vint16m1_t z1_inverse = __riscv_vmul_vx_i16m1(z1, KPKE_Q_INVERSE, vl);
    FIRST_LAYER(BUTTERFLY, vv)
    STORE_COLUMNS();
}

/* Layers of lengths 16, 32, 64 and 128 on vl columns, and the scale. */
static inline void join_rows(int16_t *a, size_t vl) {
    EACH_REGISTER(LOAD_ROW)
    const int16_t *const zetas = kpke_vector_zetas;
    NUMBER(z8, zetas[15]);
    NUMBER(z9, zetas[14]);
    NUMBER(z10, zetas[13]);
    NUMBER(z11, zetas[12]);
    NUMBER(z12, zetas[11]);
    NUMBER(z13, zetas[10]);
    NUMBER(z14, zetas[9]);
    NUMBER(z15, zetas[8]);
    FOURTH_LAYER(BUTTERFLY, vx)
    NUMBER(z4, zetas[7]);
    NUMBER(z5, zetas[6]);
    NUMBER(z6, zetas[5]);
    NUMBER(z7, zetas[4]);
    THIRD_LAYER(BUTTERFLY, vx)
    a0 = REDUCE(a0);
    a4 = REDUCE(a4);
    a8 = REDUCE(a8);
    a12 = REDUCE(a12);
    NUMBER(z2, zetas[3]);
    NUMBER(z3, zetas[2]);
    SECOND_LAYER(BUTTERFLY, vx)
    NUMBER(z1, SCALED_ROOT);
    FIRST_LAYER(BUTTERFLY, vx)
    NUMBER(scale, SCALE);
    UPPER_HALF(TIMES_SCALE)
    EACH_REGISTER(STORE_ROW)
}

void kpke_invntt(int16_t a[256]) {
    for (size_t row = 0, vl; row < SIDE; row += vl) {
        vl = __riscv_vsetvl_e16m1(SIDE - row);
        join_columns(a, row, vl);
    }
    for (size_t column = 0, vl; column < SIDE; column += vl) {
        vl = __riscv_vsetvl_e16m1(SIDE - column);
        join_rows(a + column, vl);
    }
}
#endif
