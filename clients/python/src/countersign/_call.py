"""One call of the API, tried again as long as it fails in passing."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
import uuid
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from typing import Any, Optional, Protocol

import httpx

from ._errors import CountersignError, NoAnswerError, UnexpectedAnswerError

Query = Mapping[str, object]


class Call(Protocol):
    def __call__(
        self, method: str, path: str, query: Query, body: object, key: Optional[str]
    ) -> Any: ...


class AsyncCall(Protocol):
    async def __call__(
        self, method: str, path: str, query: Query, body: object, key: Optional[str]
    ) -> Any: ...


FIRST_PAUSE_S = 0.25
LONGEST_PAUSE_S = 8.0
_PASSING = {"IDEMPOTENCY_IN_PROGRESS", "DOCUMENT_NOT_READY"}
_BYTES = re.compile(
    r"/(api/v1/(signing/(document|download)|signatures/evidence)|files/[^/]+|log/.+|\.well-known/.+|branding/.+)$"
)


class Patience:
    """A time that runs, by a clock that nobody sets."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    def left(self) -> float:
        return self._end - time.monotonic()

    def pause(self, tries: int, least: Optional[float]) -> Optional[float]:
        """How long to wait before another try; None where the time would run out before."""
        growing = min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2 ** (tries - 1))
        seconds = (least or 0.0) + growing * (1 + random.random()) / 2
        return seconds if seconds <= self.left() else None


def retry_after(headers: Mapping[str, str], now: Optional[float] = None) -> Optional[float]:
    """Seconds that an answer asks to wait. A date counts from the answer's own `Date`: our clock may be off."""
    given = headers.get("Retry-After", "").strip()
    if given.isdigit():
        return float(given)
    until = _moment(given)
    if until is None:
        return None
    answered = _moment(headers.get("Date", ""))
    return max(0.0, until - (answered or now or time.time()))


def _moment(text: str) -> Optional[float]:
    try:
        return parsedate_to_datetime(text).timestamp()
    except (TypeError, ValueError):
        return None


class Attempt:
    """One request, and whether another try may do better."""

    def __init__(
        self, method: str, url: str, query: Query, body: object, key: Optional[str], api_key: str
    ) -> None:
        self.method = method
        self.url = url
        self.headers = {"Authorization": f"Bearer {api_key}"}
        self.params = {
            name: str(value).lower() if isinstance(value, bool) else str(value)
            for name, value in query.items()
            if value is not None
        }
        self.content: Optional[bytes] = None
        if isinstance(body, bytes):
            self.content = body
            self.headers["Content-Type"] = "application/octet-stream"
        elif body is not None:
            self.content = json.dumps(body).encode()
            self.headers["Content-Type"] = "application/json"
        path = httpx.URL(url).path
        self.takes_key = (
            method == "POST" and "/api/v1/" in path and "/api/v1/signing/" not in path
        )
        if self.takes_key:
            self.headers["Idempotency-Key"] = key or str(uuid.uuid4())
        self.least: Optional[float] = None

    def read(self, response: httpx.Response) -> Any:
        """The answer, or what it says went wrong."""
        kind = response.headers.get("Content-Type", "")
        self.least = retry_after(response.headers)
        is_json = re.match(r"application/([\w.-]+\+)?json\b", kind) is not None
        if response.is_success and not is_json and _may_answer_bytes(self.url, kind):
            return response.text if kind.startswith("text/") else response.content
        return read_json(response, is_json)

    def may_repeat(self, error: CountersignError) -> bool:
        if error.status in (408, 429):
            return True
        if error.status == 409:
            return error.code in _PASSING
        harmless = self.method not in ("POST", "PATCH") or self.takes_key
        return harmless and (error.status == 0 or error.status >= 500)


def read_json(response: httpx.Response, is_json: bool = True) -> Any:
    try:
        body = json.loads(response.content) if is_json else None
    except ValueError:
        body = None
    if response.is_success and body is not None:
        return body
    raise error_of(response, body)


def error_of(response: httpx.Response, body: Any) -> CountersignError:
    from .generated.problems import PROBLEM_CLASSES

    if isinstance(body, dict) and {"code", "detail", "status"} <= body.keys():
        return PROBLEM_CLASSES.get(body["code"], CountersignError)(body)
    kind = response.headers.get("Content-Type", "")
    return UnexpectedAnswerError(response.status_code, kind, response.text[:500])


def _may_answer_bytes(url: str, kind: str) -> bool:
    return bool(_BYTES.search(httpx.URL(url).path)) and not kind.startswith("text/html")


def lost(error: httpx.HTTPError) -> NoAnswerError:
    return NoAnswerError(f"The service was not reached, or the connection was lost ({error!r}).")


class Connection:
    """What both clients know of the service."""

    def __init__(self, api_url: str, api_key: str, retry_for: float) -> None:
        self.base = re.sub(r"/api/v1$", "", api_url.rstrip("/"))
        self.api_key = api_key
        self.retry_for = retry_for

    def attempt(
        self, method: str, path: str, query: Query, body: object, key: Optional[str]
    ) -> Attempt:
        return Attempt(method, self.base + path, query, body, key, self.api_key)


class SyncConnection(Connection):
    def __init__(self, api_url: str, api_key: str, retry_for: float, http: httpx.Client) -> None:
        super().__init__(api_url, api_key, retry_for)
        self.http = http

    def __call__(
        self, method: str, path: str, query: Query, body: object, key: Optional[str]
    ) -> Any:
        attempt = self.attempt(method, path, query, body, key)
        patience = Patience(self.retry_for)
        tries = 0
        while True:
            tries += 1
            try:
                attempt.least = None
                return attempt.read(self._send(attempt))
            except CountersignError as error:
                pause = patience.pause(tries, attempt.least)
                if not attempt.may_repeat(error) or pause is None:
                    raise
                time.sleep(pause)

    def _send(self, attempt: Attempt) -> httpx.Response:
        try:
            return self.http.request(
                attempt.method,
                attempt.url,
                params=attempt.params,
                content=attempt.content,
                headers=attempt.headers,
            )
        except httpx.HTTPError as error:
            raise lost(error) from error


class AsyncConnection(Connection):
    def __init__(
        self, api_url: str, api_key: str, retry_for: float, http: httpx.AsyncClient
    ) -> None:
        super().__init__(api_url, api_key, retry_for)
        self.http = http

    async def __call__(
        self, method: str, path: str, query: Query, body: object, key: Optional[str]
    ) -> Any:
        attempt = self.attempt(method, path, query, body, key)
        patience = Patience(self.retry_for)
        tries = 0
        while True:
            tries += 1
            try:
                attempt.least = None
                return attempt.read(await self._send(attempt))
            except CountersignError as error:
                pause = patience.pause(tries, attempt.least)
                if not attempt.may_repeat(error) or pause is None:
                    raise
                await asyncio.sleep(pause)

    async def _send(self, attempt: Attempt) -> httpx.Response:
        try:
            return await self.http.request(
                attempt.method,
                attempt.url,
                params=attempt.params,
                content=attempt.content,
                headers=attempt.headers,
            )
        except httpx.HTTPError as error:
            raise lost(error) from error


