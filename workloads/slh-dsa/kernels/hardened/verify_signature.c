/* Verification of signatures, made twice.
   Source: FIPS 205 §10.3, Algorithm 24; own design. SPDX-License-Identifier: Apache-2.0

   A signature is accepted where both verifications accept it. The other entries of the interface are the portable ones. */

#include "twice.h"

#define slhdsa_verify slhdsa_verify_once
#include "interface.c"
#undef slhdsa_verify

TWICE(slhdsa_verify, slhdsa_verify_once);
