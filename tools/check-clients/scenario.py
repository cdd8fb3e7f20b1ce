"""The scenario by the Python client: `scenario.py <api_url> <api_key> <scenario.json> <file> <folder>`."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from countersign import (
    AsyncCountersign,
    Countersign,
    CountersignError,
    NotSigned,
    TemplateNotFoundError,
    signing,
    webhooks,
)

api_url, api_key, table, file, folder = sys.argv[1:]
heard: dict[str, dict[str, Any]] = {}
secret = ""


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        try:
            event = webhooks.verify(body, dict(self.headers), secret)
            heard[event["id"]] = dict(event)
            self.send_response(204)
        except CountersignError:
            self.send_response(400)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


def perform(document: Any, act: dict[str, Any]) -> None:
    links = {one["key"]: one["signing_url"] for one in document["recipients"]}
    signer = signing(links[act["recipient"]])
    if act["act"] == "decline":
        signer.view().decline(act["text"])
    elif act["act"] == "approve":
        signer.consent().view().approve()
    else:
        signer.consent().view().sign(text=act["text"], values=act["values"])


def events_of(id: str, last: str) -> list[str]:
    """The types of a document's events in their order, once the last is there."""
    while True:
        own = [
            (event["sequence"], event["type"])
            for event in list(heard.values())
            if "sequence" in event and event["data"].get("document", {}).get("id") == id
        ]
        latest = [sequence for sequence, kind in own if kind == last]
        if latest and len(own) >= latest[0]:
            return [kind for _, kind in sorted(own)]
        time.sleep(0.05)


def play(client: Countersign, case: dict[str, Any], index: int, run: str) -> dict[str, Any]:
    documents = client.documents
    external_id = f"python-{index}-{run}"
    document = documents.request(
        file=file,
        title=case["name"],
        external_id=external_id,
        recipients=case["recipients"],
        fields=case["fields"],
        values=case["values"],
        send=True,
    )
    id = document["id"]
    for act in case["acts"]:
        perform(document, act)
    files: list[str] = []
    try:
        documents.wait_until_sealed(id, timeout=120)
        ended = "sealed"
        pdf, zip = Path(folder, f"python-{index}.pdf"), Path(folder, f"python-{index}.zip")
        documents.download_sealed(id, pdf)
        documents.download_evidence(id, zip)
        files = [pdf.read_bytes()[:4].decode(), zip.read_bytes()[:2].decode()]
    except NotSigned as error:
        ended = type(error).__name__
    verdict = client.operations.verify_signatures(document_id=id)
    fields = client.operations.get_document_fields(id=id)["fields"]
    try:
        client.operations.get_template(id="tpl_0")
        refused = ""
    except TemplateNotFoundError as error:
        refused = error.code
    return {
        "ended": ended,
        "verified": verdict["verified"],
        "signatures": verdict["signatures_count"],
        "values": {field["name"]: field["value"] for field in fields if "value" in field},
        "files": files,
        "events": events_of(id, case["last_event"]),
        "listed": len(list(client.lists.documents(external_id=external_id))),
        "refused": refused,
    }


async def count_asynchronously(external_id: str) -> int:
    async with AsyncCountersign(api_url=api_url, api_key=api_key) as client:
        return len([one async for one in client.lists.documents(external_id=external_id)])


def main() -> None:
    global secret
    server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_address[1]}/hooks"
    with Countersign(api_url=api_url, api_key=api_key) as client:
        webhook = client.operations.create_webhook(
            body={"name": "Scenario", "url": url, "events": []}
        )
        secret = webhook["secret"]
        cases = json.loads(Path(table).read_text())
        results = [play(client, case, index, webhook["id"]) for index, case in enumerate(cases)]
    for index, result in enumerate(results):
        # The other client sees the same.
        result["listed"] *= asyncio.run(count_asynchronously(f"python-{index}-{webhook['id']}"))
    print(json.dumps(results))


main()
