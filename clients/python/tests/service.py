"""Services that the tests ask: one that is none but answers, and ones behind a real connection."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Union

import countersign
import httpx

Answer = Union[httpx.Response, Exception]


def problem(status: int, code: str, headers: dict[str, str] | None = None) -> httpx.Response:
    body = {"code": code, "detail": "No.", "status": status, "request_id": "r"}
    kind = {"Content-Type": "application/problem+json"}
    return httpx.Response(status, json=body, headers={**(headers or {}), **kind})


def html(status: int) -> httpx.Response:
    return httpx.Response(status, text="<html>Log in", headers={"Content-Type": "text/html"})


class Service:
    """Answers each request by the next of these, the last again and again."""

    def __init__(self, *answers: Answer) -> None:
        self.answers = list(answers)
        self.arrived: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        request.read()
        self.arrived.append(request)
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(answer, Exception):
            raise answer
        return answer


def client_of(service: Callable[[httpx.Request], httpx.Response], **options: Any) -> countersign.Countersign:
    transport = httpx.MockTransport(service)
    return countersign.Countersign(
        api_url="http://service/api/v1", api_key="ak_1", transport=transport, **options
    )


class Handler(BaseHTTPRequestHandler):
    """Reads and writes JSON, and tells nobody of its requests."""

    def body(self) -> bytes:
        return self.rfile.read(int(self.headers.get("Content-Length", 0)))

    def answer_json(self, status: int, body: Any) -> None:
        content = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def listening(handler: type[BaseHTTPRequestHandler]) -> Iterator[str]:
    """A server whose requests this handles, by its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
