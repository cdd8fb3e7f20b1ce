import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../../support/application.ts';
import {
  finish,
  givenAsked,
  mailedCode,
  start,
  withToken,
  wrongFor,
} from '../../../support/authentication.ts';
import { effectsOf, nothing } from '../../../support/effects.ts';
import { invalidAt, refused } from '../../../support/refusals.ts';
import { givenSigners } from '../../../support/signing.ts';
import { rowId } from '../../../support/uuid.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const mailed = [{ method: 'email_code' }];

describe('a mailed code', () => {
  test('opens the session in this browser alone, and the log says so', async () => {
    const { signer, recipientId, workspace, id } = await givenAsked(app, mailed);
    expect((await signer.get('/signing/session')).body).toEqual({
      state: 'authenticate',
      organization: expect.stringMatching(/^Harbour/),
      branding: { name: null, accent_color: null, logo_url: null },
      languages: ['en', 'de', 'fr', 'es', 'ar'],
      authentication: [
        { method: 'email_code', before: 'view', hint: 'a•••@example.com', done: false },
      ],
    });
    const started = await effectsOf(app, () => start(signer, 'email_code'));
    expect(started).toMatchObject({ events: [], mails: ['code ana@example.com'], dispatched: 1 });
    const expires_at = new Date(app.clock.now().getTime() + 600_000).toISOString();
    expect(started.reply.body).toEqual({ hint: 'a•••@example.com', expires_at });
    const code = await mailedCode(app, recipientId);
    expect(code).toMatch(/^\d{6}$/);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const { reply, events } = await effectsOf(app, () => finish(signer, 'email_code', spaced));
    expect(events).toEqual(['recipient.authenticated']);
    expect(reply.body).toMatchObject({
      state: 'ready',
      document: { id },
      authentication: [{ method: 'email_code', done: true }],
      session_token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect((await signer.get('/signing/session')).body.state).toBe('authenticate');
    const proved = withToken(signer, reply.body.session_token);
    expect((await proved.get('/signing/session')).body.state).toBe('ready');
    expect((await proved.post('/signing/view')).status).toBe(200);
    const { body } = await workspace.api.get('/signatures/audit', { document_id: id });
    const viewed = body.events.find(
      (one: { event_type: string }) => one.event_type === 'recipient.viewed',
    );
    expect(viewed.details.authentication).toEqual([
      {
        method: 'email_code',
        before: 'view',
        at: app.clock.now().toISOString(),
        hint: 'a•••@example.com',
      },
    ]);
  });

  test('is good for one use, ten minutes and five tries', async () => {
    const { signer, recipientId } = await givenAsked(app, mailed);
    expect(await finish(signer, 'email_code', '000000')).toEqual(refused(410, 'CODE_EXPIRED'));
    await start(signer, 'email_code');
    const used = await mailedCode(app, recipientId);
    expect((await finish(signer, 'email_code', used)).status).toBe(200);
    expect(await finish(signer, 'email_code', used)).toEqual(refused(410, 'CODE_EXPIRED'));
    app.clock.advance(31_000);
    await start(signer, 'email_code');
    const late = await mailedCode(app, recipientId);
    app.clock.advance(600_000);
    expect(await finish(signer, 'email_code', late)).toEqual(refused(410, 'CODE_EXPIRED'));
    await start(signer, 'email_code');
    const tried = await mailedCode(app, recipientId);
    for (const remaining of [4, 3, 2, 1, 0]) {
      const reply = await finish(signer, 'email_code', wrongFor(tried));
      expect(reply).toEqual(refused(400, 'CODE_WRONG'));
      expect(reply.body.remaining).toBe(remaining);
    }
    expect(await finish(signer, 'email_code', tried)).toEqual(refused(410, 'CODE_EXPIRED'));
  });

  test('is not mailed again within 30 seconds, three times in an hour, and ten in a day', async () => {
    const { signer, recipientId } = await givenAsked(app, mailed);
    await start(signer, 'email_code');
    app.clock.advance(10_000);
    const { reply, ...effects } = await effectsOf(app, () => start(signer, 'email_code'));
    expect(effects).toEqual(nothing);
    expect(reply.body).toMatchObject({ retry_after: 20 });
    app.clock.advance(20_000);
    const first = await mailedCode(app, recipientId);
    expect((await start(signer, 'email_code')).body.retry_after).toBeUndefined();
    expect(await finish(signer, 'email_code', first)).not.toMatchObject({ status: 200 });
    app.clock.advance(31_000);
    await start(signer, 'email_code');
    app.clock.advance(31_000);
    const fourth = await start(signer, 'email_code');
    expect(fourth).toEqual(refused(429, 'TOO_MANY_CODES'));
    expect(Number(fourth.headers.get('retry-after'))).toBe(3_600 - 92);
    for (let hour = 0; hour < 3; hour += 1) {
      app.clock.advance(3_600_000);
      for (let each = 0; each < (hour < 2 ? 3 : 1); each += 1) {
        expect((await start(signer, 'email_code')).status).toBe(200);
        app.clock.advance(31_000);
      }
    }
    expect(await start(signer, 'email_code')).toEqual(refused(429, 'TOO_MANY_CODES'));
  });

  test('leaves although nothing else is mailed to this recipient, and not of a draft', async () => {
    const quiet = await givenAsked(app, mailed, { notify: false });
    const { mails } = await effectsOf(app, () => start(quiet.signer, 'email_code'));
    expect(mails).toEqual(['code ana@example.com']);
    const draft = await givenSigners(
      app,
      [{ email: 'a@example.com', authentication: mailed }],
      false,
    );
    const signer = await draft.open(0);
    expect((await signer.get('/signing/session')).body.state).toBe('authenticate');
    expect(await start(signer, 'email_code')).toEqual(refused(409, 'DOCUMENT_NOT_OPEN'));
  });

  test('is nowhere in the database in clear', async () => {
    const { signer, recipientId } = await givenAsked(app, mailed);
    await start(signer, 'email_code');
    const code = await mailedCode(app, recipientId);
    const rows = await app.database.fork().execute<{ text: string }[]>(
      `select to_jsonb(m)::text as text from mails m where recipient_id = ?
       union all select to_jsonb(c)::text from authentication_codes c where recipient_id = ?`,
      [rowId('rec', recipientId), rowId('rec', recipientId)],
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(({ text }) => new RegExp(`(?<!\\d)${code}(?!\\d)`).test(text))).toEqual([]);
    // What is kept of it cannot be guessed without the master key.
    const [kept] = await app.database
      .fork()
      .execute<{ id: string; key_id: string; mac: Buffer }[]>(
        'select id, key_id, mac from authentication_codes where recipient_id = ?',
        [rowId('rec', recipientId)],
      );
    const { id = '', key_id = '', mac = Buffer.alloc(0) } = kept ?? {};
    const { keyring } = app.operations;
    expect(keyring.verifyMac('authentication-code', key_id, `${id}:${code}`, mac)).toBe(true);
  });
});

describe('wrong codes', () => {
  test('ten of a day block; the owner is mailed, and the sender lets them begin again', async () => {
    const access = [{ method: 'access_code', code: 'Blue House 12' }];
    const { signer, workspace, id, recipientId } = await givenAsked(app, access);
    for (let left = 9; left > 0; left -= 1) {
      expect((await finish(signer, 'access_code', 'nothing')).body.remaining).toBe(left);
    }
    const tenth = await effectsOf(app, () => finish(signer, 'access_code', 'nothing'));
    expect(tenth.reply).toEqual(refused(400, 'CODE_WRONG'));
    expect(tenth.reply.body.remaining).toBe(0);
    expect(tenth.events).toEqual(['recipient.authentication_failed', 'recipient.blocked']);
    expect(tenth.mails).toEqual([expect.stringMatching(/^recipient_blocked olga/)]);
    const right = () => finish(signer, 'access_code', 'bluehouse12');
    expect(await right()).toEqual(refused(403, 'RECIPIENT_BLOCKED'));
    expect(await start(signer, 'access_code')).toEqual(refused(403, 'RECIPIENT_BLOCKED'));
    expect((await signer.get('/signing/session')).body.state).toBe('authenticate');
    const reset = await workspace.api.post('/recipients/reset-authentication', {
      query: { document_id: id, id: recipientId },
    });
    expect(reset).toMatchObject({ status: 200, body: { id: recipientId } });
    expect((await right()).body.state).toBe('ready');
    const { body } = await workspace.api.get('/audit-log', { document_id: id });
    const actions = body.entries.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(
      expect.arrayContaining([
        'recipient.authenticated',
        'recipient.authentication_failed',
        'recipient.blocked',
      ]),
    );
  });

  test('from many connections at once: five are compared, whoever comes first', async () => {
    const { signer, recipientId } = await givenAsked(app, mailed);
    await start(signer, 'email_code');
    const code = await mailedCode(app, recipientId);
    const guesses = Array.from({ length: 25 }, () => finish(signer, 'email_code', wrongFor(code)));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 410)).toHaveLength(20);
  });

  test('of what is not asked, or of no form: 400 naming the place', async () => {
    const { signer } = await givenAsked(app, mailed);
    expect(await start(signer, 'access_code')).toEqual(invalidAt('/method'));
    expect(await finish(signer, 'external_code', '123456')).toEqual(invalidAt('/method'));
    expect(await start(signer, 'sms')).toEqual(invalidAt('/method'));
    expect(await finish(signer, 'email_code', '')).toEqual(invalidAt('/code'));
  });
});
