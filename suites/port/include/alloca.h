/* alloca, as both compilers have it built in. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_SUITES_ALLOCA_H
#define INSTAR_SUITES_ALLOCA_H

#define alloca(size) __builtin_alloca(size)

#endif
