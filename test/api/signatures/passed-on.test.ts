import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { actProblem } from '@countersign/verifier/check-acts';
import type { EvidenceFile } from '@countersign/verifier/evidence-file';
import { readEvent } from '@countersign/verifier/log/logged-event';
import { readRecord } from '@countersign/verifier/record';
import type { EvidenceTrust } from '@countersign/verifier/evidence-trust';
import { parseNoteKey } from '@countersign/verifier/log/note';
import { verifyPdf } from '@countersign/verifier/verify-evidence';
import { startApplication, type Application } from '../../support/application.ts';
import { sealedFile } from '../../support/evidence.ts';
import { readyToAct, sign } from '../../support/signing.ts';
import { rowId } from '../../support/uuid.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';
import { compact, readPages } from '@countersign/pdf/testing/read-pages';
import { hasPython } from '../../support/python.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
afterAll(() => app.stop());

/** Ana viewed, consented and passed on to Bo, whom the sender replaced by Cy, who signed. */
async function givenPassedOn() {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com', name: 'Ana Torres', allow_delegate: true }],
    send: true,
  });
  const anaId = recipientIds[0] ?? '';
  const ana = await readyToAct(app, workspace, id, anaId);
  app.clock.advance(60_000);
  await ana.post('/signing/delegate', {
    body: { name: 'Bo Lind', email: 'bo@example.com', reason: 'on leave' },
  });
  const list = await workspace.api.get('/recipients', { document_id: id });
  const boId = String(list.body.data[1].id);
  app.clock.advance(60_000);
  const cy = { name: 'Cy Young', email: 'cy@example.com' };
  const { body } = await workspace.api.post('/recipients/reassign', {
    query: { document_id: id, id: boId },
    body: cy,
  });
  app.clock.advance(60_000);
  await sign(app, workspace, id, body.id);
  await app.seal(id);
  return { workspace, id, anaId, boId, cyId: String(body.id) };
}

const verdict = async ({ api }: Workspace, id: string) =>
  (await api.get('/signatures/verify', { document_id: id })).body as {
    verified: boolean;
    checks: { name: string; ok: boolean; detail: string }[];
  };

async function contentOf(id: string): Promise<EvidenceFile> {
  const key = parseNoteKey(app.logKey.vkey);
  const trust: EvidenceTrust = {
    roots: [app.authorities.pki.rootPem],
    timestampRoots: [app.authorities.pki.rootPem],
    logKeys: key ? [key] : [],
    at: app.clock.now(),
  };
  const { evidence, checks } = await verifyPdf(await sealedFile(app, id), trust);
  expect(checks.filter(({ ok }) => ok === false)).toEqual([]);
  if (!evidence) throw new Error('The seal carries no evidence.');
  return evidence.content;
}

test('record, certificate page and both verifiers say whose place it was, the oldest first', async () => {
  const { workspace, id, anaId, boId } = await givenPassedOn();
  expect(await verdict(workspace, id)).toMatchObject({ verified: true });
  const content = await contentOf(id);
  const record = readRecord(content.records[0]?.jws ?? '')?.record;
  expect(record).toMatchObject({
    version: 2,
    recipient: { name: 'Cy Young' },
    in_place_of: [
      { recipient_id: anaId, name: 'Ana Torres', by: 'recipient', reason: 'on leave' },
      { recipient_id: boId, name: 'Bo Lind', email: 'bo@example.com', by: 'sender' },
    ],
  });
  const pages = await readPages(await sealedFile(app, id));
  const text = compact(pages.map((page) => page.text).join(' '));
  expect(text).toContain(compact('Bo Lind, in place of Ana Torres (passed on by Ana Torres,'));
  expect(text).toContain(compact('+00:00: on leave)'));
  expect(text).toContain(compact('Cy Young, in place of Bo Lind (passed on by the sender,'));
});

const script = join(import.meta.dirname, '..', '..', '..', 'docs', 'check-evidence.py');

