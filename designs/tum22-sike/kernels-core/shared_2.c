/* As beside the chip's core.
   SPDX-License-Identifier: Apache-2.0 */

#include "../kernels/shared_2.c"
