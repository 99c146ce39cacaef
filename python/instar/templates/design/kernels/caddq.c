/* Takes the place of workloads/ml-dsa/src/caddq.c. The header is made from the description; it has one function
   for each instruction, its mnemonic with _ for the dot. */

#include "poly.h"
#include "xNEWIDENT.h"

void mldsa_caddq(int32_t a[256]) {
    for (int i = 0; i < 256; i++) {
        a[i] = (int32_t)x_NEWIDENT((uint32_t)a[i]);
    }
}
