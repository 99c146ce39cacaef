/* A polynomial to the transform unit and back, two coefficients a word.
   Source: own design. SPDX-License-Identifier: Apache-2.0

   A word lies in the memory of the parity of its number's ones. An access before the end of the command waits. */

#ifndef BUS_KPKE_TRANSFORM_UNIT_H
#define BUS_KPKE_TRANSFORM_UNIT_H

#include <stdint.h>

#include "transform.h"

typedef uint32_t __attribute__((may_alias)) two_coefficients;

static inline volatile uint32_t *place(unsigned word) {
    return (__builtin_parity(word) ? TRANSFORM->ODD : TRANSFORM->EVEN) + word / 2;
}

static inline void transform(int16_t a[256], uint32_t command) {
    two_coefficients *words = (two_coefficients *)a;
#pragma GCC unroll 128
    for (unsigned i = 0; i < 128; i++) {
        *place(i) = words[i];
    }
    TRANSFORM->CTRL = command;
#pragma GCC unroll 128
    for (unsigned i = 0; i < 128; i++) {
        words[i] = *place(i);
    }
}

#endif
