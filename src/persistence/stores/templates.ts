import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DocumentId, OrganizationId, TemplateId } from '../../domain/ids.ts';
import type { TemplateRow } from '../../domain/template/representation.ts';
import { DocumentEntity, type Document } from '../entities/documents.ts';
import { TemplateEntity, type Template } from '../entities/files.ts';
import { tables, type Database } from '../orm.ts';
import { afterPage, type PageKey } from '../page.ts';

/** Newest first, by keyset on (created_at, id); the fields stay in the database. */
export async function listTemplates(
  database: Database,
  organizationId: OrganizationId,
  { category }: { category?: string | undefined },
  after: PageKey | undefined,
  limit: number,
): Promise<TemplateRow[]> {
  let query = tables(database.fork())
    .selectFrom('templates')
    .select(['id', 'name', 'description', 'category', 'usage_count as usageCount'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('organization_id', '=', organizationId);
  if (category !== undefined) query = query.where('category', '=', category);
  if (after) query = query.where(afterPage('created_at', after));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Undefined when it does not exist or is another workspace's. */
export async function findTemplate(
  database: Database,
  organizationId: OrganizationId,
  id: TemplateId | undefined,
): Promise<Template | undefined> {
  if (id === undefined) return undefined;
  return (await database.fork().findOne(TemplateEntity, { id, organizationId })) ?? undefined;
}

/** As `findTemplate`, with its row locked: uses count one after the other. */
export async function lockTemplateRow(
  em: EntityManager,
  organizationId: OrganizationId,
  id: TemplateId,
): Promise<Template | undefined> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  return (await em.findOne(TemplateEntity, { id, organizationId }, lock)) ?? undefined;
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
