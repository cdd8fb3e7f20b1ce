"""Run by `python -m unittest discover tests` where the package is installed."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import unittest
from typing import Any
from unittest.mock import patch

import countersign
import httpx
from countersign import webhooks
from countersign._call import retry_after
from countersign.generated.problems import PROBLEM_CLASSES
from service import Service, client_of, html, problem

CONTACT: Any = {"first_name": "Ana", "email": "ana@example.com"}


def created() -> httpx.Response:
    return httpx.Response(201, json={"id": "con_1"})


@patch("time.sleep", lambda seconds: None)
class Retries(unittest.TestCase):
    def test_what_fails_in_passing_is_sent_again_under_the_same_key(self) -> None:
        for first in (
            httpx.ConnectError("lost"),
            httpx.ReadError("cut"),
            problem(408, "REQUEST_TIMEOUT"),
            problem(409, "IDEMPOTENCY_IN_PROGRESS"),
            problem(409, "DOCUMENT_NOT_READY"),
            problem(429, "RATE_LIMITED"),
            problem(500, "INTERNAL_ERROR"),
            html(502),
        ):
            service = Service(first, created())
            client_of(service).operations.create_contact(body=CONTACT)
            keys = [request.headers["Idempotency-Key"] for request in service.arrived]
            self.assertEqual(keys, [keys[0]] * 2, first)

    def test_a_key_of_ones_own_is_kept(self) -> None:
        service = Service(created())
        client_of(service).operations.create_contact(body=CONTACT, idempotency_key="mine")
        self.assertEqual(service.arrived[0].headers["Idempotency-Key"], "mine")

    def test_what_a_repetition_might_do_twice_is_sent_once(self) -> None:
        service = Service(problem(500, "INTERNAL_ERROR"))
        with self.assertRaises(countersign.InternalError):  # type: ignore[attr-defined]
            client_of(service).operations.update_settings(body={})
        self.assertEqual(len(service.arrived), 1)

    def test_a_long_pause_ends_it_at_once(self) -> None:
        service = Service(problem(429, "REMINDER_TOO_SOON", {"Retry-After": "80000"}))
        with self.assertRaises(countersign.CountersignError) as caught:
            client_of(service).operations.remind_recipient(document_id="doc_1", id="rec_1")
        self.assertEqual(caught.exception.code, "REMINDER_TOO_SOON")
        self.assertEqual(len(service.arrived), 1)

    def test_retry_after_counts_by_the_clock_of_who_answers(self) -> None:
        date = "Wed, 27 Jan 2027 10:00:00 GMT"
        later = "Wed, 27 Jan 2027 10:00:05 GMT"
        self.assertEqual(retry_after({"Retry-After": later, "Date": date}, now=0), 5)
        self.assertEqual(retry_after({"Retry-After": "7"}), 7)
        self.assertIsNone(retry_after({}))
        self.assertIsNone(retry_after({"Retry-After": "soon"}))

    def test_a_lost_connection_and_a_proxy_have_codes(self) -> None:
        for answer, code in ((httpx.ConnectError("no"), "NO_ANSWER"), (html(200), "UNEXPECTED_ANSWER")):
            with self.assertRaises(countersign.CountersignError) as caught:
                client_of(Service(answer), retry_for=0).operations.list_templates()
            self.assertEqual(caught.exception.code, code)

    def test_a_wrong_key_is_an_error_of_its_own_and_tried_once(self) -> None:
        service = Service(problem(401, "INVALID_API_KEY"))
        with self.assertRaises(PROBLEM_CLASSES["INVALID_API_KEY"]) as caught:
            client_of(service).operations.list_templates()
        self.assertEqual((caught.exception.status, caught.exception.request_id), (401, "r"))
        self.assertEqual([one.headers["Authorization"] for one in service.arrived], ["Bearer ak_1"])

    def test_the_asynchronous_client_does_the_same(self) -> None:
        service = Service(problem(503, "UNAVAILABLE", {"Retry-After": "0"}), created())

        async def create() -> str:
            transport = httpx.MockTransport(service)
            async with countersign.AsyncCountersign(
                api_url="http://service/api/v1", api_key="ak_1", transport=transport
            ) as client:
                return (await client.operations.create_contact(body=CONTACT))["id"]

        self.assertEqual(asyncio.run(create()), "con_1")


class Endings(unittest.TestCase):
    def test_each_end_is_an_error_of_its_own(self) -> None:
        late = {"deadline": "2027-01-01T00:00:00.000Z", "voided_at": "2027-01-01T00:00:01.000Z"}
        reason = "The signing deadline passed"
        for status, more, expected in (
            ("declined", {}, countersign.Declined),
            ("cancelled", {**late, "void_reason": "Wrong rent"}, countersign.Voided),
            ("cancelled", {**late, "void_reason": reason}, countersign.Expired),
            ("sent", {}, countersign.TimedOut),
        ):
            document = httpx.Response(200, json={"id": "doc_1", "status": status, **more})
            with self.assertRaises(expected):
                client_of(Service(document)).documents.wait_until_sealed("doc_1", timeout=0)

    def test_every_code_has_a_class(self) -> None:
        self.assertEqual(len(set(PROBLEM_CLASSES.values())), len(PROBLEM_CLASSES))
        with self.assertRaises(PROBLEM_CLASSES["TEMPLATE_NOT_FOUND"]):
            client_of(Service(problem(404, "TEMPLATE_NOT_FOUND"))).operations.get_template(id="t")


class Webhooks(unittest.TestCase):
    now = 1_800_000_000
    secret = "whsec_" + base64.b64encode(b"of this test alone").decode()
    other = "whsec_" + base64.b64encode(b"of somebody else").decode()
    body = json.dumps({"id": "evt_1", "type": "document.sent", "data": {}}).encode()

    def headers(self, *secrets: str) -> dict[str, str]:
        signed = f"evt_1.{self.now}.".encode() + self.body
        digests = [
            hmac.new(base64.b64decode(one[6:]), signed, hashlib.sha256).digest() for one in secrets
        ]
        signatures = " ".join("v1," + base64.b64encode(one).decode() for one in digests)
        stamp = str(self.now)
        return {"Webhook-Id": "evt_1", "webhook-timestamp": stamp, "webhook-signature": signatures}

    def reason(self, headers: dict[str, str], secret: Any, later: float = 0) -> str:
        try:
            webhooks.verify(self.body, headers, secret, now=self.now + later)
        except countersign.WebhookRefused as error:
            return error.reason
        return "taken"

    def test_rules_of_standard_webhooks(self) -> None:
        headers = self.headers(self.secret)
        self.assertEqual(self.reason(headers, self.secret), "taken")
        self.assertEqual(self.reason(headers, [self.other, self.secret]), "taken")
        self.assertEqual(self.reason(self.headers(self.other, self.secret), self.secret), "taken")
        self.assertEqual(self.reason(headers, self.other), "signature_wrong")
        self.assertEqual(self.reason({}, self.secret), "header_missing")
        self.assertEqual(self.reason({**headers, "webhook-signature": "é"}, self.secret), "signature_wrong")
        for later in (3_600, -86_400):
            self.assertEqual(self.reason(headers, self.secret, later), "timestamp_off")


class Places(unittest.TestCase):
    def test_fields_are_points(self) -> None:
        self.assertEqual(countersign.mm(25), 70.866)
        self.assertEqual(countersign.percent({"width": 595.28, "height": 841.89}).x(50), 297.64)
        field = countersign.signature("tenant", page=-1, x=1, y=2)
        self.assertEqual((field["name"], field["width"]), ("tenant_signature", 180))


if __name__ == "__main__":
    unittest.main()
