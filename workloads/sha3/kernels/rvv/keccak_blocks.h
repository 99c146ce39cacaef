/* What src/keccak.c asks for where many bytes are absorbed or squeezed at once, for any VLEN.
   Source: FIPS 202 §4; own design. SPDX-License-Identifier: Apache-2.0

   Constant time: vl and addresses depend on lengths alone, and vxor.vv is in the list of Zvkt. */

#ifndef INSTAR_KECCAK_BLOCKS_H
#define INSTAR_KECCAK_BLOCKS_H

#include <string.h>

#include <riscv_vector.h>

#include "keccak.h"

/* Adds bytes to bytes, as exclusive-or. */
static inline void keccak_add(uint8_t *to, const uint8_t *from, size_t length) {
    for (size_t vl; length > 0; to += vl, from += vl, length -= vl) {
        vl = __riscv_vsetvl_e8m8(length);
        const vuint8m8_t sum = __riscv_vxor_vv_u8m8(__riscv_vle8_v_u8m8(to, vl), __riscv_vle8_v_u8m8(from, vl), vl);
        __riscv_vse8_v_u8m8(to, sum, vl);
    }
}

static inline size_t keccak_absorb_blocks(uint64_t lanes[25], const uint8_t *input, size_t length, uint32_t rate) {
    size_t done = 0;
    for (; length - done >= rate; done += rate) {
        keccak_add((uint8_t *)lanes, input + done, rate);
        keccak_f1600(lanes);
    }
    return done;
}

static inline size_t keccak_squeeze_blocks(uint64_t lanes[25], uint8_t *output, size_t length, uint32_t rate) {
    size_t done = 0;
    for (; length - done >= rate; done += rate) {
        keccak_f1600(lanes);
        memcpy(output + done, lanes, rate);
    }
    return done;
}

#endif