(hasPython ? test : test.skip)(
  'a program written from the README alone finds the chain of holders whole, where there is Python',
  async () => {
    const { workspace, id } = await givenPassedOn();
    const url = `${app.publicUrl}/api/v1/signatures/evidence?document_id=${id}`;
    const headers = { authorization: `Bearer ${workspace.key}` };
    const folder = await mkdtemp(join(tmpdir(), 'passed-on-'));
    try {
      const path = join(folder, 'evidence.zip');
      const answer = await fetch(url, { headers });
      await writeFile(path, Buffer.from(await answer.arrayBuffer()));
      const { status, stdout } = spawnSync('python3', [script, path], { encoding: 'utf8' });
      expect(stdout).toMatch(/sig_\w+ holders: holds/);
      expect(status).toBe(0);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

/** On the stored rows: what is changed, and the words that name it. */
const rows: [
  string,
  RegExp,
  (at: { uuid: string; ana: string; bo: string }) => [string, unknown[]],
][] = [
  [
    'the time',
    /in_place_of\.\d\.at/,
    ({ uuid }) => [
      `update recipients set reassigned_at = reassigned_at + interval '1 hour' where document_id = ?`,
      [uuid],
    ],
  ],
  [
    'the reason',
    /in_place_of\.0\.reason/,
    ({ ana }) => [`update recipients set reassign_reason = 'x' where id = ?`, [ana]],
  ],
  [
    'who did it',
    /in_place_of\.0\.by/,
    ({ ana }) => [`update recipients set reassigned_by = 'sender' where id = ?`, [ana]],
  ],
  [
    'the name of who had it',
    /in_place_of\.0\.name/,
    ({ ana }) => [`update recipients set name = 'Eve' where id = ?`, [ana]],
  ],
  [
    'the address of who had it',
    /in_place_of\.1\.email/,
    ({ bo }) => [`update recipients set email = 'eve@example.com' where id = ?`, [bo]],
  ],
  [
    'who had it, taken away',
    /in_place_of|not there|knows rec_/,
    ({ bo }) => [`delete from recipients where id = ?`, [bo]],
  ],
  [
    'whose place it was, forgotten',
    /says something else than what is stored: version, in_place_of/,
    ({ uuid }) => [`update recipients set reassigned_from = null where document_id = ?`, [uuid]],
  ],
  [
    'a passing on, forgotten',
    /passed on with another time, successor, doer, reason in the log/,
    ({ ana }) => [
      `update recipients set reassigned_at = null, reassigned_to = null, reassigned_by = null,
           reassign_reason = null where id = ?`,
      [ana],
    ],
  ],
  [
    'to whom it went',
    /passed on with another successor in the log/,
    ({ ana }) => [`update recipients set reassigned_to = id where id = ?`, [ana]],
  ],
  [
    'whose place it was, exchanged',
    /has the place of another in the log/,
    ({ ana, bo }) => [`update recipients set reassigned_from = ? where id = ?`, [bo, ana]],
  ],
];

test.each(rows)('verify names a row with another: %s', async (_what, words, alter) => {
  const { workspace, id, anaId, boId } = await givenPassedOn();
  const [statement, values] = alter({
    uuid: rowId('doc', id),
    ana: rowId('rec', anaId),
    bo: rowId('rec', boId),
  });
  await app.database.fork().execute(statement, values);
  const { verified, checks } = await verdict(workspace, id);
  expect(verified).toBe(false);
  expect(checks.find(({ name }) => name === 'signatures')?.detail).toMatch(words);
});

test('the offline verifier names every gap in the chain, and whatever the log says otherwise', async () => {
  const { id, anaId, boId, cyId } = await givenPassedOn();
  const content = await contentOf(id);
  const texts = content.log.events.map(({ event }) => event);
  const problemWith = (alter: (event: Logged) => Logged | undefined) => {
    const events = texts.flatMap((text) => {
      const altered = alter(JSON.parse(text) as Logged);
      return (altered && readEvent(JSON.stringify(altered))) ?? [];
    });
    return actProblem(content, events);
  };
  const details = (type: string, of: string, changed: object) => (event: Logged) =>
    event.type === type && event.resource_id === of
      ? { ...event, details: { ...event.details, ...changed } }
      : event;
  const passed = 'recipient.reassigned';
  expect(problemWith((event) => event)).toBeUndefined();
  const cases: [RegExp, (event: Logged) => Logged | undefined][] = [
    [/a passing on is not in/, (one) => (one.type === passed ? undefined : one)],
    [/passed on to another/, details(passed, anaId, { reassigned_to: cyId })],
    [/came from another/, details('recipient.added', cyId, { reassigned_from: anaId })],
    [/came from another/, details('recipient.added', boId, { reassigned_from: undefined })],
    [/somebody had the place before/, details('recipient.added', anaId, { reassigned_from: cyId })],
    [
      /was passed on again/,
      (one) =>
        one.resource_id === boId && one.type === passed
          ? one
          : one.type === 'recipient.viewed' && one.resource_id === anaId
            ? { ...one, type: passed, resource_id: cyId }
            : one,
    ],
    [/done by another/, details(passed, anaId, { by: 'sender' })],
    [/another reason/, details(passed, anaId, { reason: 'ill' })],
    [
      /another time/,
      (one) => (one.type === passed ? { ...one, at: '2027-01-01T00:00:00.000Z' } : one),
    ],
    [
      /another email/,
      (one) => (one.type === passed ? { ...one, actor_email: 'eve@example.com' } : one),
    ],
  ];
  for (const [words, alter] of cases) expect(problemWith(alter)).toMatch(words);
});

interface Logged {
  type: string;
  at: string;
  resource_id: string;
  actor_email: string;
  details: Record<string, unknown>;
}
