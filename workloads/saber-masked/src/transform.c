/* The transform modulo r and its inverse as workload saber has them, for coefficients of any size below r; kernels that
   other designs give to those need not take such. SPDX-License-Identifier: Apache-2.0 */

#include "saber_masked.h"

#define saber_ntt saber_masked_ntt
#include "ntt.c"
#undef saber_ntt

#define saber_invntt saber_masked_invntt
#define two_layers two_inverse_layers
#include "invntt.c"
