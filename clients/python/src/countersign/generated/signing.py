# Made by npm run client from async_signing.py.
"""What a recipient does in the browser, for tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Optional, cast

from .._documents import signing_address, values_by_id
from .client import Countersign
from .models import (
    ConsentToElectronicSigningBody,
    DeclineDocumentBody,
    SignDocumentBody,
    SigningResult,
    SigningSession,
)


class signing:
    """The session behind a signing link; each step is done at once, by a connection that it closes."""

    def __init__(self, url: str) -> None:
        self._api_url, self._token = signing_address(url)

    def _client(self) -> Countersign:
        return Countersign(api_url=self._api_url, api_key=self._token)

    def session(self) -> SigningSession:
        with self._client() as client:
            session = client.operations.get_signing_session()
        if "fields" not in session:
            raise ValueError("This recipient has to prove who they are first.")
        return cast(SigningSession, session)

    def consent(self) -> "signing":
        """Agrees to sign electronically."""
        session = self.session()
        body: ConsentToElectronicSigningBody = {
            "accepted": True,
            "version": session["consent"]["version"],
        }
        with self._client() as client:
            client.operations.consent_to_electronic_signing(body=body)
        return self

    def view(self) -> "signing":
        """Fetches the whole document, as a browser would, and says that it was seen."""
        with self._client() as client:
            client.operations.get_signing_document()
            client.operations.view_document()
        return self

    def sign(
        self, *, text: str, values: Optional[Mapping[str, object]] = None
    ) -> SigningResult:
        """values: by the names of fields; KeyError of a name that no field has"""
        body: SignDocumentBody = {"signature": {"type": "type", "text": text}}
        if values:
            body["fields"] = values_by_id(self.session(), values)
        with self._client() as client:
            return client.operations.sign_document(body=body)

    def approve(self) -> SigningResult:
        with self._client() as client:
            return client.operations.approve_document()

    def decline(self, reason: Optional[str] = None) -> SigningSession:
        body: DeclineDocumentBody = {} if reason is None else {"reason": reason}
        with self._client() as client:
            return client.operations.decline_document(body=body)
