/* Random bytes, as PQClean and pqm4 ask for them; 0 if there were enough.
   Source: the interface that both share. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_RANDOMBYTES_H
#define INSTAR_RANDOMBYTES_H

#include <stddef.h>
#include <stdint.h>

int randombytes(uint8_t *output, size_t n);

#endif
