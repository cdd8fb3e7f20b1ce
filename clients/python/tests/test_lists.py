from __future__ import annotations

import asyncio
import unittest
from typing import Any

import countersign
import httpx
from service import Service, client_of

LISTS: dict[str, tuple[str, str, dict[str, str]]] = {
    "documents": ("/documents", "data", {"status": "sent"}),
    "templates": ("/templates", "templates", {}),
    "contacts": ("/contacts", "contacts", {}),
    "audit_log": ("/audit-log", "entries", {}),
    "bulk_sends": ("/bulk-sends", "data", {}),
    "bulk_send_rows": ("/bulk-sends/rows", "data", {"id": "bulk_1"}),
    "webhook_deliveries": ("/webhooks/deliveries", "data", {"id": "wh_1"}),
}


def pages(member: str) -> Service:
    def page(*ids: str, next: str | None) -> httpx.Response:
        body = {member: [{"id": id} for id in ids], "has_more": next is not None, "next_cursor": next}
        return httpx.Response(200, json=body)

    return Service(page("one", "two", next="c1"), page("three", next=None))


class Lists(unittest.TestCase):
    def require_whole(self, service: Service, found: list[Any], path: str, filters: dict[str, str]) -> None:
        self.assertEqual([one["id"] for one in found], ["one", "two", "three"], path)
        asked = [(one.url.path, dict(one.url.params)) for one in service.arrived]
        expected = [(f"/api/v1{path}", filters), (f"/api/v1{path}", {**filters, "cursor": "c1"})]
        self.assertEqual(asked, expected)

    def test_every_list_goes_on_where_its_page_ended_with_the_same_filters(self) -> None:
        names = [name for name in vars(type(client_of(pages("data")).lists)) if not name.startswith("_")]
        self.assertEqual(sorted(names), sorted(LISTS))
        for name, (path, member, filters) in LISTS.items():
            service = pages(member)
            found = list(getattr(client_of(service).lists, name)(**filters))
            self.require_whole(service, found, path, filters)

    def test_so_does_every_list_of_the_asynchronous_client(self) -> None:
        async def walk(service: Service, name: str, filters: dict[str, str]) -> list[Any]:
            async with countersign.AsyncCountersign(
                api_url="http://service/api/v1", api_key="ak_1", transport=httpx.MockTransport(service)
            ) as client:
                return [one async for one in getattr(client.lists, name)(**filters)]

        for name, (path, member, filters) in LISTS.items():
            service = pages(member)
            found = asyncio.run(walk(service, name, filters))
            self.require_whole(service, found, path, filters)
