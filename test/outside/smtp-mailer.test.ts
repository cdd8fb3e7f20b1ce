import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { SMTPServerOptions } from 'smtp-server';
import { freePort } from '@countersign/embedded/processes/ports';
import { makeSmtpMailer, type SmtpMailer } from '@countersign/mailer/smtp-mailer';
import { sampleOutgoingMail } from '../support/mail-samples.ts';
import { cutAfterMessage } from '../support/smtp-cut.ts';
import { startSmtpSink, type SmtpSink } from '../support/smtp-sink.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const from = 'Countersign <no-reply@sign.example.com>';
const mail = sampleOutgoingMail;

function mailerFor(smtpUrl: string, tls: 'required' | 'optional' = 'optional'): SmtpMailer {
  const mailer = makeSmtpMailer({ smtpUrl, tls, from });
  cleanups.push(() => mailer.close());
  return mailer;
}

async function withSink(behaviour: SMTPServerOptions = {}): Promise<[SmtpMailer, SmtpSink]> {
  const sink = await startSmtpSink(behaviour);
  cleanups.push(() => sink.close());
  return [mailerFor(sink.url), sink];
}

const only = ({ received }: SmtpSink) => {
  expect(received).toHaveLength(1);
  const [first] = received;
  if (!first) throw new Error('nothing was received');
  return first;
};
const headerLines = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n')).split(/\r\n(?![ \t])/);
const refuseWith = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

describe('a server that accepts', () => {
  test('gets the whole mail under the given Message-ID', async () => {
    const [mailer, sink] = await withSink();
    const content = Buffer.alloc(200_000, 7);
    const attachments = [
      { filename: 'Vertrag über Öl.pdf', contentType: 'application/pdf', content },
    ];
    await expect(mailer.send({ ...mail, attachments })).resolves.toEqual({ outcome: 'sent' });
    const { parsed, to } = only(sink);
    expect(to).toEqual(['zoe@example.com']);
    expect(parsed.messageId).toBe(mail.messageId);
    expect(parsed.subject).toBe(mail.subject);
    expect(parsed.from?.value).toEqual([
      { name: 'Countersign', address: 'no-reply@sign.example.com' },
    ]);
    expect(parsed.replyTo?.value).toEqual([
      { name: 'Anna Weber', address: 'anna@nordlicht.example' },
    ]);
    expect(parsed.to).toMatchObject({ value: [{ name: mail.to.name, address: mail.to.email }] });
    expect(parsed.headers.get('auto-submitted')).toBe('auto-generated');
    expect(parsed.headers.get('x-auto-response-suppress')).toBe('All');
    expect(parsed.text?.trim()).toBe(mail.text.trim());
    expect(parsed.html).toContain('Review and sign');
    expect(parsed.attachments[0]).toMatchObject({
      filename: 'Vertrag über Öl.pdf',
      contentType: 'application/pdf',
    });
    expect(parsed.attachments[0]?.content.equals(content)).toBe(true);
  });

  test('gets several mails over one connection', async () => {
    const [mailer, sink] = await withSink();
    for (let count = 0; count < 3; count += 1) await mailer.send(mail);
    expect(sink.received).toHaveLength(3);
    expect(sink.connections()).toBe(1);
  });

  test('gets an international domain in its ASCII form', async () => {
    const [mailer, sink] = await withSink();
    await mailer.send({ ...mail, to: { name: 'Jörg', email: 'joerg@Bücher.example' } });
    // The sink shows envelopes in Unicode, so the header is what tells.
    expect(only(sink).raw).toContain('<joerg@xn--bcher-kva.example>');
  });

  test('never sees a header or a recipient that somebody typed into a field', async () => {
    const [mailer, sink] = await withSink();
    const trick = 'x\r\nBcc: evil@example.com\r\n\r\n<h1>hi</h1>\u2028Bcc: evil@example.com';
    await mailer.send({
      ...mail,
      messageId: `<id@host>\r\nBcc: evil@example.com`,
      to: { name: trick, email: 'zoe@example.com' },
      replyTo: { name: trick, email: 'anna@nordlicht.example' },
      subject: trick,
      attachments: [
        { filename: trick, contentType: `text/plain\r\n${trick}`, content: Buffer.from('x') },
      ],
    });
    const { raw, to, parsed } = only(sink);
    expect(to).toEqual(['zoe@example.com']);
    expect(headerLines(raw).filter((line) => /^(bcc|cc)\s*:/i.test(line))).toEqual([]);
    expect(raw).not.toMatch(/^bcc:/im);
    expect(parsed.bcc).toBeUndefined();
    for (const field of [parsed.subject, parsed.replyTo?.value[0]?.name]) {
      expect(field).toBeDefined();
      expect(field).not.toMatch(/[\p{Cc}\u2028]/u);
    }
    expect(headerLines(raw).filter((line) => /^(to|from|subject):/i.test(line))).toHaveLength(3);
  });

  test('gets no Reply-To when the address to reply to is not one', async () => {
    const [mailer, sink] = await withSink();
    await mailer.send({ ...mail, replyTo: { name: 'x', email: 'a@b.example, c@d.example' } });
    expect(only(sink).parsed.replyTo).toBeUndefined();
  });
});

