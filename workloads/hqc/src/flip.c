/* Adds a vector of few ones to another one.
   Source: HQC specification (2025-08-22), HQC-PKE. SPDX-License-Identifier: Apache-2.0

   Positions are addresses here (workload.toml). */

#include "internal.h"

void hqc_flip(uint32_t a[HQC_WORDS], const uint16_t *positions, size_t weight) {
    for (size_t i = 0; i < weight; i++) {
        a[positions[i] / 32] ^= 1u << positions[i] % 32;
    }
}
