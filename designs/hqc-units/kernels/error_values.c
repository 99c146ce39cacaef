/* The portable source with products by the unit. SPDX-License-Identifier: Apache-2.0 */

#include "gf_unit.h"

#include "../../../workloads/hqc/src/error_values.c"
