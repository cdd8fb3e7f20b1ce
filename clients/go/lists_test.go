package countersign

import (
	"context"
	"iter"
	"net/url"
	"reflect"
	"testing"
)

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

func TestEveryListGoesOnWhereItsPageEnded(t *testing.T) {
	ctx := context.Background()
	for _, one := range []struct {
		path, member string
		count        func(*Client) int
	}{
		{"/documents", "data", func(c *Client) int { return count(c.AllDocuments(ctx, ListDocumentsParams{})) }},
		{"/templates", "templates", func(c *Client) int { return count(c.AllTemplates(ctx, ListTemplatesParams{})) }},
		{"/contacts", "contacts", func(c *Client) int { return count(c.AllContacts(ctx, ListContactsParams{})) }},
		{"/audit-log", "entries", func(c *Client) int { return count(c.AllAuditLog(ctx, ListAuditLogParams{})) }},
		{"/bulk-sends", "data", func(c *Client) int { return count(c.AllBulkSends(ctx, ListBulkSendsParams{})) }},
		{"/bulk-sends/rows", "data", func(c *Client) int { return count(c.AllBulkSendRows(ctx, ListBulkSendRowsParams{})) }},
		{"/webhooks/deliveries", "data", func(c *Client) int { return count(c.AllWebhookDeliveries(ctx, ListWebhookDeliveriesParams{})) }},
	} {
		page := func(next any) answer {
			items := []any{map[string]any{}, map[string]any{}}
			return object(200, map[string]any{one.member: items, "has_more": next != nil, "next_cursor": next})
		}
		s, client := start(t, page("c1"), page(nil))
		if got := one.count(client); got != 4 || len(s.arrived) != 2 {
			t.Fatal(one.path, got, len(s.arrived))
		}
		last := s.arrived[1].URL
		if last.Path != "/api/v1"+one.path || !reflect.DeepEqual(last.Query(), url.Values{"cursor": {"c1"}}) {
			t.Fatal(last)
		}
	}
}

func TestAListEndsWithWhatFails(t *testing.T) {
	_, client := start(t, problem(401, "INVALID_API_KEY"))
	if got := count(client.AllContacts(context.Background(), ListContactsParams{})); got != -1 {
		t.Fatal(got)
	}
}

// count gives -1 where an error came, and nothing after it.
func count[T any](items iter.Seq2[T, error]) int {
	counted := 0
	for _, err := range items {
		if err != nil {
			counted = -1
			continue
		}
		counted++
	}
	return counted
}
