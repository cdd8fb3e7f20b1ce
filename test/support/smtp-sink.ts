import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface SmtpSink {
  url: string;
  received: { to: string[]; raw: string; parsed: ParsedMail }[];
  connections: () => number;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that keeps what it accepts; `behaviour` overrides a step. */
export async function startSmtpSink(behaviour: SMTPServerOptions = {}): Promise<SmtpSink> {
  const received: SmtpSink['received'] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onConnect(_session, callback) {
      connections += 1;
      callback();
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        void simpleParser(raw).then((parsed) => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ to, raw: raw.toString(), parsed });
          callback();
        });
      });
    },
    ...behaviour,
  });
  // A client that leaves in the middle is what some tests are about.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
