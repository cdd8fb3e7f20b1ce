package countersign

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"time"
)

const (
	uploadPatience   = 10 * time.Minute
	downloadPatience = 2 * time.Minute
	// expiryReason is what the service writes where a deadline passed.
	expiryReason = "The signing deadline passed"
)

// DocumentRequest is what Request takes: a file, by its path or its content, and what CreateDocument takes beside.
type DocumentRequest struct {
	File    string
	Content []byte
	// FileType is looked for in the file unless given.
	FileType string
	// Send asks the recipients at once; without it the document is a draft.
	Send bool
	// OnProgress is told how much of the file was sent.
	OnProgress func(sent, total int64)
	// IdempotencyKey is made unless given.
	IdempotencyKey string
	// Document is the rest; what of it the file says is filled in.
	Document CreateDocumentBody
}

// Uploaded is a file that the service has.
type Uploaded struct {
	StorageID string
	FileSize  int
	FileType  string
}

// Request goes from a file to a document that its recipients are asked to sign: upload address, upload, create, send.
func (c *Client) Request(ctx context.Context, r DocumentRequest) (CreatedDocument, error) {
	if r.File != "" {
		content, err := os.ReadFile(r.File)
		if err != nil {
			return CreatedDocument{}, err
		}
		r.Content = content
	}
	uploaded, err := c.Upload(ctx, r.Content, r.FileType, r.OnProgress)
	if err != nil {
		return CreatedDocument{}, err
	}
	body := r.Document
	body.StorageID, body.FileSize, body.FileType = uploaded.StorageID, uploaded.FileSize, uploaded.FileType
	if r.Send && body.Send == nil {
		body.Send = &CreateDocumentBodySend{}
	}
	var options []CallOption
	if r.IdempotencyKey != "" {
		options = append(options, WithIdempotencyKey(r.IdempotencyKey))
	}
	return c.CreateDocument(ctx, body, options...)
}

// Upload sends a file, and again to a new address when the connection was cut.
func (c *Client) Upload(ctx context.Context, content []byte, fileType string, onProgress func(sent, total int64)) (Uploaded, error) {
	if fileType == "" {
		fileType = typeOf(content)
	}
	var stored StoredFile
	err := repeat(ctx, uploadPatience, uploadPasses, func() error {
		address, err := c.GenerateUploadURL(ctx, nil)
		if err != nil {
			return err
		}
		body := &meter{Reader: bytes.NewReader(content), total: int64(len(content)), on: onProgress}
		sent, err := http.NewRequestWithContext(ctx, http.MethodPost, address.UploadURL, body)
		if err != nil {
			return err
		}
		sent.ContentLength = int64(len(content))
		sent.Header.Set("Content-Type", fileType)
		answer, err := c.http().Do(sent)
		if err != nil {
			return noAnswer(err)
		}
		defer answer.Body.Close()
		text, err := io.ReadAll(answer.Body)
		if err != nil {
			return noAnswer(err)
		}
		return read("", answer, text, &stored)
	})
	return Uploaded{StorageID: stored.StorageID, FileSize: len(content), FileType: fileType}, err
}

type meter struct {
	io.Reader
	sent, total int64
	on          func(sent, total int64)
}

func (m *meter) Read(into []byte) (int, error) {
	count, err := m.Reader.Read(into)
	m.sent += int64(count)
	if m.on != nil && count > 0 {
		m.on(m.sent, m.total)
	}
	return count, err
}

func typeOf(content []byte) string {
	const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
	for _, known := range [][2]string{
		{"\x89PNG\r\n", "image/png"}, {"\xff\xd8\xff", "image/jpeg"}, {"PK\x03\x04", word}, {"\xd0\xcf\x11\xe0", "application/msword"},
	} {
		if bytes.HasPrefix(content, []byte(known[0])) {
			return known[1]
		}
	}
	// What cannot be told is sent as a PDF, and the service says what is wrong with it.
	return "application/pdf"
}

func uploadPasses(e *APIError) bool {
	return e.Status == 0 || e.Status == 408 || e.Status == 429 || e.Status >= 500 ||
		e.Code == "UPLOAD_IN_PROGRESS" || e.Code == "URL_EXPIRED"
}

func transferPasses(e *APIError) bool { return e.Status == 0 || e.Status >= 500 }

// repeat does it again as long as it fails in passing.
func repeat(ctx context.Context, length time.Duration, passes func(*APIError) bool, work func() error) error {
	patience := newPatience(length)
	for tries := 1; ; tries++ {
		err := work()
		var base *APIError
		if err == nil || !errors.As(err, &base) || !passes(base) || !patience.retry(ctx, tries, 0) {
			return err
		}
	}
}

// WaitUntilSealed looks less and less often. Its errors are *Declined, *Expired, *Voided and *TimedOut.
func (c *Client) WaitUntilSealed(ctx context.Context, id string, timeout time.Duration) (DocumentWithRecipients, error) {
	end := time.Now().Add(timeout)
	wasThere := false
	for pause := 500 * time.Millisecond; ; pause = min(10*time.Second, pause*3/2) {
		document, err := c.GetDocument(ctx, GetDocumentParams{ID: id, IncludeRecipients: Ptr(true)})
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

// DownloadSealed writes the sealed PDF there, whole or not at all, once it is sealed.
func (c *Client) DownloadSealed(ctx context.Context, id, path string, timeout time.Duration) error {
	if _, err := c.WaitUntilSealed(ctx, id, timeout); err != nil {
		return err
	}
	return repeat(ctx, downloadPatience, transferPasses, func() error {
		address, err := c.DownloadDocument(ctx, DownloadDocumentParams{ID: id})
		if err != nil {
			return err
		}
		sent, err := http.NewRequestWithContext(ctx, http.MethodGet, address.DownloadURL, nil)
		if err != nil {
			return err
		}
		answer, err := c.http().Do(sent)
		if err != nil {
			return noAnswer(err)
		}
		defer answer.Body.Close()
		if answer.StatusCode != http.StatusOK || !strings.HasPrefix(answer.Header.Get("Content-Type"), "application/pdf") {
			text, _ := io.ReadAll(answer.Body)
			return refusal(answer, text)
		}
		return writeWhole(path, answer.Body)
	})
}

// DownloadEvidence writes the evidence ZIP there, whole or not at all.
func (c *Client) DownloadEvidence(ctx context.Context, id, path string, timeout time.Duration) error {
	if _, err := c.WaitUntilSealed(ctx, id, timeout); err != nil {
		return err
	}
	content, err := c.GetEvidence(ctx, GetEvidenceParams{DocumentID: id})
	if err != nil {
		return err
	}
	return writeWhole(path, bytes.NewReader(content))
}

// writeWhole streams into a file that appears under its name whole, or not at all.
func writeWhole(path string, content io.Reader) (err error) {
	part, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".*.part")
	if err != nil {
		return err
	}
	defer os.Remove(part.Name())
	if err := copyAll(part, content); err != nil {
		part.Close()
		return err
	}
	if err := errors.Join(part.Sync(), part.Close()); err != nil {
		return err
	}
	return os.Rename(part.Name(), path)
}

// copyAll tells what breaks on the way from what the disk refuses.
func copyAll(file io.Writer, content io.Reader) error {
	buffer := make([]byte, 64*1024)
	for {
		count, err := content.Read(buffer)
		if _, failed := file.Write(buffer[:count]); failed != nil {
			return failed
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return noAnswer(err)
		}
	}
}
