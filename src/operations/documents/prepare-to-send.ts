import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { isReady } from '../../domain/document/readiness.ts';
import { parsePublicId, type DocumentId } from '../../domain/ids.ts';
import { mayChange } from '../../domain/member/member.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import { findDraftsWithWords } from '../../persistence/stores/documents/documents.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { takeSenderWords, writeSenderWords, type SenderWords } from './sender-words.ts';

/** Of drafts that the sender filled something in: the file with it, or why there is none. */
export type WordsOfDrafts = ReadonlyMap<DocumentId, SenderWords | Refusal>;

/**
 * Writes the words of the drafts that are to be sent into files of their own, outside of any lock.
 * Drafts that this member cannot send are left to the rule that refuses them.
 */
export async function prepareToSend(
  deps: OperationDeps,
  principal: MemberPrincipal,
  documentIds: readonly string[],
): Promise<WordsOfDrafts> {
  const ids = documentIds.flatMap((id) => parsePublicId('doc', id) ?? []);
  const drafts = await findDraftsWithWords(deps.database, principal, ids);
  const written = new Map<DocumentId, SenderWords | Refusal>();
  // One after the other: each is in memory whole.
  for (const draft of drafts) {
    if (!mayChange(principal, draft) || !isReady(draft) || draft.recipientsCount === 0) continue;
    const words = await writeSenderWords(deps, draft).catch(refusalOf);
    if (words) written.set(draft.id, words);
  }
  return written;
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

/**
 * Gives a draft that is sent the file with its sender's words.
 * @throws FIELDS_CHANGED when they were changed while it was being written; why it could not be
 */
export async function exchangeFile(
  tx: Transaction,
  document: Document,
  written: WordsOfDrafts,
): Promise<void> {
  const words = written.get(document.id);
  if (words instanceof Refusal) throw words;
  if (await takeSenderWords(tx, document, words)) return;
  throw new Refusal(
    'FIELDS_CHANGED',
    'The fields were changed while the document was being sent; send it again.',
  );
}
