package countersign

import (
	"context"
	"errors"
	"fmt"
	"os"
	"time"
)

// expiryReason is what the service writes where a deadline passed.
const expiryReason = "The signing deadline passed"

// RecipientInput is who is asked.
type RecipientInput = CreateDocumentBodyRecipientsItem

// DocumentRequest is what Request takes: a file, by its path, its content or an upload before, and what
// CreateDocument takes beside.
type DocumentRequest struct {
	File     string
	Content  []byte
	Uploaded *Uploaded
	// FileType is looked for in the file unless given.
	FileType string

	// Title, recipients, fields and values may stand in Document as well.
	Title      string
	Recipients []RecipientInput
	Fields     []FieldInput
	Values     map[string]any
	// Send asks the recipients at once; without it the document is a draft.
	Send bool
	// OnProgress is told how much of the file was sent.
	OnProgress func(sent, total int64)
	// IdempotencyKey is made unless given.
	IdempotencyKey string
	// Document is the rest; what of it the file says is filled in.
	Document CreateDocumentBody
}

// Request goes from a file to a document that its recipients are asked to sign: upload address, upload, create, send.
// Its warnings say what of the file is not in it, as far as that is known by then.
func (c *Client) Request(ctx context.Context, r DocumentRequest) (CreatedDocument, error) {
	uploaded, err := c.uploadedOf(ctx, r)
	if err != nil {
		return CreatedDocument{}, err
	}
	var options []CallOption
	if r.IdempotencyKey != "" {
		options = append(options, WithIdempotencyKey(r.IdempotencyKey))
	}
	document, err := c.CreateDocument(ctx, r.body(uploaded), options...)
	if err == nil && document.Warnings == nil {
		document.Warnings = uploaded.Warnings
	}
	return document, err
}

func (c *Client) uploadedOf(ctx context.Context, r DocumentRequest) (Uploaded, error) {
	if r.Uploaded != nil {
		return *r.Uploaded, nil
	}
	content := r.Content
	if r.File != "" {
		read, err := os.ReadFile(r.File)
		if err != nil {
			return Uploaded{}, err
		}
		content = read
	}
	return c.Upload(ctx, content, r.FileType, r.OnProgress)
}

func (r DocumentRequest) body(uploaded Uploaded) CreateDocumentBody {
	body := r.Document
	body.StorageID, body.FileSize, body.FileType = uploaded.StorageID, uploaded.FileSize, uploaded.FileType
	if r.Title != "" {
		body.Title = r.Title
	}
	if r.Recipients != nil {
		body.Recipients = r.Recipients
	}
	if r.Fields != nil {
		body.Fields = r.Fields
	}
	if r.Values != nil {
		body.Values = r.Values
	}
	if r.Send && body.Send == nil {
		body.Send = &CreateDocumentBodySend{}
	}
	return body
}

// Get reads a document with its recipients.
func (c *Client) Get(ctx context.Context, id string) (DocumentWithRecipients, error) {
	return c.GetDocument(ctx, GetDocumentParams{ID: id, IncludeRecipients: Ptr(true)})
}

// Void withdraws a document; the reason may be empty.
func (c *Client) Void(ctx context.Context, id, reason string) (VoidResult, error) {
	return c.VoidDocument(ctx, VoidDocumentParams{ID: id}, VoidDocumentBody{Reason: reason})
}

// WaitUntilSealed looks less and less often. Its errors are *Declined, *Expired, *Voided and *TimedOut.
func (c *Client) WaitUntilSealed(ctx context.Context, id string, timeout time.Duration) (DocumentWithRecipients, error) {
	end := time.Now().Add(timeout)
	wasThere := false
	for pause := 500 * time.Millisecond; ; pause = min(10*time.Second, pause*3/2) {
		document, err := c.Get(ctx, id)
		if err == nil {
			wasThere = true
			if err := requireHope(document); err != nil {
				return document, err
			}
		}
		if err == nil && document.Status == "completed" {
			// It waits for the seal itself, up to ten seconds.
			_, err = c.DownloadDocument(ctx, DownloadDocumentParams{ID: id})
			var pending *SealPendingError
			if err == nil {
				return document, nil
			}
			if errors.As(err, &pending) {
				err = nil
			}
		}
		// A service that was there and is away for a while ends nothing.
		if err != nil && !(wasThere && isAway(err)) {
			return document, err
		}
		left := time.Until(end)
		if left <= 0 {
			return document, &TimedOut{&APIError{Code: "TIMED_OUT", Detail: id + " was not sealed in time."}}
		}
		if !sleep(ctx, min(pause, left)) {
			return document, ctx.Err()
		}
	}
}

func isAway(err error) bool {
	var base *APIError
	return errors.As(err, &base) && (base.Status == 0 || base.Status == 429 || base.Status >= 500)
}

func requireHope(document DocumentWithRecipients) error {
	switch document.Status {
	case "declined":
		who := "A recipient"
		for _, recipient := range document.Recipients {
			if recipient.Status == "declined" {
				who = recipient.Name
			}
		}
		return &Declined{&APIError{Code: "DECLINED", Detail: who + " declined."}, document}
	case "cancelled":
		isLate := document.Deadline != "" && document.VoidedAt >= document.Deadline
		if isLate && document.VoidReason == expiryReason {
			detail := fmt.Sprintf("The deadline passed (%s).", document.Deadline)
			return &Expired{&APIError{Code: "EXPIRED", Detail: detail}, document}
		}
		reason := document.VoidReason
		if reason == "" {
			reason = "The sender withdrew it."
		}
		return &Voided{&APIError{Code: "VOIDED", Detail: reason}, document}
	}
	return nil
}
