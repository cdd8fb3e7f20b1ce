package countersign

import (
	"context"
	"io"
)

func use(client *Client, file io.Reader) (io.Reader, error) {
	ctx := context.Background()
	if _, err := client.ListAuditLog(ctx, ListAuditLogParams{CreatedAfter: NewOptInt64(1798761600000)}); err != nil {
		return nil, err
	}
	if _, err := client.ListWebhooks(ctx); err != nil {
		return nil, err
	}
	upload := &UploadFileReqApplicationPdf{Data: file}
	if _, err := client.UploadFile(ctx, upload, UploadFileParams{Token: "token"}); err != nil {
		return nil, err
	}
	evidence, err := client.GetEvidence(ctx, GetEvidenceParams{DocumentID: "doc_1"})
	if err != nil {
		return nil, err
	}
	file, _ = evidence.(io.Reader)
	return file, nil
}
