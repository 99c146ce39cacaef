/* A row vector times a matrix modulo 509: two columns and one row by an instruction. SPDX-License-Identifier: Apache-2.0 */

#ifndef CIRCE_MATRIX509_H
#define CIRCE_MATRIX509_H

#include "words.h"
#include "xours509.h"

#define multiply_low pq_mac509l
#define multiply_high pq_mac509h
#include "matrix.h"

/* Sums are reduced as they are formed. */
#define canonical(sums) (sums)

#endif
