import { createHash, createPrivateKey } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { ReadableStream } from 'node:stream/web';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeLocalSigner } from '@countersign/pki/signer';
import { sealPdf } from '../../../src/evidence/pages/seal-document.ts';
import { makeCheckFile } from '../../../src/evidence/verify/check-file.ts';
import { prefixWith } from '@countersign/verifier/prepared-part';
import { packZip } from '@countersign/verifier/zip';
import { zipFiles } from '@countersign/verifier/evidence-zip';
import { verifyPdf } from '@countersign/verifier/verify-evidence';
import { startApplication, type Application } from '../../support/application.ts';
import { givenEvidence } from '../../support/evidence.ts';
import { issue } from '../../evidence/support/key-files.ts';
import { sealInput } from '../../evidence/support/seal-fixture.ts';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';

let app: Application;
let given: Awaited<ReturnType<typeof givenEvidence>>;
beforeAll(async () => {
  app = await startApplication({ files: true });
  given = await givenEvidence(app);
});
afterAll(() => app.stop());

/** Typed loosely, as each test looks at what it names. */
async function post(bytes: Uint8Array | string): Promise<{ status: number; body: any }> {
  const body = typeof bytes === 'string' ? bytes : Buffer.from(bytes);
  const response = await fetch(`${app.publicUrl}/verify`, { method: 'POST', body });
  return { status: response.status, body: await response.json() };
}

test('a sealed PDF is told to hold by keys for development, with what it says and every check', async () => {
  const { status, body } = await post(given.sealed);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    finding: 'development',
    sha256: createHash('sha256').update(given.sealed).digest('hex'),
    size_bytes: given.sealed.length,
    document: {
      id: given.id,
      title: 'Lease for 12 Harbour Street',
      people: [
        { name: 'Ada', meaning: 'approved' },
        { name: 'Ana Torres', meaning: 'signed' },
      ],
    },
  });
  expect(body.checks.map(({ name }: { name: string }) => name)).toContain('seal bytes');
  const unchecked = body.checks.filter(({ ok }: { ok: boolean | null }) => ok !== true);
  expect(unchecked).toMatchObject([
    { name: 'seal revocation', ok: null },
    { name: 'seal timestamps', ok: null },
  ]);
});

test('a PDF that an operator’s own key has sealed is told to be genuine', async () => {
  const at = given.trust.at;
  const notBefore = new Date(at.getTime() - 400 * 86_400_000);
  const notAfter = new Date(at.getTime() + 400 * 86_400_000);
  const root = await issue({ name: 'Root', isCa: true, notBefore, notAfter });
  const leaf = await issue({ name: 'Seal', issuer: root, notBefore, notAfter });
  const signer = makeLocalSigner(
    createPrivateKey(leaf.keyPem),
    [leaf, root].map(({ certificate }) => new Uint8Array(certificate.rawData)),
  );
  const { prepared_sha256: sha256 } = given.content.document;
  const input = {
    ...(await sealInput(simplePdf())),
    prepared: given.sealed.subarray(0, prefixWith(sha256, given.sealed)),
    evidence: async () => Buffer.from(JSON.stringify(given.content)),
  };
  const trust = {
    roots: [root.pem, app.authorities.pki.rootPem],
    logKeys: [app.logKey.vkey],
  };
  const sealed = await sealPdf(input, signer);
  expect(await makeCheckFile()([sealed], trust, at)).toMatchObject({
    finding: 'genuine',
    facts: { documentId: given.id },
  });
});

test('an evidence ZIP is told to hold, and one with a changed file is not', async () => {
  const { evidence } = await verifyPdf(given.sealed, given.trust);
  if (!evidence) throw new Error('The seal carries no evidence.');
  const files = zipFiles({
    sealed: given.sealed,
    attached: evidence.bytes,
    content: evidence.content,
    pictures: new Map(),
    trust: {
      roots: Buffer.from(app.authorities.pki.rootPem),
      timestampRoots: Buffer.from(app.authorities.pki.rootPem),
      logKey: Buffer.from(`${app.logKey.vkey}\n`),
    },
  });
  expect((await post(Buffer.concat(packZip(files)))).body.finding).toBe('development');
  files.set('README.txt', Buffer.from('Trust me.'));
  const { body } = await post(Buffer.concat(packZip(files)));
  expect(body.finding).toBe('doubtful');
  expect(body.document).toBeUndefined();
  const zip = { name: 'zip', ok: false, detail: expect.stringContaining('README.txt') as unknown };
  expect(body.checks).toContainEqual(zip);
});

