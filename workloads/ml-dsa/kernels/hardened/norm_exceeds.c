/* The comparison of a polynomial's norm with a bound, made twice.
   Source: FIPS 204 §2.3, Algorithm 7 lines 23 and 28; own design. SPDX-License-Identifier: Apache-2.0

   A candidate for a signature passes where both comparisons let it pass. No register of the caller's is saved, as one that
   is not saved, or not restored, spoils the signature; what is kept lies in memory. `instar fault` tries all of it. */

#include "twice.h"

#define mldsa_norm_exceeds mldsa_norm_exceeds_once
#include "../../src/norm_exceeds.c"
#undef mldsa_norm_exceeds

__asm__(".text\n.balign 4\n.globl mldsa_norm_exceeds\n.type mldsa_norm_exceeds, @function\nmldsa_norm_exceeds:\n"
        "addi sp, sp, -" TWICE_BYTES "\n"
        TWICE_STORE "ra, " TWICE_AT(0) TWICE_STORE "a0, " TWICE_AT(1) TWICE_STORE "a1, " TWICE_AT(2)
        "call mldsa_norm_exceeds_once\n"
        TWICE_STORE "a0, " TWICE_AT(3) TWICE_LOAD "a0, " TWICE_AT(1) TWICE_LOAD "a1, " TWICE_AT(2)
        "call mldsa_norm_exceeds_once\n"
        "bnez a0, 1f\n"
        TWICE_LOAD "a0, " TWICE_AT(3)
        "1:\n" TWICE_LOAD "ra, " TWICE_AT(0)
        "addi sp, sp, " TWICE_BYTES "\n"
        "ret\n.size mldsa_norm_exceeds, . - mldsa_norm_exceeds\n");
