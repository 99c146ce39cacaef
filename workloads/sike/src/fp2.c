/* GF(p^2): sums, inverses, and elements as bytes.
   Source: SIKE specification, round 3 (2020-10-01), §1.2.6 and appendix B. SPDX-License-Identifier: Apache-2.0 */

#include "constants.h"
#include "word.h"

void sike_fp2_copy(fp2 out, const fp2 a) {
    for (uint32_t i = 0; i < 2 * SIKE_WORDS; i++) {
        out[i] = a[i];
    }
}

void sike_fp2_one(fp2 out) {
    for (uint32_t i = 0; i < SIKE_WORDS; i++) {
        out[i] = sike_one[i];
        out[SIKE_WORDS + i] = 0;
    }
}

void sike_fp2_add(fp2 out, const fp2 a, const fp2 b) {
    sike_fp_add(out, a, b);
    sike_fp_add(out + SIKE_WORDS, a + SIKE_WORDS, b + SIKE_WORDS);
}

void sike_fp2_sub(fp2 out, const fp2 a, const fp2 b) {
    sike_fp_sub(out, a, b);
    sike_fp_sub(out + SIKE_WORDS, a + SIKE_WORDS, b + SIKE_WORDS);
}

/* No carry leaves the real part, so that both are one number. */
void sike_fp2_sum(fp2 out, const fp2 a, const fp2 b) {
    words_add((word *)out, (const word *)a, (const word *)b, 2 * FP_WORDS);
}

void sike_fp2_difference(fp2 out, const fp2 a, const fp2 b) {
    fp2 above;
    words_add((word *)above, (const word *)a, (const word *)sike_4p, FP_WORDS);
    words_add((word *)(above + SIKE_WORDS), (const word *)(a + SIKE_WORDS), (const word *)sike_4p, FP_WORDS);
    words_sub((word *)out, (const word *)above, (const word *)b, 2 * FP_WORDS);
}

/* (a - b·i) / (a^2 + b^2). */
void sike_fp2_invert(fp2 a) {
    fp norm, square, zero;
    uint64_t *im = a + SIKE_WORDS;
    sike_fp_mul(norm, a, a);
    sike_fp_mul(square, im, im);
    sike_fp_add(norm, norm, square);
    sike_fp_invert(norm, norm);
    for (uint32_t i = 0; i < SIKE_WORDS; i++) {
        zero[i] = 0;
    }
    sike_fp_mul(a, a, norm);
    sike_fp_sub(im, zero, im);
    sike_fp_mul(im, im, norm);
}

static void decode(fp out, const uint8_t *bytes) {
    for (uint32_t i = 0; i < SIKE_WORDS; i++) {
        out[i] = 0;
    }
    for (uint32_t i = 0; i < SIKE_FP_BYTES; i++) {
        out[i / 8] |= (uint64_t)bytes[i] << (i % 8 * 8);
    }
    sike_fp_mul(out, out, sike_r2);
}

static void encode(uint8_t *bytes, const fp a) {
    fp2 plain = {0};
    fp out;
    for (uint32_t i = 0; i < SIKE_WORDS; i++) {
        plain[i] = a[i];
    }
    sike_redc(out, plain);
    sike_fp_reduce(out);
    for (uint32_t i = 0; i < SIKE_FP_BYTES; i++) {
        bytes[i] = (uint8_t)(out[i / 8] >> (i % 8 * 8));
    }
}

void sike_fp2_decode(fp2 out, const uint8_t bytes[2 * SIKE_FP_BYTES]) {
    decode(out, bytes);
    decode(out + SIKE_WORDS, bytes + SIKE_FP_BYTES);
}

void sike_fp2_encode(uint8_t bytes[2 * SIKE_FP_BYTES], const fp2 a) {
    encode(bytes, a);
    encode(bytes + SIKE_FP_BYTES, a + SIKE_WORDS);
}
