# The permutation of Keccak as it is scheduled for CV32E40P.
# SPDX-License-Identifier: Apache-2.0

#include "../../../workloads/sha3/kernels/cv32e40p/keccak_f1600.S"
