/* c + g^e·a of two elements at a time: four exponents in a word, two elements in each other one. SPDX-License-Identifier: Apache-2.0 */

#ifndef CIRCE_RESTRICTED_H
#define CIRCE_RESTRICTED_H

#include "field.h"
#include "words.h"

#if CROSS_G
#include "xours509.h"
#define restricted_low pq_pmac509l
#define restricted_high pq_pmac509h
#else
#include "xours127.h"
#define restricted_low pq_radd127l
#define restricted_high pq_radd127h
#endif

#endif
