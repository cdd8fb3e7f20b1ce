import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { makeSmtpMailer, type SmtpTimeouts } from '@countersign/mailer/smtp-mailer';
import { sampleOutgoingMail } from '../support/mail-samples.ts';
import { cutAfterMessage } from '../support/smtp-cut.ts';
import { startSmtpSink } from '../support/smtp-sink.ts';

const mail = sampleOutgoingMail;
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function mailerFor(server: Server, timeouts?: SmtpTimeouts) {
  const { port } = server.address() as AddressInfo;
  const mailer = makeSmtpMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    tls: 'optional',
    from: 'Countersign <no-reply@sign.example.com>',
    ...(timeouts ? { timeouts } : {}),
  });
  cleanups.push(() => mailer.close());
  return mailer;
}

test('a connection dropped after DATA throws, and the next attempt arrives', async () => {
  let drops = 1;
  const sink = await startSmtpSink();
  const front = createServer((client) => cutAfterMessage(client, sink.url, () => drops-- > 0));
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  cleanups.push(() => sink.close());
  cleanups.push(() => new Promise((resolve) => front.close(resolve)));
  const mailer = mailerFor(front);
  await expect(mailer.send(mail)).rejects.toThrow('The mail server did not take the mail');
  await expect(mailer.send(mail)).resolves.toEqual({ outcome: 'sent' });
  // The lost reply's mail came too, both under one Message-ID.
  expect(new Set(sink.received.map(({ parsed }) => parsed.messageId))).toEqual(
    new Set([mail.messageId]),
  );
});

describe('a server that hangs', () => {
  const impatient: SmtpTimeouts = { connectMs: 150, silenceMs: 150, attemptMs: 600_000 };
  const scripts: [string, SmtpTimeouts, (socket: Socket) => void][] = [
    ['never greets', impatient, () => undefined],
    ['greets and falls silent', impatient, (socket) => void socket.write('220 hello\r\n')],
    [
      'trickles a greeting that never ends',
      { connectMs: 300, silenceMs: 5_000, attemptMs: 5_000 },
      (socket) => drip(socket, '220-still here\r\n'),
    ],
    [
      'trickles after its greeting',
      { connectMs: 5_000, silenceMs: 5_000, attemptMs: 300 },
      (socket) => {
        socket.write('220 hello\r\n');
        socket.once('data', () => drip(socket, '250-more\r\n'));
      },
    ],
  ];

  test.each(scripts)('and %s is given up', async (_what, timeouts, script) => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      script(socket);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanups.push(() => new Promise((resolve) => server.close(resolve)));
    cleanups.push(() => sockets.forEach((socket) => socket.destroy()));
    const mailer = mailerFor(server, timeouts);
    await expect(mailer.send(mail)).rejects.toThrow('The mail server did not take the mail');
  });
});

function drip(socket: Socket, line: string): void {
  const timer = setInterval(() => socket.write(line), 20);
  socket.on('close', () => clearInterval(timer));
}
