package countersign

import (
	"context"
	"io"
)

func use(client *ClientWithResponses, file io.Reader) ([]byte, error) {
	ctx := context.Background()
	since := int64(1798761600000)
	if _, err := client.ListAuditLogWithResponse(ctx, &ListAuditLogParams{CreatedAfter: &since}); err != nil {
		return nil, err
	}
	if _, err := client.ListWebhooksWithResponse(ctx); err != nil {
		return nil, err
	}
	if _, err := client.UploadFileWithBodyWithResponse(ctx, "token", "application/pdf", file); err != nil {
		return nil, err
	}
	evidence, err := client.GetEvidenceWithResponse(ctx, &GetEvidenceParams{DocumentId: "doc_1"})
	if err != nil {
		return nil, err
	}
	return evidence.Body, nil
}
