"""What goes wrong, as exceptions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class CountersignError(Exception):
    """A problem (RFC 9457) that the service answered with, or what kept its answer away."""

    def __init__(self, problem: Mapping[str, Any]) -> None:
        self.code: str = problem["code"]
        self.detail: str = problem["detail"]
        super().__init__(f"{self.code}: {self.detail}")
        self.status: int = problem.get("status", 0)
        """Of HTTP; 0 where nothing was answered."""
        self.request_id: str = problem.get("request_id", "")
        """What the operator finds the request by."""
        self.errors: list[dict[str, str]] = problem.get("errors", [])
        """The places that are wrong, each with `pointer` and `message`."""
        self.problem = dict(problem)


class NoAnswerError(CountersignError):
    """The service was not reached, or the connection was lost; see `__cause__`."""

    def __init__(self, detail: str) -> None:
        super().__init__({"code": "NO_ANSWER", "detail": detail})


class UnexpectedAnswerError(CountersignError):
    """Something that is not the service answered, such as a proxy with a page of its own."""

    def __init__(self, status: int, content_type: str, beginning: str) -> None:
        detail = f"{status} with {content_type or 'no type'}; is there a proxy between?"
        if status == 413:
            detail += " It takes no body of this size: set its limit to 50 MB (nginx: client_max_body_size 50m)."
        super().__init__({"code": "UNEXPECTED_ANSWER", "status": status, "detail": detail})
        self.content_type = content_type
        self.beginning = beginning


class TimedOut(CountersignError):
    """What was waited for did not come in time."""

    def __init__(self, detail: str) -> None:
        super().__init__({"code": "TIMED_OUT", "detail": detail})


class NotSigned(CountersignError):
    """A document that will not be sealed."""

    def __init__(self, code: str, detail: str, document: Mapping[str, Any]) -> None:
        super().__init__({"code": code, "detail": detail})
        self.document = document


class Declined(NotSigned):
    """Somebody declined."""


class Expired(NotSigned):
    """The deadline passed before everybody had acted."""


class Voided(NotSigned):
    """The sender withdrew it."""


class WebhookRefused(CountersignError):
    """What arrived is not to be believed; answer 400."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__({"code": "WEBHOOK_REFUSED", "detail": detail})
        self.reason = reason
