import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { DocumentId, OrganizationId, TemplateId } from '../../../domain/ids.ts';
import type { TemplateItem } from '../../../domain/template/representation.ts';
import { maySeeTemplate } from '../../../domain/template/source.ts';
import { DocumentEntity, type Document } from '../../entities/documents.ts';
import { TemplateEntity, type Template } from '../../entities/files.ts';
import { tables, type Database } from '../../orm.ts';
import { afterPage, type PageKey } from '../../page.ts';
import { visibleTo, type Reader } from './documents.ts';

/** Newest first, by keyset on (created_at, id); the fields stay in the database. */
export async function listTemplates(
  database: Database,
  reader: Reader,
  { category }: { category?: string | undefined },
  after: PageKey | undefined,
  limit: number,
): Promise<TemplateItem[]> {
  let query = tables(database.fork())
    .selectFrom('templates')
    .select(['id', 'name', 'description', 'category', 'usage_count as usageCount'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('organization_id', '=', reader.organizationId)
    .where(seenWithSource(reader));
  if (category !== undefined) query = query.where('category', '=', category);
  if (after) query = query.where(afterPage('created_at', after));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** The rule of `maySeeTemplate`, as SQL over the columns of `templates`. */
function seenWithSource(reader: Reader): RawBuilder<boolean> {
  return sql`(source_document_id is null or exists (select from documents
    where documents.id = templates.source_document_id and ${visibleTo(reader)}))`;
}

/** Undefined when it does not exist, is another workspace's or may not be seen. */
export async function findTemplate(
  database: Database,
  reader: Reader,
  id: TemplateId | undefined,
): Promise<Template | undefined> {
  if (id === undefined) return undefined;
  return readTemplate(database.fork(), reader, id);
}

/** Whoever may see it: for what was asked for by who might. */
export async function findTemplateOf(
  database: Database,
  organizationId: OrganizationId,
  id: TemplateId,
): Promise<Template | undefined> {
  return (await database.fork().findOne(TemplateEntity, { id, organizationId })) ?? undefined;
}

/** As `findTemplate`, with its row locked: uses count one after the other. */
export async function lockTemplateRow(
  em: EntityManager,
  reader: Reader,
  id: TemplateId,
): Promise<Template | undefined> {
  return readTemplate(em, reader, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** As `findTemplate`, in a transaction. */
export async function readTemplate(
  em: EntityManager,
  reader: Reader,
  id: TemplateId,
  lock: { lockMode?: LockMode.PESSIMISTIC_WRITE; refresh?: boolean } = {},
): Promise<Template | undefined> {
  const { organizationId } = reader;
  const template = await em.findOne(TemplateEntity, { id, organizationId }, lock);
  if (!template) return undefined;
  const sourceId = template.sourceDocumentId;
  const source = sourceId === null ? null : await em.findOne(DocumentEntity, { id: sourceId });
  const isGone = sourceId !== null && source === null;
  return isGone || !maySeeTemplate(reader, source) ? undefined : template;
}

/** Those that go with the document. The caller holds its lock, so none is being made. */
export async function boundTemplates(em: EntityManager, id: DocumentId): Promise<TemplateId[]> {
  const rows = await tables(em)
    .selectFrom('templates')
    .select('id')
    .where('source_document_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * The document that a template is made from, held until the commit: a deletion would take its files
 * along before the template has them. Undefined when it is not there, or another workspace's.
 */
export async function holdSource(
  em: EntityManager,
  organizationId: OrganizationId,
  id: DocumentId,
): Promise<Document | undefined> {
  const lock = { lockMode: LockMode.PESSIMISTIC_READ } as const;
  return (await em.findOne(DocumentEntity, { id, organizationId }, lock)) ?? undefined;
}
