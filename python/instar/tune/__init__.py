"""Compiler flags of a workload, searched with a core model as judge: for the whole program, then by file.

What is searched and how stands in docs/reference/tune.md. Nothing is proved; every point that
counts has given the known answers.
"""
