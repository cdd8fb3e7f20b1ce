import type { EntityManager } from '@mikro-orm/postgresql';
import type { Field } from '../../domain/template/field.ts';
import { timeColumn } from '../time-column.ts';

/** An upload that was made use of. UUIDs. */
export interface StoredUpload {
  createdAt: Date;
  foundFields: Field[];
  /** Null while the file is being converted. */
  preparedFileId: string | null;
  original: { id: string; sizeBytes: number; mimeType: string; pageCount: number | null };
}

interface Row {
  created_at: string;
  found_fields: Field[];
  prepared_file_id: string | null;
  file_id: string;
  size_bytes: string;
  mime_type: string;
  page_count: number | null;
}

/** Undefined when it does not exist, is another workspace's or no file came. */
export async function findUpload(
  em: EntityManager,
  organizationId: string,
  id: string | undefined,
): Promise<StoredUpload | undefined> {
  if (id === undefined) return undefined;
  const [row] = await em.execute<Row[]>(
    `select u.created_at, u.found_fields, u.prepared_file_id,
       f.id as file_id, f.size_bytes, f.mime_type, f.page_count
     from uploads u join files f on f.id = u.original_file_id
     where u.id = ? and u.organization_id = ?`,
    [id, organizationId],
  );
  return (
    row && {
      createdAt: timeColumn(row.created_at),
      foundFields: row.found_fields,
      preparedFileId: row.prepared_file_id,
      original: {
        id: row.file_id,
        sizeBytes: Number(row.size_bytes),
        mimeType: row.mime_type,
        pageCount: row.page_count,
      },
    }
  );
}
