import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { tables } from '../../orm.ts';
import { containing, type PageKey } from '../../page.ts';
import type { Reader } from './documents.ts';
import { listed, type DocumentFilters, type ListedDocument } from './listed-documents.ts';

/** Of documents that are alike, so many are looked at at once for those that are asked for. */
const maxAlike = 5_000;
const growth = 4;
/** Before everything. */
const newest = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

export interface Search {
  reader: Reader;
  /** Without a line end, which stands between the title, names and addresses that are searched. */
  text: string;
  filters: Omit<DocumentFilters, 'search'>;
  after: PageKey | undefined;
  limit: number;
}

/**
 * Newest first: what is alike comes from `find_documents` in the database, and those of it that the
 * reader may see and that pass the filters fill the page.
 */
export async function searchDocuments(
  em: EntityManager,
  { after, limit, ...search }: Search,
): Promise<ListedDocument[]> {
  const page: ListedDocument[] = [];
  let behind: { at: Date | string; id: string } = after ?? newest;
  for (let wanted = limit; ; wanted = Math.min(wanted * growth, maxAlike)) {
    const alike = await findAlike(em, search, behind, wanted);
    for (const { foundId: _id, foundAt: _at, ...document } of alike) {
      if (document.id !== null) page.push(document);
    }
    const last = alike.at(-1);
    if (page.length >= limit || !last || alike.length < wanted) return page.slice(0, limit);
    behind = { at: last.foundAt, id: last.foundId };
  }
}

/** Without a document where that is not to be seen. */
type Alike = { foundId: string; foundAt: Date } & (
  ListedDocument | Record<keyof ListedDocument, null>
);

/** Raw: a function's rows, in its order. */
async function findAlike(
  em: EntityManager,
  { reader, text, filters }: Omit<Search, 'after' | 'limit'>,
  behind: { at: Date | string; id: string },
  wanted: number,
): Promise<Alike[]> {
  const document = listed(em, reader, filters).where('documents.id', '=', sql<never>`found_id`);
  const { rows } = await sql<Alike>`
    select found_id as "foundId", found_at as "foundAt", d.*
    from find_documents(${reader.organizationId}, ${text}, lower(${containing(text)}),
      ${behind.at}, ${behind.id}, ${wanted}) with ordinality as found (found_id, found_at, n)
    left join lateral (${document}) d on true
    order by n`.execute(tables(em));
  return rows;
}
