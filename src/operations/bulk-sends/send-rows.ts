import { systemPrincipal, type MemberPrincipal } from '../../domain/access/principal.ts';
import type { RowFailure } from '../../domain/bulk-send/bulk-send.ts';
import { completeBulkSend } from '../../domain/bulk-send/complete.ts';
import { planBulkSend } from '../../domain/bulk-send/plan.ts';
import { publicId, type BulkSendId, type DocumentId } from '../../domain/ids.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { BulkSend } from '../../persistence/entities/bulk-sends.ts';
import {
  lockPendingRow,
  pendingRows,
  readPendingRow,
  settleRow,
} from '../../persistence/stores/bulk-sends/bulk-send-rows.ts';
import {
  countRowsOf,
  lockBulkSend,
  readBulkSend,
  readProgress,
} from '../../persistence/stores/bulk-sends/bulk-sends.ts';
import { holdMember } from '../../persistence/stores/organizations/members.ts';
import { findTestClock } from '../../persistence/stores/test-workspaces/test-clock.ts';
import { findTemplateOf } from '../../persistence/stores/documents/templates.ts';
import {
  useTemplate,
  writeTemplateWords,
  type TemplateWords,
  type UseTemplate,
} from '../templates/use.ts';
import { announce } from '../unit-of-work/announce.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { inSavepoint, inTransaction } from '../unit-of-work/transaction.ts';
import { openRow } from './row-body.ts';

export type Progress = NonNullable<Awaited<ReturnType<typeof readProgress>>>;

/**
 * Makes and sends as many rows as may be at this moment, each in a transaction of its own with the
 * note that it is done: whatever dies in between, no row is sent twice and none is left out. When
 * none is left the bulk send is completed.
 * @param at the workflow's clock, by which the pace counts
 * @param giveUp a row that fails for another reason than a refusal is settled as failed
 * @returns how it stands then, and when to go on; undefined when it is not there
 */
export async function sendRows(
  deps: OperationDeps,
  id: BulkSendId,
  at: Date,
  giveUp: boolean,
): Promise<{ progress: Progress; next: Date | null } | undefined> {
  const before = await readProgress(deps.database, id);
  if (!before) return undefined;
  const todo = planBulkSend(before, at);
  if (todo.do === 'send') await sendBatch(deps, id, { at, max: todo.max, giveUp });
  if (todo.do === 'complete') await complete(deps, id);
  const progress = await readProgress(deps.database, id);
  if (!progress) return undefined;
  const after = planBulkSend(progress, at);
  return { progress, next: after.do === 'wait' ? after.until : null };
}

interface Batch {
  at: Date;
  max: number;
  giveUp: boolean;
}

async function sendBatch(
  shared: OperationDeps,
  id: BulkSendId,
  { at, max, giveUp }: Batch,
): Promise<void> {
  const found = await readInItsTime(shared, id);
  if (!found) return;
  const { bulkSend, deps } = found;
  for (const number of await pendingRows(deps.database, id, max)) {
    try {
      await sendRow(deps, bulkSend, number, at);
    } catch (error) {
      if (!giveUp) throw error;
      await settle(deps, id, number, at, {
        code: 'INTERNAL_ERROR',
        detail: 'The service could not make this document. Its operator’s log says more.',
      });
    }
  }
}

/** A bulk send, and what works on it by the clock of its workspace. */
async function readInItsTime(
  shared: OperationDeps,
  id: BulkSendId,
): Promise<{ bulkSend: BulkSend; deps: OperationDeps } | undefined> {
  const bulkSend = await readBulkSend(shared.database, id);
  if (!bulkSend) return undefined;
  const testClock = await findTestClock(shared.database, bulkSend.organizationId);
  return { bulkSend, deps: { ...shared, testClock } };
}

