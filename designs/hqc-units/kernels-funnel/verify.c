/* As in kernels. SPDX-License-Identifier: Apache-2.0 */

#include "../kernels/verify.c"
