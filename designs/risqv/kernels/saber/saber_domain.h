/* Transformed polynomials of these kernels: 128 words of two coefficients modulo 3329, and 128 modulo 12289, in the order
   of FIPS 203 Algorithm 9. Products bear a factor 2^-18, which the way back takes off.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */
