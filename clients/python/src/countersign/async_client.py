"""The client, asynchronous."""

from __future__ import annotations

from types import TracebackType
from typing import Optional

import httpx

from ._call import AsyncConnection
from .async_documents import AsyncDocuments
from .async_lists import AsyncLists
from .generated.operations import AsyncOperations


class AsyncCountersign:
    """A client of one service for one caller. What fails is a CountersignError."""

    def __init__(
        self,
        *,
        api_url: str,
        api_key: str,
        retry_for: float = 60.0,
        timeout: float = 60.0,
        transport: Optional[httpx.AsyncBaseTransport] = None,
    ) -> None:
        """api_url: such as `https://sign.example.com/api/v1`
        retry_for: how many seconds a call is tried again
        timeout: how many seconds one try may go without an answer
        """
        self._http = httpx.AsyncClient(timeout=timeout, transport=transport)
        connection = AsyncConnection(api_url, api_key, retry_for, self._http)
        self.operations = AsyncOperations(connection)
        self.documents = AsyncDocuments(self.operations, self._http)
        self.lists = AsyncLists(self.operations)

    async def __aenter__(self) -> "AsyncCountersign":
        return self

    async def __aexit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()
