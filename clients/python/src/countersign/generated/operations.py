# Made by npm run client from docs/openapi.json.
from __future__ import annotations

from typing import Any, Literal, Optional, Union, cast

from .._call import AsyncCall, Call
from . import models


class Operations:
    """Every operation of the API, by its name."""

    def __init__(self, call: Call) -> None:
        self._call = call

    def generate_upload_url(self, *, body: Optional[dict[str, Any]] = None, idempotency_key: Optional[str] = None) -> models.UploadUrl:
        """Get a temporary address to send one file to"""
        return cast("models.UploadUrl", self._call("POST", "/api/v1/uploads/generate-url", {}, body if body is not None else {}, idempotency_key))

    def list_documents(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, status: Optional[Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]] = None, closed_reason: Optional[Literal["voided", "expired", "declined"]] = None, external_id: Optional[str] = None, template_id: Optional[str] = None, search: Optional[str] = None, created_after: Optional[int] = None, created_before: Optional[int] = None) -> models.DocumentPage:
        """List documents, newest first"""
        return cast("models.DocumentPage", self._call("GET", "/api/v1/documents", {"limit": limit, "cursor": cursor, "status": status, "closed_reason": closed_reason, "external_id": external_id, "template_id": template_id, "search": search, "created_after": created_after, "created_before": created_before}, None, None))

    def create_document(self, *, body: models.CreateDocumentBody, idempotency_key: Optional[str] = None) -> models.CreatedDocument:
        """Create a document from an uploaded file, and send it where that is asked for"""
        return cast("models.CreatedDocument", self._call("POST", "/api/v1/documents", {}, body, idempotency_key))

    def get_document(self, *, id: str, include_recipients: Optional[bool] = None) -> models.DocumentWithRecipients:
        """Get a document"""
        return cast("models.DocumentWithRecipients", self._call("GET", "/api/v1/documents/get", {"id": id, "include_recipients": include_recipients}, None, None))

    def update_document(self, *, id: str, body: Optional[models.UpdateDocumentBody] = None) -> models.DocumentDetails:
        """Change a draft, the deadline of an open document, or what you keep with any"""
        return cast("models.DocumentDetails", self._call("PUT", "/api/v1/documents/update", {"id": id}, body if body is not None else {}, None))

    def delete_document(self, *, id: str) -> models.DeleteDocumentAnswer:
        """Delete a document for good, in any state"""
        return cast("models.DeleteDocumentAnswer", self._call("DELETE", "/api/v1/documents/delete", {"id": id}, None, None))

    def send_document(self, *, id: str, body: Optional[models.SendDocumentBody] = None, idempotency_key: Optional[str] = None) -> models.Document:
        """Send a draft to its recipients"""
        return cast("models.Document", self._call("POST", "/api/v1/documents/send", {"id": id}, body if body is not None else {}, idempotency_key))

    def void_document(self, *, id: str, body: Optional[models.VoidDocumentBody] = None, idempotency_key: Optional[str] = None) -> models.VoidResult:
        """Call a document off"""
        return cast("models.VoidResult", self._call("POST", "/api/v1/documents/void", {"id": id}, body if body is not None else {}, idempotency_key))

    def download_document(self, *, id: str) -> models.Download:
        """Get a temporary address of the PDF"""
        return cast("models.Download", self._call("GET", "/api/v1/documents/download", {"id": id}, None, None))

    def get_document_access(self, *, id: str) -> models.DocumentAccess:
        """Who in the workspace may read a document"""
        return cast("models.DocumentAccess", self._call("GET", "/api/v1/documents/access", {"id": id}, None, None))

    def update_document_access(self, *, id: str, body: models.UpdateDocumentAccessBody) -> models.UpdateDocumentAccessAnswer:
        """Decide who in the workspace may read a document"""
        return cast("models.UpdateDocumentAccessAnswer", self._call("PATCH", "/api/v1/documents/access", {"id": id}, body, None))

    def get_document_fields(self, *, id: str) -> models.DocumentFields:
        """What recipients fill in, where it stands, and what stands in it"""
        return cast("models.DocumentFields", self._call("GET", "/api/v1/documents/fields", {"id": id}, None, None))

    def set_document_fields(self, *, id: str, body: models.SetDocumentFieldsBody) -> models.DocumentFields:
        """Place the fields of a draft, all of them at once"""
        return cast("models.DocumentFields", self._call("PUT", "/api/v1/documents/fields", {"id": id}, body, None))

    def bulk_void_documents(self, *, body: models.BulkVoidDocumentsBody, idempotency_key: Optional[str] = None) -> models.BulkResult:
        """Call up to 50 documents off"""
        return cast("models.BulkResult", self._call("POST", "/api/v1/documents/bulk-void", {}, body, idempotency_key))

    def bulk_send_documents(self, *, body: models.BulkSendDocumentsBody, idempotency_key: Optional[str] = None) -> models.BulkResult:
        """Send up to 50 drafts"""
        return cast("models.BulkResult", self._call("POST", "/api/v1/documents/bulk-send", {}, body, idempotency_key))

    def list_recipients(self, *, document_id: str) -> models.RecipientList:
        """List the recipients of a document"""
        return cast("models.RecipientList", self._call("GET", "/api/v1/recipients", {"document_id": document_id}, None, None))

    def add_recipient(self, *, document_id: str, body: models.AddRecipientBody, idempotency_key: Optional[str] = None) -> models.Recipient:
        """Add a recipient to a draft or an open document"""
        return cast("models.Recipient", self._call("POST", "/api/v1/recipients", {"document_id": document_id}, body, idempotency_key))

    def get_recipient(self, *, document_id: str, id: str) -> models.RecipientWithSigningUrl:
        """Get a recipient with their signing address"""
        return cast("models.RecipientWithSigningUrl", self._call("GET", "/api/v1/recipients/get", {"document_id": document_id, "id": id}, None, None))

    def update_recipient(self, *, document_id: str, id: str, body: Optional[models.UpdateRecipientBody] = None) -> models.Recipient:
        """Change a recipient who has not acted"""
        return cast("models.Recipient", self._call("PUT", "/api/v1/recipients/update", {"document_id": document_id, "id": id}, body if body is not None else {}, None))

    def remove_recipient(self, *, document_id: str, id: str) -> models.RemoveRecipientAnswer:
        """Remove a recipient who has not acted"""
        return cast("models.RemoveRecipientAnswer", self._call("DELETE", "/api/v1/recipients/delete", {"document_id": document_id, "id": id}, None, None))

    def remind_recipient(self, *, document_id: str, id: str, body: Optional[models.RemindRecipientBody] = None, idempotency_key: Optional[str] = None) -> models.ReminderResult:
        """Remind the recipient whose turn it is, once in 24 hours"""
        return cast("models.ReminderResult", self._call("POST", "/api/v1/recipients/remind", {"document_id": document_id, "id": id}, body if body is not None else {}, idempotency_key))

    def reassign_recipient(self, *, document_id: str, id: str, body: models.ReassignRecipientBody, idempotency_key: Optional[str] = None) -> models.Recipient:
        """Give a recipient’s place to somebody else while the document is open"""
        return cast("models.Recipient", self._call("POST", "/api/v1/recipients/reassign", {"document_id": document_id, "id": id}, body, idempotency_key))

    def create_authentication_code(self, *, document_id: str, id: str, body: Optional[dict[str, Any]] = None, idempotency_key: Optional[str] = None) -> models.AuthenticationCode:
        """Make a code that your system hands to the recipient"""
        return cast("models.AuthenticationCode", self._call("POST", "/api/v1/recipients/authentication-code", {"document_id": document_id, "id": id}, body if body is not None else {}, idempotency_key))

    def reset_authentication(self, *, document_id: str, id: str, body: Optional[dict[str, Any]] = None, idempotency_key: Optional[str] = None) -> models.Recipient:
        """Let a recipient prove who they are again"""
        return cast("models.Recipient", self._call("POST", "/api/v1/recipients/reset-authentication", {"document_id": document_id, "id": id}, body if body is not None else {}, idempotency_key))

    def list_templates(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, category: Optional[str] = None) -> models.TemplatePage:
        """List templates, newest first"""
        return cast("models.TemplatePage", self._call("GET", "/api/v1/templates", {"limit": limit, "cursor": cursor, "category": category}, None, None))

    def create_template(self, *, body: models.CreateTemplateBody, idempotency_key: Optional[str] = None) -> models.Template:
        """Create a template from a document"""
        return cast("models.Template", self._call("POST", "/api/v1/templates", {}, body, idempotency_key))

    def get_template(self, *, id: str) -> models.Template:
        """Get a template with its fields"""
        return cast("models.Template", self._call("GET", "/api/v1/templates/get", {"id": id}, None, None))

    def get_template_fields(self, *, id: str) -> models.TemplateFields:
        """What signers of its documents fill in, and where it stands"""
        return cast("models.TemplateFields", self._call("GET", "/api/v1/templates/fields", {"id": id}, None, None))

    def set_template_fields(self, *, id: str, body: models.SetTemplateFieldsBody) -> models.TemplateFields:
        """Place the fields of a template, all of them at once"""
        return cast("models.TemplateFields", self._call("PUT", "/api/v1/templates/fields", {"id": id}, body, None))

    def update_template(self, *, id: str, body: Optional[models.UpdateTemplateBody] = None) -> models.Template:
        """Change what a template says of itself and of its documents"""
        return cast("models.Template", self._call("PUT", "/api/v1/templates/update", {"id": id}, body if body is not None else {}, None))

    def delete_template(self, *, id: str) -> models.DeleteTemplateAnswer:
        """Delete a template; documents made from it stay"""
        return cast("models.DeleteTemplateAnswer", self._call("DELETE", "/api/v1/templates/delete", {"id": id}, None, None))

    def use_template(self, *, id: str, body: models.UseTemplateBody, idempotency_key: Optional[str] = None) -> models.DocumentFromTemplate:
        """Create a document from a template"""
        return cast("models.DocumentFromTemplate", self._call("POST", "/api/v1/templates/use", {"id": id}, body, idempotency_key))

    def create_bulk_send(self, *, body: models.CreateBulkSendBody, idempotency_key: Optional[str] = None) -> models.StartedBulkSend:
        """Make and send a document of a template for each of many rows"""
        return cast("models.StartedBulkSend", self._call("POST", "/api/v1/bulk-sends", {}, body, idempotency_key))

    def list_bulk_sends(self, *, limit: Optional[int] = None, cursor: Optional[str] = None) -> models.BulkSendPage:
        """List bulk sends, newest first"""
        return cast("models.BulkSendPage", self._call("GET", "/api/v1/bulk-sends", {"limit": limit, "cursor": cursor}, None, None))

    def get_bulk_send(self, *, id: str) -> models.BulkSendWithErrors:
        """Get a bulk send with the counts of its rows"""
        return cast("models.BulkSendWithErrors", self._call("GET", "/api/v1/bulk-sends/get", {"id": id}, None, None))

    def list_bulk_send_rows(self, *, id: str, status: Optional[Literal["pending", "sent", "failed", "cancelled"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None) -> models.BulkSendRowPage:
        """List the valid rows of a bulk send, in the order given"""
        return cast("models.BulkSendRowPage", self._call("GET", "/api/v1/bulk-sends/rows", {"id": id, "status": status, "limit": limit, "cursor": cursor}, None, None))

    def cancel_bulk_send(self, *, id: str, body: Optional[dict[str, Any]] = None, idempotency_key: Optional[str] = None) -> models.BulkSend:
        """Stop a bulk send"""
        return cast("models.BulkSend", self._call("POST", "/api/v1/bulk-sends/cancel", {"id": id}, body if body is not None else {}, idempotency_key))

    def list_signatures(self, *, document_id: str) -> models.SignatureList:
        """List the signatures and approvals of a document"""
        return cast("models.SignatureList", self._call("GET", "/api/v1/signatures", {"document_id": document_id}, None, None))

    def get_signature(self, *, document_id: str, id: str) -> models.Signature:
        """Get a signature with where it came from"""
        return cast("models.Signature", self._call("GET", "/api/v1/signatures/get", {"document_id": document_id, "id": id}, None, None))

    def verify_signatures(self, *, document_id: str) -> models.VerificationResult:
        """Verify a document from its stored bytes"""
        return cast("models.VerificationResult", self._call("GET", "/api/v1/signatures/verify", {"document_id": document_id}, None, None))

    def get_document_audit_trail(self, *, document_id: str) -> models.AuditTrail:
        """The audit trail of a document, oldest first"""
        return cast("models.AuditTrail", self._call("GET", "/api/v1/signatures/audit", {"document_id": document_id}, None, None))

    def get_evidence(self, *, document_id: str) -> bytes:
        """Everything that proves a document, as a ZIP"""
        return cast("bytes", self._call("GET", "/api/v1/signatures/evidence", {"document_id": document_id}, None, None))

    def get_signing_session(self, *, language: Optional[Literal["en", "de", "fr", "es", "ar"]] = None) -> Union[models.SigningSession, models.HiddenSigningSession]:
        """What the recipient may see and do now"""
        return cast("Union[models.SigningSession, models.HiddenSigningSession]", self._call("GET", "/api/v1/signing/session", {"language": language}, None, None))

    def start_authentication(self, *, body: models.StartAuthenticationBody) -> models.StartedAuthentication:
        """Begin to prove who you are"""
        return cast("models.StartedAuthentication", self._call("POST", "/api/v1/signing/authentication/start", {}, body, None))

    def finish_authentication(self, *, body: models.FinishAuthenticationBody) -> Union[models.ProvedSigningSession, models.ProvedHiddenSigningSession]:
        """Prove who you are"""
        return cast("Union[models.ProvedSigningSession, models.ProvedHiddenSigningSession]", self._call("POST", "/api/v1/signing/authentication/finish", {}, body, None))

    def get_signing_document(self) -> bytes:
        """The document as it stands"""
        return cast("bytes", self._call("GET", "/api/v1/signing/document", {}, None, None))

    def view_document(self, *, body: Optional[models.ViewDocumentBody] = None) -> models.SigningSession:
        """A page of the document is on the recipient’s screen"""
        return cast("models.SigningSession", self._call("POST", "/api/v1/signing/view", {}, body if body is not None else {}, None))

    def consent_to_electronic_signing(self, *, body: models.ConsentToElectronicSigningBody) -> models.SigningSession:
        """Agree to electronic records and signatures"""
        return cast("models.SigningSession", self._call("POST", "/api/v1/signing/consent", {}, body, None))

    def sign_document(self, *, body: models.SignDocumentBody) -> models.SigningResult:
        """Sign"""
        return cast("models.SigningResult", self._call("POST", "/api/v1/signing/sign", {}, body, None))

    def approve_document(self, *, body: Optional[models.ApproveDocumentBody] = None) -> models.SigningResult:
        """Approve"""
        return cast("models.SigningResult", self._call("POST", "/api/v1/signing/approve", {}, body if body is not None else {}, None))

    def decline_document(self, *, body: Optional[models.DeclineDocumentBody] = None) -> models.SigningSession:
        """Say no: closes the document for everybody"""
        return cast("models.SigningSession", self._call("POST", "/api/v1/signing/decline", {}, body if body is not None else {}, None))

    def opt_out_of_electronic_signing(self, *, body: Optional[models.OptOutOfElectronicSigningBody] = None) -> models.SigningSession:
        """Ask for paper: the owner is mailed, and it counts as a decline"""
        return cast("models.SigningSession", self._call("POST", "/api/v1/signing/opt-out", {}, body if body is not None else {}, None))

    def delegate_document(self, *, body: models.DelegateDocumentBody) -> models.SigningSession:
        """Pass the document on to somebody who acts instead"""
        return cast("models.SigningSession", self._call("POST", "/api/v1/signing/delegate", {}, body, None))

    def download_signed_document(self) -> bytes:
        """The sealed PDF, once everybody has signed"""
        return cast("bytes", self._call("GET", "/api/v1/signing/download", {}, None, None))

    def create_download_address(self, *, body: models.CreateDownloadAddressBody) -> models.DownloadAddress:
        """A temporary address of the document"""
        return cast("models.DownloadAddress", self._call("POST", "/api/v1/signing/download-address", {}, body, None))

    def request_fresh_link(self, *, body: Optional[dict[str, Any]] = None) -> models.FreshLinkResult:
        """Mail the recipient a link that shows the completed document again"""
        return cast("models.FreshLinkResult", self._call("POST", "/api/v1/signing/fresh-link", {}, body if body is not None else {}, None))

    def list_contacts(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, status: Optional[Literal["active", "inactive", "lead"]] = None, search: Optional[str] = None) -> models.ContactPage:
        """List contacts, newest first"""
        return cast("models.ContactPage", self._call("GET", "/api/v1/contacts", {"limit": limit, "cursor": cursor, "status": status, "search": search}, None, None))

    def create_contact(self, *, body: models.CreateContactBody, idempotency_key: Optional[str] = None) -> models.Contact:
        """Create a contact"""
        return cast("models.Contact", self._call("POST", "/api/v1/contacts", {}, body, idempotency_key))

    def get_contact(self, *, id: str) -> models.Contact:
        """Get a contact"""
        return cast("models.Contact", self._call("GET", "/api/v1/contacts/get", {"id": id}, None, None))

    def update_contact(self, *, id: str, body: Optional[models.UpdateContactBody] = None) -> models.Contact:
        """Change the values that the body names; null takes an optional one away"""
        return cast("models.Contact", self._call("PUT", "/api/v1/contacts/update", {"id": id}, body if body is not None else {}, None))

    def delete_contact(self, *, id: str) -> models.DeleteContactAnswer:
        """Delete a contact for good"""
        return cast("models.DeleteContactAnswer", self._call("DELETE", "/api/v1/contacts/delete", {"id": id}, None, None))

    def list_members(self, *, role: Optional[Literal["owner", "admin", "member", "viewer"]] = None) -> models.MemberList:
        """List members by role, then by the day they joined"""
        return cast("models.MemberList", self._call("GET", "/api/v1/members", {"role": role}, None, None))

    def get_member(self, *, id: str) -> models.Member:
        """Get a member"""
        return cast("models.Member", self._call("GET", "/api/v1/members/get", {"id": id}, None, None))

    def get_settings(self) -> models.Settings:
        """Get the workspace’s settings"""
        return cast("models.Settings", self._call("GET", "/api/v1/settings", {}, None, None))

    def update_settings(self, *, body: Optional[models.UpdateSettingsBody] = None) -> models.UpdateSettingsAnswer:
        """Change the settings that the body names; the others keep their values"""
        return cast("models.UpdateSettingsAnswer", self._call("PATCH", "/api/v1/settings", {}, body if body is not None else {}, None))

    def get_branding(self) -> models.Branding:
        """Get how the workspace looks to its recipients"""
        return cast("models.Branding", self._call("GET", "/api/v1/settings/branding", {}, None, None))

    def set_branding(self, *, body: Optional[models.SetBrandingBody] = None) -> models.Branding:
        """Set name, accent colour and logo of the signing page and of mails"""
        return cast("models.Branding", self._call("PUT", "/api/v1/settings/branding", {}, body if body is not None else {}, None))

    def get_analytics(self, *, from_: Optional[int] = None, to: Optional[int] = None) -> models.AnalyticsReport:
        """Count what happened to documents in a period, and how many there are now"""
        return cast("models.AnalyticsReport", self._call("GET", "/api/v1/analytics", {"from": from_, "to": to}, None, None))

    def list_audit_log(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, document_id: Optional[str] = None, action: Optional[Literal["document.created", "document.updated", "document.deleted", "document.sent", "document.viewed", "document.completed", "document.cancelled", "document.expired", "document.ownership_transferred", "recipient.added", "recipient.updated", "recipient.removed", "recipient.viewed", "recipient.signed", "recipient.declined", "recipient.esign_consent", "recipient.esign_opt_out", "recipient.expired", "member.invited", "member.joined", "member.removed", "member.role_changed", "organization.updated", "recipient.link_issued", "recipient.reassigned", "recipient.authenticated", "recipient.authentication_failed", "recipient.blocked", "api_key.created", "api_key.revoked", "api_key.rotated", "webhook.created", "webhook.updated", "webhook.deleted", "webhook.secret_rotated", "template.created", "template.updated", "template.deleted", "member.suspended", "member.reinstated", "document.fields_changed", "bulk_send.started", "bulk_send.cancelled"]] = None, created_after: Optional[int] = None, created_before: Optional[int] = None) -> models.AuditLogPage:
        """List what happened in the workspace, newest first"""
        return cast("models.AuditLogPage", self._call("GET", "/api/v1/audit-log", {"limit": limit, "cursor": cursor, "document_id": document_id, "action": action, "created_after": created_after, "created_before": created_before}, None, None))

    def prove_audit_log_entry(self, *, id: str) -> models.AuditLogProof:
        """Prove that an entry is in the log"""
        return cast("models.AuditLogProof", self._call("GET", "/api/v1/audit-log/proof", {"id": id}, None, None))

    def prove_audit_log_consistency(self, *, from_: int, to: Optional[int] = None) -> models.AuditLogConsistency:
        """Prove that a later log begins with an earlier one"""
        return cast("models.AuditLogConsistency", self._call("GET", "/api/v1/audit-log/consistency", {"from": from_, "to": to}, None, None))

    def list_webhooks(self) -> models.WebhookList:
        """List all webhooks, newest first"""
        return cast("models.WebhookList", self._call("GET", "/api/v1/webhooks", {}, None, None))

    def create_webhook(self, *, body: models.CreateWebhookBody, idempotency_key: Optional[str] = None) -> models.CreatedWebhook:
        """Create a webhook"""
        return cast("models.CreatedWebhook", self._call("POST", "/api/v1/webhooks", {}, body, idempotency_key))

    def get_webhook(self, *, id: str) -> models.Webhook:
        """Get a webhook"""
        return cast("models.Webhook", self._call("GET", "/api/v1/webhooks/get", {"id": id}, None, None))

    def update_webhook(self, *, id: str, body: Optional[models.UpdateWebhookBody] = None) -> models.Webhook:
        """Change, pause or re-enable a webhook"""
        return cast("models.Webhook", self._call("PUT", "/api/v1/webhooks/update", {"id": id}, body if body is not None else {}, None))

    def delete_webhook(self, *, id: str) -> models.DeleteWebhookAnswer:
        """Delete a webhook and the log of its deliveries for good"""
        return cast("models.DeleteWebhookAnswer", self._call("DELETE", "/api/v1/webhooks/delete", {"id": id}, None, None))

    def rotate_webhook_secret(self, *, id: str, body: Optional[dict[str, Any]] = None, idempotency_key: Optional[str] = None) -> models.RotatedSecret:
        """Give a webhook a new secret"""
        return cast("models.RotatedSecret", self._call("POST", "/api/v1/webhooks/rotate-secret", {"id": id}, body if body is not None else {}, idempotency_key))

    def list_webhook_event_types(self) -> models.WebhookEventTypes:
        """List the event types a webhook can subscribe to"""
        return cast("models.WebhookEventTypes", self._call("GET", "/api/v1/webhooks/event-types", {}, None, None))

    def list_webhook_deliveries(self, *, id: str, limit: Optional[int] = None, cursor: Optional[str] = None) -> models.WebhookDeliveryPage:
        """List a webhook’s deliveries of the last 30 days, newest first"""
        return cast("models.WebhookDeliveryPage", self._call("GET", "/api/v1/webhooks/deliveries", {"id": id, "limit": limit, "cursor": cursor}, None, None))

    def get_webhook_delivery(self, *, id: str, delivery_id: str) -> models.WebhookDelivery:
        """Get a delivery with all that was kept of the answers"""
        return cast("models.WebhookDelivery", self._call("GET", "/api/v1/webhooks/deliveries/get", {"id": id, "delivery_id": delivery_id}, None, None))

    def resend_webhook_deliveries(self, *, id: str, delivery_id: Optional[str] = None, since: Optional[int] = None, body: Optional[dict[str, Any]] = None, idempotency_key: Optional[str] = None) -> models.ResendResult:
        """Deliver an event again, or all that were missed since a time"""
        return cast("models.ResendResult", self._call("POST", "/api/v1/webhooks/resend", {"id": id, "delivery_id": delivery_id, "since": since}, body if body is not None else {}, idempotency_key))

    def test_webhook(self, *, id: str, body: Optional[dict[str, Any]] = None, idempotency_key: Optional[str] = None) -> models.WebhookDelivery:
        """Send a webhook an event of the type `webhook.test`"""
        return cast("models.WebhookDelivery", self._call("POST", "/api/v1/webhooks/test", {"id": id}, body if body is not None else {}, idempotency_key))

    def get_test_clock(self) -> models.TestClock:
        """What time it is in a test workspace, and what falls due next"""
        return cast("models.TestClock", self._call("GET", "/api/v1/test/clock", {}, None, None))

    def advance_test_clock(self, *, body: Optional[models.AdvanceTestClockBody] = None, idempotency_key: Optional[str] = None) -> models.TestClockAdvance:
        """Move the clock of a test workspace forward"""
        return cast("models.TestClockAdvance", self._call("POST", "/api/v1/test/clock/advance", {}, body if body is not None else {}, idempotency_key))

    def list_test_mails(self, *, document_id: Optional[str] = None, limit: Optional[int] = None) -> models.TestMails:
        """What a test workspace has mailed to nobody"""
        return cast("models.TestMails", self._call("GET", "/api/v1/test/mails", {"document_id": document_id, "limit": limit}, None, None))

    def sign_as_test_recipient(self, *, document_id: str, id: str, body: Optional[models.SignAsTestRecipientBody] = None, idempotency_key: Optional[str] = None) -> models.SigningResult:
        """Sign as a recipient of a test workspace, or approve as an approver"""
        return cast("models.SigningResult", self._call("POST", "/api/v1/test/recipients/sign", {"document_id": document_id, "id": id}, body if body is not None else {}, idempotency_key))

    def decline_as_test_recipient(self, *, document_id: str, id: str, body: Optional[models.DeclineAsTestRecipientBody] = None, idempotency_key: Optional[str] = None) -> models.TestActResult:
        """Decline as a recipient of a test workspace"""
        return cast("models.TestActResult", self._call("POST", "/api/v1/test/recipients/decline", {"document_id": document_id, "id": id}, body if body is not None else {}, idempotency_key))

    def view_as_test_recipient(self, *, document_id: str, id: str, body: Optional[dict[str, Any]] = None, idempotency_key: Optional[str] = None) -> models.TestActResult:
        """Look at the document as a recipient of a test workspace"""
        return cast("models.TestActResult", self._call("POST", "/api/v1/test/recipients/view", {"document_id": document_id, "id": id}, body if body is not None else {}, idempotency_key))

    def upload_file(self, *, token: str, body: bytes) -> models.StoredFile:
        """Send the file"""
        return cast("models.StoredFile", self._call("POST", f"/uploads/{token}", {}, body, None))

    def fetch_file(self, *, token: str) -> bytes:
        """Fetch the PDF behind a download address"""
        return cast("bytes", self._call("GET", f"/files/{token}", {}, None, None))

    def verify_file(self, *, body: bytes) -> models.FileVerdict:
        """Check a sealed PDF or an evidence ZIP"""
        return cast("models.FileVerdict", self._call("POST", "/verify", {}, body, None))

    def find_sealed_document(self, *, document: str, body: Union[models.FindSealedDocumentBody1, models.FindSealedDocumentBody2]) -> models.PublicDocument:
        """Get hashes, people and times of a sealed document that one holds"""
        return cast("models.PublicDocument", self._call("POST", f"/verify/{document}", {}, body, None))

    def get_log_keys(self) -> str:
        """Get the public keys of the log, beside the log"""
        return cast("str", self._call("GET", "/log/key", {}, None, None))

    def get_published_log_keys(self) -> str:
        """Get the public keys of the log, beside the roots"""
        return cast("str", self._call("GET", "/.well-known/countersign/log-key.txt", {}, None, None))

    def get_log_checkpoint(self) -> str:
        """Get the newest signed tree head of the log"""
        return cast("str", self._call("GET", "/log/checkpoint", {}, None, None))

    def get_log_tile(self, *, tile: str) -> bytes:
        """Get a tile of the log"""
        return cast("bytes", self._call("GET", f"/log/tile/{tile}", {}, None, None))

    def get_roots(self) -> bytes:
        """Get the roots of seals and recipients"""
        return cast("bytes", self._call("GET", "/.well-known/countersign/roots.pem", {}, None, None))

    def get_timestamp_roots(self) -> bytes:
        """Get the roots of timestamps, those of another authority and ours"""
        return cast("bytes", self._call("GET", "/.well-known/countersign/timestamp-roots.pem", {}, None, None))

    def get_security_contact(self) -> str:
        """Get who takes reports of vulnerabilities"""
        return cast("str", self._call("GET", "/.well-known/security.txt", {}, None, None))

    def fetch_logo(self, *, file: str) -> bytes:
        """Fetch the logo of a workspace"""
        return cast("bytes", self._call("GET", f"/branding/{file}", {}, None, None))

    def explain_problem(self, *, kind: str) -> str:
        """Read what a problem means and what to do about it"""
        return cast("str", self._call("GET", f"/problems/{kind}", {}, None, None))


class AsyncOperations:
    """Every operation of the API, by its name."""

    def __init__(self, call: AsyncCall) -> None:
        self._call = call

    async def generate_upload_url(self, *, body: Optional[dict[str, Any]] = None, idempotency_key: Optional[str] = None) -> models.UploadUrl:
        """Get a temporary address to send one file to"""
        return cast("models.UploadUrl", await self._call("POST", "/api/v1/uploads/generate-url", {}, body if body is not None else {}, idempotency_key))

    async def list_documents(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, status: Optional[Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]] = None, closed_reason: Optional[Literal["voided", "expired", "declined"]] = None, external_id: Optional[str] = None, template_id: Optional[str] = None, search: Optional[str] = None, created_after: Optional[int] = None, created_before: Optional[int] = None) -> models.DocumentPage:
        """List documents, newest first"""
        return cast("models.DocumentPage", await self._call("GET", "/api/v1/documents", {"limit": limit, "cursor": cursor, "status": status, "closed_reason": closed_reason, "external_id": external_id, "template_id": template_id, "search": search, "created_after": created_after, "created_before": created_before}, None, None))

    async def create_document(self, *, body: models.CreateDocumentBody, idempotency_key: Optional[str] = None) -> models.CreatedDocument:
        """Create a document from an uploaded file, and send it where that is asked for"""
        return cast("models.CreatedDocument", await self._call("POST", "/api/v1/documents", {}, body, idempotency_key))

    async def get_document(self, *, id: str, include_recipients: Optional[bool] = None) -> models.DocumentWithRecipients:
        """Get a document"""
        return cast("models.DocumentWithRecipients", await self._call("GET", "/api/v1/documents/get", {"id": id, "include_recipients": include_recipients}, None, None))

    async def update_document(self, *, id: str, body: Optional[models.UpdateDocumentBody] = None) -> models.DocumentDetails:
        """Change a draft, the deadline of an open document, or what you keep with any"""
        return cast("models.DocumentDetails", await self._call("PUT", "/api/v1/documents/update", {"id": id}, body if body is not None else {}, None))

    async def delete_document(self, *, id: str) -> models.DeleteDocumentAnswer:
        """Delete a document for good, in any state"""
        return cast("models.DeleteDocumentAnswer", await self._call("DELETE", "/api/v1/documents/delete", {"id": id}, None, None))

    async def send_document(self, *, id: str, body: Optional[models.SendDocumentBody] = None, idempotency_key: Optional[str] = None) -> models.Document:
        """Send a draft to its recipients"""
        return cast("models.Document", await self._call("POST", "/api/v1/documents/send", {"id": id}, body if body is not None else {}, idempotency_key))

    async def void_document(self, *, id: str, body: Optional[models.VoidDocumentBody] = None, idempotency_key: Optional[str] = None) -> models.VoidResult:
        """Call a document off"""
        return cast("models.VoidResult", await self._call("POST", "/api/v1/documents/void", {"id": id}, body if body is not None else {}, idempotency_key))

    async def download_document(self, *, id: str) -> models.Download:
        """Get a temporary address of the PDF"""
        return cast("models.Download", await self._call("GET", "/api/v1/documents/download", {"id": id}, None, None))

    async def get_document_access(self, *, id: str) -> models.DocumentAccess:
        """Who in the workspace may read a document"""
        return cast("models.DocumentAccess", await self._call("GET", "/api/v1/documents/access", {"id": id}, None, None))

    async def update_document_access(self, *, id: str, body: models.UpdateDocumentAccessBody) -> models.UpdateDocumentAccessAnswer:
        """Decide who in the workspace may read a document"""
        return cast("models.UpdateDocumentAccessAnswer", await self._call("PATCH", "/api/v1/documents/access", {"id": id}, body, None))

    async def get_document_fields(self, *, id: str) -> models.DocumentFields:
        """What recipients fill in, where it stands, and what stands in it"""
        return cast("models.DocumentFields", await self._call("GET", "/api/v1/documents/fields", {"id": id}, None, None))

    async def set_document_fields(self, *, id: str, body: models.SetDocumentFieldsBody) -> models.DocumentFields:
        """Place the fields of a draft, all of them at once"""
        return cast("models.DocumentFields", await self._call("PUT", "/api/v1/documents/fields", {"id": id}, body, None))

    async def bulk_void_documents(self, *, body: models.BulkVoidDocumentsBody, idempotency_key: Optional[str] = None) -> models.BulkResult:
        """Call up to 50 documents off"""
        return cast("models.BulkResult", await self._call("POST", "/api/v1/documents/bulk-void", {}, body, idempotency_key))

    async def bulk_send_documents(self, *, body: models.BulkSendDocumentsBody, idempotency_key: Optional[str] = None) -> models.BulkResult:
        """Send up to 50 drafts"""
        return cast("models.BulkResult", await self._call("POST", "/api/v1/documents/bulk-send", {}, body, idempotency_key))

    async def list_recipients(self, *, document_id: str) -> models.RecipientList:
        """List the recipients of a document"""
        return cast("models.RecipientList", await self._call("GET", "/api/v1/recipients", {"document_id": document_id}, None, None))

    async def add_recipient(self, *, document_id: str, body: models.AddRecipientBody, idempotency_key: Optional[str] = None) -> models.Recipient:
        """Add a recipient to a draft or an open document"""
        return cast("models.Recipient", await self._call("POST", "/api/v1/recipients", {"document_id": document_id}, body, idempotency_key))

    async def get_recipient(self, *, document_id: str, id: str) -> models.RecipientWithSigningUrl:
        """Get a recipient with their signing address"""
        return cast("models.RecipientWithSigningUrl", await self._call("GET", "/api/v1/recipients/get", {"document_id": document_id, "id": id}, None, None))

    async def update_recipient(self, *, document_id: str, id: str, body: Optional[models.UpdateRecipientBody] = None) -> models.Recipient:
        """Change a recipient who has not acted"""
        return cast("models.Recipient", await self._call("PUT", "/api/v1/recipients/update", {"document_id": document_id, "id": id}, body if body is not None else {}, None))

    async def remove_recipient(self, *, document_id: str, id: str) -> models.RemoveRecipientAnswer:
        """Remove a recipient who has not acted"""
        return cast("models.RemoveRecipientAnswer", await self._call("DELETE", "/api/v1/recipients/delete", {"document_id": document_id, "id": id}, None, None))

    async def remind_recipient(self, *, document_id: str, id: str, body: Optional[models.RemindRecipientBody] = None, idempotency_key: Optional[str] = None) -> models.ReminderResult:
        """Remind the recipient whose turn it is, once in 24 hours"""
        return cast("models.ReminderResult", await self._call("POST", "/api/v1/recipients/remind", {"document_id": document_id, "id": id}, body if body is not None else {}, idempotency_key))

    async def reassign_recipient(self, *, document_id: str, id: str, body: models.ReassignRecipientBody, idempotency_key: Optional[str] = None) -> models.Recipient:
        """Give a recipient’s place to somebody else while the document is open"""
        return cast("models.Recipient", await self._call("POST", "/api/v1/recipients/reassign", {"document_id": document_id, "id": id}, body, idempotency_key))

    async def create_authentication_code(self, *, document_id: str, id: str, body: Optional[dict[str, Any]] = None, idempotency_key: Optional[str] = None) -> models.AuthenticationCode:
        """Make a code that your system hands to the recipient"""
        return cast("models.AuthenticationCode", await self._call("POST", "/api/v1/recipients/authentication-code", {"document_id": document_id, "id": id}, body if body is not None else {}, idempotency_key))

    async def reset_authentication(self, *, document_id: str, id: str, body: Optional[dict[str, Any]] = None, idempotency_key: Optional[str] = None) -> models.Recipient:
        """Let a recipient prove who they are again"""
        return cast("models.Recipient", await self._call("POST", "/api/v1/recipients/reset-authentication", {"document_id": document_id, "id": id}, body if body is not None else {}, idempotency_key))

    async def list_templates(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, category: Optional[str] = None) -> models.TemplatePage:
        """List templates, newest first"""
        return cast("models.TemplatePage", await self._call("GET", "/api/v1/templates", {"limit": limit, "cursor": cursor, "category": category}, None, None))

    async def create_template(self, *, body: models.CreateTemplateBody, idempotency_key: Optional[str] = None) -> models.Template:
        """Create a template from a document"""
        return cast("models.Template", await self._call("POST", "/api/v1/templates", {}, body, idempotency_key))

    async def get_template(self, *, id: str) -> models.Template:
        """Get a template with its fields"""
        return cast("models.Template", await self._call("GET", "/api/v1/templates/get", {"id": id}, None, None))

    async def get_template_fields(self, *, id: str) -> models.TemplateFields:
        """What signers of its documents fill in, and where it stands"""
        return cast("models.TemplateFields", await self._call("GET", "/api/v1/templates/fields", {"id": id}, None, None))

    async def set_template_fields(self, *, id: str, body: models.SetTemplateFieldsBody) -> models.TemplateFields:
        """Place the fields of a template, all of them at once"""
        return cast("models.TemplateFields", await self._call("PUT", "/api/v1/templates/fields", {"id": id}, body, None))

    async def update_template(self, *, id: str, body: Optional[models.UpdateTemplateBody] = None) -> models.Template:
        """Change what a template says of itself and of its documents"""
        return cast("models.Template", await self._call("PUT", "/api/v1/templates/update", {"id": id}, body if body is not None else {}, None))

    async def delete_template(self, *, id: str) -> models.DeleteTemplateAnswer:
        """Delete a template; documents made from it stay"""
        return cast("models.DeleteTemplateAnswer", await self._call("DELETE", "/api/v1/templates/delete", {"id": id}, None, None))

    async def use_template(self, *, id: str, body: models.UseTemplateBody, idempotency_key: Optional[str] = None) -> models.DocumentFromTemplate:
        """Create a document from a template"""
        return cast("models.DocumentFromTemplate", await self._call("POST", "/api/v1/templates/use", {"id": id}, body, idempotency_key))

    async def create_bulk_send(self, *, body: models.CreateBulkSendBody, idempotency_key: Optional[str] = None) -> models.StartedBulkSend:
        """Make and send a document of a template for each of many rows"""
        return cast("models.StartedBulkSend", await self._call("POST", "/api/v1/bulk-sends", {}, body, idempotency_key))

    async def list_bulk_sends(self, *, limit: Optional[int] = None, cursor: Optional[str] = None) -> models.BulkSendPage:
        """List bulk sends, newest first"""
        return cast("models.BulkSendPage", await self._call("GET", "/api/v1/bulk-sends", {"limit": limit, "cursor": cursor}, None, None))

    async def get_bulk_send(self, *, id: str) -> models.BulkSendWithErrors:
        """Get a bulk send with the counts of its rows"""
        return cast("models.BulkSendWithErrors", await self._call("GET", "/api/v1/bulk-sends/get", {"id": id}, None, None))

    async def list_bulk_send_rows(self, *, id: str, status: Optional[Literal["pending", "sent", "failed", "cancelled"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None) -> models.BulkSendRowPage:
        """List the valid rows of a bulk send, in the order given"""
        return cast("models.BulkSendRowPage", await self._call("GET", "/api/v1/bulk-sends/rows", {"id": id, "status": status, "limit": limit, "cursor": cursor}, None, None))

    async def cancel_bulk_send(self, *, id: str, body: Optional[dict[str, Any]] = None, idempotency_key: Optional[str] = None) -> models.BulkSend:
        """Stop a bulk send"""
        return cast("models.BulkSend", await self._call("POST", "/api/v1/bulk-sends/cancel", {"id": id}, body if body is not None else {}, idempotency_key))

    async def list_signatures(self, *, document_id: str) -> models.SignatureList:
        """List the signatures and approvals of a document"""
        return cast("models.SignatureList", await self._call("GET", "/api/v1/signatures", {"document_id": document_id}, None, None))

    async def get_signature(self, *, document_id: str, id: str) -> models.Signature:
        """Get a signature with where it came from"""
        return cast("models.Signature", await self._call("GET", "/api/v1/signatures/get", {"document_id": document_id, "id": id}, None, None))

    async def verify_signatures(self, *, document_id: str) -> models.VerificationResult:
        """Verify a document from its stored bytes"""
        return cast("models.VerificationResult", await self._call("GET", "/api/v1/signatures/verify", {"document_id": document_id}, None, None))

    async def get_document_audit_trail(self, *, document_id: str) -> models.AuditTrail:
        """The audit trail of a document, oldest first"""
        return cast("models.AuditTrail", await self._call("GET", "/api/v1/signatures/audit", {"document_id": document_id}, None, None))

    async def get_evidence(self, *, document_id: str) -> bytes:
        """Everything that proves a document, as a ZIP"""
        return cast("bytes", await self._call("GET", "/api/v1/signatures/evidence", {"document_id": document_id}, None, None))

    async def get_signing_session(self, *, language: Optional[Literal["en", "de", "fr", "es", "ar"]] = None) -> Union[models.SigningSession, models.HiddenSigningSession]:
        """What the recipient may see and do now"""
        return cast("Union[models.SigningSession, models.HiddenSigningSession]", await self._call("GET", "/api/v1/signing/session", {"language": language}, None, None))

    async def start_authentication(self, *, body: models.StartAuthenticationBody) -> models.StartedAuthentication:
        """Begin to prove who you are"""
        return cast("models.StartedAuthentication", await self._call("POST", "/api/v1/signing/authentication/start", {}, body, None))

    async def finish_authentication(self, *, body: models.FinishAuthenticationBody) -> Union[models.ProvedSigningSession, models.ProvedHiddenSigningSession]:
        """Prove who you are"""
        return cast("Union[models.ProvedSigningSession, models.ProvedHiddenSigningSession]", await self._call("POST", "/api/v1/signing/authentication/finish", {}, body, None))

    async def get_signing_document(self) -> bytes:
        """The document as it stands"""
        return cast("bytes", await self._call("GET", "/api/v1/signing/document", {}, None, None))

    async def view_document(self, *, body: Optional[models.ViewDocumentBody] = None) -> models.SigningSession:
        """A page of the document is on the recipient’s screen"""
        return cast("models.SigningSession", await self._call("POST", "/api/v1/signing/view", {}, body if body is not None else {}, None))

    async def consent_to_electronic_signing(self, *, body: models.ConsentToElectronicSigningBody) -> models.SigningSession:
        """Agree to electronic records and signatures"""
        return cast("models.SigningSession", await self._call("POST", "/api/v1/signing/consent", {}, body, None))

    async def sign_document(self, *, body: models.SignDocumentBody) -> models.SigningResult:
        """Sign"""
        return cast("models.SigningResult", await self._call("POST", "/api/v1/signing/sign", {}, body, None))

    async def approve_document(self, *, body: Optional[models.ApproveDocumentBody] = None) -> models.SigningResult:
        """Approve"""
        return cast("models.SigningResult", await self._call("POST", "/api/v1/signing/approve", {}, body if body is not None else {}, None))

    async def decline_document(self, *, body: Optional[models.DeclineDocumentBody] = None) -> models.SigningSession:
        """Say no: closes the document for everybody"""
        return cast("models.SigningSession", await self._call("POST", "/api/v1/signing/decline", {}, body if body is not None else {}, None))

    async def opt_out_of_electronic_signing(self, *, body: Optional[models.OptOutOfElectronicSigningBody] = None) -> models.SigningSession:
        """Ask for paper: the owner is mailed, and it counts as a decline"""
        return cast("models.SigningSession", await self._call("POST", "/api/v1/signing/opt-out", {}, body if body is not None else {}, None))

    async def delegate_document(self, *, body: models.DelegateDocumentBody) -> models.SigningSession:
        """Pass the document on to somebody who acts instead"""
        return cast("models.SigningSession", await self._call("POST", "/api/v1/signing/delegate", {}, body, None))

    async def download_signed_document(self) -> bytes:
        """The sealed PDF, once everybody has signed"""
        return cast("bytes", await self._call("GET", "/api/v1/signing/download", {}, None, None))

    async def create_download_address(self, *, body: models.CreateDownloadAddressBody) -> models.DownloadAddress:
        """A temporary address of the document"""
        return cast("models.DownloadAddress", await self._call("POST", "/api/v1/signing/download-address", {}, body, None))

    async def request_fresh_link(self, *, body: Optional[dict[str, Any]] = None) -> models.FreshLinkResult:
        """Mail the recipient a link that shows the completed document again"""
        return cast("models.FreshLinkResult", await self._call("POST", "/api/v1/signing/fresh-link", {}, body if body is not None else {}, None))

    async def list_contacts(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, status: Optional[Literal["active", "inactive", "lead"]] = None, search: Optional[str] = None) -> models.ContactPage:
        """List contacts, newest first"""
        return cast("models.ContactPage", await self._call("GET", "/api/v1/contacts", {"limit": limit, "cursor": cursor, "status": status, "search": search}, None, None))

    async def create_contact(self, *, body: models.CreateContactBody, idempotency_key: Optional[str] = None) -> models.Contact:
        """Create a contact"""
        return cast("models.Contact", await self._call("POST", "/api/v1/contacts", {}, body, idempotency_key))

    async def get_contact(self, *, id: str) -> models.Contact:
        """Get a contact"""
        return cast("models.Contact", await self._call("GET", "/api/v1/contacts/get", {"id": id}, None, None))

    async def update_contact(self, *, id: str, body: Optional[models.UpdateContactBody] = None) -> models.Contact:
        """Change the values that the body names; null takes an optional one away"""
        return cast("models.Contact", await self._call("PUT", "/api/v1/contacts/update", {"id": id}, body if body is not None else {}, None))

    async def delete_contact(self, *, id: str) -> models.DeleteContactAnswer:
        """Delete a contact for good"""
        return cast("models.DeleteContactAnswer", await self._call("DELETE", "/api/v1/contacts/delete", {"id": id}, None, None))

    async def list_members(self, *, role: Optional[Literal["owner", "admin", "member", "viewer"]] = None) -> models.MemberList:
        """List members by role, then by the day they joined"""
        return cast("models.MemberList", await self._call("GET", "/api/v1/members", {"role": role}, None, None))

    async def get_member(self, *, id: str) -> models.Member:
        """Get a member"""
        return cast("models.Member", await self._call("GET", "/api/v1/members/get", {"id": id}, None, None))

    async def get_settings(self) -> models.Settings:
        """Get the workspace’s settings"""
        return cast("models.Settings", await self._call("GET", "/api/v1/settings", {}, None, None))

    async def update_settings(self, *, body: Optional[models.UpdateSettingsBody] = None) -> models.UpdateSettingsAnswer:
        """Change the settings that the body names; the others keep their values"""
        return cast("models.UpdateSettingsAnswer", await self._call("PATCH", "/api/v1/settings", {}, body if body is not None else {}, None))

    async def get_branding(self) -> models.Branding:
        """Get how the workspace looks to its recipients"""
        return cast("models.Branding", await self._call("GET", "/api/v1/settings/branding", {}, None, None))

    async def set_branding(self, *, body: Optional[models.SetBrandingBody] = None) -> models.Branding:
        """Set name, accent colour and logo of the signing page and of mails"""
        return cast("models.Branding", await self._call("PUT", "/api/v1/settings/branding", {}, body if body is not None else {}, None))

    async def get_analytics(self, *, from_: Optional[int] = None, to: Optional[int] = None) -> models.AnalyticsReport:
        """Count what happened to documents in a period, and how many there are now"""
        return cast("models.AnalyticsReport", await self._call("GET", "/api/v1/analytics", {"from": from_, "to": to}, None, None))

    async def list_audit_log(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, document_id: Optional[str] = None, action: Optional[Literal["document.created", "document.updated", "document.deleted", "document.sent", "document.viewed", "document.completed", "document.cancelled", "document.expired", "document.ownership_transferred", "recipient.added", "recipient.updated", "recipient.removed", "recipient.viewed", "recipient.signed", "recipient.declined", "recipient.esign_consent", "recipient.esign_opt_out", "recipient.expired", "member.invited", "member.joined", "member.removed", "member.role_changed", "organization.updated", "recipient.link_issued", "recipient.reassigned", "recipient.authenticated", "recipient.authentication_failed", "recipient.blocked", "api_key.created", "api_key.revoked", "api_key.rotated", "webhook.created", "webhook.updated", "webhook.deleted", "webhook.secret_rotated", "template.created", "template.updated", "template.deleted", "member.suspended", "member.reinstated", "document.fields_changed", "bulk_send.started", "bulk_send.cancelled"]] = None, created_after: Optional[int] = None, created_before: Optional[int] = None) -> models.AuditLogPage:
        """List what happened in the workspace, newest first"""
        return cast("models.AuditLogPage", await self._call("GET", "/api/v1/audit-log", {"limit": limit, "cursor": cursor, "document_id": document_id, "action": action, "created_after": created_after, "created_before": created_before}, None, None))

    async def prove_audit_log_entry(self, *, id: str) -> models.AuditLogProof:
        """Prove that an entry is in the log"""
        return cast("models.AuditLogProof", await self._call("GET", "/api/v1/audit-log/proof", {"id": id}, None, None))

    async def prove_audit_log_consistency(self, *, from_: int, to: Optional[int] = None) -> models.AuditLogConsistency:
        """Prove that a later log begins with an earlier one"""
        return cast("models.AuditLogConsistency", await self._call("GET", "/api/v1/audit-log/consistency", {"from": from_, "to": to}, None, None))

    async def list_webhooks(self) -> models.WebhookList:
        """List all webhooks, newest first"""
        return cast("models.WebhookList", await self._call("GET", "/api/v1/webhooks", {}, None, None))

    async def create_webhook(self, *, body: models.CreateWebhookBody, idempotency_key: Optional[str] = None) -> models.CreatedWebhook:
        """Create a webhook"""
        return cast("models.CreatedWebhook", await self._call("POST", "/api/v1/webhooks", {}, body, idempotency_key))

    async def get_webhook(self, *, id: str) -> models.Webhook:
        """Get a webhook"""
        return cast("models.Webhook", await self._call("GET", "/api/v1/webhooks/get", {"id": id}, None, None))

    async def update_webhook(self, *, id: str, body: Optional[models.UpdateWebhookBody] = None) -> models.Webhook:
        """Change, pause or re-enable a webhook"""
        return cast("models.Webhook", await self._call("PUT", "/api/v1/webhooks/update", {"id": id}, body if body is not None else {}, None))

    async def delete_webhook(self, *, id: str) -> models.DeleteWebhookAnswer:
        """Delete a webhook and the log of its deliveries for good"""
        return cast("models.DeleteWebhookAnswer", await self._call("DELETE", "/api/v1/webhooks/delete", {"id": id}, None, None))

    async def rotate_webhook_secret(self, *, id: str, body: Optional[dict[str, Any]] = None, idempotency_key: Optional[str] = None) -> models.RotatedSecret:
        """Give a webhook a new secret"""
        return cast("models.RotatedSecret", await self._call("POST", "/api/v1/webhooks/rotate-secret", {"id": id}, body if body is not None else {}, idempotency_key))

    async def list_webhook_event_types(self) -> models.WebhookEventTypes:
        """List the event types a webhook can subscribe to"""
        return cast("models.WebhookEventTypes", await self._call("GET", "/api/v1/webhooks/event-types", {}, None, None))

    async def list_webhook_deliveries(self, *, id: str, limit: Optional[int] = None, cursor: Optional[str] = None) -> models.WebhookDeliveryPage:
        """List a webhook’s deliveries of the last 30 days, newest first"""
        return cast("models.WebhookDeliveryPage", await self._call("GET", "/api/v1/webhooks/deliveries", {"id": id, "limit": limit, "cursor": cursor}, None, None))

    async def get_webhook_delivery(self, *, id: str, delivery_id: str) -> models.WebhookDelivery:
        """Get a delivery with all that was kept of the answers"""
        return cast("models.WebhookDelivery", await self._call("GET", "/api/v1/webhooks/deliveries/get", {"id": id, "delivery_id": delivery_id}, None, None))

    async def resend_webhook_deliveries(self, *, id: str, delivery_id: Optional[str] = None, since: Optional[int] = None, body: Optional[dict[str, Any]] = None, idempotency_key: Optional[str] = None) -> models.ResendResult:
        """Deliver an event again, or all that were missed since a time"""
        return cast("models.ResendResult", await self._call("POST", "/api/v1/webhooks/resend", {"id": id, "delivery_id": delivery_id, "since": since}, body if body is not None else {}, idempotency_key))

    async def test_webhook(self, *, id: str, body: Optional[dict[str, Any]] = None, idempotency_key: Optional[str] = None) -> models.WebhookDelivery:
        """Send a webhook an event of the type `webhook.test`"""
        return cast("models.WebhookDelivery", await self._call("POST", "/api/v1/webhooks/test", {"id": id}, body if body is not None else {}, idempotency_key))

    async def get_test_clock(self) -> models.TestClock:
        """What time it is in a test workspace, and what falls due next"""
        return cast("models.TestClock", await self._call("GET", "/api/v1/test/clock", {}, None, None))

    async def advance_test_clock(self, *, body: Optional[models.AdvanceTestClockBody] = None, idempotency_key: Optional[str] = None) -> models.TestClockAdvance:
        """Move the clock of a test workspace forward"""
        return cast("models.TestClockAdvance", await self._call("POST", "/api/v1/test/clock/advance", {}, body if body is not None else {}, idempotency_key))

    async def list_test_mails(self, *, document_id: Optional[str] = None, limit: Optional[int] = None) -> models.TestMails:
        """What a test workspace has mailed to nobody"""
        return cast("models.TestMails", await self._call("GET", "/api/v1/test/mails", {"document_id": document_id, "limit": limit}, None, None))

    async def sign_as_test_recipient(self, *, document_id: str, id: str, body: Optional[models.SignAsTestRecipientBody] = None, idempotency_key: Optional[str] = None) -> models.SigningResult:
        """Sign as a recipient of a test workspace, or approve as an approver"""
        return cast("models.SigningResult", await self._call("POST", "/api/v1/test/recipients/sign", {"document_id": document_id, "id": id}, body if body is not None else {}, idempotency_key))

    async def decline_as_test_recipient(self, *, document_id: str, id: str, body: Optional[models.DeclineAsTestRecipientBody] = None, idempotency_key: Optional[str] = None) -> models.TestActResult:
        """Decline as a recipient of a test workspace"""
        return cast("models.TestActResult", await self._call("POST", "/api/v1/test/recipients/decline", {"document_id": document_id, "id": id}, body if body is not None else {}, idempotency_key))

    async def view_as_test_recipient(self, *, document_id: str, id: str, body: Optional[dict[str, Any]] = None, idempotency_key: Optional[str] = None) -> models.TestActResult:
        """Look at the document as a recipient of a test workspace"""
        return cast("models.TestActResult", await self._call("POST", "/api/v1/test/recipients/view", {"document_id": document_id, "id": id}, body if body is not None else {}, idempotency_key))

    async def upload_file(self, *, token: str, body: bytes) -> models.StoredFile:
        """Send the file"""
        return cast("models.StoredFile", await self._call("POST", f"/uploads/{token}", {}, body, None))

    async def fetch_file(self, *, token: str) -> bytes:
        """Fetch the PDF behind a download address"""
        return cast("bytes", await self._call("GET", f"/files/{token}", {}, None, None))

    async def verify_file(self, *, body: bytes) -> models.FileVerdict:
        """Check a sealed PDF or an evidence ZIP"""
        return cast("models.FileVerdict", await self._call("POST", "/verify", {}, body, None))

    async def find_sealed_document(self, *, document: str, body: Union[models.FindSealedDocumentBody1, models.FindSealedDocumentBody2]) -> models.PublicDocument:
        """Get hashes, people and times of a sealed document that one holds"""
        return cast("models.PublicDocument", await self._call("POST", f"/verify/{document}", {}, body, None))

    async def get_log_keys(self) -> str:
        """Get the public keys of the log, beside the log"""
        return cast("str", await self._call("GET", "/log/key", {}, None, None))

    async def get_published_log_keys(self) -> str:
        """Get the public keys of the log, beside the roots"""
        return cast("str", await self._call("GET", "/.well-known/countersign/log-key.txt", {}, None, None))

    async def get_log_checkpoint(self) -> str:
        """Get the newest signed tree head of the log"""
        return cast("str", await self._call("GET", "/log/checkpoint", {}, None, None))

    async def get_log_tile(self, *, tile: str) -> bytes:
        """Get a tile of the log"""
        return cast("bytes", await self._call("GET", f"/log/tile/{tile}", {}, None, None))

    async def get_roots(self) -> bytes:
        """Get the roots of seals and recipients"""
        return cast("bytes", await self._call("GET", "/.well-known/countersign/roots.pem", {}, None, None))

    async def get_timestamp_roots(self) -> bytes:
        """Get the roots of timestamps, those of another authority and ours"""
        return cast("bytes", await self._call("GET", "/.well-known/countersign/timestamp-roots.pem", {}, None, None))

    async def get_security_contact(self) -> str:
        """Get who takes reports of vulnerabilities"""
        return cast("str", await self._call("GET", "/.well-known/security.txt", {}, None, None))

    async def fetch_logo(self, *, file: str) -> bytes:
        """Fetch the logo of a workspace"""
        return cast("bytes", await self._call("GET", f"/branding/{file}", {}, None, None))

    async def explain_problem(self, *, kind: str) -> str:
        """Read what a problem means and what to do about it"""
        return cast("str", await self._call("GET", f"/problems/{kind}", {}, None, None))

