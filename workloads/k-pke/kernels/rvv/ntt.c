/* The number-theoretic transform for any VLEN.
   Source: FIPS 203 §4.3, Algorithm 9; own design, see transform.h, and with
   NO_SEGMENTS halves.h. SPDX-License-Identifier: Apache-2.0 */

#ifdef NO_SEGMENTS
#include "ntt_halves.h"
#else
#include "transform.h"

/* A layer adds a product, at most q/2 + |a|/39, to a coefficient: |a| < q grows to less than 4.4q in six layers. Before the
   last one the summands are reduced, so that the contract's 9q/2 holds. */
_Static_assert(45 * KPKE_Q / 10 <= INT16_MAX, "a coefficient fits its halfword");

#define BUTTERFLY(form, a, b, z)                       \
    {                                                  \
        const vint16m1_t product = MULTIPLY(form, b, z); \
        b = SUB(a, product);                           \
        a = ADD(a, product);                           \
        IN_ORDER(a, b);                                \
    }
/* The left sides of the last layer. */
#define EACH_SUMMAND(X) X(a0) X(a1) X(a4) X(a5) X(a8) X(a9) X(a12) X(a13)
#define REDUCE_SUMMAND(a) a = REDUCE(a);

/* Layers of lengths 128, 64, 32 and 16 on vl columns. */
static inline void join_rows(int16_t *a, size_t vl) {
    EACH_REGISTER(LOAD_ROW)
    const int16_t *const zetas = kpke_vector_zetas;
    NUMBER(z1, zetas[1]);
    FIRST_LAYER(BUTTERFLY, vx)
    NUMBER(z2, zetas[2]);
    NUMBER(z3, zetas[3]);
    SECOND_LAYER(BUTTERFLY, vx)
    NUMBER(z4, zetas[4]);
    NUMBER(z5, zetas[5]);
    NUMBER(z6, zetas[6]);
    NUMBER(z7, zetas[7]);
    THIRD_LAYER(BUTTERFLY, vx)
    NUMBER(z8, zetas[8]);
    NUMBER(z9, zetas[9]);
    NUMBER(z10, zetas[10]);
    NUMBER(z11, zetas[11]);
    NUMBER(z12, zetas[12]);
    NUMBER(z13, zetas[13]);
    NUMBER(z14, zetas[14]);
    NUMBER(z15, zetas[15]);
    FOURTH_LAYER(BUTTERFLY, vx)
    EACH_REGISTER(STORE_ROW)
}

/* Layers of lengths 8, 4 and 2 on vl rows from `row` on. */
static inline void join_columns(int16_t *a, size_t row, size_t vl) {
    a += SIDE * row;
    LOAD_COLUMNS()
    const vint16m1_t z1 = __riscv_vle16_v_i16m1(kpke_vector_zetas + 16 + row, vl);
    const vint16m1_t z1_inverse = __riscv_vmul_vx_i16m1(z1, KPKE_Q_INVERSE, vl);
    FIRST_LAYER(BUTTERFLY, vv)
    const vint16m1x2_t second = __riscv_vlseg2e16_v_i16m1x2(kpke_vector_zetas + 32 + 2 * row, vl);
    FIELD(z2, 2, second, 0);
    FIELD(z3, 2, second, 1);
    SECOND_LAYER(BUTTERFLY, vv)
    const vint16m1x4_t third = __riscv_vlseg4e16_v_i16m1x4(kpke_vector_zetas + 64 + 4 * row, vl);
    FIELD(z4, 4, third, 0);
    FIELD(z5, 4, third, 1);
    FIELD(z6, 4, third, 2);
    FIELD(z7, 4, third, 3);
    EACH_SUMMAND(REDUCE_SUMMAND)
    THIRD_LAYER(BUTTERFLY, vv)
    STORE_COLUMNS();
}

void kpke_ntt(int16_t a[256]) {
    for (size_t column = 0, vl; column < SIDE; column += vl) {
        vl = __riscv_vsetvl_e16m1(SIDE - column);
        join_rows(a + column, vl);
    }
    for (size_t row = 0, vl; row < SIDE; row += vl) {
        vl = __riscv_vsetvl_e16m1(SIDE - row);
        join_columns(a, row, vl);
    }
}
#endif
