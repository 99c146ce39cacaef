/* Replaces bytes or not, without telling which.
   Source: HQC specification (2025-08-22), the choice in HQC-KEM.Decaps. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"
#include "mask.h"

void hqc_cmov(uint8_t *r, const uint8_t *x, size_t length, uint32_t condition) {
    const uint8_t mask = (uint8_t)hqc_mask(condition);
    for (size_t i = 0; i < length; i++) {
        r[i] ^= mask & (r[i] ^ x[i]);
    }
}
