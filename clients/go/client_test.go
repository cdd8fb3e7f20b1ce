package countersign

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"time"
)

type answer func(http.ResponseWriter, *http.Request)

// service answers each request by the next of these, the last again and again.
type service struct {
	*httptest.Server
	answers []answer
	arrived []*http.Request
	bodies  []string
}

func start(t *testing.T, answers ...answer) (*service, *Client) {
	t.Helper()
	s := &service{answers: answers}
	s.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		s.arrived, s.bodies = append(s.arrived, r), append(s.bodies, string(body))
		next := s.answers[0]
		if len(s.answers) > 1 {
			s.answers = s.answers[1:]
		}
		next(w, r)
	}))
	t.Cleanup(s.Close)
	return s, New(s.URL+"/api/v1", "ak_1")
}

func object(status int, body any) answer {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(status)
		_ = json.NewEncoder(w).Encode(body)
	}
}

func problem(status int, code string) answer {
	return object(status, map[string]any{"code": code, "detail": "No.", "status": status, "request_id": "r"})
}

func html(status int) answer {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		w.WriteHeader(status)
		fmt.Fprint(w, "<html>Log in")
	}
}

func hangUp(w http.ResponseWriter, _ *http.Request) {
	connection, _, _ := w.(http.Hijacker).Hijack()
	connection.Close()
}

func breakOff(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Content-Length", "100")
	fmt.Fprint(w, `{"id": `)
	panic(http.ErrAbortHandler)
}

var created = object(201, map[string]any{"id": "con_1"})

func TestWhatFailsInPassingIsSentAgainUnderTheSameKey(t *testing.T) {
	for name, first := range map[string]answer{
		"lost": hangUp, "broken off": breakOff, "408": problem(408, "REQUEST_TIMEOUT"),
		"running": problem(409, "IDEMPOTENCY_IN_PROGRESS"), "prepared": problem(409, "DOCUMENT_NOT_READY"),
		"429": problem(429, "RATE_LIMITED"), "500": problem(500, "INTERNAL_ERROR"), "proxy": html(502),
	} {
		t.Run(name, func(t *testing.T) {
			s, client := start(t, first, created)
			if _, err := client.CreateContact(context.Background(), CreateContactBody{}); err != nil {
				t.Fatal(err)
			}
			key := s.arrived[0].Header.Get("Idempotency-Key")
			if len(s.arrived) != 2 || key == "" || key != s.arrived[1].Header.Get("Idempotency-Key") {
				t.Fatalf("%d requests, key %q", len(s.arrived), key)
			}
		})
	}
}

func TestAKeyOfOnesOwnIsKept(t *testing.T) {
	s, client := start(t, created)
	_, err := client.CreateContact(context.Background(), CreateContactBody{}, WithIdempotencyKey("mine"))
	if key := s.arrived[0].Header.Get("Idempotency-Key"); err != nil || key != "mine" {
		t.Fatal(err, key)
	}
}

func TestWhatARepetitionMightDoTwiceIsSentOnce(t *testing.T) {
	s, client := start(t, problem(500, "INTERNAL_ERROR"))
	_, err := client.UpdateSettings(context.Background(), UpdateSettingsBody{})
	var internal *InternalError
	if !errors.As(err, &internal) || internal.RequestID != "r" || len(s.arrived) != 1 {
		t.Fatal(err, len(s.arrived))
	}
}

func TestErrorsHaveCodes(t *testing.T) {
	for code, given := range map[string]answer{"NO_ANSWER": hangUp, "UNEXPECTED_ANSWER": html(200), "INVALID_API_KEY": problem(401, "INVALID_API_KEY")} {
		_, client := start(t, given)
		client.RetryFor = 0
		_, err := client.ListTemplates(context.Background(), ListTemplatesParams{})
		var base *APIError
		if !errors.As(err, &base) || base.Code != code {
			t.Fatal(code, err)
		}
	}
}

func TestAProxyThatTakesNoFileOfThisSizeIsNamedWithWhatToSet(t *testing.T) {
	_, client := start(t, html(413))
	_, err := client.CreateContact(context.Background(), CreateContactBody{})
	if err == nil || !strings.Contains(err.Error(), "client_max_body_size 50m") {
		t.Fatal(err)
	}
}

func TestEveryCodeHasAType(t *testing.T) {
	seen := map[reflect.Type]bool{}
	for code, known := range problemTypes {
		err := known(&APIError{Code: code})
		var base *APIError
		if !errors.As(err, &base) || base.Code != code || seen[reflect.TypeOf(err)] {
			t.Fatal(code)
		}
		seen[reflect.TypeOf(err)] = true
	}
}

func TestRetryAfterCountsByTheClockOfWhoAnswers(t *testing.T) {
	date := http.Header{"Retry-After": {"Wed, 27 Jan 2027 10:00:05 GMT"}, "Date": {"Wed, 27 Jan 2027 10:00:00 GMT"}}
	dayOff := time.Date(2027, 1, 28, 10, 0, 0, 0, time.UTC)
	if got := retryAfter(date, dayOff); got != 5*time.Second {
		t.Fatal(got)
	}
	if got := retryAfter(http.Header{"Retry-After": {"7"}}, dayOff); got != 7*time.Second {
		t.Fatal(got)
	}
	if got := retryAfter(http.Header{}, dayOff); got != 0 {
		t.Fatal(got)
	}
}

