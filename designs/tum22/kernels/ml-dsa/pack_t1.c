/* Packs t1 in the unit.
   Source: FIPS 204 §7.1, Algorithm 16. SPDX-License-Identifier: Apache-2.0 */

#include "encode.h"
#include "mldsa_unit.h"

void mldsa_pack_t1(uint8_t *bytes, const int32_t t1[256]) {
    pack(bytes, enter(t1), MLDSA_T1_BITS);
}
