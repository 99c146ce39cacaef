/* What keccak.c of the workload asks for where many bytes are absorbed or squeezed at once: the state stays in the vector
   registers from block to block. Source: FIPS 202 §4; own design. SPDX-License-Identifier: Apache-2.0

   Constant time: vl and addresses depend on lengths alone. */

#ifndef INSTAR_KECCAK_BLOCKS_H
#define INSTAR_KECCAK_BLOCKS_H

#include <stddef.h>
#include <stdint.h>

#include <riscv_vector.h>

/* Adds bytes to bytes, as exclusive-or. */
static inline void keccak_add(uint8_t *to, const uint8_t *from, size_t length) {
    for (size_t vl; length > 0; to += vl, from += vl, length -= vl) {
        vl = __riscv_vsetvl_e8m8(length);
        const vuint8m8_t sum = __riscv_vxor_vv_u8m8(__riscv_vle8_v_u8m8(to, vl), __riscv_vle8_v_u8m8(from, vl), vl);
        __riscv_vse8_v_u8m8(to, sum, vl);
    }
}

/* In keccak_f1600.S; at least one block. */
size_t keccak_absorb_blocks(uint64_t lanes[25], const uint8_t *input, size_t length, uint32_t rate);
size_t keccak_squeeze_blocks(uint64_t lanes[25], uint8_t *output, size_t length, uint32_t rate);

#endif
