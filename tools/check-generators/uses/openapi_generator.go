package countersign

import (
	"context"
	"os"
)

func use(client *APIClient, file *os.File) (*os.File, error) {
	ctx := context.Background()
	if _, _, err := client.AuditLogAPI.ListAuditLog(ctx).CreatedAfter(1798761600000).Execute(); err != nil {
		return nil, err
	}
	if _, _, err := client.WebhooksAPI.ListWebhooks(ctx).Execute(); err != nil {
		return nil, err
	}
	if _, _, err := client.UploadsAPI.UploadFile(ctx, "token").Body(file).Execute(); err != nil {
		return nil, err
	}
	evidence, _, err := client.SignaturesAPI.GetEvidence(ctx).DocumentId("doc_1").Execute()
	return evidence, err
}
