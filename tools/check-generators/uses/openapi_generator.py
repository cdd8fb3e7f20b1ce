"""Imports every model and call; mypy judges the rest."""

from countersign_client import ApiClient, AuditLogApi, SignaturesApi, UploadsApi, WebhooksApi


def use(client: ApiClient, file: bytes) -> bytes:
    AuditLogApi(client).list_audit_log(created_after=1_798_761_600_000)
    WebhooksApi(client).list_webhooks()
    UploadsApi(client).upload_file("token", file)
    return SignaturesApi(client).get_evidence("doc_1")
