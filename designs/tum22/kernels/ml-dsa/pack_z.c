/* Packs z in the unit.
   Source: FIPS 204 §7.1, Algorithm 17. SPDX-License-Identifier: Apache-2.0 */

#include "encode.h"
#include "mldsa_unit.h"

void mldsa_pack_z(uint8_t *bytes, const int32_t z[256]) {
    pack_from_top(bytes, enter(z), MLDSA_GAMMA1_BITS + 1, MLDSA_GAMMA1);
}