test.each([
  ['a byte changed', (sealed: Buffer) => sealed.fill(0x20, 700, 701), 'altered'],
  [
    'a comment behind the seal',
    (sealed: Buffer) => Buffer.concat([sealed, Buffer.from('% hi\n')]),
    'doubtful',
  ],
  ['no seal', () => Buffer.from(simplePdf()), 'unsigned'],
])(
  'a PDF with %s is told to be so, and nothing of it is repeated',
  async (_what, make, finding) => {
    const { status, body } = await post(make(Buffer.from(given.sealed)));
    expect({ status, finding: body.finding }).toEqual({ status: 200, finding });
    expect(body.document).toBeUndefined();
    expect(body.checks.some(({ ok }: { ok: boolean | null }) => ok === false)).toBe(true);
  },
);

test('a file that is neither PDF nor ZIP, an empty one and one over 256 MB are refused by name', async () => {
  expect((await post('<html>')).body.code).toBe('UNSUPPORTED_FILE_TYPE');
  expect((await post('')).body.code).toBe('UNSUPPORTED_FILE_TYPE');
  expect(await claiming(256 * 1_048_576 + 1)).toBe('FILE_TOO_LARGE');
});

/** The answer to a body that says how long it is, and of which nothing is sent. */
async function claiming(size: number): Promise<string> {
  const headers = { 'content-length': size };
  const one = request(`${app.publicUrl}/verify`, { method: 'POST', headers });
  one.on('error', () => undefined);
  one.flushHeaders();
  const [answer] = (await once(one, 'response')) as [IncomingMessage];
  const { code } = JSON.parse((await answer.toArray()).join('')) as { code: string };
  one.destroy();
  return code;
}

test('what follows the seal is told apart from what was sealed, also in a ZIP', async () => {
  const more = Buffer.from('% hi\n');
  const { body } = await post(Buffer.concat([given.sealed, more]));
  const size = given.sealed.length;
  const told = { sealed_start: 0, sealed_bytes: size, after_seal_bytes: more.length };
  expect(body).toMatchObject({ finding: 'doubtful', ...told });
  const files = new Map([['sealed.pdf', given.sealed]]);
  const zip = Buffer.concat(packZip(files));
  const packed = (await post(zip)).body;
  const { sealed_start: start, sealed_bytes: length } = packed as Record<string, number>;
  expect(zip.subarray(start, (start ?? 0) + (length ?? 0)).equals(given.sealed)).toBe(true);
  expect((await post(simplePdf().toString())).body.sealed_bytes).toBeUndefined();
});

test('a body of unknown length is cut off at 256 MB', async () => {
  const chunk = Buffer.alloc(1_048_576, '%PDF-');
  async function* chunks() {
    for (let count = 0; count < 257; count++) yield chunk;
  }
  const body = ReadableStream.from(chunks());
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  const response = await fetch(`${app.publicUrl}/verify`, init);
  expect(await response.json()).toMatchObject({ code: 'FILE_TOO_LARGE' });
});

test('nothing of a file stays on the disk', async () => {
  await post(given.sealed);
  await post('<html>');
  const own = `countersign-verify-${process.pid}-`;
  const left = (await readdir(tmpdir())).filter((name) => name.startsWith(own));
  expect(left).toEqual([]);
});

test('other methods are refused with those that there are', async () => {
  const response = await fetch(`${app.publicUrl}/verify`, { method: 'PUT' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
});

test('an address that asks too often is told when to come again', async () => {
  const answers: number[] = [];
  for (let count = 0; count < 21; count++) {
    const response = await fetch(`${app.publicUrl}/verify`, { method: 'POST', body: 'x' });
    answers.push(response.status);
    if (response.status === 429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(answers.at(-1)).toBe(429);
});
