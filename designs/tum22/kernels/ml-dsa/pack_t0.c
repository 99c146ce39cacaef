/* Packs t0 in the unit.
   Source: FIPS 204 §7.1, Algorithm 17. SPDX-License-Identifier: Apache-2.0 */

#include "encode.h"
#include "mldsa_unit.h"

void mldsa_pack_t0(uint8_t *bytes, const int32_t t0[256]) {
    pack_from_top(bytes, enter(t0), MLDSA_T0_BITS, 1 << (MLDSA_D - 1));
}