describe('an address that will never work', () => {
  test.each([
    ['a@b.example\r\nRCPT TO:<evil@example.com>'],
    ['"quoted"@example.com'],
    ['a@b.example>, <evil@example.com'],
    ['a@b.example,evil@example.com'],
    ['a b@example.com'],
    ['a@@example.com'],
    ['@example.com'],
    ['a@'],
    ['a..b@example.com'],
    ['a@[127.0.0.1]'],
    ['a@127.0.0.1'],
    ['a@0x7f.1'],
    ['a@exam%40ple.com'],
    ['a@-x.example'],
    [`${'a'.repeat(65)}@example.com`],
    [`a@${'b'.repeat(64)}.example`],
    ['a\u0000@example.com'],
    ['a\u202e@example.com'],
  ])('%j is refused before anything is connected', async (email) => {
    const [mailer, sink] = await withSink();
    const outcome = await mailer.send({ ...mail, to: { name: 'x', email } });
    expect(outcome.outcome).toBe('refused');
    expect(sink.connections()).toBe(0);
  });

  test.each([550, 551, 552, 553, 554, 501])('is refused by %i at RCPT', async (code) => {
    const [mailer] = await withSink({
      onRcptTo: (_address, _session, callback) => callback(refuseWith(code, 'No such user here')),
    });
    await expect(mailer.send(mail)).resolves.toEqual({
      outcome: 'refused',
      reason: `${code} No such user here`,
    });
  });

  test('is refused at DATA when the reply names it; when it does not, the message is', async () => {
    const refuseAtData = (message: string): SMTPServerOptions => ({
      onData(stream, _session, callback) {
        stream.resume();
        stream.on('end', () => callback(refuseWith(550, message)));
      },
    });
    const [naming] = await withSink(refuseAtData('<ZOE@example.com>: user unknown'));
    await expect(naming.send(mail)).resolves.toEqual({
      outcome: 'refused',
      reason: '550 <ZOE@example.com>: user unknown',
    });
    const [policy] = await withSink(refuseAtData('message looks like spam'));
    await expect(policy.send(mail)).resolves.toEqual({
      outcome: 'refused',
      what: 'message',
      reason: '550 message looks like spam',
    });
  });
});

describe('a failure that may pass', () => {
  test.each([421, 450, 451, 452, 530])('%i at RCPT throws', async (code) => {
    const [mailer] = await withSink({
      onRcptTo: (_address, _session, callback) => callback(refuseWith(code, 'Try later')),
    });
    await expect(mailer.send(mail)).rejects.toThrow('The mail server did not take the mail');
  });

  test('a sender that the server rejects throws, for it is not the address that is wrong', async () => {
    const [mailer] = await withSink({
      onMailFrom: (_address, _session, callback) => callback(refuseWith(550, 'Not you')),
    });
    await expect(mailer.send(mail)).rejects.toThrow('550 Not you');
  });

  test('a server that is not there throws without the password of its address', async () => {
    const mailer = mailerFor(`smtp://user:s3cret@127.0.0.1:${await freePort()}`);
    const error = await mailer.send(mail).catch((caught: unknown) => caught);
    expect(String(error)).toContain('ECONNREFUSED');
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('s3cret');
  });
});

test.each(['', 'nobody', 'a@b.example, c@d.example', 'x <a@b.example\r\nBcc: c@d.example>'])(
  'MAIL_FROM %j stops the start by name',
  (bad) => {
    expect(() =>
      makeSmtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', tls: 'required', from: bad }),
    ).toThrow('MAIL_FROM');
  },
);

describe('encryption', () => {
  /** What a server without STARTTLS was sent, command by command. */
  async function withPlainServer(parameters = ''): Promise<[SmtpMailer, string[]]> {
    const sink = await startSmtpSink();
    const said: string[] = [];
    const line = createServer((client) => {
      client.on('data', (data) => said.push(data.toString()));
      cutAfterMessage(client, sink.url, () => false);
    });
    line.listen(0, '127.0.0.1');
    await once(line, 'listening');
    cleanups.push(
      () => sink.close(),
      () => line.close(),
    );
    const { port } = line.address() as AddressInfo;
    const mailer = mailerFor(`smtp://user:secret@127.0.0.1:${port}${parameters}`, 'required');
    return [mailer, said];
  }

  test.each(['', '?ignoreTLS=true', '?opportunisticTLS=true', '?requireTLS=false'])(
    'a server that offers none gets neither password nor mail, whatever %j says',
    async (parameters) => {
      const [mailer, said] = await withPlainServer(parameters);
      await expect(mailer.send(mail)).rejects.toThrow(/did not take the mail/);
      expect(said.join('')).toMatch(/^(EHLO|STARTTLS)/);
      expect(said.join('')).not.toMatch(/AUTH|MAIL FROM|RCPT|DATA|secret|zoe/i);
    },
  );

  test('is upgraded to where there is STARTTLS, and a certificate of nobody is refused', async () => {
    const server = await startSmtpSink({ disabledCommands: [] });
    cleanups.push(() => server.close());
    await expect(mailerFor(server.url, 'required').send(mail)).rejects.toThrow(/certificate/);
    expect(server.received).toEqual([]);
    let secured: boolean | undefined;
    const upgraded = await startSmtpSink({
      disabledCommands: [],
      onMailFrom(_address, session, callback) {
        secured = session.secure;
        callback();
      },
    });
    cleanups.push(() => upgraded.close());
    const url = `${upgraded.url}?tls.rejectUnauthorized=false`;
    expect(await mailerFor(url, 'required').send(mail)).toEqual({ outcome: 'sent' });
    expect(secured).toBe(true);
  });

  test('smtps:// is encrypted from the first byte', async () => {
    const server = await startSmtpSink({ secure: true });
    cleanups.push(() => server.close());
    const url = server.url.replace('smtp:', 'smtps:');
    await expect(mailerFor(url, 'required').send(mail)).rejects.toThrow(/certificate/);
    const trusting = mailerFor(`${url}?tls.rejectUnauthorized=false`, 'required');
    expect(await trusting.send(mail)).toEqual({ outcome: 'sent' });
    expect(server.received).toHaveLength(1);
  });
});
