/* Unpacks t0 in the unit.
   Source: FIPS 204 §7.1, Algorithm 19. SPDX-License-Identifier: Apache-2.0 */

#include "encode.h"
#include "mldsa_unit.h"

void mldsa_unpack_t0(int32_t t0[256], const uint8_t *bytes) {
    take_from_top(place(t0), bytes, MLDSA_T0_BITS, 1 << (MLDSA_D - 1));
    leave(t0);
}
