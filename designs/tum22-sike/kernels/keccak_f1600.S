# Design risqv's permutation of Keccak, its state on registers.
# SPDX-License-Identifier: Apache-2.0

#include "../../risqv/kernels/keccak_f1600.S"
