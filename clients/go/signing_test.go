package countersign

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// link is a signing link whose service notes what is done by it.
func link(t *testing.T) (string, *[]string) {
	t.Helper()
	var done []string
	mux := http.NewServeMux()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		done = append(done, strings.TrimPrefix(r.URL.Path, "/api/v1/signing/"))
		mux.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	fields := []any{map[string]any{"id": "fld_1", "name": "city"}}
	mux.HandleFunc("/api/v1/signing/session", object(200, map[string]any{"fields": fields, "consent": map[string]any{"version": "1"}}))
	mux.HandleFunc("/", object(200, map[string]any{}))
	return server.URL + "/sign/token?locale=pt", &done
}

func TestASignerFillsInFieldsByTheirNames(t *testing.T) {
	url, done := link(t)
	if _, err := Signing(url).Sign(context.Background(), "Ana", map[string]any{"city": "Lisboa"}); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(*done, " "); got != "session sign" {
		t.Fatal(got)
	}
}

func TestAValueWhoseNameNoFieldHasIsRefusedAndNothingIsSigned(t *testing.T) {
	url, done := link(t)
	_, err := Signing(url).Sign(context.Background(), "Ana", map[string]any{"city": "Lisboa", "town": "Faro"})
	if err == nil || !strings.Contains(err.Error(), `"town"`) {
		t.Fatal(err)
	}
	if got := strings.Join(*done, " "); got != "session" {
		t.Fatal(got)
	}
}

func TestAnApproverApproves(t *testing.T) {
	url, done := link(t)
	if _, err := Signing(url).Approve(context.Background()); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(*done, " "); got != "approve" {
		t.Fatal(got)
	}
}

func TestAStepThatFailsKeepsWhatFollowsFromBeingDone(t *testing.T) {
	s, _ := start(t, problem(403, "CONSENT_REQUIRED"))
	ctx := context.Background()
	for _, act := range []func(*Signer) error{
		func(signer *Signer) error { _, err := signer.Sign(ctx, "Ana", nil); return err },
		func(signer *Signer) error { _, err := signer.Approve(ctx); return err },
		func(signer *Signer) error { _, err := signer.Decline(ctx, ""); return err },
	} {
		before := len(s.arrived)
		err := act(Signing(s.URL + "/sign/token").View(ctx))
		if err == nil || !strings.Contains(err.Error(), "CONSENT_REQUIRED") || len(s.arrived) != before+1 {
			t.Fatal(err, len(s.arrived)-before)
		}
	}
}
