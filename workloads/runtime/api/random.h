/* Where a scheme's randomness comes from: bytes that the caller of an operation hands over.
   Source: own design. SPDX-License-Identifier: Apache-2.0

   So runs can be repeated and compared, secrets can be followed from where they come into the program, and drawing
   bytes costs no more than reading them from hardware would. */

#ifndef INSTAR_API_RANDOM_H
#define INSTAR_API_RANDOM_H

#include <stddef.h>
#include <stdint.h>

/* What an operation answers. */
enum { INSTAR_API_OK = 0, INSTAR_API_REFUSED = 1, INSTAR_API_OUT_OF_RANDOMNESS = 2 };

/* From now on randombytes gives these bytes, one after the other. */
void instar_api_begin(const uint8_t *random, size_t length);

/* The answer of an operation whose function returned `returned`. */
int instar_api_end(int returned);

#endif
