import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import type { DocumentId } from '../../../src/domain/ids.ts';
import { makeVerifier } from '../../../src/evidence/verify/verifier.ts';
import { verifyDocument } from '../../../src/operations/signatures/verify.ts';
import { verifyPdf } from '../../../verifier/src/verify-evidence.ts';
import { startApplication, type Application } from '../../support/application.ts';

/**
 * A document that the code of commit e0ffea1 sealed, at level B-B and with records that nothing
 * signs, and its rows as migrations leave them.
 */
const fixture = (name: string) =>
  readFile(new URL(`../../fixtures/seal-of-before/${name}`, import.meta.url));
type Row = Record<string, string>;

let app: Application;
let verifier: ReturnType<typeof makeVerifier>;
let rows: Record<'files' | 'documents' | 'recipients' | 'signatures', [Row, Row]>;
let sealed: Buffer;
let root: string;
beforeAll(async () => {
  rows = JSON.parse((await fixture('rows.json')).toString()) as typeof rows;
  sealed = await fixture('sealed.pdf');
  root = (await fixture('root.pem')).toString();
  app = await startApplication();
  verifier = makeVerifier({ roots: [root] });
  await insert(rows);
  const [prepared, whole] = rows.files;
  const { blobs } = app.operations;
  await blobs.put(prepared['blob_key'] ?? '', sealed.subarray(0, Number(prepared['size_bytes'])));
  await blobs.put(whole['blob_key'] ?? '', sealed);
  await app.sequence();
});
afterAll(async () => {
  await verifier.close();
  await app.stop();
});

async function insert(tables: Record<string, Row[]>): Promise<void> {
  const client = new pg.Client({ connectionString: app.cloned.adminUrl });
  await client.connect();
  try {
    for (const [table, entries] of Object.entries(tables)) {
      for (const row of entries) {
        const columns = Object.keys(row).join(', ');
        await client.query(
          `insert into ${table} (${columns})
           select ${columns} from jsonb_populate_record(null::${table}, $1)`,
          [JSON.stringify(row)],
        );
      }
    }
  } finally {
    await client.end();
  }
}

function verify() {
  const roots = [new X509Certificate(root)];
  const deps = {
    ...app.operations,
    verifySeal: (request: Parameters<typeof verifier.verify>[0]) => verifier.verify(request),
    records: { ...app.operations.records, roots, timestampRoots: roots },
  };
  return verifyDocument(deps, rows.documents[0]['id'] as DocumentId, app.clock.now());
}

test('a seal of before holds, and it is said that the seal alone vouches for its records', async () => {
  const { checks, signatures } = await verify();
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(signatures.map(({ problems }) => problems)).toEqual([[], []]);
  const said = checks.find(({ name }) => name === 'signatures')?.detail;
  expect(said).toContain(
    'Its 2 records were made before records were signed by themselves: the seal alone vouches',
  );
  expect(checks.find(({ name }) => name === 'timestamps')?.detail).toMatch(
    /^PAdES B-B\. .*its time is its own word/,
  );
});

test.each([
  ['a name', `update signatures set signer_name = 'Eve'`, /recipient\.name/],
  ['a time', `update signatures set signed_at = signed_at - interval '1 hour'`, /signed_at/],
  ['the words consented to', `update recipients set consent_text = 'x'`, /consent\.sha256/],
  ['a signature taken away', `delete from signatures`, /sig_\w+, which is not stored/],
])('what is stored of it is held against the seal: %s', async (_what, statement, words) => {
  await app.database.fork().execute(statement);
  const { checks } = await verify();
  expect(checks.find(({ name }) => name === 'signatures')).toMatchObject({
    ok: false,
    detail: expect.stringMatching(words),
  });
  await app.database.fork().execute('delete from signatures');
  await app.database.fork().execute('delete from recipients');
  const { recipients, signatures } = rows;
  await insert({ recipients, signatures });
});

test('the offline verifier says the same of the file alone, without a key of a log', async () => {
  const trust = { roots: [root], logKeys: [], at: app.clock.now() };
  const { checks, trusted } = await verifyPdf(sealed, trust);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(checks.find(({ name }) => name === 'records')?.detail).toMatch(
    /^Recorded before each record was signed by itself .* the seal alone vouches for Ada <app@example\.com> approved at .*, Ana Torres <ana@example\.com> signed at 2027/,
  );
  expect(trusted.join()).not.toContain('log');
});
