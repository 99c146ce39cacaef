/* A byte string in place of another, or not, without telling which.
   Source: SIKE specification, round 3 (2020-10-01), §1.4, Decaps. SPDX-License-Identifier: Apache-2.0 */

#include "kem.h"

void sike_cmov(uint8_t *r, const uint8_t *x, size_t length, uint32_t condition) {
    uint32_t mask = -condition;
    __asm__("" : "+r"(mask));
    for (size_t i = 0; i < length; i++) {
        r[i] ^= (uint8_t)(mask & (uint32_t)(r[i] ^ x[i]));
    }
}
