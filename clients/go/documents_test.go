package countersign

import (
	"context"
	"encoding/json"
	"errors"
	"reflect"
	"testing"
)

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

func TestOneRequestUploadsCreatesAndSendsUnderTheKeyItIsGiven(t *testing.T) {
	var s *service
	s, client := start(t, addressOf(&s), stored, object(201, map[string]any{"id": "doc_1"}))
	_, err := client.Request(context.Background(), DocumentRequest{
		Content: []byte("%PDF-1.7"), Title: "Lease", Send: true, IdempotencyKey: "lease-12",
		Recipients: []RecipientInput{{Key: "tenant", Name: "Ana", Email: "a@example.com", Role: "signer"}},
		Values:     map[string]any{"rent": 1.0},
		Document:   CreateDocumentBody{ExternalID: "12"},
	})
	if err != nil {
		t.Fatal(err)
	}
	var sent map[string]any
	_ = json.Unmarshal([]byte(s.bodies[2]), &sent)
	expected := map[string]any{
		"title": "Lease", "external_id": "12", "send": map[string]any{}, "values": map[string]any{"rent": 1.0},
		"recipients": []any{map[string]any{"key": "tenant", "name": "Ana", "email": "a@example.com", "role": "signer"}},
		"storage_id": "upl_1", "file_size": 8.0, "file_type": "application/pdf",
	}
	if !reflect.DeepEqual(sent, expected) || s.arrived[2].Header.Get("Idempotency-Key") != "lease-12" {
		t.Fatal(sent)
	}
}

func TestAFileThatWasUploadedBeforeIsNotSentAgain(t *testing.T) {
	s, client := start(t, object(201, map[string]any{"id": "doc_1"}))
	uploaded := Uploaded{StorageID: "upl_1", FileSize: 8, FileType: "application/pdf"}
	_, err := client.Request(context.Background(), DocumentRequest{Uploaded: &uploaded, Title: "Lease"})
	if err != nil || len(s.arrived) != 1 || s.arrived[0].URL.Path != "/api/v1/documents" {
		t.Fatal(err, len(s.arrived))
	}
}

func TestWhatAFileLacksIsSaidByTheDocumentOrElseByTheUpload(t *testing.T) {
	removed := []any{map[string]any{"code": "link_removed", "message": "A link was removed.", "page": 1}}
	for name, of := range map[string][2]map[string]any{
		"the document": {{"storageId": "upl_1"}, {"id": "doc_1", "warnings": removed}},
		"the upload":   {{"storageId": "upl_1", "warnings": removed}, {"id": "doc_1"}},
	} {
		var s *service
		s, client := start(t, addressOf(&s), object(201, of[0]), object(201, of[1]))
		document, err := client.Request(context.Background(), DocumentRequest{Content: []byte("%PDF-1.7"), Title: "Lease"})
		if err != nil || len(document.Warnings) != 1 || document.Warnings[0].Code != "link_removed" {
			t.Fatal(name, err, document.Warnings)
		}
	}
}

func TestADocumentIsReadWithItsRecipientsAndWithdrawnWithAReason(t *testing.T) {
	s, client := start(t, object(200, map[string]any{"id": "doc_1", "status": "cancelled"}))
	document, err := client.Get(context.Background(), "doc_1")
	if err != nil || document.ID != "doc_1" || s.arrived[0].URL.RawQuery != "id=doc_1&include_recipients=true" {
		t.Fatal(err, s.arrived[0].URL)
	}
	_, err = client.Void(context.Background(), "doc_1", "Wrong rent")
	if err != nil || s.arrived[1].URL.String() != "/api/v1/documents/void?id=doc_1" || s.bodies[1] != `{"reason":"Wrong rent"}` {
		t.Fatal(err, s.arrived[1].URL, s.bodies[1])
	}
}
