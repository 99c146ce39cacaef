/* What decapsulation compares and chooses with.
   Source: SIKE specification, round 3 (2020-10-01), §1.4, Decaps. SPDX-License-Identifier: Apache-2.0 */

#ifndef SIKE_KEM_H
#define SIKE_KEM_H

#include "sike.h"

/* 1 if the strings differ, else 0. */
uint32_t sike_verify(const uint8_t *a, const uint8_t *b, size_t length);
/* r = x if the condition is 1, r as it was if it is 0. */
void sike_cmov(uint8_t *r, const uint8_t *x, size_t length, uint32_t condition);

#endif
