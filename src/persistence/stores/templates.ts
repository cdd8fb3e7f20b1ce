import type { TemplateRow } from '../../domain/template/representation.ts';
import { TemplateEntity, type Template } from '../entities/files.ts';
import type { Database } from '../orm.ts';
import { timeColumn } from '../time-column.ts';

interface ListRow {
  id: string;
  name: string;
  description: string | null;
  category: string | null;
  usage_count: number;
  created_at: string;
  updated_at: string;
}

/** Newest first, by keyset on (created_at, id); the fields stay in the database. */
export async function listTemplates(
  database: Database,
  organizationId: string,
  filters: { category?: string | undefined },
  after: { at: Date; id: string } | undefined,
  limit: number,
): Promise<TemplateRow[]> {
  const { category } = filters;
  const rows = await database.fork().execute<ListRow[]>(
    `select id, name, description, category, usage_count, created_at, updated_at
     from templates
     where organization_id = ?
       ${category === undefined ? '' : 'and category = ?'}
       ${after ? 'and (created_at, id) < (?, ?)' : ''}
     order by created_at desc, id desc limit ?`,
    [
      organizationId,
      ...(category === undefined ? [] : [category]),
      ...(after ? [after.at, after.id] : []),
      limit,
    ],
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    usageCount: row.usage_count,
    createdAt: timeColumn(row.created_at),
    updatedAt: timeColumn(row.updated_at),
  }));
}

/** Undefined when it does not exist or is another workspace's. */
export async function findTemplate(
  database: Database,
  organizationId: string,
  id: string | undefined,
): Promise<Template | undefined> {
  if (id === undefined) return undefined;
  return (await database.fork().findOne(TemplateEntity, { id, organizationId })) ?? undefined;
}
