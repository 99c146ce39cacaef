/* Many bytes are absorbed and squeezed with the state in the unit (keccak_f1600.S); as in design risqv.
   SPDX-License-Identifier: Apache-2.0 */

#include "../../risqv/kernels/keccak_blocks.h"
