# Made by npm run client from async_documents.py.
"""The calls that take several operations."""

from __future__ import annotations

import time
import os
from collections.abc import Mapping, Sequence
from typing import Any, Callable, Optional, TypeVar, Union

import httpx

from .. import _documents as shared
from .._call import Patience, lost
from .._documents import FileToSend, Progress, Uploaded
from .._errors import CountersignError, TimedOut
from . import models
from .operations import Operations

T = TypeVar("T")
Path = Union[str, "os.PathLike[str]"]


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
        file_type: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        on_progress: Optional[Progress] = None,
        **rest: Any,
    ) -> models.CreatedDocument:
        """From a file to a document that its recipients are asked to sign. Its `warnings` say what of the file
        is not in it, as far as that is known by then.

        file_type: MIME type; looked for in the file unless given
        rest: other members of what create_document takes
        """
        if isinstance(file, dict):
            uploaded = file
        else:
            uploaded = self.upload(file, file_type=file_type, on_progress=on_progress)
        given = dict(title=title, recipients=recipients, fields=fields, values=values, **rest)
        body = shared.create_body(uploaded, given, send)
        made = self._operations.create_document(body=body, idempotency_key=idempotency_key)
        made.setdefault("warnings", uploaded.get("warnings", []))
        return made

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

        def once() -> models.StoredFile:
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
            return shared.stored_of(response)

        stored = self._repeat(once, shared.upload_passes, shared.UPLOAD_PATIENCE_S)
        return {
            "storage_id": stored["storageId"],
            "file_size": len(content),
            "file_type": kind,
            "warnings": stored.get("warnings", []),
        }

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
