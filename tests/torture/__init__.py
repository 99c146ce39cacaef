"""Damaged files of every kind and odd command lines: each must end in good order.

`make torture`, or `python -m tests.torture`, whose options `__main__` has. A sentence and exit code
2 are a good end, and so is a result; a panic, a traceback, a hang and memory beyond a GiB are not.
"""
