import type { Database } from '../../orm.ts';
import { afterPage, type PageKey } from '../../page.ts';
import { searchDocuments } from './document-search.ts';
import type { Reader } from './documents.ts';
import { listed, type DocumentFilters, type ListedDocument } from './listed-documents.ts';

/** Newest first, by keyset on (created_at, id): one statement whatever the page's size or depth. */
export async function listDocuments(
  database: Database,
  reader: Reader,
  filters: DocumentFilters,
  after: PageKey | undefined,
  limit: number,
): Promise<ListedDocument[]> {
  const em = database.fork();
  const { search } = filters;
  // No title, name or address has a line end, which stands between them in what is searched.
  if (search?.includes('\n')) return [];
  if (search !== undefined) {
    return searchDocuments(em, { reader, text: search, filters, after, limit });
  }
  let query = listed(em, reader, filters).where(
    'documents.organization_id',
    '=',
    reader.organizationId,
  );
  if (after) query = query.where(afterPage('documents.created_at', after, 'documents.id'));
  return query
    .orderBy('documents.created_at', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(limit)
    .execute();
}
