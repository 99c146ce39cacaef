#include "../../kernels/saber-masked/compress.S"
