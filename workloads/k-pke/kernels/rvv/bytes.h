/* Bytes of states: by vectors with NO_SEGMENTS, where all else is, too.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#ifndef KPKE_BYTES_H
#define KPKE_BYTES_H

#include <riscv_vector.h>
#include <string.h>

#ifdef NO_SEGMENTS
static inline void kpke_copy(uint8_t *to, const uint8_t *from, size_t length) {
    for (size_t i = 0, vl; i < length; i += vl) {
        vl = __riscv_vsetvl_e8m8(length - i);
        __riscv_vse8_v_u8m8(to + i, __riscv_vle8_v_u8m8(from + i, vl), vl);
    }
}

static inline void kpke_clear(uint64_t *words, size_t count) {
    for (size_t i = 0, vl; i < count; i += vl) {
        vl = __riscv_vsetvl_e64m8(count - i);
        __riscv_vse64_v_u64m8(words + i, __riscv_vmv_v_x_u64m8(0, vl), vl);
    }
}
#else
static inline void kpke_copy(uint8_t *to, const uint8_t *from, size_t length) {
    memcpy(to, from, length);
}
#endif

#endif
