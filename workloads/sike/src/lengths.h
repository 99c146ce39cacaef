/* Lengths of the tables in constants.c, made by vectors/constants.py.
   Source: SIKE specification, round 3 (2020-10-01), §1.6. SPDX-License-Identifier: Apache-2.0 */

#if SIKE_SET == 434
#define SIKE_FIRST_POWER 8
#define SIKE_WINDOWS 80
#define SIKE_KEPT_2 7
#define SIKE_KEPT_3 8
#else
#define SIKE_FIRST_POWER 13
#define SIKE_WINDOWS 137
#define SIKE_KEPT_2 8
#define SIKE_KEPT_3 8
#endif
