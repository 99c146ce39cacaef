/* That of a core with Keccak on its registers, with its streams in C. SPDX-License-Identifier: Apache-2.0 */

#include "streams.h"

#include "../kernels/pke_encrypt.c"
