import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { startApplication, type Application } from '../../support/application.ts';
import type { Client } from '../../support/client.ts';
import { refused } from '../../support/refusals.ts';
import { givenSigners, readyToAct, sign } from '../../support/signing.ts';
import type { GivenRecipient } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
afterAll(() => app.stop());

const ana = { email: 'ana@example.com', order: 1 };
const ben = { email: 'ben@example.com', order: 2 };
const given = (recipients: GivenRecipient[], send = true) => givenSigners(app, recipients, send);

describe('document', () => {
  const states: [state: string, status: number, code: string | undefined][] = [
    ['not_sent', 409, 'DOCUMENT_NOT_OPEN'],
    ['waiting', 409, 'NOT_YOUR_TURN'],
    ['ready', 200, undefined],
    ['done', 200, undefined],
    ['completed', 200, undefined],
    ['declined', 409, 'DOCUMENT_NOT_OPEN'],
    ['voided', 409, 'DOCUMENT_NOT_OPEN'],
    ['expired', 409, 'DOCUMENT_NOT_OPEN'],
  ];
  async function inState(state: string): Promise<Client> {
    const index = state === 'waiting' ? 1 : 0;
    const { workspace, id, recipientIds, open } = await given([ana, ben], state !== 'not_sent');
    const [first = '', second = ''] = recipientIds;
    if (state === 'done' || state === 'completed') await sign(app, workspace, id, first);
    if (state === 'completed') await sign(app, workspace, id, second);
    if (state === 'declined') {
      await (await readyToAct(app, workspace, id, first)).post('/signing/decline');
    }
    if (state === 'voided') await workspace.api.post('/documents/void', { query: { id } });
    if (state === 'expired') app.clock.advance(30 * 86_400_000);
    return open(index);
  }

  test.each(states)('in the state %s: %i %s', async (state, status, code) => {
    const signer = await inState(state);
    expect((await signer.get('/signing/session')).body.state).toBe(state);
    const reply = await signer.get('/signing/document');
    expect(reply.status).toBe(status);
    if (code !== undefined) expect(reply).toEqual(refused(status, code));
    else expect(reply.body).toMatch(/^%PDF-/);
  });

  test('the exact bytes with their SHA-256 as ETag, in parts and not again', async () => {
    const { workspace, id, recipientIds } = await given([ana]);
    const got = await workspace.api.get('/recipients/get', {
      document_id: id,
      id: recipientIds[0] ?? '',
    });
    const token = String(got.body.signing_url).split('/sign/')[1] ?? '';
    const call = (headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`${app.publicUrl}/api/v1/signing/document`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...headers },
      });
    const whole = await call();
    const bytes = Buffer.from(await whole.arrayBuffer());
    const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
    expect(whole.headers.get('etag')).toBe(etag);
    expect(whole.headers.get('content-type')).toBe('application/pdf');
    const part = await call({ range: 'bytes=5-9' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 5-9/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(5, 10));
    const last = await call({ range: 'bytes=-9' });
    expect(Buffer.from(await last.arrayBuffer())).toEqual(bytes.subarray(-9));
    for (const suffix of [bytes.length, bytes.length + 1, 99_999_999]) {
      const all = await call({ range: `bytes=-${suffix}` });
      expect([all.status, all.headers.get('content-range')]).toEqual([
        206,
        `bytes 0-${bytes.length - 1}/${bytes.length}`,
      ]);
      expect(Buffer.from(await all.arrayBuffer())).toEqual(bytes);
    }
    expect((await call({ range: 'bytes=-0' })).status).toBe(416);
    const beyond = await call({ range: `bytes=${bytes.length}-` });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
    expect(beyond.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(await beyond.json()).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE', status: 416 });
    for (const tag of [etag, `"other", W/${etag}`, '*']) {
      expect([tag, (await call({ 'if-none-match': tag })).status]).toEqual([tag, 304]);
    }
    expect((await call({ 'if-none-match': '"other"' })).status).toBe(200);
    const head = await call({}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });
});

describe('download', () => {
  test('409 SEAL_PENDING until there is a sealed file, then that file', async () => {
    const { workspace, id, recipientIds, open } = await given([ana]);
    const signer = await open(0);
    const early = await signer.get('/signing/download');
    expect(early).toEqual(refused(409, 'SEAL_PENDING'));
    expect(early.headers.get('retry-after')).toMatch(/^\d+$/);
    await sign(app, workspace, id, recipientIds[0] ?? '');
    await app.seal(id);
    const session = await signer.get('/signing/session');
    expect(session.body).toMatchObject({ state: 'completed', download_available: true });
    const sealed = await signer.get('/signing/download');
    expect(sealed.status).toBe(200);
    expect(sealed.body).toMatch(/^%PDF-[\s\S]*ETSI\.CAdES\.detached/);
  });
});
