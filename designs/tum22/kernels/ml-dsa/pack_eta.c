/* Packs a polynomial of s1 or s2 in the unit.
   Source: FIPS 204 §7.1, Algorithm 17. SPDX-License-Identifier: Apache-2.0 */

#include "encode.h"
#include "mldsa_unit.h"

void mldsa_pack_eta(uint8_t *bytes, const int32_t s[256]) {
    pack_from_top(bytes, enter(s), MLDSA_ETA_BITS, MLDSA_ETA);
}
