/* That of design risqv. SPDX-License-Identifier: Apache-2.0 */

#include "../../risqv/kernels/keccak_blocks.h"
