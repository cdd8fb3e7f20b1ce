# Made by npm run client from async_lists.py.
"""The lists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Optional

from . import models
from .operations import Operations


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
