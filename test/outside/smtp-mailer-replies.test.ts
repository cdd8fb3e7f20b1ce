import { afterEach, describe, expect, test } from '@jest/globals';
import { makeSmtpMailer, type SmtpMailer } from '@countersign/mailer/smtp-mailer';
import { sampleOutgoingMail } from '../support/mail-samples.ts';
import {
  smtpSteps,
  startScriptedSmtp,
  type ScriptedSmtp,
  type SmtpStep,
} from '../support/scripted-smtp.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const mail = sampleOutgoingMail;
const copy = {
  filename: 'signed.pdf',
  contentType: 'application/pdf',
  content: Buffer.alloc(30_000, 7),
};
const withCopy = { ...mail, attachments: [copy] };

async function withServer(
  script: Parameters<typeof startScriptedSmtp>[0],
  from = 'no-reply@sign.example.com',
): Promise<[SmtpMailer, ScriptedSmtp]> {
  const server = await startScriptedSmtp(script);
  const mailer = makeSmtpMailer({ smtpUrl: server.url, tls: 'optional', from });
  cleanups.push(
    () => server.close(),
    () => mailer.close(),
  );
  return [mailer, server];
}

const outcomeOf = (mailer: SmtpMailer, sent = mail) =>
  mailer.send(sent).then(
    ({ outcome, ...rest }) => ({ outcome, ...rest }),
    () => ({ outcome: 'failed' }),
  );

const permanent = [500, 501, 502, 503, 504, 521, 530, 535, 541, 550, 551, 552, 553, 554, 571];
const passing = [421, 432, 450, 451, 452, 454, 455, 471];
const extensionsOf = { pipelined: ['PIPELINING'], plain: [] };

describe.each(Object.entries(extensionsOf))('a %s server', (_, extensions) => {
  const answering = (step: SmtpStep, code: number) =>
    withServer({ replies: { [step]: `${code} No` }, extensions });

  test.each(permanent)(
    'that says %i from DATA on is asked no more about this mail',
    async (code) => {
      for (const step of ['DATA', 'MESSAGE'] as const) {
        const [mailer] = await answering(step, code);
        const refused = { outcome: 'refused', what: 'message', reason: `${code} No` };
        expect([step, await outcomeOf(mailer)]).toEqual([step, refused]);
      }
    },
  );

  test.each(permanent)('that says %i at RCPT speaks of the address, or of us', async (code) => {
    const [mailer] = await answering('RCPT', code);
    const ofUs = [500, 502, 503, 530, 535].includes(code);
    const expected = ofUs ? { outcome: 'failed' } : { outcome: 'refused', reason: `${code} No` };
    expect(await outcomeOf(mailer)).toEqual(expected);
  });

  test.each(permanent)('that says %i before RCPT is asked again later', async (code) => {
    for (const step of ['GREETING', 'MAIL'] as const) {
      const [mailer] = await answering(step, code);
      expect([step, await outcomeOf(mailer)]).toEqual([step, { outcome: 'failed' }]);
    }
  });

  test.each(passing)('that says %i, wherever it does, is asked again later', async (code) => {
    for (const step of smtpSteps.filter((each) => each !== 'EHLO')) {
      const [mailer] = await answering(step, code);
      expect([step, await outcomeOf(mailer, withCopy)]).toEqual([step, { outcome: 'failed' }]);
    }
  });

  test.each(smtpSteps)('that closes the line at %s is asked again later', async (step) => {
    const [mailer] = await withServer({ replies: { [step]: 'close' }, extensions });
    expect(await outcomeOf(mailer)).toEqual({ outcome: 'failed' });
  });
});

