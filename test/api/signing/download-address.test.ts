import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pino from 'pino';
import { startApplication, type Application } from '../../support/application.ts';
import { finish, givenAsked, mailedCode, start, withToken } from '../../support/authentication.ts';
import type { Client } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { suspend } from '../../support/member-changes.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { readyToAct, sign, typed, givenSigners } from '../../support/signing.ts';
import { rowId } from '../../support/uuid.ts';
import { givenMember, signingClient } from '../../support/workspace.ts';

let app: Application;
let lines = '';
beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines += chunk.toString();
      done();
    },
  });
  app = await startApplication({ files: true, app: { logger: pino({ level: 'info' }, stream) } });
});
afterAll(() => app.stop());

const ana = { email: 'ana@example.com', order: 1 };
const ben = { email: 'ben@example.com', order: 2 };
const minuteMs = 60_000;

type Which = 'document' | 'download';

async function addressOf(signer: Client, which: Which = 'document'): Promise<string> {
  const reply = await signer.post('/signing/download-address', { body: { which } });
  expect(reply.status).toBe(200);
  return String(reply.body.url);
}

async function fetched(url: string, init?: RequestInit) {
  const reply = await fetch(url, init);
  const bytes = Buffer.from(await reply.arrayBuffer());
  const isProblem = /problem\+json/.test(reply.headers.get('content-type') ?? '');
  const code = isProblem ? (JSON.parse(bytes.toString()) as { code: string }).code : undefined;
  return { status: reply.status, headers: reply.headers, bytes, code };
}

const outcome = async (url: string) => {
  const { status, code } = await fetched(url);
  return [status, code];
};

const notFound = [404, 'FILE_NOT_FOUND'];

/** What the session itself gives. */
const own = (signer: Client, which: Which) =>
  fetched(`${app.publicUrl}/api/v1/signing/${which}`, {
    headers: { authorization: `Bearer ${signer.token}` },
  });

describe('what it gives', () => {
  test('the bytes of the session, to keep under the name that they have there, and in parts', async () => {
    const { open } = await givenSigners(app, [ana]);
    const signer = await open(0);
    const url = await addressOf(signer);
    const [direct, atAddress] = [await own(signer, 'document'), await fetched(url)];
    expect(atAddress.status).toBe(200);
    expect(atAddress.bytes).toEqual(direct.bytes);
    for (const name of ['etag', 'content-disposition', 'content-type']) {
      expect(atAddress.headers.get(name)).toBe(direct.headers.get(name));
    }
    const part = await fetched(url, { headers: { range: 'bytes=5-9' } });
    expect([part.status, part.bytes]).toEqual([206, direct.bytes.subarray(5, 10)]);
  });

  test('what those who acted before have signed, and once it is there the sealed PDF', async () => {
    const { workspace, id, recipientIds, open } = await givenSigners(app, [ana, ben]);
    const [first = '', second = ''] = recipientIds;
    await sign(app, workspace, id, first);
    const signer = await open(1);
    const early = await addressOf(signer);
    expect((await fetched(early)).bytes).toEqual((await own(signer, 'document')).bytes);
    const sealed = await signer.post('/signing/download-address', { body: { which: 'download' } });
    expect(sealed).toEqual(refused(409, 'SEAL_PENDING'));
    await sign(app, workspace, id, second);
    await app.seal(id);
    const { bytes } = await fetched(await addressOf(signer, 'download'));
    expect(bytes).toEqual((await own(signer, 'download')).bytes);
    expect(bytes.toString('latin1')).toContain('ETSI.CAdES.detached');
    expect((await fetched(early)).bytes).toEqual(bytes);
  });

  test('what counts as served: who signs may have fetched all of it at the address', async () => {
    const { open } = await givenSigners(app, [ana]);
    const signer = await open(0);
    const { body } = await signer.get('/signing/session');
    await signer.post('/signing/view');
    const { version } = body.consent;
    await signer.post('/signing/consent', { body: { accepted: true, version } });
    const url = await addressOf(signer);
    const act = () => signer.post('/signing/sign', { body: typed });
    await fetch(url, { method: 'HEAD' });
    expect(await act()).toEqual(refused(409, 'NOT_VIEWED'));
    const { bytes } = await fetched(url);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const signed = await signer.post('/signing/sign', { body: { ...typed, shown_sha256: sha256 } });
    expect(signed.status).toBe(200);
  });
});

