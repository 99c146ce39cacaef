/* The sum of two shares, bit by bit: from additive shares modulo a power of two to Boolean ones.
   Source: Coron, Großschädl and Vadnala (CHES 2014), the carry from bit to bit. SPDX-License-Identifier: Apache-2.0 */

#include "masked.h"

void masked_add(uint32_t (*bits)[2], const uint32_t x[32], const uint32_t y[32], unsigned d,
                const uint32_t *fresh) {
    /* The first carry is x & y, of a share each: y ^ r is uniform before it meets x. */
    const uint32_t r = *fresh++;
    uint32_t carry[2] = {r, masked_keep(x[0] & masked_keep(y[0] ^ r)) ^ masked_keep(~x[0] & r)};
    for (unsigned i = 1; i < d + 13; i++) {
        if (i >= 13) {
            bits[i - 13][0] = x[i] ^ carry[0];
            bits[i - 13][1] = y[i] ^ carry[1];
        }
        if (i + 1 < d + 13) {
            /* The majority of x, y and the carry: x ^ ((x ^ y) & (x ^ carry)), in which x ^ y is shared as it is. */
            const uint32_t sum[2] = {x[i], y[i]}, other[2] = {x[i] ^ carry[0], carry[1]};
            masked_and(carry, sum, other, *fresh++);
            carry[0] = masked_keep(carry[0]) ^ x[i];
        }
    }
}
