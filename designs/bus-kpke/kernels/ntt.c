/* The transform, by the unit on the bus. Source: FIPS 203 §4.3, Algorithm 9. SPDX-License-Identifier: Apache-2.0 */

#include "transform_unit.h"

void kpke_ntt(int16_t a[256]) {
    transform(a, TRANSFORM_CTRL_FORWARD_MASK);
}
