package countersign

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
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

// addressOf answers with an address of a service for one file; the service is known once it was started.
func addressOf(s **service) answer {
	return func(w http.ResponseWriter, r *http.Request) {
		object(201, map[string]any{"upload_url": (*s).URL + "/uploads/one"})(w, r)
	}
}

var stored = object(201, map[string]any{"storageId": "upl_1"})
