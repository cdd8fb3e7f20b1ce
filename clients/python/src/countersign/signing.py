"""What a recipient does in the browser, for tests: `signing(url).consent().view().sign(text="Ana")`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Optional, cast

from ._documents import signing_address
from .generated.client import Countersign
from .generated.models import (
    SignDocumentBody,
    SigningResult,
    SigningSession,
)


class signing:
    """The session behind a signing link; each step is done at once."""

    def __init__(self, url: str) -> None:
        api_url, token = signing_address(url)
        self._operations = Countersign(api_url=api_url, api_key=token).operations

    def session(self) -> SigningSession:
        session = self._operations.get_signing_session()
        if "fields" not in session:
            raise ValueError("This recipient has to prove who they are first.")
        return cast(SigningSession, session)

    def consent(self) -> "signing":
        """Agrees to sign electronically."""
        version = self.session()["consent"]["version"]
        self._operations.consent_to_electronic_signing(body={"accepted": True, "version": version})
        return self

    def view(self) -> "signing":
        """Fetches the whole document, as a browser would, and says that it was seen."""
        self._operations.get_signing_document()
        self._operations.view_document()
        return self

    def sign(self, *, text: str, values: Optional[Mapping[str, object]] = None) -> SigningResult:
        """values: by the names of fields"""
        body: SignDocumentBody = {"signature": {"type": "type", "text": text}}
        if values:
            ids = {field["name"]: field["id"] for field in self.session()["fields"]}
            body["fields"] = {ids[name]: value for name, value in values.items()}
        return self._operations.sign_document(body=body)

    def approve(self) -> SigningResult:
        return self._operations.approve_document()

    def decline(self, reason: Optional[str] = None) -> SigningSession:
        return self._operations.decline_document(body={} if reason is None else {"reason": reason})
