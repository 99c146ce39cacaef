/* PQClean's randombytes.h takes the type size_t from here.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#include <stddef.h>
