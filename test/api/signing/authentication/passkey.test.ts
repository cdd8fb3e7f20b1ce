import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { checkPasskey } from '@countersign/verifier/check-passkey';
import { readRecord } from '@countersign/verifier/record';
import type { RecordedPasskey } from '@countersign/verifier/recorded-authentication';
import type { SigningRecord } from '@countersign/verifier/signing-record';
import { startApplication, type Application } from '../../../support/application.ts';
import {
  finish,
  givenAsked,
  mailedCode,
  start,
  withToken,
} from '../../../support/authentication.ts';
import type { Client } from '../../../support/client.ts';
import { effectsOf } from '../../../support/effects.ts';
import { invalidAt, refused } from '../../../support/refusals.ts';
import { askPasskey as ask, givePasskey as give, type Soft } from '../../../support/passkeys.ts';
import { consentAndView, typed } from '../../../support/signing.ts';
import { softAuthenticator, type KeyKind } from '../../../support/soft-authenticator.ts';
import { rowId } from '../../../support/uuid.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const passkey = [{ method: 'passkey' }];
const authenticator = (kind?: KeyKind) => softAuthenticator(app.publicUrl, kind);

const sign = (signer: Client, assertion: object, body: object = typed) =>
  signer.post('/signing/sign', { body: { ...body, passkey: assertion } });

/** A signer who has viewed and consented, and whose browser has made a passkey. */
async function givenPasskey(soft: Soft = authenticator(), authentication: object[] = passkey) {
  const story = await givenAsked(app, authentication);
  const { signer } = story;
  await consentAndView(signer);
  const started = await ask(signer);
  const made = await give(signer, soft.create(started.body.options));
  return { ...story, soft, made, proved: withToken(signer, made.body.session_token) };
}

async function recordOf(documentId: string): Promise<SigningRecord> {
  const [row] = await app.database
    .fork()
    .execute<{ jws: string }[]>(`select jws from signatures where document_id = ?`, [
      rowId('doc', documentId),
    ]);
  const found = readRecord(row?.jws ?? '');
  if (!found) throw new Error('The record cannot be read.');
  return found.record;
}

describe('a passkey', () => {
  test.each(['ES256', 'EdDSA', 'RS256'] as const)(
    'of %s signs exactly the act, and the record proves it',
    async (kind) => {
      const { id, recipientId, proved, soft, made } = await givenPasskey(authenticator(kind));
      expect(made.body).toMatchObject({
        state: 'ready',
        authentication: [{ method: 'passkey', before: 'act', done: false }],
      });
      const { options } = (await ask(proved, typed)).body;
      expect(options).toMatchObject({ userVerification: 'required' });
      expect(options.allowCredentials).toHaveLength(1);
      const { reply, events } = await effectsOf(app, () => sign(proved, soft.get(options)));
      expect(reply.status).toBe(200);
      expect(events).toEqual(['recipient.authenticated', 'recipient.signed', 'document.completed']);
      const record = await recordOf(id);
      expect(record).toMatchObject({
        version: 2,
        authentication: [{ method: 'passkey', before: 'act', attempts: 1 }],
      });
      const recorded = record.authentication?.[0]?.passkey;
      const act = Buffer.from(recorded?.act ?? '', 'base64url').toString();
      expect(createHash('sha256').update(act).digest('base64url')).toBe(options.challenge);
      expect(JSON.parse(act)).toMatchObject({
        document_id: id,
        recipient_id: recipientId,
        action: 'sign',
        fields: {},
        signature_sha256: record.text_sha256,
        consent: { version: record.consent.version, sha256: record.consent.sha256 },
      });
      expect(checkPasskey(record, recorded as RecordedPasskey)).toMatchObject({
        algorithm: kind,
        flags: { user_verified: true },
      });
    },
  );

  test('is asked of the act: without one 401, and the same act repeated is answered again', async () => {
    const { proved, soft } = await givenPasskey();
    const bare = () => proved.post('/signing/sign', { body: typed });
    expect(await bare()).toEqual(refused(401, 'AUTHENTICATION_REQUIRED'));
    const first = await sign(proved, soft.get((await ask(proved, typed)).body.options));
    expect(first.status).toBe(200);
    expect((await bare()).body).toEqual(first.body);
  });

  test('is made in one browser and signs there alone; another makes its own', async () => {
    const { signer, proved, soft } = await givenPasskey();
    expect((await ask(signer, typed)).body.options).toHaveProperty('rp');
    const { options } = (await ask(proved, typed)).body;
    const assertion = soft.get(options);
    const other = authenticator();
    const made = await give(signer, other.create((await ask(signer)).body.options));
    const elsewhere = withToken(signer, made.body.session_token);
    expect(await sign(elsewhere, assertion)).toEqual(refused(400, 'PASSKEY_INVALID'));
    expect((await sign(proved, assertion)).status).toBe(200);
  });

  test('comes after the other demands, and is recorded beside them', async () => {
    const asked = [{ method: 'email_code', before: 'act' }, ...passkey];
    const { id, recipientId, proved, soft } = await givenPasskey(authenticator(), asked);
    expect(await ask(proved, typed)).toEqual(refused(401, 'AUTHENTICATION_REQUIRED'));
    await start(proved, 'email_code');
    await finish(proved, 'email_code', await mailedCode(app, recipientId));
    const { options } = (await ask(proved, typed)).body;
    expect((await sign(proved, soft.get(options))).status).toBe(200);
    const { authentication } = await recordOf(id);
    expect(authentication?.map(({ method }) => method)).toEqual(['email_code', 'passkey']);
  });

  test('is asked for what the rules would let be done: the act’s own refusals come first', async () => {
    const { signer } = await givenAsked(app, passkey);
    const made = await give(signer, authenticator().create((await ask(signer)).body.options));
    const proved = withToken(signer, made.body.session_token);
    expect(await ask(proved)).toEqual(invalidAt('/act'));
    expect(await ask(proved, typed)).toEqual(refused(409, 'NOT_VIEWED'));
    expect(await ask(proved, {})).toEqual(refused(403, 'ROLE_NOT_ALLOWED'));
    const initials = { type: 'type', text: 'AT' };
    expect(await ask(proved, { initials })).toEqual(invalidAt('/act/initials'));
    const none = await givenAsked(app, [{ method: 'email_code', before: 'act' }]);
    expect(await ask(none.signer, typed)).toEqual(invalidAt('/method'));
  });
});

