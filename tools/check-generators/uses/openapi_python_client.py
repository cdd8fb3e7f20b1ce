"""Imports some calls; mypy judges the rest."""

from io import BytesIO

from countersign_client import AuthenticatedClient
from countersign_client.api.audit_log import list_audit_log
from countersign_client.api.signatures import get_evidence
from countersign_client.api.uploads import upload_file
from countersign_client.api.webhooks import list_webhooks
from countersign_client.types import File


def use(client: AuthenticatedClient, file: bytes) -> bytes:
    list_audit_log.sync(client=client, created_after=1_798_761_600_000)
    list_webhooks.sync(client=client)
    upload_file.sync("token", client=client, body=File(payload=BytesIO(file)))
    evidence = get_evidence.sync(client=client, document_id="doc_1")
    assert isinstance(evidence, File)
    return evidence.payload.read()
