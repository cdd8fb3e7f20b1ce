import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MemberId, OrganizationId, UserId } from '../../src/domain/ids.ts';
import { listDocuments } from '../../src/persistence/stores/documents/document-list.ts';
import { openDatabase, type Database } from '../../src/persistence/orm.ts';
import { cloneDatabase, type OwnDatabase } from '../support/database.ts';

const count = 1_500;
const pageSize = 7;
const organizationId = randomUUID() as OrganizationId;
const other = randomUUID();
const reader = {
  organizationId,
  role: 'owner' as const,
  memberId: randomUUID() as MemberId,
  userId: randomUUID() as UserId,
};

interface Made {
  id: string;
  title: string;
  at: Date;
}

let cloned: OwnDatabase;
let database: Database;
/** In the order in which they are listed. */
let made: Made[];
beforeAll(async () => {
  cloned = await cloneDatabase();
  database = await openDatabase({ url: cloned.url, poolSize: 1 });
  made = Array.from({ length: count }, (_, at) => documentOf(at));
  await cloned.asSuperuser([
    'set session_replication_role = replica',
    ...made.map((one) => insertion(one, organizationId)),
    // Another workspace has the same words.
    ...made.slice(0, 50).map((one) => insertion({ ...one, id: randomUUID() }, other)),
  ]);
});
afterAll(async () => {
  await database.close();
  await cloned.drop();
});

/** Words that most, some and few have, over three years, the last of each day at one moment. */
function documentOf(number: number): Made {
  const street = ['Harbour', 'Mill', 'Übermut', '50%_off', 'back\\slash'][number % 5] ?? '';
  const old = number > 1_000 ? ' Legacy' : '';
  const rare = number % 250 === 13 ? ' Oslo' : '';
  const day = Date.UTC(2026, 0, 1) - Math.floor(number / 2) * 86_400_000;
  return { id: randomUUID(), title: `Lease ${street} ${number}${rare}${old}`, at: new Date(day) };
}

function insertion({ id, title, at }: Made, organization: string): string {
  const text = title.replaceAll("'", "''");
  const when = `'${at.toISOString()}'`;
  return `
    insert into documents (id, organization_id, owner_member_id, title, original_file_id,
      prepared_file_id, page_count, status, last_event_at, changed_at, created_at, updated_at)
    values ('${id}', '${organization}', gen_random_uuid(), '${text}', gen_random_uuid(),
      gen_random_uuid(), 1, 'draft', ${when}, ${when}, ${when}, ${when});
    insert into document_search values ('${id}', '${organization}', ${when},
      searched_form('${text}') || chr(10) || 'ana torres' || chr(10) || 'ana@example.com')`;
}

async function pages(search: string): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const last = made.find(({ id }) => id === ids.at(-1));
    const rows = await listDocuments(database, reader, { search }, last, pageSize);
    ids.push(...rows.map(({ id }) => id));
    if (rows.length < pageSize) return ids;
  }
}

const inForm = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

function expected(search: string): string[] {
  const said = ({ title }: Made) => [title, 'ana torres', 'ana@example.com'];
  return made
    .filter((one) => said(one).some((line) => inForm(line).includes(inForm(search))))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
}

test.each([
  ...['oslo', 'Legacy', '1337', '13', '999', '7 oslo', 'ill 1', 'our 13', 'slo leg'],
  ...['%_', '0%_', '__', '%%', '\\s', 'ck\\sl', 'übermut 12', 'ÜB', 'ubermut 1', 'mut 99'],
  ...['qz', 'xyz', 'nowhere', 'torres oslo', 'comx', 'a'.repeat(100), 'lease mill oslo'],
  ...[' 1', 'e.c', '@ex', 's\u0301'],
])('finds "%s" in the same documents, in the same order, as who reads all', async (search) => {
  expect(await pages(search)).toEqual(expected(search));
});

test('finds what all have, page by page, once each', async () => {
  const first = await listDocuments(database, reader, { search: 'lease' }, undefined, pageSize);
  expect(first.map(({ id }) => id)).toEqual(expected('lease').slice(0, pageSize));
  const last = made.find(({ id }) => id === expected('lease')[900]);
  const next = await listDocuments(database, reader, { search: 'Example.com' }, last, pageSize);
  expect(next.map(({ id }) => id)).toEqual(expected('lease').slice(901, 901 + pageSize));
});
