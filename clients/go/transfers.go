package countersign

import (
	"bytes"
	"context"
	"errors"
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
	// slowest is how many bytes a second the service asks of an upload at least.
	slowest = 32_768
)

// Uploaded is a file that the service has.
type Uploaded struct {
	StorageID string
	FileSize  int
	FileType  string
	// Warnings say what of the file the prepared document does not have.
	Warnings []FileWarning
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
		return c.post(ctx, address.UploadURL, content, fileType, onProgress, &stored)
	})
	return Uploaded{stored.StorageID, len(content), fileType, stored.Warnings}, err
}

func (c *Client) post(ctx context.Context, url string, content []byte, fileType string, onProgress func(sent, total int64), stored *StoredFile) error {
	length := time.Duration(len(content)/slowest+1) * time.Second
	ctx, cancel := context.WithTimeout(ctx, uploadPatience+length)
	defer cancel()
	body := &meter{Reader: bytes.NewReader(content), total: int64(len(content)), on: onProgress}
	sent, err := http.NewRequestWithContext(ctx, http.MethodPost, url, body)
	if err != nil {
		return err
	}
	sent.ContentLength = body.total
	sent.Header.Set("Content-Type", fileType)
	if onProgress != nil {
		onProgress(0, body.total)
	}
	answer, err := c.http().Do(sent)
	if err != nil {
		return noAnswer(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		return noAnswer(err)
	}
	return read("", answer, text, stored)
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
		answer, err := c.send(sent)
		if err != nil {
			return err
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
func writeWhole(path string, content io.Reader) error {
	part, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".*.part")
	if err != nil {
		return err
	}
	defer os.Remove(part.Name())
	if _, err := io.Copy(part, content); err != nil {
		part.Close()
		return err
	}
	if err := errors.Join(part.Sync(), part.Close()); err != nil {
		return err
	}
	return os.Rename(part.Name(), path)
}
