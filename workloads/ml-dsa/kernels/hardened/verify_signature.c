/* Verification of signatures, made twice.
   Source: FIPS 204 §5.3, Algorithm 3; own design. SPDX-License-Identifier: Apache-2.0

   A signature is accepted where both verifications accept it. The other entries of the interface are the portable ones. */

#include "twice.h"

#define mldsa_verify mldsa_verify_once
#include "interface.c"
#undef mldsa_verify

TWICE(mldsa_verify, mldsa_verify_once);
