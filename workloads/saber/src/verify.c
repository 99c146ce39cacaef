/* Whether two byte strings differ, without telling where.
   Source: Saber round 3 specification, Verify. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"

uint32_t saber_verify(const uint8_t *a, const uint8_t *b, size_t length) {
    uint32_t different = 0;
    for (size_t i = 0; i < length; i++) {
        different |= (uint32_t)(a[i] ^ b[i]);
    }
    return -different >> 31;
}
