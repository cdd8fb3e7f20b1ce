# Made by npm run client from async_client.py.
"""The client."""

from __future__ import annotations

import time
import os
from collections.abc import Iterator, Mapping, Sequence
from types import TracebackType
from typing import Any, Callable, Optional, TypeVar, Union

import httpx

from .. import _documents as shared
from .._call import SyncConnection, Patience, lost
from .._documents import FileToSend, Progress, Uploaded
from .._errors import CountersignError, TimedOut
from . import models
from .operations import Operations

T = TypeVar("T")
Path = Union[str, "os.PathLike[str]"]


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


class Documents:
    """The calls that take several operations."""

    def __init__(self, operations: Operations, http: httpx.Client) -> None:
        self._operations = operations
        self._http = http

    def request(
        self,
        *,
        file: Union[FileToSend, Uploaded],
        title: str,
        recipients: Optional[Sequence[models.CreateDocumentBodyRecipientsItem]] = None,
        fields: Optional[Sequence[models.FieldInput]] = None,
        values: Optional[Mapping[str, Union[str, float, bool]]] = None,
        send: Union[bool, Mapping[str, str], None] = None,
        idempotency_key: Optional[str] = None,
        on_progress: Optional[Progress] = None,
        **rest: Any,
    ) -> models.CreatedDocument:
        """From a file to a document that its recipients are asked to sign.

        rest: other members of what create_document takes
        """
        uploaded = file if isinstance(file, dict) else self.upload(file, on_progress=on_progress)
        given = dict(title=title, recipients=recipients, fields=fields, values=values, **rest)
        body = shared.create_body(uploaded, given, send)
        return self._operations.create_document(body=body, idempotency_key=idempotency_key)

    def upload(
        self,
        file: FileToSend,
        *,
        file_type: Optional[str] = None,
        on_progress: Optional[Progress] = None,
    ) -> Uploaded:
        """Sends a file, and again to a new address when the connection was cut."""
        content = shared.read_file(file)
        kind = file_type or shared.type_of(content)

        def once() -> str:
            address = self._operations.generate_upload_url()
            try:
                response = self._http.post(
                    address["upload_url"],
                    content=shared.chunks(content, on_progress),
                    headers={"Content-Type": kind, "Content-Length": str(len(content))},
                    timeout=shared.UPLOAD_PATIENCE_S,
                )
            except httpx.HTTPError as error:
                raise lost(error) from error
            return shared.stored_of(response)["storageId"]

        storage_id = self._repeat(once, shared.upload_passes, shared.UPLOAD_PATIENCE_S)
        return {"storage_id": storage_id, "file_size": len(content), "file_type": kind}

    def get(self, id: str) -> models.DocumentWithRecipients:
        return self._operations.get_document(id=id, include_recipients=True)

    def void(self, id: str, reason: Optional[str] = None) -> models.VoidResult:
        body: models.VoidDocumentBody = {} if reason is None else {"reason": reason}
        return self._operations.void_document(id=id, body=body)

    def wait_until_sealed(
        self,
        id: str,
        *,
        timeout: float = 60.0,
        on_look: Optional[Callable[[models.DocumentWithRecipients], None]] = None,
    ) -> models.DocumentWithRecipients:
        """Looks less and less often. Raises Declined, Expired, Voided, TimedOut."""
        patience = Patience(timeout)
        pause = 0.5
        was_there = False
        while True:
            try:
                document = self.get(id)
                was_there = True
                if on_look:
                    on_look(document)
                shared.require_hope(document)
                if document["status"] == "completed" and self._is_sealed(id):
                    return document
            except CountersignError as error:
                # A service that was there and is away for a while ends nothing.
                if not was_there or not shared.is_away(error):
                    raise
            if patience.left() <= 0:
                raise TimedOut(f"{id} was not sealed in time.")
            time.sleep(min(pause, max(0.0, patience.left())))
            pause = min(10.0, pause * 1.5)

    def _is_sealed(self, id: str) -> bool:
        # It waits for the seal itself, up to ten seconds.
        try:
            self._operations.download_document(id=id)
        except CountersignError as error:
            if error.code == "SEAL_PENDING":
                return False
            raise
        return True

    def download_sealed(self, id: str, path: Path, *, timeout: float = 60.0) -> None:
        """Writes the sealed PDF there, whole or not at all, once it is sealed."""
        self.wait_until_sealed(id, timeout=timeout)

        def once() -> None:
            address = self._operations.download_document(id=id)
            try:
                with self._http.stream("GET", address["download_url"]) as response:
                    if not response.is_success or "pdf" not in response.headers.get("Content-Type", ""):
                        response.read()
                    shared.require_kind(response, "application/pdf")
                    with shared.whole_file(path) as file:
                        for chunk in response.iter_bytes():
                            file.write(chunk)
            except httpx.HTTPError as error:
                raise lost(error) from error

        self._repeat(once, shared.transfer_passes, shared.DOWNLOAD_PATIENCE_S)

    def download_evidence(self, id: str, path: Path, *, timeout: float = 60.0) -> None:
        """Writes the evidence ZIP there, whole or not at all."""
        self.wait_until_sealed(id, timeout=timeout)
        content = self._operations.get_evidence(document_id=id)
        with shared.whole_file(path) as file:
            file.write(content)

    def _repeat(
        self,
        work: Callable[[], T],
        is_passing: Callable[[CountersignError], bool],
        seconds: float,
    ) -> T:
        patience = Patience(seconds)
        tries = 0
        while True:
            tries += 1
            try:
                return work()
            except CountersignError as error:
                pause = patience.pause(tries, None)
                if not is_passing(error) or pause is None:
                    raise
                time.sleep(pause)


