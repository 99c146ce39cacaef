/* The sum of three bits in shares.
   Source: the carry as a majority, a ^ ((a ^ b) & (a ^ c)), with one AND. SPDX-License-Identifier: Apache-2.0 */

#include "masked.h"

void masked_full_add(uint32_t carry[2], uint32_t a[2], const uint32_t b[2], const uint32_t c[2], uint32_t r) {
    const uint32_t left[2] = {a[0] ^ b[0], a[1] ^ b[1]}, right[2] = {a[0] ^ c[0], a[1] ^ c[1]};
    const uint32_t sum[2] = {left[0] ^ c[0], left[1] ^ c[1]};
    uint32_t both[2];
    masked_and(both, left, right, r);
    carry[0] = both[0] ^ a[0];
    carry[1] = both[1] ^ a[1];
    a[0] = sum[0];
    a[1] = sum[1];
}
