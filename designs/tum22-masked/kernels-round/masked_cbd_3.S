#include "../kernels/masked_cbd_3.S"
