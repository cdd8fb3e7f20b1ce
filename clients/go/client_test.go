package countersign

import (
	"context"
	"errors"
	"net/http"
	"reflect"
	"strings"
	"testing"
	"time"
)

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
