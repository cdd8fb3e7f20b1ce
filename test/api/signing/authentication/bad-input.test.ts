import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../../support/application.ts';
import { finish, givenAsked, mailedCode, start } from '../../../support/authentication.ts';
import { refused } from '../../../support/refusals.ts';
import { askPasskey, givePasskey as give, makesPasskey } from '../../../support/passkeys.ts';
import { consentAndView, givenSigners, typed } from '../../../support/signing.ts';
import { softAuthenticator } from '../../../support/soft-authenticator.ts';
import { rowId } from '../../../support/uuid.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const mailed = [{ method: 'email_code' }];

describe('a code', () => {
  test('of one recipient opens nothing by the link of another, of this document or of another', async () => {
    const { open, recipientIds } = await givenSigners(app, [
      { email: 'ana@example.com', authentication: mailed },
      { email: 'ben@example.com', authentication: mailed },
    ]);
    const elsewhere = await givenAsked(app, mailed);
    const [ana, ben] = [await open(0), await open(1)];
    await start(ana, 'email_code');
    const code = await mailedCode(app, recipientIds[0] ?? '');
    expect(await finish(ben, 'email_code', code)).toEqual(refused(410, 'CODE_EXPIRED'));
    expect(await finish(elsewhere.signer, 'email_code', code)).toEqual(
      refused(410, 'CODE_EXPIRED'),
    );
    await start(ben, 'email_code');
    const own = await mailedCode(app, recipientIds[1] ?? '');
    if (own !== code) {
      expect(await finish(ben, 'email_code', code)).toEqual(refused(400, 'CODE_WRONG'));
    }
    expect((await finish(ana, 'email_code', code)).status).toBe(200);
  });

  test.each<[string, (code: string) => string]>([
    ['digits of an Arabic keyboard', (code) => shifted(code, 0x0660)],
    ['digits of a Persian keyboard', (code) => shifted(code, 0x06f0)],
    ['digits of a Japanese keyboard', (code) => shifted(code, 0xff10)],
    ['a dash, as it is read out', (code) => `${code.slice(0, 3)}-${code.slice(3)}`],
    [
      'a space and a line feed, pasted as a whole',
      (code) => ` ${code.slice(0, 2)}\u00a0${code.slice(2)}\t`,
    ],
  ])('is taken with %s', async (_what, write) => {
    const { signer, recipientId } = await givenAsked(app, mailed);
    await start(signer, 'email_code');
    const code = await mailedCode(app, recipientId);
    expect((await finish(signer, 'email_code', write(code))).status).toBe(200);
  });
});

function shifted(code: string, zero: number): string {
  return code.replaceAll(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

describe('a passkey', () => {
  const passkey = [{ method: 'passkey' }];
  const ask = async (...given: Parameters<typeof askPasskey>) =>
    (await askPasskey(...given)).body.options;

  async function given() {
    const story = await givenAsked(app, passkey);
    await consentAndView(story.signer);
    const soft = softAuthenticator(app.publicUrl);
    return { ...story, soft, proved: await makesPasskey(story.signer, soft) };
  }

  test('that a browser claims a second time for its recipient is refused: 400, and the first one signs', async () => {
    const { signer, proved, soft } = await given();
    expect(await give(signer, soft.create(await ask(signer)))).toEqual(
      refused(400, 'PASSKEY_INVALID'),
    );
    const assertion = soft.get(await ask(proved, typed));
    const body = { ...typed, passkey: assertion };
    expect((await proved.post('/signing/sign', { body })).status).toBe(200);
  });

  test('answers a challenge once: what was refused is not tried again, nor a creation replayed', async () => {
    const { signer, proved, soft } = await given();
    const options = await ask(proved, typed);
    const sign = (passkey: object) => proved.post('/signing/sign', { body: { ...typed, passkey } });
    expect(await sign(soft.get(options, { flags: 0x01 }))).toEqual(refused(400, 'PASSKEY_INVALID'));
    expect(await sign(soft.get(options))).toEqual(refused(400, 'PASSKEY_INVALID'));
    const creation = softAuthenticator(app.publicUrl).create(await ask(signer));
    expect((await give(signer, creation)).status).toBe(200);
    expect(await give(signer, creation)).toEqual(refused(400, 'PASSKEY_INVALID'));
  });

  test('is challenged and fails without end: so many challenges are kept and failures logged, and it signs', async () => {
    const { proved, soft, recipientId } = await given();
    const first = await ask(proved, typed);
    app.clock.advance(1_000);
    for (let failure = 0; failure < 12; failure += 1) {
      const passkey = soft.get(await ask(proved, typed), { flags: 0x01 });
      const reply = await proved.post('/signing/sign', { body: { ...typed, passkey } });
      expect(reply).toEqual(refused(400, 'PASSKEY_INVALID'));
    }
    for (let more = 0; more < 10; more += 1) await ask(proved, typed);
    const [counted] = await app.database.fork().execute<{ failed: number; open: number }[]>(
      `select (select count(*)::int from events
         where type = 'recipient.authentication_failed' and resource_id = ?) as failed,
       (select count(*)::int from passkey_challenges
         where recipient_id = ? and act is not null) as open`,
      [rowId('rec', recipientId), rowId('rec', recipientId)],
    );
    expect(counted).toEqual({ failed: 10, open: 20 });
    const stale = await proved.post('/signing/sign', {
      body: { ...typed, passkey: soft.get(first) },
    });
    expect(stale).toEqual(refused(400, 'PASSKEY_INVALID'));
    const body = { ...typed, passkey: soft.get(await ask(proved, typed)) };
    expect((await proved.post('/signing/sign', { body })).status).toBe(200);
  });

  test('answers the challenge given last, though a process gives it whose clock is behind', async () => {
    const { proved, soft } = await given();
    app.clock.advance(1_000);
    for (let before = 0; before < 20; before += 1) await ask(proved, typed);
    app.clock.advance(-500);
    const body = { ...typed, passkey: soft.get(await ask(proved, typed)) };
    expect((await proved.post('/signing/sign', { body })).status).toBe(200);
  });

  test('of a person on one link is none on another of the same person', async () => {
    const [first, second] = [await given(), await given()];
    const options = await ask(second.proved, typed);
    const body = { ...typed, passkey: first.soft.get(options) };
    expect(await second.proved.post('/signing/sign', { body })).toEqual(
      refused(400, 'PASSKEY_INVALID'),
    );
  });
});
