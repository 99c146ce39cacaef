/* Takes coefficients in [-eta, eta] from a stream of bytes, a register of half-bytes at a time.
   Source: FIPS 204 §7.1, Algorithm 15 (CoeffFromHalfByte); §7.3, Algorithm 31; own design.
   SPDX-License-Identifier: Apache-2.0

   Which half-bytes are rejected may be seen by time; the values of the others may not. vcompress is not in the list of
   Zvkt, so it gets the places of those that are kept, by which a gather, whose latency may depend on its indices only,
   fetches the values. floor(z/5) = floor(z·13/64) for z < 16. */

#include <riscv_vector.h>

#include "sample.h"

uint32_t mldsa_rej_eta(int32_t *a, uint32_t wanted, const uint8_t *bytes, uint32_t length) {
    int32_t *const first = a;
    while (length > 0 && wanted > 0) {
        const size_t taken = __riscv_vsetvl_e8mf2(length), vl = 2 * taken;
        const vuint16m1_t wide = __riscv_vzext_vf2_u16m1(__riscv_vle8_v_u8mf2(bytes, taken), taken);
        const vuint16m1_t apart = __riscv_vor_vv_u16m1(wide, __riscv_vsll_vx_u16m1(wide, 4, taken), taken);
        const vuint8m1_t half =
            __riscv_vreinterpret_v_u16m1_u8m1(__riscv_vand_vx_u16m1(apart, 0x0f0f, taken));
#if MLDSA_ETA == 2
        const vbool8_t kept = __riscv_vmsltu_vx_u8m1_b8(half, 15, vl);
        const vuint8m1_t fifth = __riscv_vsrl_vx_u8m1(__riscv_vmul_vx_u8m1(half, 13, vl), 6, vl);
        const vuint8m1_t from_eta = __riscv_vnmsac_vx_u8m1(half, 5, fifth, vl);
#else
        const vbool8_t kept = __riscv_vmsltu_vx_u8m1_b8(half, 9, vl);
        const vuint8m1_t from_eta = half;
#endif
        const vint8m1_t value = __riscv_vreinterpret_v_u8m1_i8m1(__riscv_vrsub_vx_u8m1(from_eta, MLDSA_ETA, vl));
        const vuint16m2_t places = __riscv_vcompress_vm_u16m2(__riscv_vid_v_u16m2(vl), kept, vl);
        uint32_t count = (uint32_t)__riscv_vcpop_m_b8(kept, vl);
        count = count < wanted ? count : wanted;
        const vint8m1_t dense = __riscv_vrgatherei16_vv_i8m1(value, places, count);
        __riscv_vse32_v_i32m4(a, __riscv_vsext_vf4_i32m4(dense, count), count);
        a += count;
        wanted -= count;
        bytes += taken;
        length -= (uint32_t)taken;
    }
    return (uint32_t)(a - first);
}
