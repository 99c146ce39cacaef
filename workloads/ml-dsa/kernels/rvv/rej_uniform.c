/* Takes coefficients in [0, q) from a stream of bytes, two registers of candidates at a time.
   Source: FIPS 204 §7.1, Algorithm 14 (CoeffFromThreeBytes); §7.3, Algorithm 30; own design.
   SPDX-License-Identifier: Apache-2.0

   The bytes are public: they are expanded from rho. */

#include <riscv_vector.h>

#include "sample.h"

uint32_t mldsa_rej_uniform(int32_t *a, uint32_t wanted, const uint8_t *bytes, uint32_t length) {
    int32_t *const first = a;
    uint32_t candidates = length / 3;
    while (candidates > 0 && wanted > 0) {
        const size_t vl = __riscv_vsetvl_e8mf2(candidates);
        const vuint8mf2x3_t parts = __riscv_vlseg3e8_v_u8mf2x3(bytes, vl);
        const vuint8mf2_t high = __riscv_vand_vx_u8mf2(__riscv_vget_v_u8mf2x3_u8mf2(parts, 2), 0x7f, vl);
        const vuint16m1_t middle = __riscv_vzext_vf2_u16m1(__riscv_vget_v_u8mf2x3_u8mf2(parts, 1), vl);
        const vuint16m1_t low =
            __riscv_vwaddu_wv_u16m1(__riscv_vsll_vx_u16m1(middle, 8, vl), __riscv_vget_v_u8mf2x3_u8mf2(parts, 0), vl);
        const vuint32m2_t upper = __riscv_vsll_vx_u32m2(__riscv_vzext_vf4_u32m2(high, vl), 16, vl);
        const vuint32m2_t found = __riscv_vwaddu_wv_u32m2(upper, low, vl);
        const vbool16_t below = __riscv_vmsltu_vx_u32m2_b16(found, MLDSA_Q, vl);
        const vuint32m2_t taken = __riscv_vcompress_vm_u32m2(found, below, vl);
        uint32_t count = (uint32_t)__riscv_vcpop_m_b16(below, vl);
        count = count < wanted ? count : wanted;
        __riscv_vse32_v_u32m2((uint32_t *)a, taken, count);
        a += count;
        wanted -= count;
        bytes += 3 * vl;
        candidates -= (uint32_t)vl;
    }
    return (uint32_t)(a - first);
}
