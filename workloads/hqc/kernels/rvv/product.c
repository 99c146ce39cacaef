/* The product of HQC on vectors. With carry-less products (Zvbc) it is that of two dense vectors, and no address depends on
   a position; without, it is a sum of windows, as in portable C.
   Source: HQC specification (2025-08-22), the ring; own design. SPDX-License-Identifier: Apache-2.0

   vl and all branches are constants; the instructions on secrets are in the list of Zvkt. */

#include "internal.h"

#if defined(__riscv_zvbc)
#include "dense.h"
#else
#include "windows.h"
#endif
