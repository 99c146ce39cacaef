/* Whether two byte strings differ, without telling where.
   Source: Saber round 3 specification, Verify. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"

uint32_t saber_verify(const uint8_t *a, const uint8_t *b, size_t length) {
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