func TestAnUploadThatIsCutGoesToANewAddress(t *testing.T) {
	var s *service
	address := func(w http.ResponseWriter, r *http.Request) {
		object(201, map[string]any{"upload_url": s.URL + "/uploads/one"})(w, r)
	}
	s, client := start(t, address, hangUp, address, object(201, map[string]any{"storageId": "upl_1"}))
	uploaded, err := client.Upload(context.Background(), []byte("%PDF-1.7"), "", nil)
	if err != nil || uploaded.StorageID != "upl_1" || s.bodies[3] != "%PDF-1.7" {
		t.Fatal(err, uploaded, s.bodies)
	}
}

func TestAPageOfAProxyIsNotKeptAsAPDF(t *testing.T) {
	var s *service
	address := func(w http.ResponseWriter, r *http.Request) {
		object(200, map[string]any{"download_url": s.URL + "/files/one"})(w, r)
	}
	s, client := start(t, object(200, map[string]any{"id": "doc_1", "status": "completed"}), address, address, html(200))
	folder := t.TempDir()
	err := client.DownloadSealed(context.Background(), "doc_1", filepath.Join(folder, "sealed.pdf"), time.Minute)
	var unexpected *UnexpectedAnswerError
	left, _ := os.ReadDir(folder)
	if !errors.As(err, &unexpected) || len(left) > 0 {
		t.Fatal(err, left)
	}
}

func TestEachEndIsAnErrorOfItsOwn(t *testing.T) {
	late := map[string]any{"status": "cancelled", "deadline": "2027-01-01T00:00:00.000Z", "voided_at": "2027-01-01T00:00:01.000Z", "void_reason": expiryReason}
	voided := map[string]any{"status": "cancelled", "deadline": late["deadline"], "voided_at": late["voided_at"], "void_reason": "Wrong rent"}
	wait := func(document map[string]any) error {
		_, client := start(t, object(200, document))
		_, err := client.WaitUntilSealed(context.Background(), "doc_1", 0)
		return err
	}
	var declined *Declined
	var expired *Expired
	var withdrawn *Voided
	var timedOut *TimedOut
	if !errors.As(wait(map[string]any{"status": "declined"}), &declined) || !errors.As(wait(late), &expired) ||
		!errors.As(wait(voided), &withdrawn) || !errors.As(wait(map[string]any{"status": "sent"}), &timedOut) {
		t.Fatal("an end is another")
	}
}

func TestAListIsWalkedThroughPageAfterPage(t *testing.T) {
	page := func(id string, next any) answer {
		return object(200, map[string]any{"data": []any{map[string]any{"id": id}}, "has_more": next != nil, "next_cursor": next})
	}
	s, client := start(t, page("one", "c1"), page("two", nil))
	var ids []string
	for document, err := range client.AllDocuments(context.Background(), ListDocumentsParams{Status: "sent"}) {
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, document.ID)
	}
	if !reflect.DeepEqual(ids, []string{"one", "two"}) || s.arrived[1].URL.RawQuery != "cursor=c1&status=sent" {
		t.Fatal(ids, s.arrived[1].URL)
	}
}

func TestRulesOfStandardWebhooks(t *testing.T) {
	now := time.Unix(1_800_000_000, 0)
	secret := "whsec_" + base64.StdEncoding.EncodeToString([]byte("of this test alone"))
	other := "whsec_" + base64.StdEncoding.EncodeToString([]byte("of somebody else"))
	body := []byte(`{"id":"evt_1","type":"document.sent","data":{"document":{"id":"doc_1"}}}`)
	header := func(secrets ...string) http.Header {
		made := http.Header{}
		made.Set("webhook-id", "evt_1")
		made.Set("webhook-timestamp", strconv.FormatInt(now.Unix(), 10))
		signatures := ""
		for _, one := range secrets {
			key, _ := base64.StdEncoding.DecodeString(one[6:])
			mac := hmac.New(sha256.New, key)
			fmt.Fprintf(mac, "evt_1.%d.%s", now.Unix(), body)
			signatures += " v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
		}
		made.Set("webhook-signature", signatures)
		return made
	}
	reason := func(at time.Time, given http.Header, secrets ...string) string {
		_, err := verifyAt(at, body, given, secrets)
		var refused *WebhookRefused
		if errors.As(err, &refused) {
			return refused.Reason
		}
		return "taken"
	}
	for _, one := range []struct{ got, want string }{
		{reason(now, header(secret), secret), "taken"},
		{reason(now, header(other, secret), secret), "taken"},
		{reason(now, header(secret), other, secret), "taken"},
		{reason(now, header(other), secret), "signature_wrong"},
		{reason(now, http.Header{}, secret), "header_missing"},
		{reason(now.Add(time.Hour), header(secret), secret), "timestamp_off"},
		{reason(now.Add(-24*time.Hour), header(secret), secret), "timestamp_off"},
	} {
		if one.got != one.want {
			t.Fatal(one)
		}
	}
	event, err := verifyAt(now, body, header(secret), []string{secret})
	sent, ok := event.Data.(*DocumentSentEvent)
	if err != nil || !ok || sent.Data.Document.ID != "doc_1" {
		t.Fatal(err, event)
	}
}

func TestPlacesArePoints(t *testing.T) {
	field := SignatureField("tenant", Place{Page: -1, X: MM(25), Y: 700})
	if *field.X != 70.866 || field.Name != "tenant_signature" || *field.Width != 180 || Percent(595.28, 50) != 297.64 {
		t.Fatal(field)
	}
}
