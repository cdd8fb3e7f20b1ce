package countersign

import (
	"context"
	"fmt"
	"strings"
)

// Signer does what a recipient does in the browser, for tests:
//
//	countersign.Signing(url).Consent(ctx).View(ctx).Sign(ctx, "Ana", nil)
type Signer struct {
	client *Client
	err    error
}

// Signing opens a signing link. The first step that fails is what the last one says.
func Signing(url string) *Signer {
	before, after, _ := strings.Cut(url, "/sign/")
	token, _, _ := strings.Cut(strings.Split(after, "?")[0], "/")
	return &Signer{client: New(before+"/api/v1", token)}
}

// Session is what the page shows.
func (s *Signer) Session(ctx context.Context) (SigningSessionOrHiddenSigningSession, error) {
	if s.err != nil {
		return SigningSessionOrHiddenSigningSession{}, s.err
	}
	return s.client.GetSigningSession(ctx, GetSigningSessionParams{})
}

// Consent agrees to sign electronically.
func (s *Signer) Consent(ctx context.Context) *Signer {
	session, err := s.Session(ctx)
	if err != nil || session.Consent == nil {
		return s.failed(err, "this recipient has to prove who they are first")
	}
	body := ConsentToElectronicSigningBody{Accepted: true, Version: session.Consent.Version}
	_, err = s.client.ConsentToElectronicSigning(ctx, body)
	return s.failed(err, "")
}

// View fetches the whole document, as a browser would, and says that it was seen.
func (s *Signer) View(ctx context.Context) *Signer {
	if s.err != nil {
		return s
	}
	if _, err := s.client.GetSigningDocument(ctx); err != nil {
		return s.failed(err, "")
	}
	_, err := s.client.ViewDocument(ctx, ViewDocumentBody{})
	return s.failed(err, "")
}

func (s *Signer) failed(err error, otherwise string) *Signer {
	if err == nil && otherwise != "" {
		err = fmt.Errorf("%s", otherwise)
	}
	if s.err == nil {
		s.err = err
	}
	return s
}

// Sign signs by a typed name, with values by the names of fields.
func (s *Signer) Sign(ctx context.Context, text string, values map[string]any) (SigningResult, error) {
	session, err := s.Session(ctx)
	if err != nil {
		return SigningResult{}, err
	}
	fields, err := byID(session.Fields, values)
	if err != nil {
		return SigningResult{}, err
	}
	body := SignDocumentBody{Signature: GivenSignature{Type: "type", Text: text}, Fields: fields}
	return s.client.SignDocument(ctx, body)
}

// byID has the values by the ids of the session for their names.
func byID(fields []SigningSessionFieldsItem, values map[string]any) (map[string]any, error) {
	ids := map[string]string{}
	for _, field := range fields {
		ids[field.Name] = field.ID
	}
	found := map[string]any{}
	for name, value := range values {
		id, ok := ids[name]
		if !ok {
			return nil, fmt.Errorf("no field of this recipient is named %q", name)
		}
		found[id] = value
	}
	return found, nil
}

// Approve approves, as an approver.
func (s *Signer) Approve(ctx context.Context) (SigningResult, error) {
	if s.err != nil {
		return SigningResult{}, s.err
	}
	return s.client.ApproveDocument(ctx, ApproveDocumentBody{})
}

// Decline says no.
func (s *Signer) Decline(ctx context.Context, reason string) (SigningSession, error) {
	if s.err != nil {
		return SigningSession{}, s.err
	}
	return s.client.DeclineDocument(ctx, DeclineDocumentBody{Reason: reason})
}
