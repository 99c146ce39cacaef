/* Packs t0: 2^12 - t0 in 13 bits.
   Source: FIPS 204 §7.1, Algorithm 17. SPDX-License-Identifier: Apache-2.0 */

#include "bit_pack_many.h"

void mldsa_pack_t0(uint8_t *bytes, const int32_t t0[256]) {
    mldsa_pack_many(bytes, t0, MLDSA_T0_BITS, 1 << (MLDSA_D - 1), -1);
}
