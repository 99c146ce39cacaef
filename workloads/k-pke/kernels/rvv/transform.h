/* What both transforms share: 256 coefficients as 16 rows of 16, four layers at a time in 16 registers.
   Source: FIPS 203 §4.3; own design. SPDX-License-Identifier: Apache-2.0

   Layers of lengths 128 to 16 join rows: register i is a part of row i, as many columns as it holds. Layers of lengths 8 to
   2 join columns: register i is column i of as many rows, which segments of eight halfwords bring there. So vl alone depends on
   VLEN, and nothing moves within a register. A product is Montgomery's, with the root times q^-1 beside the root.

   Constant time: instructions on coefficients are additions and multiplications, all in the list of Zvkt. */

#ifndef KPKE_TRANSFORM_H
#define KPKE_TRANSFORM_H

#include <riscv_vector.h>

#include "params.h"
#include "montgomery.h"
#include "roots.h"

#define SIDE 16

/* 17^BitRev7(i)·2^16 mod± q, Appendix A. */
static const int16_t kpke_vector_zetas[128] = {
    -1044, ROOTS_1, ROOTS_2, ROOTS_4, ROOTS_8, ROOTS_16, ROOTS_32, ROOTS_64,
};

#define ADD(a, b) __riscv_vadd_vv_i16m1(a, b, vl)
#define SUB(a, b) __riscv_vsub_vv_i16m1(a, b, vl)

/* Keeps the butterflies in the order written: a compiler that mixes them runs out of registers. */
#define IN_ORDER(a, b) __asm__ volatile("" : "+vr"(a), "+vr"(b))

/* b·z·2^-16 mod q; z a number or a register, as `form` says. */
#define MULTIPLY(form, b, z)                                                             \
    SUB(__riscv_vmulh_##form##_i16m1(b, z, vl),                                          \
        __riscv_vmulh_vx_i16m1(__riscv_vmul_##form##_i16m1(b, z##_inverse, vl), KPKE_Q, vl))

/* a - q·floor(a·20159/2^26), in [0, q], for every halfword a. */
#define REDUCE(a) \
    __riscv_vnmsac_vx_i16m1(a, KPKE_Q, __riscv_vsra_vx_i16m1(__riscv_vmulh_vx_i16m1(a, 20159, vl), 10, vl), vl)

/* Roots i and those times q^-1: numbers, or fields of a segment. */
#define NUMBER(name, value)     \
    const int16_t name = value; \
    const int16_t name##_inverse = (int16_t)(name * KPKE_Q_INVERSE)
#define FIELD(name, n, segment, field)                              \
    const vint16m1_t name = __riscv_vget_v_i16m1x##n##_i16m1(segment, field); \
    const vint16m1_t name##_inverse = __riscv_vmul_vx_i16m1(name, KPKE_Q_INVERSE, vl)

#define EACH_REGISTER(X) \
    X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12) X(13) X(14) X(15)

#define LOAD_ROW(i) vint16m1_t a##i = __riscv_vle16_v_i16m1(a + SIDE * i, vl);
#define STORE_ROW(i) __riscv_vse16_v_i16m1(a + SIDE * i, a##i, vl);

#define LOAD_COLUMNS()                                                                                         \
    const vint16m1x8_t left = __riscv_vlsseg8e16_v_i16m1x8(a, 2 * SIDE, vl);                                   \
    const vint16m1x8_t right = __riscv_vlsseg8e16_v_i16m1x8(a + 8, 2 * SIDE, vl);                              \
    COLUMN(0, left, 0) COLUMN(1, left, 1) COLUMN(2, left, 2) COLUMN(3, left, 3) COLUMN(4, left, 4)             \
    COLUMN(5, left, 5) COLUMN(6, left, 6) COLUMN(7, left, 7) COLUMN(8, right, 0) COLUMN(9, right, 1)           \
    COLUMN(10, right, 2) COLUMN(11, right, 3) COLUMN(12, right, 4) COLUMN(13, right, 5) COLUMN(14, right, 6)   \
    COLUMN(15, right, 7)
#define COLUMN(i, half, field) vint16m1_t a##i = __riscv_vget_v_i16m1x8_i16m1(half, field);
#define STORE_COLUMNS()                                                                                        \
    __riscv_vssseg8e16_v_i16m1x8(a, 2 * SIDE, __riscv_vcreate_v_i16m1x8(a0, a1, a2, a3, a4, a5, a6, a7), vl);  \
    __riscv_vssseg8e16_v_i16m1x8(a + 8, 2 * SIDE,                                                              \
                                 __riscv_vcreate_v_i16m1x8(a8, a9, a10, a11, a12, a13, a14, a15), vl)

/* The pairs of a layer with the roots z1 to z15, of which layer l has 2^l from z(2^l) on; X is given form, pair and root. */
#define FIRST_LAYER(X, form)                                                                          \
    X(form, a0, a8, z1) X(form, a1, a9, z1) X(form, a2, a10, z1) X(form, a3, a11, z1)                 \
    X(form, a4, a12, z1) X(form, a5, a13, z1) X(form, a6, a14, z1) X(form, a7, a15, z1)
#define SECOND_LAYER(X, form)                                                                         \
    X(form, a0, a4, z2) X(form, a1, a5, z2) X(form, a2, a6, z2) X(form, a3, a7, z2)                   \
    X(form, a8, a12, z3) X(form, a9, a13, z3) X(form, a10, a14, z3) X(form, a11, a15, z3)
#define THIRD_LAYER(X, form)                                                                          \
    X(form, a0, a2, z4) X(form, a1, a3, z4) X(form, a4, a6, z5) X(form, a5, a7, z5)                   \
    X(form, a8, a10, z6) X(form, a9, a11, z6) X(form, a12, a14, z7) X(form, a13, a15, z7)
#define FOURTH_LAYER(X, form)                                                                         \
    X(form, a0, a1, z8) X(form, a2, a3, z9) X(form, a4, a5, z10) X(form, a6, a7, z11)                 \
    X(form, a8, a9, z12) X(form, a10, a11, z13) X(form, a12, a13, z14) X(form, a14, a15, z15)

#endif
