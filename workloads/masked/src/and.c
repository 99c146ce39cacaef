/* The AND of two words in shares.
   Source: Ishai, Sahai and Wagner (CRYPTO 2003). SPDX-License-Identifier: Apache-2.0 */

#include "masked.h"

void masked_and(uint32_t c[2], const uint32_t a[2], const uint32_t b[2], uint32_t r) {
    const uint32_t first = masked_keep(r ^ masked_keep(a[0] & b[1]));
    const uint32_t second = masked_keep(first ^ masked_keep(a[1] & b[0]));
    const uint32_t own = masked_keep(a[0] & b[0]);
    const uint32_t other = second ^ masked_keep(a[1] & b[1]);
    c[0] = own ^ r;
    c[1] = other;
}
