import type { Client } from './generated/client/index.ts';
import {
  listAuditLog,
  listBulkSendRows,
  listBulkSends,
  listContacts,
  listDocuments,
  listTemplates,
  listWebhookDeliveries,
} from './generated/sdk.gen.ts';
import type {
  AuditLogEntry,
  BulkSend,
  BulkSendRow,
  ContactItem,
  DocumentPage,
  ListAuditLogData,
  ListBulkSendRowsData,
  ListContactsData,
  ListDocumentsData,
  ListTemplatesData,
  TemplateItem,
  WebhookDelivery,
} from './generated/types.gen.ts';

/** Filters of a list, and how many are asked for at once (`limit`). */
type Filters<Data extends { query?: unknown }> = Omit<NonNullable<Data['query']>, 'cursor' | 'id'>;
type PageSize = { limit?: number };

/** Every list that has pages, as what is in them: `for await (const document of client.documents.list())`. */
export interface Lists {
  documents: { list: (filters?: Filters<ListDocumentsData>) => AsyncGenerator<DocumentItem> };
  templates: { list: (filters?: Filters<ListTemplatesData>) => AsyncGenerator<TemplateItem> };
  contacts: { list: (filters?: Filters<ListContactsData>) => AsyncGenerator<ContactItem> };
  auditLog: { list: (filters?: Filters<ListAuditLogData>) => AsyncGenerator<AuditLogEntry> };
  bulkSends: {
    list: (options?: PageSize) => AsyncGenerator<BulkSend>;
    rows: (id: string, filters?: Filters<ListBulkSendRowsData>) => AsyncGenerator<BulkSendRow>;
  };
  webhooks: { deliveries: (id: string, options?: PageSize) => AsyncGenerator<WebhookDelivery> };
}

/** A document as a list shows it. */
export type DocumentItem = DocumentPage['data'][number];

export function makeLists(client: Client): Lists {
  const common = { client, throwOnError: true } as const;
  return {
    documents: {
      list: (filters) =>
        items(
          (cursor) => listDocuments({ ...common, query: { ...filters, ...cursor } }),
          ({ data }) => data,
        ),
    },
    templates: {
      list: (filters) =>
        items(
          (cursor) => listTemplates({ ...common, query: { ...filters, ...cursor } }),
          ({ templates }) => templates,
        ),
    },
    contacts: {
      list: (filters) =>
        items(
          (cursor) => listContacts({ ...common, query: { ...filters, ...cursor } }),
          ({ contacts }) => contacts,
        ),
    },
    auditLog: {
      list: (filters) =>
        items(
          (cursor) => listAuditLog({ ...common, query: { ...filters, ...cursor } }),
          ({ entries }) => entries,
        ),
    },
    bulkSends: {
      list: (options) =>
        items(
          (cursor) => listBulkSends({ ...common, query: { ...options, ...cursor } }),
          ({ data }) => data,
        ),
      rows: (id, filters) =>
        items(
          (cursor) => listBulkSendRows({ ...common, query: { ...filters, ...cursor, id } }),
          ({ data }) => data,
        ),
    },
    webhooks: {
      deliveries: (id, options) =>
        items(
          (cursor) => listWebhookDeliveries({ ...common, query: { ...options, ...cursor, id } }),
          ({ data }) => data,
        ),
    },
  };
}

interface Page {
  has_more: boolean;
  next_cursor: string | null;
}

/** Asks for a page when what came before it was taken. */
async function* items<P extends Page, Item>(
  fetchPage: (cursor: { cursor?: string }) => Promise<{ data: P }>,
  itemsOf: (page: P) => Item[],
): AsyncGenerator<Item> {
  let cursor: string | null | undefined;
  do {
    const { data } = await fetchPage(cursor ? { cursor } : {});
    yield* itemsOf(data);
    cursor = data.has_more ? data.next_cursor : null;
  } while (cursor);
}
