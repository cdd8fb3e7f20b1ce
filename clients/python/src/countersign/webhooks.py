"""Messages of webhooks, by the rules of Standard Webhooks."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Mapping, Sequence
from typing import Optional, Union, cast

from ._errors import WebhookRefused
from .generated.models import WebhookEvent


def verify(
    raw_body: Union[bytes, str],
    headers: Mapping[str, str],
    secret: Union[str, Sequence[str]],
    *,
    tolerance: float = 300,
    now: Optional[float] = None,
) -> WebhookEvent:
    """Reads a message.

    raw_body: as it arrived, before any JSON parser has seen it
    secret: `whsec_…`, or several, the old one after a rotation among them
    """
    lower = {name.lower(): value for name, value in headers.items()}
    id, timestamp, signatures = (_header(lower, name) for name in ("id", "timestamp", "signature"))
    _require_recent(timestamp, time.time() if now is None else now, tolerance)
    body = raw_body.encode() if isinstance(raw_body, str) else raw_body
    signed = f"{id}.{timestamp}.".encode() + body
    secrets = [secret] if isinstance(secret, str) else secret
    expected = [_sign(one, signed) for one in secrets]
    given = [text.encode() for text in signatures.split(" ")]
    # All are compared, each in constant time.
    fits = [hmac.compare_digest(one, other) for one in expected for other in given]
    if not any(fits):
        raise WebhookRefused("signature_wrong", "No signature is by this secret.")
    try:
        return cast(WebhookEvent, json.loads(body))
    except ValueError as error:
        raise WebhookRefused("body_unreadable", "The body is not JSON.") from error


def _header(headers: Mapping[str, str], name: str) -> str:
    value = headers.get(f"webhook-{name}")
    if not value:
        raise WebhookRefused("header_missing", f"There is no header webhook-{name}.")
    return value


def _require_recent(timestamp: str, now: float, tolerance: float) -> None:
    is_number = timestamp.isascii() and timestamp.isdigit() and len(timestamp) < 16
    age = now - int(timestamp) if is_number else None
    if age is not None and abs(age) <= tolerance:
        return
    off = "no number" if age is None else f"{round(age)} s from the clock of this machine"
    raise WebhookRefused(
        "timestamp_off", f"webhook-timestamp is {off}: it is an old message, or the clock is wrong."
    )


def _sign(secret: str, signed: bytes) -> bytes:
    try:
        key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except binascii.Error:
        key = b""
    if not key:
        raise ValueError("A webhook's secret is whsec_ and base64.")
    return b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
