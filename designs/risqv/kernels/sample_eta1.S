# void kpke_sample_eta1(int16_t a[256], const uint8_t seed[32], uint8_t nonce): 3 and 3 bits for K-PKE-512, else 2 and 2.
# SPDX-License-Identifier: Apache-2.0

#include "sample.h"

    .text
    .globl  kpke_sample_eta1
    .p2align 2
    .type   kpke_sample_eta1, @function
kpke_sample_eta1:
#if MLKEM_SET == 512
    sample_3
#else
    sample_2
#endif
    .size   kpke_sample_eta1, . - kpke_sample_eta1
