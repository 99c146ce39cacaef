/* Keccak-f[1600] on one state: in one group of registers where two hold it, and scalar where they do not.
   Source: FIPS 202 §3.2 and §3.3; own design. SPDX-License-Identifier: Apache-2.0

   Element x + 5y of a group is lane (x, y). Columns are added by slides; pi and the neighbours within rows are gathers. A
   core needs for a gather about the square of the group's registers in cycles, so for VLEN below 1024, where the state
   fills four registers and more, the scalar code is the better one although it has eight times the instructions.

   Constant time: vl and all indices of gathers are constants; the instructions on lanes are in the list of Zvkt. */

#include <riscv_vector.h>

#include "keccak.h"

/* The portable permutation and its constants, under another name. */
__attribute__((noinline)) static void keccak_scalar(uint64_t lanes[25]);
#define keccak_f1600 keccak_scalar
#include "../../src/keccak_f1600.c"
#undef keccak_f1600

#define LANES 25
#define LEAST_VLEN 1024

typedef vuint64m2_t state;
typedef vuint16mf2_t places;

/* Where the lane of each place comes from: the columns beside it, pi, and pi behind a step within the row. */
enum { LEFT, RIGHT, PI, PI_NEXT, PI_NEXT_BUT_ONE };
static const uint16_t keccak_places[5][LANES] = {
    {4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3},
    {1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0},
    {0, 6, 12, 18, 24, 3, 9, 10, 16, 22, 1, 7, 13, 19, 20, 4, 5, 11, 17, 23, 2, 8, 14, 15, 21},
    {6, 12, 18, 24, 0, 9, 10, 16, 22, 3, 7, 13, 19, 20, 1, 5, 11, 17, 23, 4, 8, 14, 15, 21, 2},
    {12, 18, 24, 0, 6, 10, 16, 22, 3, 9, 13, 19, 20, 1, 7, 11, 17, 23, 4, 5, 14, 15, 21, 2, 8},
};
/* rho, FIPS 202 Table 2 modulo 64. */
static const uint8_t keccak_rotations[LANES] = {
    0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14,
};

#define XOR(a, b) __riscv_vxor_vv_u64m2(a, b, LANES)
#define GATHER(a, which) __riscv_vrgatherei16_vv_u64m2(a, which, LANES)
#define SLIDE(a, n) __riscv_vslidedown_vx_u64m2(a, n, LANES)

/* b & ~a and rotations to the left. */
#if defined(__riscv_zvkb) || defined(__riscv_zvbb)
#define AND_NOT(a, b) __riscv_vandn_vv_u64m2(b, a, LANES)
#define ROTATE(a, by, back) __riscv_vrol_vv_u64m2(a, by, LANES)
#define ROTATE_BY_1(a) __riscv_vror_vx_u64m2(a, 63, LANES)
#else
#define AND_NOT(a, b) __riscv_vand_vv_u64m2(b, __riscv_vnot_v_u64m2(a, LANES), LANES)
#define OR(a, b) __riscv_vor_vv_u64m2(a, b, LANES)
#define ROTATE(a, by, back) OR(__riscv_vsll_vv_u64m2(a, by, LANES), __riscv_vsrl_vv_u64m2(a, back, LANES))
#define ROTATE_BY_1(a) OR(__riscv_vsll_vx_u64m2(a, 1, LANES), __riscv_vsrl_vx_u64m2(a, 63, LANES))
#endif

static places load_places(int which) {
    return __riscv_vle16_v_u16mf2(keccak_places[which], LANES);
}

static void keccak_group(uint64_t lanes[LANES]) {
    const places left = load_places(LEFT), right = load_places(RIGHT), pi = load_places(PI);
    const places next = load_places(PI_NEXT), next_but_one = load_places(PI_NEXT_BUT_ONE);
    const state by = __riscv_vzext_vf8_u64m2(__riscv_vle8_v_u8mf4(keccak_rotations, LANES), LANES);
    const state back = __riscv_vrsub_vx_u64m2(by, 64, LANES); /* a shift by 64 is one by 0, which is right too */
    state constant = __riscv_vmv_v_x_u64m2(0, LANES);
    state a = __riscv_vle64_v_u64m2(lanes, LANES);
    (void)back; /* not needed with Zvkb */

    for (int round = 0; round < 24; round++) {
        /* The first five elements are the columns' sums; what slides in from beyond the state reaches none of them. */
        const state two = XOR(a, SLIDE(a, 5));
        const state sums = XOR(XOR(two, SLIDE(two, 10)), SLIDE(a, 20));
        a = XOR(a, XOR(GATHER(sums, left), ROTATE_BY_1(GATHER(sums, right))));
        a = ROTATE(a, by, back);
        a = XOR(GATHER(a, pi), AND_NOT(GATHER(a, next), GATHER(a, next_but_one)));
        constant = __riscv_vmv_s_x_u64m2_tu(constant, round_constants[round], LANES);
        a = XOR(a, constant);
    }
    __riscv_vse64_v_u64m2(lanes, a, LANES);
}

void keccak_f1600(uint64_t lanes[LANES]) {
    if (8 * __riscv_vlenb() >= LEAST_VLEN) {
        keccak_group(lanes);
    } else {
        keccak_scalar(lanes);
    }
}
