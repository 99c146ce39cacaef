/* Whether two byte strings differ, without telling where.
   Source: HQC specification (2025-08-22), HQC-KEM.Decaps. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"

uint32_t hqc_verify(const uint8_t *a, const uint8_t *b, size_t length) {
    uint32_t different = 0;
    for (; length >= 8; length -= 8, a += 8, b += 8) {
        for (int i = 0; i < 8; i++) {
            different |= (uint32_t)(a[i] ^ b[i]);
        }
    }
    for (; length > 0; length--) {
        different |= (uint32_t)(*a++ ^ *b++);
    }
    return -different >> 31;
}
