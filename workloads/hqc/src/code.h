/* The error-correcting code: Reed-Solomon over GF(256) outside, Reed-Muller RM(1, 7) in copies inside.
   Source: HQC specification (2025-08-22), Code.Encode and Code.Decode. SPDX-License-Identifier: Apache-2.0

   No branch and no address depends on what is encoded or decoded. */

#ifndef HQC_CODE_H
#define HQC_CODE_H

#include <stddef.h>
#include <stdint.h>

#include "params.h"

/* Places of a word of GF(256) symbols whose errors can be mended, and the syndromes that tell them. */
#define HQC_SYNDROMES (2 * HQC_DELTA)
#define HQC_LOCATOR (HQC_DELTA + 1)

void hqc_code_encode(uint32_t v[HQC_V_WORDS], const uint8_t m[HQC_K]);
void hqc_code_decode(uint8_t m[HQC_K], const uint32_t v[HQC_V_WORDS]);

/* Parity first, the message last. */
void hqc_rs_encode(uint8_t word[HQC_N1], const uint8_t m[HQC_K]);
/* Up to delta symbols are mended; a word further away from the code gives anything. */
void hqc_rs_decode(uint8_t m[HQC_K], const uint8_t word[HQC_N1]);

/* S_i, the word as a polynomial at alpha^i, i from 1. */
void hqc_syndromes(uint8_t s[HQC_SYNDROMES], const uint8_t word[HQC_N1]);
/* The polynomial whose roots are alpha^-j for the places j of errors, up to a factor; the constant first. */
void hqc_locator(uint8_t sigma[HQC_LOCATOR], const uint8_t s[HQC_SYNDROMES]);
/* x·sigma'(x) at alpha^-j for every place j where sigma is 0, and 0 elsewhere: sigma has no double roots. */
void hqc_roots(uint8_t slope[HQC_N1], const uint8_t sigma[HQC_LOCATOR]);
/* What is to be added to every symbol: 0 where the slope is. */
void hqc_error_values(uint8_t errors[HQC_N1], const uint8_t sigma[HQC_LOCATOR], const uint8_t s[HQC_SYNDROMES],
                      const uint8_t slope[HQC_N1]);

/* A symbol as a word of Reed-Muller, in copies, and the symbol of the nearest such word. */
void hqc_rm_encode(uint32_t word[HQC_RM_WORDS], uint32_t symbol);
uint32_t hqc_rm_decode(const uint32_t word[HQC_RM_WORDS]);
/* For each of the 128 bits the number of copies in which it is set. */
void hqc_rm_sums(int16_t a[128], const uint32_t word[HQC_RM_WORDS]);
/* a[k] becomes the sum of (-1)^(bits of k & x)·a[x]. */
void hqc_hadamard(int16_t a[128]);
/* The place of the first peak of a transform, and 128 where it is above 0. a[0] is too large by half of all bits. */
uint32_t hqc_find_peak(const int16_t a[128]);

#endif
