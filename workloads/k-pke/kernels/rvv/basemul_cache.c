/* What every product with one polynomial in the NTT domain needs of it.
   Source: FIPS 203 §4.3.1, Algorithms 11 and 12: the product b1·gamma; own design, see halves.h.
   SPDX-License-Identifier: Apache-2.0 */

#include "halves.h"
#include "poly.h"

static const int16_t gammas[HALF] = {GAMMAS};

void kpke_basemul_cache(int16_t cache[128], const int16_t b[256]) {
    for (size_t i = 0, vl; i < HALF; i += vl) {
        vl = __riscv_vsetvl_e16m4(HALF - i);
        const vint16m4_t odd = upper(load_pairs(b + 2 * i, vl), vl);
        __riscv_vse16_v_i16m4(cache + i, times(odd, __riscv_vle16_v_i16m4(gammas + i, vl), vl), vl);
    }
}
