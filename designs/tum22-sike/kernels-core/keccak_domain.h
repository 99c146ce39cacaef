/* How its lanes stand in the state.
   SPDX-License-Identifier: Apache-2.0 */

#include "../../../workloads/sha3/kernels/cv32e40p/keccak_domain.h"
