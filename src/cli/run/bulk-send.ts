import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { longText, wholeNumber } from '../../api/schemas.ts';
import { readRow } from '../../api/routes/bulk-sends/read-rows.ts';
import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { maxPerHour, maxRows, type RowError } from '../../domain/bulk-send/bulk-send.ts';
import { publicId, type MemberId, type OrganizationId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import { hashRows, startBulkSend, type StartBulkSend } from '../../operations/bulk-sends/start.ts';
import type { OperationDeps } from '../../operations/unit-of-work/context.ts';
import { inTransaction } from '../../operations/unit-of-work/transaction.ts';
import { findMember } from '../../persistence/stores/organizations/members.ts';
import { findTemplate } from '../../persistence/stores/documents/templates.ts';
import { followBulkSend } from './follow-bulk-send.ts';
import { keyHolder } from './key.ts';
import { CommandError, withOperations } from './open.ts';
import { operator } from './operator.ts';
import { CsvError, parseCsv } from './parse-csv.ts';
import { print } from './print.ts';
import { readId, readOption } from './read-option.ts';
import { rowsOfCsv, type CsvRows } from './rows-of-csv.ts';

export interface BulkSendOptions {
  org: string;
  template: string;
  member?: string;
  message?: string;
  perHour?: string;
  dryRun?: boolean;
  json?: boolean;
}

/** Reads the table, says what is wrong by its lines, and starts what is right. */
export async function runBulkSend(file: string, options: BulkSendOptions): Promise<void> {
  const organizationId = readId('--org', 'org', options.org);
  const memberId = options.member ? readId('--member', 'mem', options.member) : undefined;
  readId('--template', 'tpl', options.template);
  const { message, perHour } = options;
  const said = {
    ...(message !== undefined && { message: readOption('--message', longText, message) }),
    ...(perHour !== undefined && {
      perHour: readOption('--per-hour', wholeNumber(1, maxPerHour), perHour),
    }),
  };
  const text = await readText(file);
  await withOperations(async (deps) => {
    const owner = await actingMember(deps, organizationId, memberId);
    const table = await readTable(deps, owner, options.template, text);
    const command = {
      ...said,
      templateId: options.template,
      rows: table.rows.map(readRow),
      rowsSha256: hashRows(table.rows),
    };
    await start(deps, owner, command, table, options);
  });
}

async function start(
  deps: OperationDeps,
  owner: MemberPrincipal,
  command: StartBulkSend,
  table: CsvRows,
  { dryRun, json }: BulkSendOptions,
): Promise<void> {
  const run = (tried: boolean) =>
    inTransaction(deps, (tx) =>
      startBulkSend(tx, owner, { ...command, dryRun: tried }, operator()),
    );
  const { total, valid, errors } = await run(true);
  if (!json) for (const error of errors) process.stderr.write(`${sentence(error, table)}\n`);
  if (valid === 0 && !dryRun) throw new CommandError('No row can be sent.');
  const { id } = dryRun ? { id: undefined } : await run(false);
  const result = {
    ...(id && { id: publicId('blk', id) }),
    status: id ? 'running' : 'dry_run',
    total,
    valid,
  };
  if (json) {
    const lines = errors.map((error) => ({ ...error, line: table.lines[error.row] }));
    print({ ...result, errors: lines }, true);
    return;
  }
  print(result, false);
  if (id && process.stdout.isTTY) await followBulkSend(deps, owner.organizationId, id);
}

/** Such as `Line 3, tenant.email: must be an email address`. */
function sentence({ row, pointer, message }: RowError, { rows, lines }: CsvRows): string {
  const [, group = '', ...rest] = pointer.split('/');
  const path = rest.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const given = rows[row]?.['recipients'];
  const recipient: unknown = Array.isArray(given) ? given[Number(path[0])] : undefined;
  const key =
    group === 'recipients' && recipient instanceof Object && 'key' in recipient
      ? String(recipient.key)
      : undefined;
  const column = key === undefined ? [group, ...path] : [key, ...path.slice(1)];
  const named = column.filter((part) => part !== '').join('.');
  return `Line ${lines[row] ?? '?'}${named === '' ? '' : `, ${named}`}: ${message}`;
}

async function readText(file: string): Promise<string> {
  const bytes = await (file === '-' ? buffer(process.stdin) : readFile(file)).catch(
    () => undefined,
  );
  if (!bytes) throw new CommandError(`${file} cannot be read.`);
  if (!isUtf8(bytes)) throw new CommandError(`${file} is not UTF-8; save it as “CSV UTF-8”.`);
  return bytes.toString('utf8');
}

async function readTable(
  deps: OperationDeps,
  owner: MemberPrincipal,
  templateId: string,
  text: string,
): Promise<CsvRows> {
  const template = await findTemplate(
    deps.database,
    owner,
    readId('--template', 'tpl', templateId),
  );
  if (!template) throw notFound('TEMPLATE', templateId);
  try {
    const table = rowsOfCsv(parseCsv(text), {
      roles: template.recipients.map(({ key }) => key),
      fields: new Map(template.fields.map(({ name, type }) => [name, type])),
    });
    if (table.rows.length <= maxRows) return table;
    throw new CsvError(`The file has ${table.rows.length} rows; ${maxRows} go at once.`);
  } catch (error) {
    if (error instanceof CsvError) throw new CommandError(error.message);
    throw error;
  }
}

async function actingMember(
  deps: OperationDeps,
  organizationId: OrganizationId,
  given: MemberId | undefined,
): Promise<MemberPrincipal> {
  const memberId = await keyHolder(deps, organizationId, given);
  const member = await findMember(deps.database, organizationId, memberId);
  if (member?.status !== 'active' || member.role === 'viewer') {
    throw new CommandError('--member must be an active owner, admin or member.');
  }
  const { userId, role, name, email } = member;
  const person = { organizationId, memberId, userId, role, name, email };
  return { kind: 'api_key', label: 'command line', ...person, ipAddress: null };
}
