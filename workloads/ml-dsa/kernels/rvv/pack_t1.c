/* Packs t1: 10 bits each.
   Source: FIPS 204 §7.1, Algorithm 16. SPDX-License-Identifier: Apache-2.0 */

#include "bit_pack_many.h"

void mldsa_pack_t1(uint8_t *bytes, const int32_t t1[256]) {
    mldsa_pack_many(bytes, t1, MLDSA_T1_BITS, 0, 1);
}
