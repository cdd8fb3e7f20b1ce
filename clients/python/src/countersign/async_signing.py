"""What a recipient does in the browser, asynchronous, for tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Optional, cast

from ._documents import signing_address, values_by_id
from .async_client import AsyncCountersign
from .generated.models import (
    ConsentToElectronicSigningBody,
    DeclineDocumentBody,
    SignDocumentBody,
    SigningResult,
    SigningSession,
)


class async_signing:
    """The session behind a signing link; each step is done at once, by a connection that it closes."""

    def __init__(self, url: str) -> None:
        self._api_url, self._token = signing_address(url)

    def _client(self) -> AsyncCountersign:
        return AsyncCountersign(api_url=self._api_url, api_key=self._token)

    async def session(self) -> SigningSession:
        async with self._client() as client:
            session = await client.operations.get_signing_session()
        if "fields" not in session:
            raise ValueError("This recipient has to prove who they are first.")
        return cast(SigningSession, session)

    async def consent(self) -> "async_signing":
        """Agrees to sign electronically."""
        session = await self.session()
        body: ConsentToElectronicSigningBody = {
            "accepted": True,
            "version": session["consent"]["version"],
        }
        async with self._client() as client:
            await client.operations.consent_to_electronic_signing(body=body)
        return self

    async def view(self) -> "async_signing":
        """Fetches the whole document, as a browser would, and says that it was seen."""
        async with self._client() as client:
            await client.operations.get_signing_document()
            await client.operations.view_document()
        return self

    async def sign(
        self, *, text: str, values: Optional[Mapping[str, object]] = None
    ) -> SigningResult:
        """values: by the names of fields; KeyError of a name that no field has"""
        body: SignDocumentBody = {"signature": {"type": "type", "text": text}}
        if values:
            body["fields"] = values_by_id(await self.session(), values)
        async with self._client() as client:
            return await client.operations.sign_document(body=body)

    async def approve(self) -> SigningResult:
        async with self._client() as client:
            return await client.operations.approve_document()

    async def decline(self, reason: Optional[str] = None) -> SigningSession:
        body: DeclineDocumentBody = {} if reason is None else {"reason": reason}
        async with self._client() as client:
            return await client.operations.decline_document(body=body)
