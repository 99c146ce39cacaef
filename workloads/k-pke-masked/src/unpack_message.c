/* A message in Boolean shares as a polynomial in additive ones.
   Source: FIPS 203 §4.2.1, Decompress_1; bits.h, of one bit: 2·(q + 1)/2 is 1. SPDX-License-Identifier: Apache-2.0 */

#include "bits.h"
#include "masked_poly.h"

void kpke_masked_unpack_message(int16_t a[2][256], const uint32_t m[2][8], const uint32_t fresh[512]) {
    for (unsigned i = 0; i < 256; i++, fresh += 2) {
        const uint32_t x = m[0][i / 32] >> i % 32 & 1, y = m[1][i / 32] >> i % 32 & 1;
        const int32_t first = (int32_t)masked_residue(fresh[0]), p = (int32_t)masked_residue(fresh[1]);
        const int32_t r[2] = {first, masked_not_negative(first + 1 - KPKE_Q)}, half = kpke_opaque((KPKE_Q + 1) / 2);
        const int32_t product = masked_add_product(p, x, y, r, 0);
        const int32_t other = -p - (first & (int32_t)masked_all(y));
        a[0][i] = (int16_t)kpke_multiply((half & (int32_t)masked_all(x)) - product, KPKE_FRACTION(1));
        a[1][i] = (int16_t)kpke_multiply((half & (int32_t)masked_all(y)) - other, KPKE_FRACTION(1));
    }
}
