/* Isogenies of degree 4 and 3: the curve beyond, and images of points.
   Source: SIKE specification, round 3 (2020-10-01), appendix A. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"

/* 4S. The curve is 4x^4 - 2z^4 over z^4. */
void sike_isogeny_4(sike_curve *curve, fp2 coefficients[3], const sike_point *kernel) {
    fp2 square;
    sike_fp2_difference(coefficients[1], kernel->x, kernel->z);
    sike_fp2_sum(coefficients[2], kernel->x, kernel->z);
    sike_fp2_sqr(square, kernel->z);
    sike_fp2_add(square, square, square);
    sike_fp2_sqr(curve->other, square);
    sike_fp2_add(coefficients[0], square, square);
    sike_fp2_sqr(square, kernel->x);
    sike_fp2_add(square, square, square);
    sike_fp2_sqr(curve->plus, square);
}

/* 6M + 2S. */
void sike_image_4(sike_point *p, fp2 coefficients[3]) {
    fp2 plus, minus, product;
    sike_fp2_sum(plus, p->x, p->z);
    sike_fp2_difference(minus, p->x, p->z);
    sike_fp2_mul(p->x, plus, coefficients[1]);
    sike_fp2_mul(p->z, minus, coefficients[2]);
    sike_fp2_mul(product, plus, minus);
    sike_fp2_mul(product, product, coefficients[0]);
    sike_fp2_sum(plus, p->x, p->z);
    sike_fp2_difference(minus, p->x, p->z);
    sike_fp2_sqr(plus, plus);
    sike_fp2_sqr(minus, minus);
    sike_fp2_sum(p->x, plus, product);
    sike_fp2_difference(p->z, minus, product);
    sike_fp2_mul(p->x, p->x, plus);
    sike_fp2_mul(p->z, p->z, minus);
}

/* 2M + 3S. */
void sike_isogeny_3(sike_curve *curve, fp2 coefficients[2], const sike_point *kernel) {
    fp2 minus_2, plus_2, square, left, right;
    sike_fp2_difference(coefficients[0], kernel->x, kernel->z);
    sike_fp2_sum(coefficients[1], kernel->x, kernel->z);
    sike_fp2_sqr(minus_2, coefficients[0]);
    sike_fp2_sqr(plus_2, coefficients[1]);
    sike_fp2_sum(square, kernel->x, kernel->x);
    sike_fp2_sqr(square, square);
    sike_fp2_sub(left, square, minus_2);
    sike_fp2_sub(right, square, plus_2);
    sike_fp2_add(square, right, minus_2);
    sike_fp2_add(square, square, square);
    sike_fp2_add(square, square, plus_2);
    sike_fp2_mul(curve->other, left, square);
    sike_fp2_add(square, left, plus_2);
    sike_fp2_add(square, square, square);
    sike_fp2_add(square, square, minus_2);
    sike_fp2_mul(curve->plus, right, square);
}

/* 4M + 2S. */
void sike_image_3(sike_point *p, fp2 coefficients[2]) {
    fp2 plus, minus, left, right;
    sike_fp2_sum(plus, p->x, p->z);
    sike_fp2_difference(minus, p->x, p->z);
    sike_fp2_mul(left, coefficients[0], plus);
    sike_fp2_mul(right, coefficients[1], minus);
    sike_fp2_sum(plus, left, right);
    sike_fp2_difference(minus, right, left);
    sike_fp2_sqr(plus, plus);
    sike_fp2_sqr(minus, minus);
    sike_fp2_mul(p->x, p->x, plus);
    sike_fp2_mul(p->z, p->z, minus);
}
