"""Mutation testing: would the vectors of a workload notice a fault in its C? `python -m tests.mutants`."""
