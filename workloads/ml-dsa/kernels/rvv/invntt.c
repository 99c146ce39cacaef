/* The inverse number-theoretic transform for any VLEN.
   Source: FIPS 204 §7.5, Algorithm 42; own design, see transform.h, and with
   NO_SEGMENTS halves.h. SPDX-License-Identifier: Apache-2.0 */

#ifdef NO_SEGMENTS
#include "invntt_halves.h"
#else
#include "transform.h"

/* Sums double in each of the eight layers and are multiplied at the end. */
_Static_assert(256LL * MLDSA_Q <= INT32_MAX, "a coefficient fits its word after eight layers");

/* 2^32·2^32/256 modulo q: undoes the factor 2^-32 of a product besides. */
#define SCALE 41978
_Static_assert((SCALE * 256LL - (1LL << 32) % MLDSA_Q * ((1LL << 32) % MLDSA_Q)) % MLDSA_Q == 0, "2^64/256 modulo q");
/* The root of the last layer times the scale, its factor 2^32 kept. */
#define SCALED_ROOT (-3975713)
_Static_assert(((SCALED_ROOT * (1LL << 32)) % MLDSA_Q - 25847LL * SCALE % MLDSA_Q) % MLDSA_Q == 0, "root 1 times the scale");

/* The inverse of a root is minus the root at the mirrored place, so the difference is taken the other way round. */
#define BUTTERFLY(form, a, b, z)                   \
    {                                              \
        const vint32m1_t difference = SUB(b, a);   \
        a = ADD(a, b);                             \
        b = MULTIPLY(form, difference, z);         \
        IN_ORDER(a, b);                            \
    }
#define UPPER_HALF(X) X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7)
#define TIMES_SCALE(i) a##i = MULTIPLY(vx, a##i, scale);

/* Layers of lengths 1, 2, 4 and 8 on vl rows from `row` on: their roots stand backwards, so that segments go backwards. */
static inline void join_columns(int32_t *a, size_t row, size_t vl) {
    a += SIDE * row;
    LOAD_COLUMNS()
    const vint32m1x8_t fourth = __riscv_vlsseg8e32_v_i32m1x8(mldsa_zetas + 248 - 8 * row, -32, vl);
    FIELD(z8, 8, fourth, 7);
    FIELD(z9, 8, fourth, 6);
    FIELD(z10, 8, fourth, 5);
    FIELD(z11, 8, fourth, 4);
    FIELD(z12, 8, fourth, 3);
    FIELD(z13, 8, fourth, 2);
    FIELD(z14, 8, fourth, 1);
    FIELD(z15, 8, fourth, 0);
    FOURTH_LAYER(BUTTERFLY, vv)
    const vint32m1x4_t third = __riscv_vlsseg4e32_v_i32m1x4(mldsa_zetas + 124 - 4 * row, -16, vl);
    FIELD(z4, 4, third, 3);
    FIELD(z5, 4, third, 2);
    FIELD(z6, 4, third, 1);
    FIELD(z7, 4, third, 0);
    THIRD_LAYER(BUTTERFLY, vv)
    const vint32m1x2_t second = __riscv_vlsseg2e32_v_i32m1x2(mldsa_zetas + 62 - 2 * row, -8, vl);
    FIELD(z2, 2, second, 1);
    FIELD(z3, 2, second, 0);
    SECOND_LAYER(BUTTERFLY, vv)
    const vint32m1_t z1 = __riscv_vlse32_v_i32m1(mldsa_zetas + 31 - row, -4, vl);
    const vint32m1_t z1_inverse = __riscv_vmul_vx_i32m1(z1, MLDSA_Q_INVERSE, vl);
    FIRST_LAYER(BUTTERFLY, vv)
    STORE_COLUMNS();
}

/* Layers of lengths 16, 32, 64 and 128 on vl columns, and the scale. */
static inline void join_rows(int32_t *a, size_t vl) {
    EACH_REGISTER(LOAD_ROW)
    const int32_t *const zetas = mldsa_zetas;
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
    NUMBER(z2, zetas[3]);
    NUMBER(z3, zetas[2]);
    SECOND_LAYER(BUTTERFLY, vx)
    NUMBER(z1, SCALED_ROOT);
    FIRST_LAYER(BUTTERFLY, vx)
    NUMBER(scale, SCALE);
    UPPER_HALF(TIMES_SCALE)
    EACH_REGISTER(STORE_ROW)
}

void mldsa_invntt_tomont(int32_t a[256]) {
    for (size_t row = 0, vl; row < SIDE; row += vl) {
        vl = __riscv_vsetvl_e32m1(SIDE - row);
        join_columns(a, row, vl);
    }
    for (size_t column = 0, vl; column < SIDE; column += vl) {
        vl = __riscv_vsetvl_e32m1(SIDE - column);
        join_rows(a + column, vl);
    }
}
#endif
