import type { PageGeometry } from '@countersign/pdf/page-geometry';
import type { FileId, OrganizationId } from '../../domain/ids.ts';
import { readPages } from '../../persistence/stores/files/files.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

/** A document or template, by its prepared file. */
export interface OnFile {
  preparedFileId: FileId;
  organizationId: OrganizationId;
}

/**
 * How the pages of a prepared file are shown; outside of any transaction, because those that an
 * earlier release did not keep are measured first. @throws UNPROCESSABLE_FILE
 */
export async function requirePages(
  deps: OperationDeps,
  { preparedFileId, organizationId }: OnFile,
): Promise<PageGeometry[]> {
  const known = await readPages(deps.database.fork(), preparedFileId);
  return known ?? deps.measurePages(preparedFileId, organizationId);
}

/** As `requirePages`, of what was measured before the transaction. */
export function knownPages(pages: PageGeometry[] | null): PageGeometry[] {
  if (pages) return pages;
  throw new Error('The pages of a prepared file were not measured.');
}
