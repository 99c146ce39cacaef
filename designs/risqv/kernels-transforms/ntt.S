# That of kernels, without the other ones. SPDX-License-Identifier: Apache-2.0

#include "../kernels/ntt.S"
