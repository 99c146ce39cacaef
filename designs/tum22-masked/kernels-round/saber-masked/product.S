#include "../../kernels/saber-masked/product.S"
