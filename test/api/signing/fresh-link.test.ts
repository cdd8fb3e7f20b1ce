import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import type { Client } from '../../support/client.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { mailedClient } from '../../support/mailed-link.ts';
import { refused } from '../../support/refusals.ts';
import { givenSigners, sign } from '../../support/signing.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ files: true, operations: { linkContentDays: 10 } });
});
afterAll(() => app.stop());

const dayMs = 86_400_000;
const ask = (client: Client) => client.post('/signing/fresh-link', { body: {} });
const alike = { status: 200, body: { requested: true } };

/** Completed and sealed, the mails of that gone; through the link that was handed out before. */
async function givenCompleted(more: { notify?: boolean } = {}) {
  const { workspace, id, recipientIds, open } = await givenSigners(app, [
    { email: 'ana@example.com', ...more },
  ]);
  const signer = await open(0);
  await sign(app, workspace, id, recipientIds[0] ?? '');
  await app.seal(id);
  while (await mailedClient(app, id));
  return { id, signer };
}

test('content ends with its days, state stays; a fresh mailed link shows it as long again', async () => {
  const { id, signer } = await givenCompleted();
  app.clock.advance(10 * dayMs - 1);
  expect((await signer.get('/signing/session')).body).toMatchObject({
    content_expired: false,
    download_available: true,
  });
  expect((await signer.get('/signing/document')).status).toBe(200);
  expect((await signer.get('/signing/download')).status).toBe(200);

  app.clock.advance(1);
  expect((await signer.get('/signing/session')).body).toMatchObject({
    state: 'completed',
    content_expired: true,
    download_available: false,
  });
  expect(await signer.get('/signing/document')).toEqual(refused(410, 'URL_EXPIRED'));
  expect(await signer.get('/signing/download')).toEqual(refused(410, 'URL_EXPIRED'));

  const { reply, ...effects } = await effectsOf(app, () => ask(signer));
  expect(reply).toMatchObject(alike);
  expect(effects).toEqual({ events: [], mails: ['fresh_link ana@example.com'], dispatched: 1 });
  const fresh = await mailedClient(app, id);
  expect((await fresh?.get('/signing/session'))?.body).toMatchObject({ content_expired: false });
  expect((await fresh?.get('/signing/document'))?.status).toBe(200);
  expect((await fresh?.get('/signing/download'))?.status).toBe(200);
  expect(await signer.get('/signing/document')).toEqual(refused(410, 'URL_EXPIRED'));

  app.clock.advance(10 * dayMs);
  expect(await fresh?.get('/signing/document')).toEqual(refused(410, 'URL_EXPIRED'));
});

test('one mail in 24 hours, however many ask at once; every answer is alike', async () => {
  const { id, signer } = await givenCompleted();
  app.clock.advance(10 * dayMs);
  const { reply, mails } = await effectsOf(app, () =>
    Promise.all(Array.from({ length: 5 }, () => ask(signer))),
  );
  for (const one of reply) expect(one).toMatchObject(alike);
  expect(mails).toEqual(['fresh_link ana@example.com']);
  const fresh = await mailedClient(app, id);
  app.clock.advance(dayMs - 1);
  const early = await effectsOf(app, () => ask(signer));
  expect(early).toMatchObject({ reply: alike, ...nothing });
  app.clock.advance(1);
  expect((await effectsOf(app, () => ask(signer))).mails).toHaveLength(1);
  expect(fresh).toBeDefined();
});

test('no mail while the link shows the document, before it is completed, or against notify', async () => {
  const open = await (await givenSigners(app, [{ email: 'ana@example.com' }])).open(0);
  const { signer } = await givenCompleted();
  const unmailed = await givenCompleted({ notify: false });
  expect(await effectsOf(app, () => ask(open))).toMatchObject({ reply: alike, ...nothing });
  expect(await effectsOf(app, () => ask(signer))).toMatchObject({ reply: alike, ...nothing });
  app.clock.advance(10 * dayMs);
  expect(await effectsOf(app, () => ask(unmailed.signer))).toMatchObject({
    reply: alike,
    mails: [],
  });
});

test('401 for a link that is none', async () => {
  expect(await ask(app.client.as('nonsense'))).toEqual(refused(401, 'SIGNING_LINK_INVALID'));
  expect(await app.client.post('/signing/fresh-link')).toEqual(
    refused(401, 'SIGNING_LINK_INVALID'),
  );
});
