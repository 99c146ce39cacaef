/* The inverse transform, by the unit on the bus. Source: FIPS 203 §4.3, Algorithm 10. SPDX-License-Identifier: Apache-2.0 */

#include "transform_unit.h"

void kpke_invntt(int16_t a[256]) {
    transform(a, TRANSFORM_CTRL_INVERSE_MASK);
}
