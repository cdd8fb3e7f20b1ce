from __future__ import annotations

import asyncio
import json
import threading
import unittest
from typing import Any

import countersign
from service import Handler, listening

SESSION = {"fields": [{"id": "fld_1", "name": "city"}], "consent": {"version": "1"}}


class Link(Handler):
    """The service behind a signing link; keeps connections, and notes what is done by them."""

    protocol_version = "HTTP/1.1"
    timeout = 30
    done: list[tuple[str, Any]] = []
    open = 0
    changed = threading.Condition()

    def setup(self) -> None:
        super().setup()
        self.count(1)

    def finish(self) -> None:
        super().finish()
        self.count(-1)

    @classmethod
    def count(cls, more: int) -> None:
        with cls.changed:
            cls.open += more
            cls.changed.notify_all()

    def do_GET(self) -> None:
        self.answer(None)

    def do_POST(self) -> None:
        self.answer(json.loads(self.body() or b"{}"))

    def answer(self, body: Any) -> None:
        act = self.path.rpartition("/")[2]
        self.done.append((act, body))
        self.answer_json(200, SESSION if act == "session" else {})


class Signing(unittest.TestCase):
    def setUp(self) -> None:
        Link.done.clear()

    def acts(self) -> list[str]:
        return [act for act, _ in Link.done]

    def require_signed(self) -> None:
        self.assertEqual(self.acts(), ["session", "consent", "document", "view", "session", "sign"])
        signed = {"signature": {"type": "type", "text": "Ana"}, "fields": {"fld_1": "Lisboa"}}
        self.assertEqual(Link.done[-1][1], signed)
        with Link.changed:
            self.assertTrue(Link.changed.wait_for(lambda: Link.open == 0, timeout=20))

    def test_a_signer_agrees_looks_and_signs_and_leaves_no_connection_open(self) -> None:
        with listening(Link) as origin:
            signer = countersign.signing(f"{origin}/sign/token?locale=pt").consent().view()
            signer.sign(text="Ana", values={"city": "Lisboa"})
            self.require_signed()

    def test_so_does_one_who_is_awaited(self) -> None:
        async def sign(url: str) -> None:
            signer = countersign.async_signing(url)
            await signer.consent()
            await signer.view()
            await signer.sign(text="Ana", values={"city": "Lisboa"})

        with listening(Link) as origin:
            asyncio.run(sign(f"{origin}/sign/token"))
            self.require_signed()

    def test_a_value_whose_name_no_field_has_is_refused_and_nothing_is_signed(self) -> None:
        with listening(Link) as origin, self.assertRaisesRegex(KeyError, "No field .* .town."):
            countersign.signing(f"{origin}/sign/token").sign(text="Ana", values={"town": "Faro"})
        self.assertEqual(self.acts(), ["session"])

    def test_an_approver_approves_and_a_signer_declines(self) -> None:
        with listening(Link) as origin:
            countersign.signing(f"{origin}/sign/token").approve()
            countersign.signing(f"{origin}/sign/token").decline("Too dear")
        self.assertEqual(Link.done, [("approve", {}), ("decline", {"reason": "Too dear"})])
