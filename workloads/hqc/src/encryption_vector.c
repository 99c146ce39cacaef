/* Positions of a vector of an encryption.
   Source: HQC specification (2025-08-22), SampleFixedWeightVect. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"

void hqc_encryption_vector(uint16_t positions[HQC_OMEGA_R], keccak_sponge *xof) {
    uint8_t random[4 * HQC_OMEGA_R];
    hqc_xof_take(xof, random, sizeof random);
    hqc_spread(positions, random);
}
