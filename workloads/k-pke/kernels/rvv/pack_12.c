/* Packs the coefficients of keys, 12 bits each: two of them are three bytes.
   Source: FIPS 203 §4.2.1, Algorithm 5 with d = 12; with NO_SEGMENTS quads.h. SPDX-License-Identifier: Apache-2.0

   Constant time: instructions on coefficients are in the list of Zvkt; there are no masks. */

#ifdef NO_SEGMENTS
#include "pack_12_quads.h"
#else
#include <riscv_vector.h>

#include "poly.h"

/* The representative in [0, q) of a residue in (-q, q). */
static inline vuint16m2_t standard(vint16m2_t a, size_t vl) {
    const vint16m2_t q = __riscv_vand_vx_i16m2(__riscv_vsra_vx_i16m2(a, 15, vl), KPKE_Q, vl);
    return __riscv_vreinterpret_v_i16m2_u16m2(__riscv_vadd_vv_i16m2(a, q, vl));
}

void kpke_pack_12(uint8_t bytes[384], const int16_t a[256]) {
    for (size_t i = 0, vl; i < KPKE_N / 2; i += vl) {
        vl = __riscv_vsetvl_e16m2(KPKE_N / 2 - i);
        const vint16m2x2_t pairs = __riscv_vlseg2e16_v_i16m2x2(a + 2 * i, vl);
        const vuint16m2_t first = standard(__riscv_vget_v_i16m2x2_i16m2(pairs, 0), vl);
        const vuint16m2_t second = standard(__riscv_vget_v_i16m2x2_i16m2(pairs, 1), vl);
        const vuint16m2_t middle =
            __riscv_vor_vv_u16m2(__riscv_vsrl_vx_u16m2(first, 8, vl), __riscv_vsll_vx_u16m2(second, 4, vl), vl);
        const vuint8m1x3_t three =
            __riscv_vcreate_v_u8m1x3(__riscv_vnsrl_wx_u8m1(first, 0, vl), __riscv_vnsrl_wx_u8m1(middle, 0, vl),
                                     __riscv_vnsrl_wx_u8m1(second, 4, vl));
        __riscv_vsseg3e8_v_u8m1x3(bytes + 3 * i, three, vl);
    }
}
#endif
