/* Masks that compilers do not turn back into branches.
   Source: none; ours. SPDX-License-Identifier: Apache-2.0 */

#ifndef HQC_MASK_H
#define HQC_MASK_H

#include <stdint.h>

/* All ones for 1, 0 for 0. */
static inline uint32_t hqc_mask(uint32_t bit) {
    uint32_t mask = -bit;
    __asm__("" : "+r"(mask));
    return mask;
}

/* All ones where the highest bit is set, else 0. */
static inline uint32_t hqc_sign(uint32_t a) {
    uint32_t mask = (uint32_t)((int32_t)a >> 31);
    __asm__("" : "+r"(mask));
    return mask;
}

#endif
