from __future__ import annotations

import asyncio
import json
import tempfile
import unittest
from pathlib import Path
from typing import Any
from unittest.mock import patch

import countersign
import httpx
from service import Handler, Service, client_of, html, listening


def address() -> httpx.Response:
    return httpx.Response(201, json={"upload_url": "http://service/uploads/one"})


def stored(**more: Any) -> httpx.Response:
    return httpx.Response(201, json={"storageId": "upl_1", **more})


class Cutting(Handler):
    """Reads a little of the first upload and ends the connection; takes the second."""

    addresses = 0
    taken = b""

    def do_POST(self) -> None:
        if self.path == "/uploads/1":
            self.rfile.read(100_000)
            self.connection.close()
            return
        body = self.body()
        if self.path == "/uploads/2":
            type(self).taken = body
            self.answer_json(201, {"storageId": "upl_1"})
        else:
            type(self).addresses += 1
            self.answer_json(201, {"upload_url": f"http://{self.headers['Host']}/uploads/{self.addresses}"})


class Uploads(unittest.TestCase):
    def setUp(self) -> None:
        Cutting.addresses, Cutting.taken = 0, b""
        self.content = b"0123456789abcdef" * 2**20
        self.seen: list[int] = []

    def on_progress(self, sent: int, total: int) -> None:
        self.assertEqual(total, len(self.content))
        self.seen.append(sent)

    def require_sent_again(self, uploaded: countersign.Uploaded) -> None:
        self.assertEqual(uploaded["storage_id"], "upl_1")
        self.assertEqual(Cutting.addresses, 2)
        self.assertTrue(Cutting.taken == self.content)
        self.assertEqual((self.seen[0], self.seen.count(0), self.seen[-1]), (0, 2, len(self.content)))

    def test_an_upload_that_is_cut_in_the_middle_goes_to_a_new_address_from_its_beginning(self) -> None:
        with listening(Cutting) as origin:
            with countersign.Countersign(api_url=f"{origin}/api/v1", api_key="ak_1") as client:
                uploaded = client.documents.upload(self.content, on_progress=self.on_progress)
        self.require_sent_again(uploaded)

    def test_so_does_that_of_the_asynchronous_client(self) -> None:
        async def upload(origin: str) -> countersign.Uploaded:
            async with countersign.AsyncCountersign(api_url=f"{origin}/api/v1", api_key="ak_1") as client:
                return await client.documents.upload(self.content, on_progress=self.on_progress)

        with listening(Cutting) as origin:
            uploaded = asyncio.run(upload(origin))
        self.require_sent_again(uploaded)

    def test_a_proxy_that_takes_no_file_of_this_size_is_named_with_what_to_set(self) -> None:
        with self.assertRaisesRegex(countersign.UnexpectedAnswerError, "client_max_body_size 50m"):
            client_of(Service(address(), html(413))).documents.upload(b"%PDF-1.7")


class Requests(unittest.TestCase):
    def test_one_request_uploads_creates_and_sends_with_the_type_and_the_key_that_it_is_given(self) -> None:
        service = Service(address(), stored(), httpx.Response(201, json={"id": "doc_1"}))
        made = client_of(service).documents.request(
            file=b"a letter",
            file_type="application/msword",
            title="Lease",
            values={"rent": 1},
            external_id="12",
            send=True,
            idempotency_key="lease-12",
        )
        self.assertEqual(made, {"id": "doc_1", "warnings": []})
        _, uploaded, created = service.arrived
        self.assertEqual(uploaded.headers["Content-Type"], "application/msword")
        self.assertEqual(created.headers["Idempotency-Key"], "lease-12")
        self.assertEqual(
            json.loads(created.content),
            {
                "title": "Lease",
                "values": {"rent": 1},
                "external_id": "12",
                "send": {},
                "storage_id": "upl_1",
                "file_size": 8,
                "file_type": "application/msword",
            },
        )

    def test_what_a_file_lacks_is_said_by_the_document_or_else_by_the_upload(self) -> None:
        removed = [{"code": "link_removed", "message": "A link was removed.", "page": 1}]
        for by_upload, by_document in (({}, {"warnings": removed}), ({"warnings": removed}, {})):
            created = httpx.Response(201, json={"id": "doc_1", **by_document})
            service = Service(address(), stored(**by_upload), created)
            made = client_of(service).documents.request(file=b"%PDF-1.7", title="Lease")
            self.assertEqual(made["warnings"], removed)

    def test_a_file_that_was_uploaded_before_is_not_sent_again(self) -> None:
        service = Service(address(), stored(), httpx.Response(201, json={"id": "doc_1"}))
        documents = client_of(service).documents
        documents.request(file=documents.upload(b"%PDF-1.7"), title="Lease")
        self.assertEqual(len(service.arrived), 3)
        self.assertNotIn("warnings", json.loads(service.arrived[-1].content))


class Downloads(unittest.TestCase):
    document = {"id": "doc_1", "status": "completed"}

    def service(self, *files: httpx.Response) -> Service:
        address = {"download_url": "http://service/files/one"}
        given = [answer for file in files for answer in (httpx.Response(200, json=address), file)]
        sealed = httpx.Response(200, json=address)
        return Service(httpx.Response(200, json=self.document), sealed, *given)

    def test_a_page_of_a_proxy_is_not_kept_as_a_pdf(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            with self.assertRaises(countersign.UnexpectedAnswerError):
                client_of(self.service(html(200))).documents.download_sealed("doc_1", Path(folder, "sealed.pdf"))
            self.assertEqual(list(Path(folder).iterdir()), [])

    @patch("time.sleep", lambda seconds: None)
    def test_a_download_that_breaks_off_begins_again_and_appears_whole(self) -> None:
        kind = {"Content-Type": "application/pdf"}
        broken = httpx.Response(200, stream=BreakingOff(), headers=kind)
        service = self.service(broken, httpx.Response(200, content=b"%PDF-1.7", headers=kind))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "sealed.pdf")
            client_of(service).documents.download_sealed("doc_1", path)
            self.assertEqual(path.read_bytes(), b"%PDF-1.7")
            self.assertEqual(list(Path(folder).iterdir()), [path])


class BreakingOff(httpx.SyncByteStream):
    def __iter__(self) -> Any:
        yield b"%PDF"
        raise httpx.ReadError("cut")
