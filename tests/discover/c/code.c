/* What known answers say of CROSS, by the C of the workload. */

#include "fz_subtract.c"
#include "lanes127.h"
#include "reduce.h"

#if CROSS_G
#define NAMED(name) code_##name##509
#define REDUCED cross_mod509
#define ADDED code_cadd127
#else
#define NAMED(name) code_##name##127
#define REDUCED cross_mod127
#define ADDED code_cadd7

void code_fold127(cross_lanes *out, const cross_lanes *rs1, int n) {
    for (int i = 0; i < n; i++) {
        out[i] = cross_fold_lanes(rs1[i]);
    }
}

void code_power_mac127(uint32_t *out, const uint32_t *rs1, const uint32_t *rs2, const uint32_t *rs3, int n) {
    for (int i = 0; i < n; i++) {
        out[i] = cross_power_multiply_add(rs2[i] & 7, rs1[i], rs3[i]);
    }
}
#endif

/* Lanes, added to as fp_vec_by_matrix does. */
void code_mac(cross_lanes *out, const cross_lanes *rd, const cross_lanes *rs1, const cross_lanes *rs2, int n) {
    for (int i = 0; i < n; i++) {
        out[i] = rd[i];
        cross_add_row(out + i, rs1[i], rs2 + i, 1);
    }
}

void NAMED(mod)(uint32_t *out, const uint32_t *rs1, int n) {
    for (int i = 0; i < n; i++) {
        out[i] = REDUCED(rs1[i]);
    }
}

void NAMED(mac)(uint32_t *out, const uint32_t *rs1, const uint32_t *rs2, const uint32_t *rs3, int n) {
    for (int i = 0; i < n; i++) {
        out[i] = cross_multiply_add(rs1[i], rs2[i], rs3[i]);
    }
}

/* Of differences of two bytes. */
void ADDED(uint32_t *out, const int32_t *rs1, int n) {
    for (int i = 0; i < n; i++) {
        const cross_fz a = rs1[i] < 0 ? 0 : (cross_fz)rs1[i], b = rs1[i] < 0 ? (cross_fz)-rs1[i] : 0;
        cross_fz c;
        cross_fz_subtract(&c, &a, &b, 1);
        out[i] = c;
    }
}
