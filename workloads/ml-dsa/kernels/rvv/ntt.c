/* The number-theoretic transform for any VLEN.
   Source: FIPS 204 §7.5, Algorithm 41; own design, see transform.h, and with
   NO_SEGMENTS halves.h. SPDX-License-Identifier: Apache-2.0 */

#ifdef NO_SEGMENTS
#include "ntt_halves.h"
#else
#include "transform.h"

/* Each of the eight layers adds a product below q to a coefficient: |a| < q grows to at most 9q. */
_Static_assert(9LL * MLDSA_Q <= INT32_MAX, "a coefficient fits its word after eight layers");

#define BUTTERFLY(form, a, b, z)                       \
    {                                                  \
        const vint32m1_t product = MULTIPLY(form, b, z); \
        b = SUB(a, product);                           \
        a = ADD(a, product);                           \
        IN_ORDER(a, b);                                \
    }

/* Layers of lengths 128, 64, 32 and 16 on vl columns. */
static inline void join_rows(int32_t *a, size_t vl) {
    EACH_REGISTER(LOAD_ROW)
    const int32_t *const zetas = mldsa_zetas;
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

/* Layers of lengths 8, 4, 2 and 1 on vl rows from `row` on. */
static inline void join_columns(int32_t *a, size_t row, size_t vl) {
    a += SIDE * row;
    LOAD_COLUMNS()
    const vint32m1_t z1 = __riscv_vle32_v_i32m1(mldsa_zetas + 16 + row, vl);
    const vint32m1_t z1_inverse = __riscv_vmul_vx_i32m1(z1, MLDSA_Q_INVERSE, vl);
    FIRST_LAYER(BUTTERFLY, vv)
    const vint32m1x2_t second = __riscv_vlseg2e32_v_i32m1x2(mldsa_zetas + 32 + 2 * row, vl);
    FIELD(z2, 2, second, 0);
    FIELD(z3, 2, second, 1);
    SECOND_LAYER(BUTTERFLY, vv)
    const vint32m1x4_t third = __riscv_vlseg4e32_v_i32m1x4(mldsa_zetas + 64 + 4 * row, vl);
    FIELD(z4, 4, third, 0);
    FIELD(z5, 4, third, 1);
    FIELD(z6, 4, third, 2);
    FIELD(z7, 4, third, 3);
    THIRD_LAYER(BUTTERFLY, vv)
    const vint32m1x8_t fourth = __riscv_vlseg8e32_v_i32m1x8(mldsa_zetas + 128 + 8 * row, vl);
    FIELD(z8, 8, fourth, 0);
    FIELD(z9, 8, fourth, 1);
    FIELD(z10, 8, fourth, 2);
    FIELD(z11, 8, fourth, 3);
    FIELD(z12, 8, fourth, 4);
    FIELD(z13, 8, fourth, 5);
    FIELD(z14, 8, fourth, 6);
    FIELD(z15, 8, fourth, 7);
    FOURTH_LAYER(BUTTERFLY, vv)
    STORE_COLUMNS();
}

void mldsa_ntt(int32_t a[256]) {
    for (size_t column = 0, vl; column < SIDE; column += vl) {
        vl = __riscv_vsetvl_e32m1(SIDE - column);
        join_rows(a + column, vl);
    }
    for (size_t row = 0, vl; row < SIDE; row += vl) {
        vl = __riscv_vsetvl_e32m1(SIDE - row);
        join_columns(a, row, vl);
    }
}
#endif
