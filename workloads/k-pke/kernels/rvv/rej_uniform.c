/* Takes coefficients in [0, q) from a stream of bytes, a register of candidates at a time.
   Source: FIPS 203 §4.2.2, Algorithm 7; own design, with NO_SEGMENTS rej_words.h. SPDX-License-Identifier: Apache-2.0

   A gather of bytes puts each candidate's two bytes side by side; those of odd number begin in the middle of the first.
   The bytes are public: they are expanded from rho. */

#ifdef NO_SEGMENTS
#include "rej_words.h"
#else
#include <riscv_vector.h>

#include "sample.h"

uint32_t kpke_rej_uniform(int16_t *a, uint32_t wanted, const uint8_t *bytes, uint32_t length) {
    const size_t most = __riscv_vsetvlmax_e16m1();
    /* Candidate i begins in byte 3i/2. */
    const vuint16m1_t number = __riscv_vid_v_u16m1(most);
    const vuint16m1_t begin = __riscv_vsrl_vx_u16m1(__riscv_vmul_vx_u16m1(number, 3, most), 1, most);
    const vuint16m1_t shift = __riscv_vsll_vx_u16m1(__riscv_vand_vx_u16m1(number, 1, most), 2, most);
    /* The places of both its bytes; halfwords, as a register may have more than 256 bytes. */
    const vuint32m2_t both = __riscv_vmul_vx_u32m2(__riscv_vzext_vf2_u32m2(begin, most), 0x10001, most);
    const vuint16m2_t at = __riscv_vreinterpret_v_u32m2_u16m2(__riscv_vadd_vx_u32m2(both, 0x10000, most));

    int16_t *const first = a;
    uint32_t candidates = length / 3 * 2;
    while (candidates > 0 && wanted > 0) {
        const size_t vl = __riscv_vsetvl_e16m1(candidates);
        const vuint8m1_t block = __riscv_vle8_v_u8m1(bytes, (3 * vl + 1) / 2);
        const vuint16m1_t pairs = __riscv_vreinterpret_v_u8m1_u16m1(__riscv_vrgatherei16_vv_u8m1(block, at, 2 * vl));
        const vuint16m1_t found = __riscv_vand_vx_u16m1(__riscv_vsrl_vv_u16m1(pairs, shift, vl), 0xfff, vl);
        const vbool16_t below = __riscv_vmsltu_vx_u16m1_b16(found, KPKE_Q, vl);
        const vuint16m1_t taken = __riscv_vcompress_vm_u16m1(found, below, vl);
        uint32_t count = (uint32_t)__riscv_vcpop_m_b16(below, vl);
        count = count < wanted ? count : wanted;
        __riscv_vse16_v_u16m1((uint16_t *)a, taken, count);
        a += count;
        wanted -= count;
        bytes += 3 * vl / 2;
        candidates -= (uint32_t)vl;
    }
    return (uint32_t)(a - first);
}
#endif
