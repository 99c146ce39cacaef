/* Vectors over F_p and over the exponents Z_z, and the hot functions on them, each of which a kernel may replace.
   Source: CROSS 2.2, the sections on arithmetic and packing. SPDX-License-Identifier: Apache-2.0

   An element of the restricted group E is the power of a generator, and stands here as its exponent: of 2 modulo 127 in
   R-SDP, of 16 modulo 509 in R-SDP(G). Elements are canonical unless said otherwise: below p, exponents below z. What a
   signature or public key may hold in their place is any number of so many bits. */

#ifndef CROSS_FIELD_H
#define CROSS_FIELD_H

#include <stdint.h>

#include "params.h"

typedef uint16_t cross_fp;
typedef uint8_t cross_fz;

/* V, the part of the parity-check matrix H = [V | I] that is not the identity, transposed: k rows. W likewise, of the
   generator matrix [W | I] of the subgroup: m rows. What stands behind the elements of a row is zero. */
typedef cross_fp cross_v[CROSS_K * CROSS_V_ROW] __attribute__((aligned(8)));
#if CROSS_G
typedef uint16_t cross_w[CROSS_M * CROSS_W_ROW] __attribute__((aligned(8)));
#endif

/* s = u·H^T: the last n - k elements of u, and the first k times V. */
void cross_fp_vec_by_matrix(cross_fp s[CROSS_S], const cross_fp u[CROSS_N], const cross_fp v[CROSS_K * CROSS_V_ROW]);

/* e = word·[W | I] modulo z: exponents of an element of G; those of `word` are at most z. In R-SDP W has no columns,
   and e is the word. */
void cross_fz_vec_by_matrix(cross_fz e[CROSS_N], const cross_fz word[CROSS_WORD], const uint16_t *w);

/* c = a - b modulo z, n or m elements. c may be a or b. */
void cross_fz_subtract(cross_fz *c, const cross_fz *a, const cross_fz *b, uint32_t count);

/* u_i = g^(v_i)·a_i; a need not be canonical. u may be a. */
void cross_restricted_by_fp(cross_fp u[CROSS_N], const cross_fz v[CROSS_N], const cross_fp a[CROSS_N]);

/* y_i = u_i + challenge·g^(e_i). y may be u. */
void cross_restricted_scaled_add(cross_fp y[CROSS_N], const cross_fz e[CROSS_N], cross_fp challenge,
                                 const cross_fp u[CROSS_N]);

/* t = a - challenge·s; s need not be canonical. t may be a. */
void cross_fp_scaled_subtract(cross_fp t[CROSS_S], const cross_fp a[CROSS_S], cross_fp challenge,
                              const cross_fp s[CROSS_S]);

/* Elements one behind the other, from the lowest bit of the first byte; what is left of the last byte is zero.
   Unpacking returns whether it is: 1 or 0. It leaves elements as they stand, canonical or not. */
void cross_pack_fp(uint8_t bytes[CROSS_FP_BYTES], const cross_fp a[CROSS_N]);
uint32_t cross_unpack_fp(cross_fp a[CROSS_N], const uint8_t bytes[CROSS_FP_BYTES]);
void cross_pack_syndrome(uint8_t bytes[CROSS_S_BYTES], const cross_fp s[CROSS_S]);
uint32_t cross_unpack_syndrome(cross_fp s[CROSS_S], const uint8_t bytes[CROSS_S_BYTES]);
void cross_pack_fz(uint8_t bytes[CROSS_WORD_BYTES], const cross_fz word[CROSS_WORD]);
uint32_t cross_unpack_fz(cross_fz word[CROSS_WORD], const uint8_t bytes[CROSS_WORD_BYTES]);

#endif
