import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parsePublicId } from '../../../src/domain/ids.ts';
import { sealInput } from '../../../src/operations/sealing/seal-input.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { givenEvidence } from '../../support/evidence.ts';
import { readyToAct, typed } from '../../support/signing.ts';
import { givenDocument, givenWorkspace } from '../../support/workspace.ts';

let app: Application;
let given: Awaited<ReturnType<typeof givenEvidence>>;
let sha256: string;
let code: URL;

beforeAll(async () => {
  app = await startApplication({ files: true });
  code = new URL(await codeOfCompleted());
  given = await givenEvidence(app);
  sha256 = createHash('sha256').update(given.sealed).digest('hex');
});
afterAll(() => app.stop());

/** What the code on the certificate page of a document leads to, which is then sealed. */
async function codeOfCompleted(): Promise<string> {
  const workspace = await givenWorkspace(app);
  const recipients = [{ email: 'ana@example.com' }];
  const { id, recipientIds } = await givenDocument(app, workspace, { recipients, send: true });
  const signer = await readyToAct(app, workspace, id, recipientIds[0] ?? '');
  await signer.post('/signing/sign', { body: typed });
  await app.sequence();
  const documentId = parsePublicId('doc', id);
  const input = documentId && (await sealInput(app.operations, documentId, async () => undefined));
  if (!input) throw new Error('There is nothing to seal.');
  await app.seal(id);
  return input.verifyUrl;
}

async function ask(id: string, body: unknown): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${app.publicUrl}/verify/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

test('the code on the certificate page opens hash, people and times, and nothing else', async () => {
  const id = code.pathname.split('/').at(-1) ?? '';
  const { status, body } = await ask(id, { key: code.hash.slice(1) });
  expect(status).toBe(200);
  expect(body).toEqual({
    id,
    organization: expect.stringContaining('Harbour Estates') as unknown,
    completed_at: expect.any(String) as unknown,
    sealed_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    original_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    acts: [{ name: 'Ana Torres', meaning: 'signed', at: expect.any(String) as unknown }],
  });
  expect(JSON.stringify(body)).not.toMatch(/Lease|@example\.com/);
});

test('the SHA-256 of the sealed file opens the same', async () => {
  const { status, body } = await ask(given.id, { sha256 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: given.id, sealed_sha256: sha256 });
});

test('whoever holds neither learns not even that there is such a document', async () => {
  const draft = await givenDocument(app, given.workspace);
  const original = given.content.document.original_sha256;
  const unknown = 'doc_01jd6z5f0xe7s9ykp1c3mznq4r';
  const said = await Promise.all([
    ask(given.id, { key: code.hash.slice(1) }),
    ask(given.id, { key: '' }),
    ask(given.id, { sha256: original }),
    ask(draft.id, { key: 'AAAAAAAAAAAAAAAAAAAAAA' }),
    ask(unknown, { sha256 }),
    ask('doc_x', { sha256 }),
  ]);
  const answers = said.map(({ status, body }) => [status, (body as { code: string }).code]);
  expect(answers).toEqual(said.map(() => [404, 'DOCUMENT_NOT_FOUND']));
});

test('with its document the page goes too', async () => {
  const other = await givenEvidence(app);
  const hash = createHash('sha256').update(other.sealed).digest('hex');
  expect((await ask(other.id, { sha256: hash })).status).toBe(200);
  await other.workspace.api.call('DELETE', '/documents/delete', { query: { id: other.id } });
  expect((await ask(other.id, { sha256: hash })).status).toBe(404);
});

test.each([{}, { key: 7 }, { sha256: 'x' }, { key: 'a', sha256: 'b' }, [], null])(
  'a question of another form is refused: %j',
  async (body) => {
    expect((await ask(given.id, body)).status).toBe(400);
  },
);

test('a guesser is told to wait', async () => {
  const answers: number[] = [];
  for (let count = 0; count < 61; count++) {
    answers.push((await ask(given.id, { key: 'guess' })).status);
  }
  expect(answers.at(-1)).toBe(429);
});
