#include "../kernels/masked_compress.S"
