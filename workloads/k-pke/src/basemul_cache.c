/* What every product with one polynomial in the NTT domain needs of it.
   Source: FIPS 203 §4.3.1, Algorithms 11 and 12: the product b1·gamma. SPDX-License-Identifier: Apache-2.0 */

#include "multiply.h"
#include "poly.h"

/* gamma_i is 17^(2·BitRev7(i) + 1): zetas[64 + i/2] for even i, and minus it for odd i. */
void kpke_basemul_cache(int16_t cache[128], const int16_t b[256]) {
    for (unsigned i = 0; i < KPKE_N / 4; i++) {
        cache[2 * i] = (int16_t)kpke_multiply(b[4 * i + 1], kpke_zetas[64 + i]);
        cache[2 * i + 1] = (int16_t)-kpke_multiply(b[4 * i + 3], kpke_zetas[64 + i]);
    }
}
