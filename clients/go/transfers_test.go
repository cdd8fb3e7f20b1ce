package countersign

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestAnUploadThatIsCutGoesToANewAddress(t *testing.T) {
	var s *service
	s, client := start(t, addressOf(&s), hangUp, addressOf(&s), stored)
	uploaded, err := client.Upload(context.Background(), []byte("%PDF-1.7"), "", nil)
	if err != nil || uploaded.StorageID != "upl_1" || s.bodies[3] != "%PDF-1.7" {
		t.Fatal(err, uploaded, s.bodies)
	}
}

func TestAPageOfAProxyIsNotKeptAsAPDF(t *testing.T) {
	folder := t.TempDir()
	err := downloads["sealed"](sealed(t, html(200)), filepath.Join(folder, "sealed.pdf"))
	var unexpected *UnexpectedAnswerError
	left, _ := os.ReadDir(folder)
	if !errors.As(err, &unexpected) || len(left) > 0 {
		t.Fatal(err, left)
	}
}

// The connection ends while the file is on its way: the first address reads a little of it and hangs up.
func TestAnUploadThatIsCutInTheMiddleGoesToANewAddressFromItsBeginning(t *testing.T) {
	content := bytes.Repeat([]byte("0123456789abcdef"), 1<<20)
	addresses := 0
	var whole []byte
	mux := http.NewServeMux()
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	mux.HandleFunc("/api/v1/uploads/generate-url", func(w http.ResponseWriter, r *http.Request) {
		addresses++
		object(201, map[string]any{"upload_url": fmt.Sprintf("%s/uploads/%d", server.URL, addresses)})(w, r)
	})
	mux.HandleFunc("/uploads/1", func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.CopyN(io.Discard, r.Body, 100_000)
		hangUp(w, r)
	})
	mux.HandleFunc("/uploads/2", func(w http.ResponseWriter, r *http.Request) {
		whole, _ = io.ReadAll(r.Body)
		stored(w, r)
	})
	var seen []int64
	progress := func(sent, total int64) {
		if total != int64(len(content)) {
			t.Errorf("of %d", total)
		}
		seen = append(seen, sent)
	}
	uploaded, err := New(server.URL+"/api/v1", "ak_1").Upload(context.Background(), content, "", progress)
	if err != nil || uploaded.StorageID != "upl_1" || addresses != 2 || !bytes.Equal(whole, content) {
		t.Fatal(err, addresses, len(whole))
	}
	beginnings := 0
	for _, sent := range seen {
		if sent == 0 {
			beginnings++
		}
	}
	if beginnings != 2 || seen[0] != 0 || seen[len(seen)-1] != int64(len(content)) {
		t.Fatal(seen)
	}
}

func TestAnUploadHasTenMinutesAndMoreTheLargerItIs(t *testing.T) {
	var left time.Duration
	var s *service
	s, client := start(t, addressOf(&s), stored)
	client.HTTP = &http.Client{Transport: transport(func(r *http.Request) (*http.Response, error) {
		if end, ok := r.Context().Deadline(); ok && strings.HasPrefix(r.URL.Path, "/uploads/") {
			left = time.Until(end)
		}
		return http.DefaultTransport.RoundTrip(r)
	})}
	began := time.Now()
	_, err := client.Upload(context.Background(), make([]byte, 100*slowest), "", nil)
	most := uploadPatience + 101*time.Second
	if err != nil || left > most || left < most-time.Since(began) {
		t.Fatal(err, left)
	}
}

type transport func(*http.Request) (*http.Response, error)

func (t transport) RoundTrip(r *http.Request) (*http.Response, error) { return t(r) }

// sealed is a service that has one sealed document, whose file and evidence are answered by these in turn.
func sealed(t *testing.T, files ...answer) *Client {
	t.Helper()
	mux := http.NewServeMux()
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	next := func(w http.ResponseWriter, r *http.Request) {
		file := files[0]
		if len(files) > 1 {
			files = files[1:]
		}
		file(w, r)
	}
	mux.HandleFunc("/api/v1/documents/get", object(200, map[string]any{"id": "doc_1", "status": "completed"}))
	mux.HandleFunc("/api/v1/documents/download", object(200, map[string]any{"download_url": server.URL + "/files/one"}))
	mux.HandleFunc("/files/one", next)
	mux.HandleFunc("/api/v1/signatures/evidence", next)
	return New(server.URL+"/api/v1", "ak_1")
}

const content = "%PDF-1.7 a contract"

func whole(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "application/pdf")
	fmt.Fprint(w, content)
}

// half sends the beginning of a file that is longer.
func half(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "application/pdf")
	w.Header().Set("Content-Length", "1000")
	fmt.Fprint(w, content)
	_ = http.NewResponseController(w).Flush()
}

func halfAndHangUp(w http.ResponseWriter, r *http.Request) {
	half(w, r)
	panic(http.ErrAbortHandler)
}

// halfAndNothing goes silent until whoever asked is gone.
func halfAndNothing(w http.ResponseWriter, r *http.Request) {
	half(w, r)
	<-r.Context().Done()
}

func nothing(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }

func TestADownloadThatBreaksOffOrFallsSilentBeginsAgainAndAppearsWhole(t *testing.T) {
	for name, first := range map[string]answer{"breaks off": halfAndHangUp, "falls silent": halfAndNothing, "never answers": nothing} {
		for kind, download := range downloads {
			t.Run(kind+" "+name, func(t *testing.T) {
				t.Parallel()
				client := sealed(t, first, whole)
				client.Attempt = time.Second
				path := filepath.Join(t.TempDir(), "file")
				if err := download(client, path); err != nil {
					t.Fatal(err)
				}
				requireFile(t, path)
			})
		}
	}
}

func TestAFileMayTakeLongerThanATryAsLongAsItComes(t *testing.T) {
	for kind, download := range downloads {
		t.Run(kind, func(t *testing.T) {
			t.Parallel()
			const attempt = time.Second
			client := sealed(t, func(w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("Content-Type", "application/pdf")
				pieces := time.NewTicker(2 * attempt / time.Duration(len(content)))
				defer pieces.Stop()
				for _, letter := range content {
					<-pieces.C
					fmt.Fprint(w, string(letter))
					_ = http.NewResponseController(w).Flush()
				}
			})
			client.Attempt = attempt
			path := filepath.Join(t.TempDir(), "file")
			if err := download(client, path); err != nil {
				t.Fatal(err)
			}
			requireFile(t, path)
		})
	}
}

func TestWhoNeverAnswersIsAnErrorThatSaysSo(t *testing.T) {
	_, client := start(t, nothing)
	client.Attempt, client.RetryFor = 20*time.Millisecond, 0
	_, err := client.ListTemplates(context.Background(), ListTemplatesParams{})
	var silent *NoAnswerError
	if !errors.As(err, &silent) || !strings.Contains(err.Error(), "nothing was heard for 20ms") {
		t.Fatal(err)
	}
}

var downloads = map[string]func(*Client, string) error{
	"sealed": func(c *Client, path string) error {
		return c.DownloadSealed(context.Background(), "doc_1", path, time.Minute)
	},
	"evidence": func(c *Client, path string) error {
		return c.DownloadEvidence(context.Background(), "doc_1", path, time.Minute)
	},
}

// requireFile holds that the whole file is there, and nothing beside it.
func requireFile(t *testing.T, path string) {
	t.Helper()
	text, err := os.ReadFile(path)
	beside, _ := os.ReadDir(filepath.Dir(path))
	if err != nil || string(text) != content || len(beside) != 1 {
		t.Fatal(err, string(text), beside)
	}
}
