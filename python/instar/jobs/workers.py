"""Who computes: processes of this machine, a Dask cluster, or any executor that somebody brings.

Source: `concurrent.futures`; Dask `distributed` offers its cluster as such an executor.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import importlib.util
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from instar._core import InstarError
from instar.extras import EXTRAS, installing
from instar.interruption import held
from instar.jobs.machine import identity

J = TypeVar("J")
R = TypeVar("R")

#: Seconds that a scheduler may take to answer, and a cluster to have its first worker.
_PATIENCE = 20
#: Seconds between two looks at how many workers a cluster has.
_GLANCE = 1
#: Seconds that a cluster may be without workers in the middle of the work.
_LONELY = 120


class Workers:
    """An executor, how many jobs it should hold, and what to do when its workers die."""

    def __init__(self, executor: concurrent.futures.Executor, width: int) -> None:
        self._executor = executor
        self._width = width

    def submit(self, compute: Callable[[J], R], job: J) -> Future[R]:
        """Hands a job over."""
        return self._executor.submit(compute, job)

    def width(self) -> int:
        """Jobs to be under way at once, so that nobody waits."""
        return self._width

    def lost(self, error: BaseException) -> bool:
        """Whether `error` says that a worker died, so that its job is to be given out again."""
        return False

    def abandon(self) -> None:
        """Ends what is under way at once."""
        self._executor.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Everything is done."""
        self._executor.shutdown()


class Lent(Workers):
    """Workers that stay when work is done, for the next; whoever made them closes them."""

    def __init__(self, whole: Workers) -> None:
        self._whole = whole

    def submit(self, compute: Callable[[J], R], job: J) -> Future[R]:
        return self._whole.submit(compute, job)

    def width(self) -> int:
        return self._whole.width()

    def lost(self, error: BaseException) -> bool:
        return self._whole.lost(error)

    def abandon(self) -> None:
        self._whole.abandon()

    def close(self) -> None:
        pass


def available_cores() -> int:
    """Processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _end_with_parent() -> None:
    """Lets a worker end when whoever started it is killed; it would wait for jobs for ever.

    It leads a group of processes, so that the tools that it started end with it.
    """
    os.setpgid(0, 0)
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os.killpg(0, signal.SIGKILL)

    threading.Thread(target=wait, daemon=True).start()


def _start_tracker() -> None:
    """Starts who removes this process's semaphores should it be killed; whoever did need not be told."""
    given = os.environ.get("PYTHONWARNINGS")
    os.environ["PYTHONWARNINGS"] = ",".join([*([given] if given else []), "ignore:resource_tracker"])
    try:
        resource_tracker.ensure_running()
    finally:
        if given is None:
            del os.environ["PYTHONWARNINGS"]
        else:
            os.environ["PYTHONWARNINGS"] = given


def _number(process: BaseProcess) -> int:
    assert process.pid is not None, "it was started"
    return process.pid


class LocalCrew(Workers):
    """Processes of this machine, started anew where one of them dies.

    They do not see ^C: who started them decides what becomes of their jobs.
    """

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        _start_tracker()
        self._before = set(multiprocessing.active_children())
        super().__init__(self._start(), jobs + 1)

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._jobs, mp_context=context, initializer=_end_with_parent)

    def submit(self, compute: Callable[[J], R], job: J) -> Future[R]:
        # Workers are started in here, and take over the mask of blocked signals. One that is half
        # started belongs to nobody: it would be left behind with a traceback.
        with held(signal.SIGTERM):
            previous = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
            try:
                return self._executor.submit(compute, job)
            except BrokenProcessPool:
                self._renew()
                return self._executor.submit(compute, job)
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, previous)

    def lost(self, error: BaseException) -> bool:
        return isinstance(error, BrokenProcessPool)

    def _renew(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)
        self._executor = self._start()

    def abandon(self) -> None:
        for process in set(multiprocessing.active_children()) - self._before:
            try:
                os.killpg(_number(process), signal.SIGKILL)
            except ProcessLookupError:
                # It has not come so far as to lead a group.
                process.kill()
        # The executor's thread sees them die and ends. It is waited for: at the end of the process
        # Python would otherwise write to a pipe that the thread may be closing, and say so in a
        # traceback.
        self._executor.shutdown(cancel_futures=True)


