package countersign

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"testing"
	"time"
)

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
