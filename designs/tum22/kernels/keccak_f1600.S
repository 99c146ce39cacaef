# Design risqv's permutation of Keccak, and beside it the streams that go to the transform unit.
# SPDX-License-Identifier: Apache-2.0

#include "../../risqv/kernels/keccak_f1600.S"
#include "stream.h"
