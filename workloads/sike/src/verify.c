/* Whether two byte strings differ, without telling where.
   Source: SIKE specification, round 3 (2020-10-01), §1.4, Decaps. SPDX-License-Identifier: Apache-2.0 */

#include "kem.h"

uint32_t sike_verify(const uint8_t *a, const uint8_t *b, size_t length) {
    uint32_t different = 0;
    for (size_t i = 0; i < length; i++) {
        different |= (uint32_t)(a[i] ^ b[i]);
    }
    return -different >> 31;
}
