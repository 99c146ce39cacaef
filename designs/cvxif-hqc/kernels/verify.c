/* As in hqc-units. SPDX-License-Identifier: Apache-2.0 */

#include "../../hqc-units/kernels/verify.c"
