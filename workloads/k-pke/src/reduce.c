/* Coefficients modulo q, centred.
   Source: FIPS 203 §2.3 (mod±). SPDX-License-Identifier: Apache-2.0 */

#include "multiply.h"
#include "poly.h"

void kpke_reduce(int16_t a[256]) {
    for (unsigned i = 0; i < KPKE_N; i++) {
        a[i] = (int16_t)kpke_multiply(a[i], KPKE_FRACTION(1));
    }
}