class Lists:
    """Every list that has pages, as what is in them; `filters` are those of the operation."""

    def __init__(self, operations: Operations) -> None:
        self._operations = operations

    def documents(self, **filters: Any) -> Iterator[models.DocumentPageDataItem]:
        cursor: Optional[str] = None
        while True:
            page = self._operations.list_documents(cursor=cursor, **filters)
            for item in page["data"]:
                yield item
            cursor = page["next_cursor"] if page["has_more"] else None
            if cursor is None:
                return

    def templates(self, **filters: Any) -> Iterator[models.TemplateItem]:
        cursor: Optional[str] = None
        while True:
            page = self._operations.list_templates(cursor=cursor, **filters)
            for item in page["templates"]:
                yield item
            cursor = page["next_cursor"] if page["has_more"] else None
            if cursor is None:
                return

    def contacts(self, **filters: Any) -> Iterator[models.ContactItem]:
        cursor: Optional[str] = None
        while True:
            page = self._operations.list_contacts(cursor=cursor, **filters)
            for item in page["contacts"]:
                yield item
            cursor = page["next_cursor"] if page["has_more"] else None
            if cursor is None:
                return

    def audit_log(self, **filters: Any) -> Iterator[models.AuditLogEntry]:
        cursor: Optional[str] = None
        while True:
            page = self._operations.list_audit_log(cursor=cursor, **filters)
            for item in page["entries"]:
                yield item
            cursor = page["next_cursor"] if page["has_more"] else None
            if cursor is None:
                return

    def bulk_sends(self, **filters: Any) -> Iterator[models.BulkSend]:
        cursor: Optional[str] = None
        while True:
            page = self._operations.list_bulk_sends(cursor=cursor, **filters)
            for item in page["data"]:
                yield item
            cursor = page["next_cursor"] if page["has_more"] else None
            if cursor is None:
                return

    def bulk_send_rows(self, id: str, **filters: Any) -> Iterator[models.BulkSendRow]:
        cursor: Optional[str] = None
        while True:
            page = self._operations.list_bulk_send_rows(id=id, cursor=cursor, **filters)
            for item in page["data"]:
                yield item
            cursor = page["next_cursor"] if page["has_more"] else None
            if cursor is None:
                return

    def webhook_deliveries(self, id: str, **filters: Any) -> Iterator[models.WebhookDelivery]:
        cursor: Optional[str] = None
        while True:
            page = self._operations.list_webhook_deliveries(id=id, cursor=cursor, **filters)
            for item in page["data"]:
                yield item
            cursor = page["next_cursor"] if page["has_more"] else None
            if cursor is None:
                return
