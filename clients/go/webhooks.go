package countersign

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Tolerance is how far the time of a webhook's message may be from now.
const Tolerance = 5 * time.Minute

// Event is a webhook's message. Data is a pointer to the type of its kind, such as *DocumentCompletedEvent, or nil
// where this client knows none.
type Event struct {
	ID   string
	Type string
	Data any
}

// VerifyWebhook reads a message by the rules of Standard Webhooks: the body as it arrived, and the secret of the
// endpoint (whsec_…), after a rotation the old one, too. Its error is *WebhookRefused.
func VerifyWebhook(body []byte, header http.Header, secrets ...string) (Event, error) {
	return verifyAt(time.Now(), body, header, secrets)
}

func verifyAt(now time.Time, body []byte, header http.Header, secrets []string) (Event, error) {
	id, timestamp, signatures := header.Get("webhook-id"), header.Get("webhook-timestamp"), header.Get("webhook-signature")
	if id == "" || timestamp == "" || signatures == "" {
		return Event{}, refuse("header_missing", "A header webhook-… is missing.")
	}
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if age := now.Sub(time.Unix(seconds, 0)); err != nil || age.Abs() > Tolerance {
		detail := fmt.Sprintf("webhook-timestamp is %s from the clock of this machine: it is an old message, or the clock is wrong.", age)
		return Event{}, refuse("timestamp_off", detail)
	}
	fits := false
	for _, secret := range secrets {
		key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
		if err != nil || len(key) == 0 {
			return Event{}, fmt.Errorf("a webhook's secret is whsec_ and base64")
		}
		mac := hmac.New(sha256.New, key)
		mac.Write([]byte(id + "." + timestamp + "."))
		mac.Write(body)
		expected := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
		for _, given := range strings.Split(signatures, " ") {
			// All are compared, each in constant time.
			fits = hmac.Equal([]byte(given), []byte(expected)) || fits
		}
	}
	if !fits {
		return Event{}, refuse("signature_wrong", "No signature is by this secret.")
	}
	return readEvent(body)
}

func readEvent(body []byte) (Event, error) {
	var event Event
	if json.Unmarshal(body, &event) != nil {
		return Event{}, refuse("body_unreadable", "The body is not JSON.")
	}
	event.Data = newEvent(event.Type)
	if event.Data != nil && json.Unmarshal(body, event.Data) != nil {
		return Event{}, refuse("body_unreadable", "The body is not of its type.")
	}
	return event, nil
}

func refuse(reason, detail string) error {
	return &WebhookRefused{&APIError{Code: "WEBHOOK_REFUSED", Reason: reason, Detail: detail}}
}
