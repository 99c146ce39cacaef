/* One command of the transform unit on given polynomials. */

#include "transform.h"

enum { POLYNOMIAL = 1024 };

static uint32_t clock(void) {
    uint32_t now;
    __asm__ volatile("csrr %0, mcycle" : "=r"(now));
    return now;
}

/* `settings`: Q, QINV, SHAPE, SCALE, ROUND, FORMAT, LENGTH, and what CTRL is told; a is in slot 0, b in 4, c in 8.
   `cycles`: from the store of CTRL to the answer of a load of DATA. */
void perform(uint32_t c[POLYNOMIAL], uint32_t cycles[2], const uint32_t a[POLYNOMIAL], const uint32_t b[POLYNOMIAL],
             const uint32_t before[POLYNOMIAL], const uint32_t settings[8], const uint32_t roots[11]) {
    TRANSFORM->Q = settings[0];
    TRANSFORM->QINV = settings[1];
    TRANSFORM->SHAPE = settings[2];
    TRANSFORM->SCALE = settings[3];
    TRANSFORM->ROUND = settings[4];
    TRANSFORM->FORMAT = settings[5];
    TRANSFORM->LENGTH = settings[6];
    TRANSFORM->COUNT = 0;
    TRANSFORM->TABLE[0] = roots[0];
    for (uint32_t k = 0; k < (settings[2] >> TRANSFORM_SHAPE_LAYERS_SHIFT); k++) {
        TRANSFORM->TABLE[1u << k] = roots[k + 1];
    }
    TRANSFORM->CTRL = TRANSFORM_CTRL_POWERS_MASK;
    for (uint32_t i = 0; i < POLYNOMIAL; i++) {
        TRANSFORM->DATA[i] = a[i];
        TRANSFORM->DATA[POLYNOMIAL + i] = b[i];
        TRANSFORM->DATA[2 * POLYNOMIAL + i] = before[i];
    }
    for (uint32_t i = 0; i < 64; i++) {
        TRANSFORM->BLOCK[i] = a[i];
    }
    __asm__ volatile("csrw mcountinhibit, zero");
    const uint32_t start = clock();
    TRANSFORM->CTRL = settings[7];
    c[0] = TRANSFORM->DATA[2 * POLYNOMIAL];
    cycles[0] = clock() - start;
    cycles[1] = TRANSFORM->COUNT;
    for (uint32_t i = 0; i < POLYNOMIAL; i++) {
        c[i] = TRANSFORM->DATA[2 * POLYNOMIAL + i];
    }
}
