// The scenario by the Go client: main <api_url> <api_key> <scenario.json> <file> <folder>.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"sync"
	"time"

	countersign "github.com/countersign/countersign-go"
)

type act struct {
	Recipient, Act, Text string
	Values               map[string]any
}

type scenario struct {
	Name       string
	Recipients []countersign.RecipientInput
	Fields     []countersign.FieldInput
	Values     map[string]any
	Acts       []act
	LastEvent  string `json:"last_event"`
}

type result struct {
	Ended      string         `json:"ended"`
	Verified   bool           `json:"verified"`
	Signatures int            `json:"signatures"`
	Values     map[string]any `json:"values"`
	Files      []string       `json:"files"`
	Events     []string       `json:"events"`
	Listed     int            `json:"listed"`
	Refused    string         `json:"refused"`
}

// heard keeps what webhooks brought, by the id of the event.
type heard struct {
	sync.Mutex
	secret string
	events map[string]told
}

type told struct {
	kind, document string
	sequence       int
}

func (h *heard) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, _ := io.ReadAll(r.Body)
	event, err := countersign.VerifyWebhook(body, r.Header, h.secret)
	if err != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	var of struct {
		Sequence int
		Data     struct{ Document struct{ ID string } }
	}
	_ = json.Unmarshal(body, &of)
	h.Lock()
	defer h.Unlock()
	h.events[event.ID] = told{event.Type, of.Data.Document.ID, of.Sequence}
	w.WriteHeader(http.StatusNoContent)
}

// of gives the types of a document's events in their order, once the last is there.
func (h *heard) of(document, last string) []string {
	for {
		h.Lock()
		var own []told
		latest := 0
		for _, event := range h.events {
			if event.document != document || event.sequence == 0 {
				continue
			}
			own = append(own, event)
			if event.kind == last {
				latest = event.sequence
			}
		}
		h.Unlock()
		if latest > 0 && len(own) >= latest {
			sort.Slice(own, func(a, b int) bool { return own[a].sequence < own[b].sequence })
			kinds := []string{}
			for _, event := range own {
				kinds = append(kinds, event.kind)
			}
			return kinds
		}
		time.Sleep(50 * time.Millisecond)
	}
}

func play(ctx context.Context, client *countersign.Client, hooks *heard, one scenario, index int, run, file, folder string) (made result, err error) {
	external := fmt.Sprintf("go-%d-%s", index, run)
	document, err := client.Request(ctx, countersign.DocumentRequest{
		File: file, Title: one.Name, Send: true,
		Recipients: one.Recipients, Fields: one.Fields, Values: one.Values,
		Document: countersign.CreateDocumentBody{ExternalID: external},
	})
	if err != nil {
		return made, err
	}
	for _, act := range one.Acts {
		if err := perform(ctx, document, act); err != nil {
			return made, err
		}
	}
	made.Files, made.Values = []string{}, map[string]any{}
	_, err = client.WaitUntilSealed(ctx, document.ID, 2*time.Minute)
	var declined *countersign.Declined
	switch {
	case errors.As(err, &declined):
		made.Ended = "Declined"
	case err != nil:
		return made, err
	default:
		made.Ended = "sealed"
		if made.Files, err = downloads(ctx, client, document.ID, filepath.Join(folder, fmt.Sprintf("go-%d", index))); err != nil {
			return made, err
		}
	}
	verdict, err := client.VerifySignatures(ctx, countersign.VerifySignaturesParams{DocumentID: document.ID})
	if err != nil {
		return made, err
	}
	made.Verified, made.Signatures = verdict.Verified, verdict.SignaturesCount
	fields, err := client.GetDocumentFields(ctx, countersign.GetDocumentFieldsParams{ID: document.ID})
	if err != nil {
		return made, err
	}
	for _, field := range fields.Fields {
		if field.Value != nil {
			made.Values[field.Name] = field.Value
		}
	}
	for _, err := range client.AllDocuments(ctx, countersign.ListDocumentsParams{ExternalID: external}) {
		if err != nil {
			return made, err
		}
		made.Listed++
	}
	_, err = client.GetTemplate(ctx, countersign.GetTemplateParams{ID: "tpl_0"})
	var unknown *countersign.TemplateNotFoundError
	if errors.As(err, &unknown) {
		made.Refused = unknown.Code
	}
	made.Events = hooks.of(document.ID, one.LastEvent)
	return made, nil
}

func perform(ctx context.Context, document countersign.CreatedDocument, act act) error {
	for _, recipient := range document.Recipients {
		if recipient.Key != act.Recipient {
			continue
		}
		signer := countersign.Signing(recipient.SigningURL)
		var err error
		switch act.Act {
		case "decline":
			_, err = signer.View(ctx).Decline(ctx, act.Text)
		case "approve":
			_, err = signer.Consent(ctx).View(ctx).Approve(ctx)
		default:
			_, err = signer.Consent(ctx).View(ctx).Sign(ctx, act.Text, act.Values)
		}
		return err
	}
	return fmt.Errorf("nobody is %s", act.Recipient)
}

func downloads(ctx context.Context, client *countersign.Client, id, path string) ([]string, error) {
	if err := client.DownloadSealed(ctx, id, path+".pdf", time.Minute); err != nil {
		return nil, err
	}
	if err := client.DownloadEvidence(ctx, id, path+".zip", time.Minute); err != nil {
		return nil, err
	}
	pdf, first := os.ReadFile(path + ".pdf")
	zip, second := os.ReadFile(path + ".zip")
	return []string{string(pdf[:4]), string(zip[:2])}, errors.Join(first, second)
}

func run() error {
	ctx := context.Background()
	apiURL, apiKey, table, file, folder := os.Args[1], os.Args[2], os.Args[3], os.Args[4], os.Args[5]
	client := countersign.New(apiURL, apiKey)
	hooks := &heard{events: map[string]told{}}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	go func() { _ = http.Serve(listener, hooks) }()
	webhook, err := client.CreateWebhook(ctx, countersign.CreateWebhookBody{
		Name: "Scenario", URL: "http://" + listener.Addr().String() + "/hooks", Events: []string{},
	})
	if err != nil {
		return err
	}
	hooks.secret = webhook.Secret
	text, err := os.ReadFile(table)
	if err != nil {
		return err
	}
	var cases []scenario
	if err := json.NewDecoder(strings.NewReader(string(text))).Decode(&cases); err != nil {
		return err
	}
	results := []result{}
	for index, one := range cases {
		made, err := play(ctx, client, hooks, one, index, webhook.ID, file, folder)
		if err != nil {
			return fmt.Errorf("%s: %w", one.Name, err)
		}
		results = append(results, made)
	}
	return json.NewEncoder(os.Stdout).Encode(results)
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
