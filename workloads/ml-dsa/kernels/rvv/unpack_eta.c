/* Unpacks a polynomial of s1 or s2: eta minus 3 or 4 bits.
   Source: FIPS 204 §7.1, Algorithm 19. SPDX-License-Identifier: Apache-2.0 */

#include "bit_pack_many.h"

int mldsa_unpack_eta(int32_t s[256], const uint8_t *bytes) {
    return mldsa_unpack_many(s, bytes, MLDSA_ETA_BITS, MLDSA_ETA, -1, 2 * MLDSA_ETA);
}