async function sendRow(
  deps: OperationDeps,
  bulkSend: BulkSend,
  number: number,
  batchAt: Date,
): Promise<void> {
  const { id } = bulkSend;
  const prepared = await prepareRow(deps, bulkSend, number);
  if (!prepared) return;
  await inTransaction(deps, async (tx) => {
    const principal = await ownerOf(tx, bulkSend);
    if (!(await lockPendingRow(tx.em, id, number))) return;
    const outcome =
      'refusal' in prepared
        ? prepared
        : principal
          ? await inSavepoint(tx, (item) => makeDocument(item, principal, bulkSend, prepared))
          : { refusal: mayNot() };
    // The template changed in the meantime: the words are to be written anew.
    if ('refusal' in outcome && outcome.refusal.code === 'DOCUMENT_NOT_READY') {
      throw outcome.refusal;
    }
    const result =
      'refusal' in outcome
        ? { code: outcome.refusal.code, detail: outcome.refusal.message }
        : { documentId: outcome.value };
    await settleRow(tx.em, id, number, { batchAt, result });
  });
}

interface PreparedRow {
  command: UseTemplate;
  words: TemplateWords | undefined;
}

/** What takes long, outside of any lock. Undefined when the row is done already. */
async function prepareRow(
  deps: OperationDeps,
  { id, organizationId, templateId, message }: BulkSend,
  number: number,
): Promise<PreparedRow | { refusal: Refusal } | undefined> {
  const body = await readPendingRow(deps.database, id, number);
  if (body === undefined) return undefined;
  const { external_id: externalId, ...row } = openRow(deps.keyring, id, number, body);
  const command = { ...row, externalId, send: { message: message ?? undefined } };
  const template = await findTemplateOf(deps.database, organizationId, templateId);
  try {
    const words = template && (await writeTemplateWords(deps, template, command));
    return { command, words };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    throw error;
  }
}

async function makeDocument(
  tx: Transaction,
  principal: MemberPrincipal,
  { templateId }: BulkSend,
  { command, words }: PreparedRow,
): Promise<DocumentId> {
  const id = publicId('tpl', templateId);
  const { document } = await useTemplate(tx, principal, id, command, words);
  return document.id;
}

/** Who started it, as they are now; undefined when they may make no documents any more. */
async function ownerOf(
  tx: Transaction,
  { organizationId, ownerMemberId, actor }: BulkSend,
): Promise<MemberPrincipal | undefined> {
  const member = await holdMember(tx, organizationId, ownerMemberId);
  if (member?.status !== 'active' || member.role === 'viewer') return undefined;
  const { role, userId, name, email } = member;
  return {
    kind: 'api_key',
    label: actor,
    organizationId,
    memberId: ownerMemberId,
    userId,
    role,
    name,
    email,
    ipAddress: null,
  };
}

function mayNot(): Refusal {
  return new Refusal(
    'INSUFFICIENT_ROLE',
    'The member who started this bulk send may make no documents any more.',
  );
}

async function settle(
  deps: OperationDeps,
  id: BulkSendId,
  number: number,
  batchAt: Date,
  result: RowFailure,
): Promise<void> {
  await inTransaction(deps, ({ em }) => settleRow(em, id, number, { batchAt, result }));
}

/** Once, whoever gets here first. */
async function complete(shared: OperationDeps, id: BulkSendId): Promise<void> {
  const found = await readInItsTime(shared, id);
  if (!found) return;
  await inTransaction(found.deps, async (tx) => {
    const bulkSend = await lockBulkSend(tx.em, id);
    if (bulkSend?.status !== 'running') return;
    const counts = await countRowsOf(tx.em, id);
    if (counts.pending > 0) return;
    const { organizationId } = bulkSend;
    await announce(tx, organizationId);
    const { facts, events } = completeBulkSend(bulkSend, tx.now);
    Object.assign(bulkSend, facts);
    const subject = { organizationId, bulkSend: { ...bulkSend, counts } };
    for (const event of events) recordEvent(tx, systemPrincipal, event, subject);
  });
}
