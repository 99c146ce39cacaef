/* CIRCE's arithmetic in the field of the set. SPDX-License-Identifier: Apache-2.0 */

#ifndef CIRCE_OF_SET_H
#define CIRCE_OF_SET_H

#include "field.h"
#include "published.h"

#if CROSS_G
#define multiply_add multiply_add_509
#define power_multiply_add power_multiply_add_509
#define subtract_scaled subtract_scaled_509
#define canonical(x) (x)
#else
#define multiply_add multiply_add_127
#define power_multiply_add power_multiply_add_127
#define subtract_scaled subtract_scaled_127
#define canonical(x) canonical_127(x)
#endif

#endif
