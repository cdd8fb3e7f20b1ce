import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { refused } from '../../support/refusals.ts';
import { readyToAct, sign } from '../../support/signing.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication({ files: true });
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const hourMs = 3_600_000;
const sealed = 'ETSI.CAdES.detached';
const given = (send = true) =>
  givenDocument(app, workspace, { recipients: [{ email: 'ana@example.com' }], send });
const address = (id: string) => workspace.api.get('/documents/download', { id });

/** What the address gives to whoever has it. */
async function fetched(id: string): Promise<string> {
  const file = await fetch((await address(id)).body.download_url);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return file.text();
}

test('200: the sealed file once there is one, at an address that is good for an hour', async () => {
  const { id, recipientIds } = await given();
  await sign(app, workspace, id, recipientIds[0] ?? '');
  await app.seal(id);
  const { status, body } = await address(id);
  expect(status).toBe(200);
  expect(body).toEqual({
    download_url: expect.stringContaining(`${app.publicUrl}/`),
    expires_at: new Date(app.clock.now().getTime() + hourMs).toISOString(),
  });
  expect(await (await fetch(body.download_url)).text()).toContain(sealed);
  app.clock.advance(hourMs);
  const late = await fetch(body.download_url);
  expect(late.status).toBe(410);
  expect(await late.json()).toMatchObject({ code: 'URL_EXPIRED' });
});

test('200: the prepared file of a draft, an open, a cancelled and a declined document', async () => {
  const draft = await given(false);
  const [open, cancelled, declined] = [await given(), await given(), await given()];
  await workspace.api.post('/documents/void', { query: { id: cancelled.id } });
  const signer = await readyToAct(app, workspace, declined.id, declined.recipientIds[0] ?? '');
  await signer.post('/signing/decline');
  for (const { id } of [draft, open, cancelled, declined]) {
    const file = await fetched(id);
    expect(file).toMatch(/^%PDF-/);
    expect(file).not.toContain(sealed);
  }
});

test('an address tells what it leads to when it is fetched, and no other spelling leads there', async () => {
  const { id, recipientIds } = await given();
  const { download_url } = (await address(id)).body as { download_url: string };
  await sign(app, workspace, id, recipientIds[0] ?? '');
  await app.seal(id);
  expect(await (await fetch(download_url)).text()).toContain(sealed);
  const last = download_url.slice(-1) === 'A' ? 'B' : 'A';
  expect((await fetch(download_url.slice(0, -1) + last)).status).toBe(404);
});

test('the file is to keep, under a safe name: not shown on our origin, not embedded, not cached', async () => {
  const title = '../x Set-Cookie: a=b "; filename=evil.html Ü';
  const { id } = await given(false);
  const named = await workspace.api.call('PUT', '/documents/update', {
    query: { id },
    body: { title },
  });
  expect(named.status).toBe(200);
  const { body } = await address(id);
  const kept = {
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  };
  const file = await fetch(body.download_url);
  expect(file.status).toBe(200);
  expect(Object.fromEntries(file.headers)).toMatchObject(kept);
  const [, plain, extended] =
    /^attachment; filename="([ -~]*)"; filename\*=UTF-8''([\w.%-]+)$/.exec(
      file.headers.get('content-disposition') ?? '',
    ) ?? [];
  expect(plain).toMatch(/^[^"\\/%;]+\.pdf$/);
  expect(decodeURIComponent(extended ?? '')).toMatch(/^[^/\\\r\n]+Ü\.pdf$/);
  const wrong = await fetch(`${app.publicUrl}/files/guessed`);
  expect(wrong.status).toBe(404);
  expect(Object.fromEntries(wrong.headers)).toMatchObject(kept);
  expect((await fetch(body.download_url)).status).toBe(200);
});

test('409 SEAL_PENDING: completed, but the seal does not come within ten seconds', async () => {
  const { id, recipientIds } = await given();
  const before = await address(id);
  expect((await fetch(before.body.download_url)).status).toBe(200);
  await sign(app, workspace, id, recipientIds[0] ?? '');
  const [reply, file] = await Promise.all([address(id), fetch(before.body.download_url)]);
  expect(reply).toEqual(refused(409, 'SEAL_PENDING'));
  expect(reply.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(file.status).toBe(409);
});

test('404: nothing there', async () => {
  expect(await address(`doc_${'0'.repeat(26)}`)).toEqual(refused(404, 'DOCUMENT_NOT_FOUND'));
});
