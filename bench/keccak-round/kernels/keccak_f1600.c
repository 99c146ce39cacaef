/* Keccak-f[1600] by 24 round instructions; takes no secret-dependent branch or address.
   Source: FIPS 202 §3.3. SPDX-License-Identifier: Apache-2.0 */

#include "keccak.h"
#include "xround.h"

#define EACH_LANE(of)                                                                                        \
    of(0) of(1) of(2) of(3) of(4) of(5) of(6) of(7) of(8) of(9) of(10) of(11) of(12) of(13) of(14) of(15)    \
    of(16) of(17) of(18) of(19) of(20) of(21) of(22) of(23)
#define IN(i) kr_in(lanes[i], i);
#define OUT(i) lanes[i] = kr_out(i);
#define ROUND(i) kr_round(i);

void keccak_f1600(uint64_t lanes[25]) {
    EACH_LANE(IN)
    IN(24)
    EACH_LANE(ROUND)
    EACH_LANE(OUT)
    OUT(24)
}
