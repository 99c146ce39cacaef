/* Packs a polynomial of s1 or s2: eta - s in 3 or 4 bits.
   Source: FIPS 204 §7.1, Algorithm 17. SPDX-License-Identifier: Apache-2.0 */

#include "bit_pack_many.h"

void mldsa_pack_eta(uint8_t *bytes, const int32_t s[256]) {
    mldsa_pack_many(bytes, s, MLDSA_ETA_BITS, MLDSA_ETA, -1);
}
