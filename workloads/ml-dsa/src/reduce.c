/* Brings coefficients near zero modulo q.
   Source: FIPS 204 §2.3 (mod±), with q = 2^23 - 2^13 + 1 making the quotient a shift. SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"

/* With a = t·2^23 + r and -2^22 <= r < 2^22: a - t·q = r + t·(2^13 - 1). |a| <= 2^31 - 2^22 - 1 makes |t| <= 255, and
   t = -255 goes with r > -2^22 only. */
_Static_assert((1 << 22) - 1 + 255 * ((1 << 13) - 1) == 6283008, "the bound of the result");

void mldsa_reduce(int32_t a[256]) {
    for (int i = 0; i < MLDSA_N; i++) {
        const int32_t t = (a[i] + (1 << 22)) >> 23;
        a[i] -= t * MLDSA_Q;
    }
}
