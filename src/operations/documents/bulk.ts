import type { RefusalCode } from '../../domain/refusals.ts';
import { parsePublicId } from '../../domain/ids.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { inSavepoint } from '../unit-of-work/transaction.ts';

export interface BulkResult {
  id: string;
  success: boolean;
  error?: string;
  /** Of the refusal. */
  code?: RefusalCode;
}

/**
 * Runs one command per id, each in a savepoint: a failure blocks nobody else. Rows are taken in id
 * order, so that two bulks over the same documents cannot wait for each other; the answer keeps the
 * order given. An id given twice runs twice, the second time against what the first one left.
 */
export async function eachDocument(
  tx: Transaction,
  documentIds: readonly string[],
  run: (item: Transaction, documentId: string) => Promise<unknown>,
): Promise<BulkResult[]> {
  const order = documentIds
    .map((id, index) => ({ id, index, key: parsePublicId('doc', id) ?? '' }))
    .sort((a, b) => (a.key === b.key ? a.index - b.index : a.key < b.key ? -1 : 1));
  const results: BulkResult[] = [];
  for (const { id, index } of order) {
    const outcome = await inSavepoint(tx, (item) => run(item, id));
    results[index] =
      'refusal' in outcome
        ? { id, success: false, error: outcome.refusal.message, code: outcome.refusal.code }
        : { id, success: true };
  }
  return results;
}
