"""What the calls that take several operations share between both clients."""

from __future__ import annotations

import os
import uuid
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Optional, TypedDict, Union, cast

import httpx

from ._call import error_of, read_json
from ._errors import CountersignError, Declined, Expired, NotSigned, Voided
from .generated.models import (
    CreateDocumentBody,
    DocumentWithRecipients,
    FileWarning,
    SigningSession,
    StoredFile,
)

FileToSend = Union[str, "os.PathLike[str]", bytes]
Progress = Callable[[int, int], None]

UPLOAD_PATIENCE_S = 600.0
DOWNLOAD_PATIENCE_S = 120.0
EXPIRY_REASON = "The signing deadline passed"
"""What the service writes where a deadline passed."""

_BEGINNINGS = {
    b"\x89PNG\r\n": "image/png",
    b"\xff\xd8\xff": "image/jpeg",
    b"PK\x03\x04": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    b"\xd0\xcf\x11\xe0": "application/msword",
}


class Uploaded(TypedDict):
    """A file that the service has."""

    storage_id: str
    file_size: int
    file_type: str
    warnings: list[FileWarning]
    """What of the file the prepared document does not have."""


def read_file(file: FileToSend) -> bytes:
    return file if isinstance(file, bytes) else Path(file).read_bytes()


def type_of(content: bytes) -> str:
    """By how it begins; what cannot be told is sent as a PDF, and the service says what is wrong."""
    for beginning, kind in _BEGINNINGS.items():
        if content.startswith(beginning):
            return kind
    return "application/pdf"


def chunks(content: bytes, on_progress: Optional[Progress]) -> Iterator[bytes]:
    if on_progress:
        on_progress(0, len(content))
    for begin in range(0, len(content), 65_536):
        chunk = content[begin : begin + 65_536]
        yield chunk
        if on_progress:
            on_progress(begin + len(chunk), len(content))


async def async_chunks(content: bytes, on_progress: Optional[Progress]) -> AsyncIterator[bytes]:
    for chunk in chunks(content, on_progress):
        yield chunk


def upload_passes(error: CountersignError) -> bool:
    status = error.status
    passing = error.code in ("UPLOAD_IN_PROGRESS", "URL_EXPIRED")
    return passing or status in (0, 408, 429) or status >= 500


def is_away(error: CountersignError) -> bool:
    if isinstance(error, NotSigned):
        return False
    return error.status in (0, 429) or error.status >= 500


def transfer_passes(error: CountersignError) -> bool:
    return error.status == 0 or error.status >= 500


def stored_of(response: httpx.Response) -> StoredFile:
    return cast(StoredFile, read_json(response))


def create_body(
    uploaded: Uploaded, given: Mapping[str, object], send: Union[bool, Mapping[str, str], None]
) -> CreateDocumentBody:
    sending = {} if not send else {"send": {} if send is True else send}
    known = {name: value for name, value in given.items() if value is not None}
    stored = {name: value for name, value in uploaded.items() if name != "warnings"}
    return cast(CreateDocumentBody, {**known, **stored, **sending})


def require_hope(document: DocumentWithRecipients) -> None:
    """Raises Declined, Expired or Voided of a document that will not be sealed."""
    if document["status"] == "declined":
        people = document.get("recipients", [])
        who = next((one["name"] for one in people if one["status"] == "declined"), "A recipient")
        raise Declined("DECLINED", f"{who} declined.", document)
    if document["status"] != "cancelled":
        return
    reason = document.get("void_reason", "The sender withdrew it.")
    deadline = document.get("deadline")
    is_late = deadline is not None and document.get("voided_at", "") >= deadline
    if is_late and reason == EXPIRY_REASON:
        raise Expired("EXPIRED", f"The deadline passed ({deadline}).", document)
    raise Voided("VOIDED", reason, document)


@contextmanager
def whole_file(path: Union[str, "os.PathLike[str]"]) -> Iterator[BinaryIO]:
    """A file that appears under its name whole, or not at all."""
    part = Path(f"{os.fspath(path)}.{uuid.uuid4()}.part")
    try:
        with part.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def require_kind(response: httpx.Response, kind: str) -> None:
    """Raises where something else answered; its body has been read."""
    if response.is_success and response.headers.get("Content-Type", "").startswith(kind):
        return
    try:
        body = response.json()
    except ValueError:
        body = None
    raise error_of(response, body)


def signing_address(url: str) -> tuple[str, str]:
    """API and token of a signing link."""
    before, _, token = url.partition("/sign/")
    return f"{before}/api/v1", token.split("?")[0].split("/")[0]


def values_by_id(session: SigningSession, values: Mapping[str, object]) -> dict[str, Any]:
    """Values by the ids that the session has for the names of their fields."""
    ids = {field["name"]: field["id"] for field in session["fields"]}
    unknown = [name for name in values if name not in ids]
    if unknown:
        raise KeyError(f"No field of this recipient is named {unknown[0]!r}.")
    return {ids[name]: value for name, value in values.items()}