describe('a mail with the signed copy', () => {
  test.each<[string, SmtpStep]>([
    ['552 Too big', 'MAIL'],
    ['552 Too big', 'DATA'],
    ['552 5.3.4 Too big', 'MESSAGE'],
    ['554 5.3.4 Too big', 'MESSAGE'],
  ])('is too large by %s at %s, and without it the answer is for good', async (reply, step) => {
    const [mailer] = await withServer({ replies: { [step]: reply } });
    expect(await outcomeOf(mailer, withCopy)).toEqual({ outcome: 'too_large' });
    const alone = step === 'MAIL' ? 'failed' : 'refused';
    expect(await outcomeOf(mailer)).toMatchObject({ outcome: alone });
  });

  test('is not offered to a server that announces less, which gets it without the copy', async () => {
    const [mailer, server] = await withServer({ extensions: ['SIZE 30000'] });
    expect(await outcomeOf(mailer, withCopy)).toEqual({ outcome: 'too_large' });
    expect(server.said()).not.toContain('MAIL FROM');
    expect(await outcomeOf(mailer)).toEqual({ outcome: 'sent' });
  });

  test('says its size to a server that announces more, or no limit', async () => {
    for (const announced of ['SIZE 100000', 'SIZE', 'SIZE 0']) {
      const [mailer, server] = await withServer({ extensions: [announced] });
      expect(await outcomeOf(mailer, withCopy)).toEqual({ outcome: 'sent' });
      const said = Number(/^MAIL FROM:.* SIZE=(\d+)/m.exec(server.said())?.[1]);
      const real = server.messages[0]?.replaceAll('\n', '\r\n').length ?? 0;
      // A message of more than was said would be cut off by the server.
      expect(said).toBeGreaterThanOrEqual(real);
      expect(said).toBeLessThan(real + 10_000);
    }
  });

  test('whose text alone is beyond what a server announces is sent to it all the same', async () => {
    const [mailer, server] = await withServer({ extensions: ['SIZE 100'] });
    expect(await outcomeOf(mailer)).toEqual({ outcome: 'sent' });
    expect(server.said()).not.toContain('SIZE=');
  });
});

describe('an address with letters beyond ASCII', () => {
  const international = { ...mail, to: { name: 'Zoë', email: 'zoë@Bücher.example' } };

  test('is refused when the server does not offer SMTPUTF8, and nothing of it is sent', async () => {
    const [mailer, server] = await withServer({ extensions: ['8BITMIME', 'PIPELINING'] });
    expect(await outcomeOf(mailer, international)).toEqual({
      outcome: 'refused',
      reason: 'The address has letters beyond ASCII, and the mail server does not offer SMTPUTF8.',
    });
    expect(server.said()).not.toMatch(/MAIL|RCPT|[^\0-\x7f]/);
  });

  test('is refused by a server that knows no EHLO', async () => {
    const [mailer, server] = await withServer({ replies: { EHLO: '502 What?' } });
    expect(await outcomeOf(mailer, international)).toMatchObject({ outcome: 'refused' });
    expect(server.said()).not.toMatch(/MAIL|[^\0-\x7f]/);
  });

  test('is sent to under SMTPUTF8 where the server offers it', async () => {
    const [mailer, server] = await withServer({ extensions: ['SMTPUTF8', '8BITMIME'] });
    expect(await outcomeOf(mailer, international)).toEqual({ outcome: 'sent' });
    expect(server.said()).toMatch(/^MAIL FROM:<.*> .*SMTPUTF8/m);
    expect(server.said()).toMatch(/^RCPT TO:<zoë@/m);
  });

  test.each<SmtpStep>(['GREETING', 'EHLO'])(
    'waits when the server cannot be asked: it closes the line at %s',
    async (step) => {
      const [mailer] = await withServer({ replies: { [step]: 'close' } });
      expect(await outcomeOf(mailer, international)).toEqual({ outcome: 'failed' });
    },
  );

  test('as the one to reply to is left out of mails to others', async () => {
    const replyTo = { name: 'Jörg', email: 'jörg@example.com' };
    const [mailer, server] = await withServer({ extensions: ['SMTPUTF8', '8BITMIME'] });
    expect(await outcomeOf(mailer, { ...mail, replyTo })).toEqual({ outcome: 'sent' });
    expect(server.messages[0]).not.toContain('Reply-To');
    expect(await outcomeOf(mailer, { ...international, replyTo })).toEqual({ outcome: 'sent' });
    expect(server.messages[1]).toContain('Reply-To');
  });

  test('as the sender makes every mail wait for a server that offers SMTPUTF8', async () => {
    const [mailer, server] = await withServer({}, 'nö-reply@sign.example.com');
    expect(await outcomeOf(mailer)).toEqual({ outcome: 'failed' });
    expect(server.said()).not.toMatch(/MAIL|[^\0-\x7f]/);
  });
});
