/* Memory for contexts of sha2.h that are pointers.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_SHA2_MEMORY_H
#define INSTAR_SHA2_MEMORY_H

#include <stdint.h>

/* Room for the longest context, zero where none is left. */
uint8_t *instar_sha2_take(void);
void instar_sha2_give_back(const uint8_t *bytes);

#endif
