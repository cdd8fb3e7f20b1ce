import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { parseNoteKey } from '@countersign/verifier/log/note';
import { verifyZip } from '@countersign/verifier/verify-zip';
import { startApplication, type Application } from '../../support/application.ts';
import { hasPython } from '../../support/python.ts';
import { givenSigners, readyToAct, sign } from '../../support/signing.ts';
import { rowId } from '../../support/uuid.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
afterAll(() => app.stop());

/**
 * Ana signed and Vic viewed; then somebody who holds the database says, before the log has the
 * events, that one of them was another person's doing. The log takes it, and the seal too.
 */
async function givenAnother(type: string, changed: string) {
  const { workspace, id, recipientIds } = await givenSigners(app, [
    { email: 'ana@example.com', name: 'Ana Torres' },
    { email: 'vic@example.com', name: 'Vic Vale', role: 'viewer' },
  ]);
  const [signerId = '', viewerId = ''] = recipientIds;
  await readyToAct(app, workspace, id, viewerId);
  await sign(app, workspace, id, signerId);
  const superuser = new URL(app.cloned.adminUrl);
  superuser.username = 'postgres';
  const owner = new pg.Client(superuser.href);
  await owner.connect();
  const { rowCount } = await owner.query(
    `update events set ${changed}, salt = null, leaf_hash = null
     where document_id = $1 and type = $2 and actor_email = $3`,
    [
      rowId('doc', id),
      type === 'viewer' ? 'recipient.viewed' : type,
      type === 'viewer' ? 'vic@example.com' : 'ana@example.com',
    ],
  );
  await owner.end();
  expect(rowCount).toBe(1);
  await app.seal(id);
  const url = `${app.publicUrl}/api/v1/signatures/evidence?document_id=${id}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${workspace.key}` } });
  const { body } = await workspace.api.get('/signatures/verify', { document_id: id });
  return { zip: Buffer.from(await answer.arrayBuffer()), service: body };
}

async function offline(zip: Uint8Array) {
  const key = parseNoteKey(app.logKey.vkey);
  const roots = [app.authorities.pki.rootPem];
  const trust = { roots, timestampRoots: roots, logKeys: key ? [key] : [], at: app.clock.now() };
  return (await verifyZip(zip, trust)).checks.filter(({ ok }) => ok === false);
}

/** What the program of somebody else says failed. */
async function stranger(zip: Uint8Array): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'another-person-'));
  try {
    const path = join(folder, 'evidence.zip');
    await writeFile(path, zip);
    const script = join(import.meta.dirname, '..', '..', '..', 'docs', 'check-evidence.py');
    const { stdout } = spawnSync('python3', [script, path], { encoding: 'utf8' });
    return stdout.split('\n').filter((line) => line.endsWith('FAILED'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const notChanged = `actor_name = actor_name`;

test('events that are written anew as they were are the same for all three', async () => {
  const { zip, service } = await givenAnother('recipient.consented', notChanged);
  expect(service.verified).toBe(true);
  expect(await offline(zip)).toEqual([]);
  if (hasPython) expect(await stranger(zip)).toEqual([]);
});

const byAddress = `actor = 'eve@example.com', actor_email = 'eve@example.com'`;
const byName = `actor_name = 'Eve Early'`;

test.each([
  ['recipient.viewed', byAddress, 'the view is another person’s'],
  ['recipient.viewed', byName, 'the view is another person’s'],
  ['recipient.consented', byAddress, 'the consent is another person’s'],
  ['recipient.consented', byName, 'the consent is another person’s'],
  ['recipient.signed', byAddress, 'the email is another'],
  ['recipient.signed', byName, 'the name is another'],
  ['recipient.viewed', `ip_address = '198.51.100.9'`, 'the view has another address'],
  [
    'recipient.consented',
    `details = details || '{"consent_sha256": "00"}'`,
    'the consent is another',
  ],
  ['viewer', byAddress, 'is not theirs in the log'],
  ['viewer', byName, 'is not theirs in the log'],
])('%s with %s: all three say that it does not hold', async (type, changed, words) => {
  const { zip, service } = await givenAnother(type, changed);
  expect(service.verified).toBe(false);
  expect(JSON.stringify(service.checks)).toContain(
    type === 'viewer' ? 'is another person’s in the log' : words,
  );
  expect(await offline(zip)).toEqual([
    { name: 'completeness', ok: false, detail: expect.stringContaining(words) },
  ]);
  if (!hasPython) return;
  const failed = await stranger(zip);
  expect(failed).toHaveLength(1);
  expect(failed[0]).toMatch(type === 'viewer' ? /^rec_\w+ viewed it/ : /^sig_\w+ is in the log/);
});
