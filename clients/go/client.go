// Package countersign asks people to sign, waits, and keeps what was signed.
package countersign

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"time"
)

// Client is of one service for one caller.
type Client struct {
	// HTTP sends the requests; nil is http.DefaultClient.
	HTTP *http.Client
	// RetryFor is how long a call is tried again; a minute unless given.
	RetryFor time.Duration
	// Attempt is how long one try may hear nothing, be it an answer or more of it; a minute unless given.
	Attempt time.Duration

	base   string
	apiKey string
}

// New makes a client. The address is as `runtime.json` and the reference name it:
// https://sign.example.com/api/v1.
func New(apiURL, apiKey string) *Client {
	base := strings.TrimSuffix(strings.TrimRight(apiURL, "/"), "/api/v1")
	return &Client{base: base, apiKey: apiKey, RetryFor: time.Minute, Attempt: time.Minute}
}

// Ptr points to a value, for members that may be absent.
func Ptr[T any](value T) *T { return &value }

// Nullable is a member that null takes away.
type Nullable[T any] struct {
	Value T
	Null  bool
}

// MarshalJSON gives the value, or null.
func (n Nullable[T]) MarshalJSON() ([]byte, error) {
	if n.Null {
		return []byte("null"), nil
	}
	return json.Marshal(n.Value)
}

// UnmarshalJSON reads the value.
func (n *Nullable[T]) UnmarshalJSON(data []byte) error { return json.Unmarshal(data, &n.Value) }

// CallOption changes one call.
type CallOption func(*request)

// WithIdempotencyKey sends this key in place of one that is made.
func WithIdempotencyKey(key string) CallOption {
	return func(r *request) { r.key = key }
}

type request struct {
	method, path string
	query        url.Values
	body         any
	options      []CallOption
	key          string
}

// call sends a request, and again under the same key as long as it fails in passing.
func (c *Client) call(ctx context.Context, r request, out any) error {
	content, kind, err := encode(r.body)
	if err != nil {
		return err
	}
	for _, option := range r.options {
		option(&r)
	}
	takesKey := r.method == http.MethodPost && takesKey(r.path)
	if takesKey && r.key == "" {
		r.key = newKey()
	}
	patience := newPatience(c.RetryFor)
	for tries := 1; ; tries++ {
		least, err := c.attempt(ctx, r, content, kind, out)
		if err == nil || ctx.Err() != nil {
			return errors.Join(err, ctx.Err())
		}
		if !mayRepeat(r.method, takesKey, err) || !patience.retry(ctx, tries, least) {
			return err
		}
	}
}

func newKey() string {
	key := make([]byte, 16)
	// It never fails.
	_, _ = rand.Read(key)
	return hex.EncodeToString(key)
}

func encode(body any) ([]byte, string, error) {
	if body == nil {
		return nil, "", nil
	}
	if content, ok := body.([]byte); ok {
		return content, "application/octet-stream", nil
	}
	content, err := json.Marshal(body)
	if string(content) == "null" {
		content = []byte("{}")
	}
	return content, "application/json", err
}

// Uploads and links of signers have none: who repeats them is told what is done already.
func takesKey(path string) bool {
	return strings.HasPrefix(path, "/api/v1/") && !strings.HasPrefix(path, "/api/v1/signing/")
}

func (c *Client) attempt(ctx context.Context, r request, content []byte, kind string, out any) (time.Duration, error) {
	address := c.base + r.path
	if len(r.query) > 0 {
		address += "?" + r.query.Encode()
	}
	sent, err := http.NewRequestWithContext(ctx, r.method, address, bytes.NewReader(content))
	if err != nil {
		return 0, err
	}
	sent.Header.Set("Authorization", "Bearer "+c.apiKey)
	if kind != "" {
		sent.Header.Set("Content-Type", kind)
	}
	if r.key != "" {
		sent.Header.Set("Idempotency-Key", r.key)
	}
	answer, err := c.send(sent)
	if err != nil {
		return 0, err
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		return 0, err
	}
	return retryAfter(answer.Header, time.Now()), read(r.path, answer, text, out)
}

func (c *Client) http() *http.Client {
	if c.HTTP != nil {
		return c.HTTP
	}
	return http.DefaultClient
}

var answersBytes = regexp.MustCompile(
	`/(api/v1/(signing/(document|download)|signatures/evidence)|files/[^/]+|log/.+|\.well-known/.+|branding/.+)$`)

// read takes the answer, or gives what it says went wrong.
func read(path string, answer *http.Response, text []byte, out any) error {
	isSuccess := answer.StatusCode >= 200 && answer.StatusCode < 300
	kind, _, _ := mime.ParseMediaType(answer.Header.Get("Content-Type"))
	if content, ok := out.(*[]byte); ok && isSuccess && answersBytes.MatchString(path) && kind != "text/html" {
		*content = text
		return nil
	}
	isJSON := kind == "application/json" || strings.HasSuffix(kind, "+json")
	if isSuccess && isJSON && json.Unmarshal(text, out) == nil {
		return nil
	}
	return refusal(answer, text)
}

// refusal is the error of an answer that is no success, or not of the service.
func refusal(answer *http.Response, text []byte) error {
	var problem Problem
	if json.Unmarshal(text, &problem) == nil && problem.Code != "" && problem.Status != 0 {
		return errorOf(problem)
	}
	kind := answer.Header.Get("Content-Type")
	detail := fmt.Sprintf("%d with %s, which Countersign does not answer with; is there a proxy between?", answer.StatusCode, kind)
	if answer.StatusCode == http.StatusRequestEntityTooLarge {
		detail += " It takes no body of this size: set its limit to 50 MB (nginx: client_max_body_size 50m)."
	}
	return &UnexpectedAnswerError{
		APIError:    &APIError{Code: "UNEXPECTED_ANSWER", Status: answer.StatusCode, Detail: detail},
		ContentType: kind,
		Beginning:   string(text[:min(len(text), 500)]),
	}
}

func mayRepeat(method string, hasKey bool, err error) bool {
	var base *APIError
	if !errors.As(err, &base) {
		return false
	}
	switch {
	case base.Status == 408 || base.Status == 429:
		return true
	case base.Status == 409:
		return base.Code == "IDEMPOTENCY_IN_PROGRESS" || base.Code == "DOCUMENT_NOT_READY"
	}
	harmless := (method != http.MethodPost && method != http.MethodPatch) || hasKey
	return harmless && (base.Status == 0 || base.Status >= 500)
}
