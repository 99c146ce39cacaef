/* AES-192 of the workload aes, by names of its own.
   Source: FIPS 197. SPDX-License-Identifier: Apache-2.0 */

#define AES_SET 192
#define aes_key_expansion instar_aes192_key_expansion
#define aes_encrypt_blocks instar_aes192_encrypt_blocks

#include "../../aes/src/encrypt_blocks.c"
#include "../../aes/src/key_expansion.c"
