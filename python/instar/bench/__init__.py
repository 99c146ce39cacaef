"""Tables of what schemes cost: every measurable operation of any workloads on any cores, row by row.

What a row says stands in docs/reference/bench.md. Rows are computed by jobs and kept in the
result cache.
"""
