/* Whether two byte strings differ, looked at twice.
   Source: HQC specification (2025-08-22), HQC-KEM.Decaps; own design. SPDX-License-Identifier: Apache-2.0

   A difference that either pass finds is told. So one skipped instruction, which spoils one pass at most, does not make
   different strings equal. Constant time as the portable form is. */

#include "internal.h"

__attribute__((noinline)) static uint32_t pass(const uint8_t *a, const uint8_t *b, size_t length) {
    uint32_t different = 0;
    for (; length > 0; length--) {
        different |= (uint32_t)(*a++ ^ *b++);
    }
    return -different >> 31;
}

uint32_t hqc_verify(const uint8_t *a, const uint8_t *b, size_t length) {
    uint32_t different = pass(a, b, length);
    __asm__ volatile("" : "+r"(different)::"memory");
    different |= pass(a, b, length);
    return different;
}
