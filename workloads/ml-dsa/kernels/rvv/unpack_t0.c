/* Unpacks t0: 2^12 minus 13 bits.
   Source: FIPS 204 §7.1, Algorithm 19. SPDX-License-Identifier: Apache-2.0 */

#include "bit_pack_many.h"

void mldsa_unpack_t0(int32_t t0[256], const uint8_t *bytes) {
    (void)mldsa_unpack_many(t0, bytes, MLDSA_T0_BITS, 1 << (MLDSA_D - 1), -1, (1u << MLDSA_T0_BITS) - 1);
}