class ClusterCrew(Workers):
    """The workers of a Dask scheduler; one that dies has its jobs done by the others."""

    def __init__(self, address: str) -> None:
        distributed = _distributed()
        # A client that finds no scheduler is hard to get rid of, so the question is asked first.
        if not _is_scheduler(address):
            raise InstarError(
                f"no Dask scheduler answers at {address}; start one with `dask scheduler` and give its "
                "address, for example tcp://host:8786"
            )
        # A lost scheduler is told in one sentence of ours, not in tracebacks of the client's own
        # loop.
        logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
        self._client: Any = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
        try:
            self._check(address)
        except BaseException:
            self._client.close()
            raise
        super().__init__(self._client.get_executor(pure=False), 1)
        #: When the workers were counted last, and when there were some.
        self._looked, self._manned = 0.0, time.monotonic()

    def _check(self, address: str) -> None:
        """Every worker must have this very Instar."""
        try:
            self._client.wait_for_workers(1, timeout=_PATIENCE)
        except TimeoutError as error:
            raise InstarError(
                f"the scheduler at {address} has no worker; start some with `dask worker {address}`"
            ) from error
        try:
            found = self._client.run(identity)
        except Exception as error:
            raise InstarError(
                f"a worker of {address} cannot run Instar ({error}); install the same Instar there, and "
                f"Dask beside it: pip install {EXTRAS['cluster'][0]!r}"
            ) from error
        own = identity()
        for worker, other in found.items():
            if tuple(other) != own:
                raise InstarError(
                    f"worker {worker} has another Instar ({other[0]}, code {other[1][:12]}) than this one "
                    f"({own[0]}, code {own[1][:12]}); install the same one there"
                )

    def width(self) -> int:
        now = time.monotonic()
        if now < self._looked + _GLANCE:
            return self._width
        try:
            threads: dict[str, int] = self._client.nthreads()
        except OSError as error:
            raise self._gone() from error
        self._looked = time.monotonic()
        if threads:
            self._width, self._manned = 2 * sum(threads.values()), self._looked
        elif self._looked > self._manned + _LONELY:
            raise InstarError("the cluster has lost its last worker; what was finished is kept")
        return self._width

    def _gone(self) -> InstarError:
        return InstarError("the Dask scheduler is gone; what was finished is kept")

    def lost(self, error: BaseException) -> bool:
        if self._client.status != "running":
            raise self._gone() from error
        return isinstance(error, concurrent.futures.CancelledError)

    def abandon(self) -> None:
        # The scheduler may be gone already, and then cannot be told.
        with contextlib.suppress(Exception):
            self._executor.shutdown(wait=False)
        with contextlib.suppress(Exception):
            self._client.close(timeout=_GLANCE)

    def close(self) -> None:
        super().close()
        self._client.close()


def _distributed() -> Any:
    if importlib.util.find_spec("distributed") is None:
        raise InstarError(f"--cluster needs Dask: {installing('cluster')}")
    import distributed

    return distributed


def _is_scheduler(address: str) -> bool:
    """Whether a Dask scheduler answers there in time."""
    from distributed import core

    connected: Any = core.rpc

    async def ask() -> bool:
        async with connected(address) as other:
            return bool((await other.identity())["type"] == "Scheduler")

    async def ask_in_time() -> bool:
        return await asyncio.wait_for(ask(), _PATIENCE)

    try:
        return asyncio.run(ask_in_time())
    except (OSError, TimeoutError, ValueError, KeyError, TypeError):
        return False


def local(jobs: int | None) -> Callable[[], Workers]:
    """Makes processes of this machine, as many as it has processors where `jobs` is None."""
    return lambda: LocalCrew(jobs or available_cores())


def cluster(address: str) -> Callable[[], Workers]:
    """Makes the workers of a Dask scheduler; whether Dask is there is asked now."""
    _distributed()
    return lambda: ClusterCrew(address)
