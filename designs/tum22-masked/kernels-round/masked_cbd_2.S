#include "../kernels/masked_cbd_2.S"
