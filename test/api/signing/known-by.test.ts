import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readEvent } from '@countersign/verifier/log/logged-event';
import { parseNoteKey } from '@countersign/verifier/log/note';
import type { EvidenceTrust } from '@countersign/verifier/evidence-trust';
import { verifyPdf } from '@countersign/verifier/verify-evidence';
import { verifyZip } from '@countersign/verifier/verify-zip';
import { readZip } from '@countersign/verifier/zip';
import { compact, readPages } from '@countersign/pdf/testing/read-pages';
import { certificateWords } from '@countersign/words/certificate';
import { readerSigns } from '../../../src/domain/signing/reader-sign.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { sealedFile } from '../../support/evidence.ts';
import { invalidAt } from '../../support/refusals.ts';
import { hasPython } from '../../support/python.ts';
import { givenSigners, typed } from '../../support/signing.ts';
import { pack, resummed } from '../../support/zip-manipulations.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
afterAll(() => app.stop());

const people = [
  { email: 'ana@example.com', name: 'Ana Torres' },
  { email: 'vic@example.com', name: 'Vic Reed', role: 'viewer' as const },
];
const known = certificateWords.en.knownBy;

/** Ana and Vic viewed, with these bodies, and Ana signed; the document is sealed. */
async function sealedAfter(ofAna: object | undefined, ofVic: object | undefined) {
  const { workspace, id, open } = await givenSigners(app, people);
  const [ana, vic] = [await open(0), await open(1)];
  await vic.post('/signing/view', { body: ofVic });
  const { body } = await ana.get('/signing/session');
  const { version } = body.consent;
  await ana.post('/signing/consent', { body: { accepted: true, version } });
  await ana.get('/signing/document');
  await ana.post('/signing/view', { body: ofAna });
  await ana.post('/signing/sign', { body: typed });
  await app.seal(id);
  return { workspace, id };
}

function trust(): EvidenceTrust {
  const key = parseNoteKey(app.logKey.vkey);
  return {
    roots: [app.authorities.pki.rootPem],
    timestampRoots: [app.authorities.pki.rootPem],
    logKeys: key ? [key] : [],
    at: app.clock.now(),
  };
}

/** What the log within the sealed file has of each view, Vic's before Ana's; every check holds. */
async function loggedViews(id: string): Promise<unknown[]> {
  const { evidence, checks } = await verifyPdf(await sealedFile(app, id), trust());
  expect(checks.filter(({ ok }) => ok === false)).toEqual([]);
  const events = (evidence?.content.log.events ?? []).map((one) => readEvent(one.event));
  return events.filter((one) => one?.type === 'recipient.viewed').map((one) => one?.details);
}

async function certificateOf(id: string): Promise<string> {
  const pages = await readPages(await sealedFile(app, id));
  return compact(pages.map((page) => page.text).join(' '));
}

test('the log in the sealed file and its certificate say by which sign each was known to read', async () => {
  const { workspace, id } = await sealedAfter({ known_by: 'consented' }, { known_by: 'scrolled' });
  expect(await loggedViews(id)).toEqual([
    { recipient_id: expect.any(String), known_by: 'scrolled' },
    { recipient_id: expect.any(String), known_by: 'consented' },
  ]);
  const text = await certificateOf(id);
  expect(text).toContain(compact(known.scrolled));
  expect(text).toContain(compact(known.consented));
  const trail = await workspace.api.get('/signatures/audit', { document_id: id });
  const details = trail.body.events.map((one: { details: object }) => one.details);
  expect(details).toContainEqual(expect.objectContaining({ known_by: 'scrolled' }));
  const { body } = await workspace.api.get('/signatures/verify', { document_id: id });
  expect(body.verified).toBe(true);
});

const script = join(import.meta.dirname, '..', '..', '..', 'docs', 'check-evidence.py');

(hasPython ? test : test.skip)(
  'both verifiers take the sign as the log has it, and no other in its place, where there is Python',
  async () => {
    const { workspace, id } = await sealedAfter({ known_by: 'moved' }, { known_by: 'scrolled' });
    const url = `${app.publicUrl}/api/v1/signatures/evidence?document_id=${id}`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${workspace.key}` } });
    const given = readZip(new Uint8Array(await answer.arrayBuffer()));
    const other = new Map(given);
    for (const name of ['evidence.json', 'log/events.jsonl']) {
      const text = Buffer.from(given.get(name) ?? []).toString();
      other.set(name, Buffer.from(text.replace('scrolled', 'typed')));
    }
    const folder = await mkdtemp(join(tmpdir(), 'known-by-'));
    try {
      for (const [files, holds] of [[given, true] as const, [resummed(other), false] as const]) {
        const path = join(folder, 'evidence.zip');
        await writeFile(path, pack(files));
        const { status, stdout } = spawnSync('python3', [script, path], { encoding: 'utf8' });
        const { checks } = await verifyZip(pack(files), trust());
        expect([status === 0, checks.every(({ ok }) => ok !== false)]).toEqual([holds, holds]);
        expect(/ recipient\.viewed: (?!holds)/.test(stdout)).toBe(!holds);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

test('of a view without a sign, nothing is told, and the seal holds', async () => {
  const { id } = await sealedAfter(undefined, {});
  expect(await loggedViews(id)).toEqual([
    { recipient_id: expect.any(String) },
    { recipient_id: expect.any(String) },
  ]);
  const text = await certificateOf(id);
  for (const words of Object.values(known)) expect(text).not.toContain(compact(words));
});

test('a consent that the log has not is none that anybody was known by', async () => {
  const { id } = await sealedAfter({ known_by: 'typed' }, { known_by: 'consented' });
  expect(await loggedViews(id)).toEqual([
    { recipient_id: expect.any(String) },
    { recipient_id: expect.any(String), known_by: 'typed' },
  ]);
});

test.each([['looked'], ['toString'], [''], [null], [1], [[...readerSigns]]])(
  '400: %j is no sign, and nothing is viewed by it',
  async (sign) => {
    const { open } = await givenSigners(app, people);
    const signer = await open(0);
    expect(await signer.post('/signing/view', { body: { known_by: sign } })).toEqual(
      invalidAt('/known_by'),
    );
    expect((await signer.get('/signing/session')).body.recipient.status).toBe('pending');
  },
);
