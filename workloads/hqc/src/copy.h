/* Copies of byte strings, sixteen bytes at a time.
   Source: none; ours. SPDX-License-Identifier: Apache-2.0 */

#ifndef HQC_COPY_H
#define HQC_COPY_H

#include <stddef.h>
#include <stdint.h>

static inline void hqc_copy(uint8_t *restrict to, const uint8_t *restrict from, size_t length) {
    for (; length >= 16; length -= 16, to += 16, from += 16) {
        __builtin_memcpy(to, from, 16);
    }
    for (size_t i = 0; i < length; i++) {
        to[i] = from[i];
    }
}

#endif
