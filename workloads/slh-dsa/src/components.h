/* Components driven from outside: see components.c.
   Source: FIPS 205, Algorithms 6, 7, 9 and 15. SPDX-License-Identifier: Apache-2.0 */

#ifndef SLHDSA_COMPONENTS_H
#define SLHDSA_COMPONENTS_H

#include <stdint.h>

#include "params.h"

/* Algorithm 6: a WOTS+ public key. */
void slhdsa_component_wots_pk(uint8_t pk[SLHDSA_N], const uint8_t sk_seed[SLHDSA_N], const uint8_t pk_seed[SLHDSA_N],
                              uint32_t layer, uint64_t tree, uint32_t keypair);

/* Algorithm 7. */
void slhdsa_component_wots_sign(uint8_t sig[SLHDSA_WOTS_BYTES], const uint8_t message[SLHDSA_N],
                                const uint8_t sk_seed[SLHDSA_N], const uint8_t pk_seed[SLHDSA_N], uint32_t layer,
                                uint64_t tree, uint32_t keypair);

/* Algorithm 9: a node of an XMSS tree. */
void slhdsa_component_xmss_node(uint8_t bytes[SLHDSA_N], const uint8_t sk_seed[SLHDSA_N],
                                const uint8_t pk_seed[SLHDSA_N], uint32_t layer, uint64_t tree, uint32_t index,
                                uint32_t height);

/* Algorithm 15: a node of a FORS tree; indices count through all k trees. */
void slhdsa_component_fors_node(uint8_t bytes[SLHDSA_N], const uint8_t sk_seed[SLHDSA_N],
                                const uint8_t pk_seed[SLHDSA_N], uint64_t tree, uint32_t keypair, uint32_t index,
                                uint32_t height);

#endif