describe('until when', () => {
  test('for ten minutes by the service’s clock, then 410 URL_EXPIRED', async () => {
    const { open } = await givenSigners(app, [ana]);
    const signer = await open(0);
    const asked = app.clock.now().getTime();
    const given = await signer.post('/signing/download-address', { body: { which: 'document' } });
    const { url, expires_at } = given.body;
    expect(Date.parse(String(expires_at)) - asked).toBe(10 * minuteMs);
    app.clock.advance(10 * minuteMs - 1);
    expect(await outcome(url)).toEqual([200, undefined]);
    app.clock.advance(1);
    expect(await outcome(url)).toEqual([410, 'URL_EXPIRED']);
  });

  test('until the link is replaced: 404, and the new link gives an address of its own', async () => {
    const { workspace, id, recipientIds, open } = await givenSigners(app, [ana]);
    const url = await addressOf(await open(0));
    const replaced = await workspace.api.call('PUT', '/recipients/update', {
      query: { document_id: id, id: recipientIds[0] ?? '' },
      body: { email: 'ana.torres@example.com' },
    });
    expect(replaced.status).toBe(200);
    expect(await outcome(url)).toEqual(notFound);
    expect(await outcome(await addressOf(await open(0)))).toEqual([200, undefined]);
  });

  test('until whoever handed the link out may no longer change the document, or it is deleted: 404', async () => {
    const { workspace, id, recipientIds, open } = await givenSigners(app, [ana]);
    const admin = await givenMember(app, workspace, 'admin');
    const url = await addressOf(await signingClient(app, admin, id, recipientIds[0] ?? ''));
    const owners = await addressOf(await open(0));
    await suspend(app, admin);
    expect(await outcome(url)).toEqual(notFound);
    expect(await outcome(owners)).toEqual([200, undefined]);
    await workspace.api.call('DELETE', '/documents/delete', { query: { id } });
    expect(await outcome(owners)).toEqual(notFound);
  });

  test('until the document is readable no more, as in the session', async () => {
    const { workspace, id, recipientIds, open } = await givenSigners(app, [ana]);
    const signer = await open(0);
    const url = await addressOf(signer);
    expect(await outcome(url)).toEqual([200, undefined]);
    await (await readyToAct(app, workspace, id, recipientIds[0] ?? '')).post('/signing/decline');
    expect(await outcome(url)).toEqual([409, 'DOCUMENT_NOT_OPEN']);
    expect(await own(signer, 'document')).toMatchObject({ status: 409, code: 'DOCUMENT_NOT_OPEN' });
    const again = await signer.post('/signing/download-address', { body: { which: 'document' } });
    expect(again).toEqual(refused(409, 'DOCUMENT_NOT_OPEN'));
  });

  test('until the link no longer shows the completed document: 410, as in the session', async () => {
    const { workspace, id, recipientIds, open } = await givenSigners(app, [ana]);
    const signer = await open(0);
    await sign(app, workspace, id, recipientIds[0] ?? '');
    await app.seal(id);
    app.clock.advance((app.operations.linkContentDays * 24 * 60 - 5) * minuteMs);
    const urls = [await addressOf(signer), await addressOf(signer, 'download')];
    for (const url of urls) expect(await outcome(url)).toEqual([200, undefined]);
    app.clock.advance(5 * minuteMs);
    for (const url of urls) expect(await outcome(url)).toEqual([410, 'URL_EXPIRED']);
    expect(await own(signer, 'download')).toMatchObject({ status: 410, code: 'URL_EXPIRED' });
  });

  test('for as long as the browser’s proof stands, and not for who is blocked', async () => {
    const { recipientId, signer } = await givenAsked(app, [{ method: 'email_code' }]);
    const ask = (client: Client) =>
      client.post('/signing/download-address', { body: { which: 'document' } });
    expect(await ask(signer)).toEqual(refused(401, 'AUTHENTICATION_REQUIRED'));
    await start(signer, 'email_code');
    const done = await finish(signer, 'email_code', await mailedCode(app, recipientId));
    const proved = withToken(signer, done.body.session_token);
    const url = await addressOf(proved);
    expect(await outcome(url)).toEqual([200, undefined]);
    const id = rowId('rec', recipientId);
    const block = (at: Date | null) =>
      app.database.fork().execute(`update recipients set blocked_at = ? where id = ?`, [at, id]);
    await block(app.clock.now());
    expect(await outcome(url)).toEqual(notFound);
    await block(null);
    expect(await outcome(url)).toEqual([200, undefined]);
    const end = `delete from authentication_sessions where recipient_id = ?`;
    await app.database.fork().execute(end, [id]);
    expect(await outcome(url)).toEqual(notFound);
  });
});

test('404 for one that is guessed or changed anywhere, and the address is no signing link', async () => {
  const { open } = await givenSigners(app, [ana]);
  const url = await addressOf(await open(0));
  const [, token = ''] = url.split('/files/');
  const changed = Array.from(token, (char, index) =>
    token.slice(0, index).concat(char === '0' ? '1' : '0', token.slice(index + 1)),
  );
  // Base64url of 32 bytes leaves two bits that say nothing.
  const respelt = `${token.slice(0, -1)}${String.fromCharCode(token.charCodeAt(token.length - 1) + 1)}`;
  const others = [
    ...changed,
    respelt,
    token.slice(1),
    `${token}a`,
    token.toUpperCase(),
    '0'.repeat(240),
  ];
  for (const other of others) {
    expect(await outcome(`${app.publicUrl}/files/${other}`)).toEqual(notFound);
  }
  expect(await outcome(url)).toEqual([200, undefined]);
  expect(await app.client.as(token).get('/signing/session')).toEqual(
    refused(401, 'SIGNING_LINK_INVALID'),
  );
});

test('it is kept by no cache, names no page it came from, and stands in no line of the log', async () => {
  const { recipientIds, open } = await givenSigners(app, [ana]);
  const signer = await open(0);
  const url = await addressOf(signer);
  const { headers } = await fetched(url);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('content-disposition')).toMatch(/^attachment; /);
  const id = headers.get('x-request-id') ?? '';
  const line = await eventually(async () => lines.split('\n').find((one) => one.includes(id)));
  expect(JSON.parse(line)).toMatchObject({
    route: '/files/:token',
    status: 200,
    recipientId: recipientIds[0],
  });
  const [, token = ''] = url.split('/files/');
  expect(lines).not.toContain(token.slice(0, 40));
  expect(lines).not.toContain(signer.token);
});

test('400 for any other file, for none, and for what is not asked', async () => {
  const { open } = await givenSigners(app, [ana]);
  const signer = await open(0);
  const ask = (body: object) => signer.post('/signing/download-address', { body });
  expect(await ask({ which: 'evidence' })).toEqual(invalidAt('/which'));
  expect(await ask({})).toEqual(invalidAt('/which'));
  expect(await ask({ which: 'document', for: 'ever' })).toEqual(invalidAt('/for'));
});
