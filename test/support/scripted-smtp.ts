import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Where a server may say something else than usual; `MESSAGE` is after the message itself. */
export const smtpSteps = ['GREETING', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'MESSAGE'] as const;
export type SmtpStep = (typeof smtpSteps)[number];

export interface ScriptedSmtp {
  url: string;
  /** All bytes that came, of every connection. */
  said: () => string;
  /** The messages that were taken. */
  messages: string[];
  close(): Promise<void>;
}

/**
 * An SMTP server on loopback that says what it is told to, which well-made servers cannot: a reply
 * at a step, or with `close` nothing more. `extensions` are the lines of its answer to EHLO.
 */
export async function startScriptedSmtp(script: {
  replies?: Partial<Record<SmtpStep, string>>;
  extensions?: string[];
}): Promise<ScriptedSmtp> {
  const { replies = {}, extensions = [] } = script;
  const heard: Buffer[] = [];
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    const answer = (step: SmtpStep, usual: string) => {
      const reply = replies[step] ?? usual;
      if (reply === 'close') socket.destroy();
      else socket.write(`${reply}\r\n`);
      return reply;
    };
    let buffered = '';
    let message: string | undefined;
    const take = (line: string) => {
      if (message !== undefined) {
        if (line !== '.') {
          message += `${line}\n`;
          return;
        }
        const text = message;
        message = undefined;
        if (answer('MESSAGE', '250 taken').startsWith('2')) messages.push(text);
        return;
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO') answer('EHLO', ehlo(extensions));
      else if (verb === 'MAIL' || verb === 'RCPT') answer(verb, '250 ok');
      else if (verb === 'DATA') {
        if (answer('DATA', '354 go on').startsWith('3')) message = '';
      } else socket.write('250 ok\r\n');
    };
    socket.on('data', (data) => {
      heard.push(data);
      buffered += data.toString('latin1');
      const lines = buffered.split('\r\n');
      buffered = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
    answer('GREETING', '220 mail.example ESMTP');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    said: () => Buffer.concat(heard).toString('utf8'),
    messages,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function ehlo(extensions: string[]): string {
  const lines = ['mail.example', ...extensions];
  return lines.map((line, at) => `250${at < lines.length - 1 ? '-' : ' '}${line}`).join('\r\n');
}
