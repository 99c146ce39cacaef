/* The portable function with the design's product. SPDX-License-Identifier: Apache-2.0 */

#include "product.h"

#include <basemul_cache.c>
