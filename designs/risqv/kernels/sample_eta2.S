# void kpke_sample_eta2(int16_t a[256], const uint8_t seed[32], uint8_t nonce): 2 and 2 bits.
# SPDX-License-Identifier: Apache-2.0

#include "sample.h"

    .text
    .globl  kpke_sample_eta2
    .p2align 2
    .type   kpke_sample_eta2, @function
kpke_sample_eta2:
    sample_2
    .size   kpke_sample_eta2, . - kpke_sample_eta2
