# Design cvxif-keccak's permutation by one instruction. SPDX-License-Identifier: Apache-2.0

#include "../../cvxif-keccak/kernels/single/permute/keccak_f1600.S"
