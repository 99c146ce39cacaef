/* Numbers of the parameter sets, for kernels in assembly.
   Source: HQC specification (2025-08-22), table of parameters. SPDX-License-Identifier: Apache-2.0 */

#if HQC_SET == 1
#define N 17669
#define OMEGA 66
#define OMEGA_R 75
#define COPIES 3
#elif HQC_SET == 3
#define N 35851
#define OMEGA 100
#define OMEGA_R 114
#define COPIES 5
#else
#define N 57637
#define OMEGA 131
#define OMEGA_R 149
#define COPIES 5
#endif
