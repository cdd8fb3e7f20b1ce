import { createHash } from 'node:crypto';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { MemberPrincipal, Principal } from '../../domain/access/principal.ts';
import type { RowError } from '../../domain/bulk-send/bulk-send.ts';
import { placesOf, wrongWithRow, type RowCommand } from '../../domain/bulk-send/check-row.ts';
import { parsePublicId, type BulkSendId } from '../../domain/ids.ts';
import { notFound, Refusal, type WrongPlace } from '../../domain/refusals.ts';
import { canonicalJson } from '../../evidence/records/canonical-json.ts';
import type { Template } from '../../persistence/entities/files.ts';
import { insertBulkSend } from '../../persistence/stores/bulk-sends/bulk-sends.ts';
import { readTemplate } from '../../persistence/stores/documents/templates.ts';
import { requirePrintableValues } from '../documents/printable-values.ts';
import { announce } from '../unit-of-work/announce.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { sealRow } from './row-body.ts';

/** A row as it was given: a command of the right form, or what is wrong with that. */
export type ReadRow = { command: RowCommand } | { wrong: readonly WrongPlace[] };

export interface StartBulkSend {
  templateId: string;
  rows: readonly ReadRow[];
  /** Of the rows as they were given. */
  rowsSha256: string;
  message?: string | undefined;
  perHour?: number | undefined;
  dryRun?: boolean | undefined;
}

/** What was started; without an id nothing was, because it was only tried. */
export interface StartedBulkSend {
  id: BulkSendId | undefined;
  total: number;
  valid: number;
  errors: RowError[];
}

/**
 * Keeps the rows that can be sent for the workflow, which makes a document of each; the others are
 * skipped and named.
 * @param owner whose documents they will be, and whose template it is
 * @param starter who is said to have started it, where that is not the owner's own request
 * @throws TEMPLATE_NOT_FOUND; NO_VALID_ROWS, unless it is only tried
 */
export async function startBulkSend(
  tx: Transaction,
  owner: MemberPrincipal,
  command: StartBulkSend,
  starter: Principal = owner,
): Promise<StartedBulkSend> {
  const id = parsePublicId('tpl', command.templateId);
  const template = id && (await readTemplate(tx.em, owner, id));
  if (!template) throw notFound('TEMPLATE', command.templateId);
  const { valid, errors } = await checkRows(command.rows, template);
  const counts = { total: command.rows.length, valid: valid.length, errors };
  if (command.dryRun) return { id: undefined, ...counts };
  if (valid.length === 0) throw noValidRows(errors);
  return { id: await keep(tx, owner, template, command, valid, counts, starter), ...counts };
}

/** In shares, so that no other request waits for a thousand rows. */
async function checkRows(rows: readonly ReadRow[], template: Template) {
  const valid: { number: number; command: RowCommand }[] = [];
  const errors: RowError[] = [];
  for (const [number, row] of rows.entries()) {
    if (number % 100 === 99) await othersTurn();
    const wrong = 'wrong' in row ? row.wrong : await wrongWith(row.command, template);
    for (const place of wrong) errors.push({ row: number, ...place });
    if ('command' in row && wrong.length === 0) valid.push({ number, command: row.command });
  }
  return { valid, errors };
}

async function wrongWith(row: RowCommand, template: Template): Promise<readonly WrongPlace[]> {
  const wrong = wrongWithRow(row, template);
  if (wrong.length > 0) return wrong;
  try {
    await requirePrintableValues(row.values ?? {}, '/values');
    return [];
  } catch (error) {
    if (error instanceof Refusal) return placesOf(error);
    throw error;
  }
}

async function keep(
  tx: Transaction,
  owner: MemberPrincipal,
  template: Template,
  { rowsSha256, message, perHour }: StartBulkSend,
  valid: readonly { number: number; command: RowCommand }[],
  counts: Omit<StartedBulkSend, 'id'>,
  starter: Principal,
): Promise<BulkSendId> {
  const { ids, keyring } = tx.deps;
  const id = ids.next<'blk'>();
  const { organizationId, memberId, label } = owner;
  await announce(tx, organizationId);
  const rows: { number: number; body: string }[] = [];
  for (const { number, command } of valid) {
    if (number % 100 === 99) await othersTurn();
    rows.push({ number, body: sealRow(keyring, id, number, command) });
  }
  await insertBulkSend(
    tx.em,
    {
      id,
      organizationId,
      ownerMemberId: memberId,
      actor: label,
      templateId: template.id,
      message: message ?? null,
      perHour: perHour ?? null,
      status: 'running',
      ...counts,
      rowsSha256,
      rev: 1,
      syncedRev: 0,
      changedAt: tx.now,
      leaseUntil: null,
      dispatchAttempts: 0,
      createdAt: tx.now,
      finishedAt: null,
    },
    rows,
  );
  const details = { sha256: rowsSha256, rows: counts.valid };
  const started = { type: 'bulk_send.started', bulkSendId: id, details } as const;
  recordEvent(tx, starter, started, { organizationId });
  tx.changes.bulkSends.add(id);
  return id;
}

function noValidRows(errors: readonly RowError[]): Refusal {
  const places = errors.slice(0, 20).map(({ row, pointer, message }) => ({
    pointer: `/rows/${row}${pointer}`,
    message,
  }));
  const [first] = places;
  const example = first ? ` ${first.pointer}: ${first.message}.` : '';
  return new Refusal('NO_VALID_ROWS', `No row can be sent.${example}`, { errors: places });
}

/** Of the rows as JSON in the form of RFC 8785, in hex. */
export function hashRows(rows: readonly unknown[]): string {
  return createHash('sha256')
    .update(canonicalJson(wellFormed(rows)))
    .digest('hex');
}

/** Half a surrogate, which no text of a good row holds, has no canonical form. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.toWellFormed(), wellFormed(inner)]),
  );
}
