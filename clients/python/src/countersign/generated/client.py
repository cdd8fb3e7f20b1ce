# Made by npm run client from async_client.py.
"""The client."""

from __future__ import annotations

from types import TracebackType
from typing import Optional

import httpx

from .._call import SyncConnection
from .documents import Documents
from .lists import Lists
from .operations import Operations


class Countersign:
    """A client of one service for one caller. What fails is a CountersignError."""

    def __init__(
        self,
        *,
        api_url: str,
        api_key: str,
        retry_for: float = 60.0,
        timeout: float = 60.0,
        transport: Optional[httpx.BaseTransport] = None,
    ) -> None:
        """api_url: such as `https://sign.example.com/api/v1`
        retry_for: how many seconds a call is tried again
        timeout: how many seconds one try may go without an answer
        """
        self._http = httpx.Client(timeout=timeout, transport=transport)
        connection = SyncConnection(api_url, api_key, retry_for, self._http)
        self.operations = Operations(connection)
        self.documents = Documents(self.operations, self._http)
        self.lists = Lists(self.operations)

    def __enter__(self) -> "Countersign":
        return self

    def __exit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()
