/* Memory for contexts of aes.h that are pointers.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_AES_MEMORY_H
#define INSTAR_AES_MEMORY_H

#include <stdint.h>

/* Room for the longest context, zero where none is left. */
uint64_t *instar_aes_take(void);
void instar_aes_give_back(const uint64_t *words);

#endif