describe('an assertion is refused, and the next try is free', () => {
  test.each([
    ['of another site', { rpId: 'evil.example' }],
    ['asked for by another page', { origin: 'https://evil.example' }],
    ['without the person verified', { flags: 0x01 }],
    ['with nobody there', { flags: 0x04 }],
    ['that is of a creation', { type: 'webauthn.create' }],
    ['over another challenge', { challenge: 'AAAA' }],
    ['in a frame of a page that may not show ours', { topOrigin: 'https://evil.example' }],
    ['with a counter that goes back', { counter: 1 }],
  ])('%s', async (_what, otherwise) => {
    const { proved, soft } = await givenPasskey();
    const { options } = (await ask(proved, typed)).body;
    const wrong = await effectsOf(app, () => sign(proved, soft.get(options, otherwise)));
    expect(wrong.reply).toEqual(refused(400, 'PASSKEY_INVALID'));
    expect(wrong.events).toEqual(['recipient.authentication_failed']);
    const again = (await ask(proved, typed)).body.options;
    expect((await sign(proved, soft.get(again))).status).toBe(200);
  });

  test('over another act than is acted', async () => {
    const { proved, soft } = await givenPasskey();
    const { options } = (await ask(proved, typed)).body;
    const other = { signature: { type: 'type', text: 'Somebody Else' } };
    expect(await sign(proved, soft.get(options), other)).toEqual(refused(400, 'PASSKEY_INVALID'));
  });

  test('by a passkey that nobody made here, and one that is too late', async () => {
    const { proved, soft } = await givenPasskey();
    const foreign = authenticator().get((await ask(proved, typed)).body.options);
    expect(await sign(proved, foreign)).toEqual(refused(400, 'PASSKEY_INVALID'));
    const { options } = (await ask(proved, typed)).body;
    app.clock.advance(600_000);
    expect(await sign(proved, soft.get(options))).toEqual(refused(400, 'PASSKEY_INVALID'));
  });

  test('replayed by another recipient of the same document', async () => {
    const first = await givenPasskey();
    const second = await givenPasskey(first.soft);
    const assertion = first.soft.get((await ask(first.proved, typed)).body.options);
    expect(await sign(second.proved, assertion)).toEqual(refused(400, 'PASSKEY_INVALID'));
  });
});

test('a passkey that is made of another site, unverified or of a kind that is not taken: 400', async () => {
  const { signer } = await givenAsked(app, passkey);
  for (const [kind, otherwise] of [
    ['ES256', { rpId: 'evil.example' }],
    ['ES256', { origin: 'https://evil.example' }],
    ['ES256', { flags: 0x01 }],
    ['ES256', { type: 'webauthn.get' }],
    ['ES384', {}],
  ] as const) {
    const { options } = (await ask(signer)).body;
    const made = await give(signer, authenticator(kind).create(options, otherwise));
    expect(made).toEqual(refused(400, 'PASSKEY_INVALID'));
  }
  expect(await finish(signer, 'passkey', '123456')).toEqual(invalidAt('/code'));
  const reply = await signer.post('/signing/authentication/finish', {
    body: { method: 'passkey' },
  });
  expect(reply).toEqual(invalidAt('/credential'));
});
