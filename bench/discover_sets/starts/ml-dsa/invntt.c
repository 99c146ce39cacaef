/* The layers of designs/cva6-ntt in plain C. SPDX-License-Identifier: Apache-2.0 */

#include "../../../../designs/cva6-ntt/kernels/merged-c/invntt.c"
