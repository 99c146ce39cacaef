/* As in kernels. SPDX-License-Identifier: Apache-2.0 */

#include "../kernels/keccak_blocks.h"
