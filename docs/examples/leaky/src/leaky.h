/* Three functions of two minds.
   Source: the usual ways to lose a key; SPDX-License-Identifier: Apache-2.0 */

#ifndef LEAKY_H
#define LEAKY_H

#include <stdint.h>

/* Inverses in GF(16), the polynomials modulo x^4 + x + 1; 0 for 0. */
static const uint8_t inverses[16] = {0, 1, 9, 14, 13, 11, 7, 6, 15, 2, 12, 5, 10, 4, 3, 8};

#endif
