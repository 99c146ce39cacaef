//! Reads and checks every TOML of Instar: designs, cores, workloads
