"""The lists, asynchronous."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Optional

from .generated import models
from .generated.operations import AsyncOperations


class AsyncLists:
    """Every list that has pages, as what is in them; `filters` are those of the operation."""

    def __init__(self, operations: AsyncOperations) -> None:
        self._operations = operations

    async def documents(self, **filters: Any) -> AsyncIterator[models.DocumentPageDataItem]:
        cursor: Optional[str] = None
        while True:
            page = await self._operations.list_documents(cursor=cursor, **filters)
            for item in page["data"]:
                yield item
            cursor = page["next_cursor"] if page["has_more"] else None
            if cursor is None:
                return

    async def templates(self, **filters: Any) -> AsyncIterator[models.TemplateItem]:
        cursor: Optional[str] = None
        while True:
            page = await self._operations.list_templates(cursor=cursor, **filters)
            for item in page["templates"]:
                yield item
            cursor = page["next_cursor"] if page["has_more"] else None
            if cursor is None:
                return

    async def contacts(self, **filters: Any) -> AsyncIterator[models.ContactItem]:
        cursor: Optional[str] = None
        while True:
            page = await self._operations.list_contacts(cursor=cursor, **filters)
            for item in page["contacts"]:
                yield item
            cursor = page["next_cursor"] if page["has_more"] else None
            if cursor is None:
                return

    async def audit_log(self, **filters: Any) -> AsyncIterator[models.AuditLogEntry]:
        cursor: Optional[str] = None
        while True:
            page = await self._operations.list_audit_log(cursor=cursor, **filters)
            for item in page["entries"]:
                yield item
            cursor = page["next_cursor"] if page["has_more"] else None
            if cursor is None:
                return

    async def bulk_sends(self, **filters: Any) -> AsyncIterator[models.BulkSend]:
        cursor: Optional[str] = None
        while True:
            page = await self._operations.list_bulk_sends(cursor=cursor, **filters)
            for item in page["data"]:
                yield item
            cursor = page["next_cursor"] if page["has_more"] else None
            if cursor is None:
                return

    async def bulk_send_rows(self, id: str, **filters: Any) -> AsyncIterator[models.BulkSendRow]:
        cursor: Optional[str] = None
        while True:
            page = await self._operations.list_bulk_send_rows(id=id, cursor=cursor, **filters)
            for item in page["data"]:
                yield item
            cursor = page["next_cursor"] if page["has_more"] else None
            if cursor is None:
                return

    async def webhook_deliveries(self, id: str, **filters: Any) -> AsyncIterator[models.WebhookDelivery]:
        cursor: Optional[str] = None
        while True:
            page = await self._operations.list_webhook_deliveries(id=id, cursor=cursor, **filters)
            for item in page["data"]:
                yield item
            cursor = page["next_cursor"] if page["has_more"] else None
            if cursor is None:
                return
