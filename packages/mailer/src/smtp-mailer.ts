import { createTransport } from 'nodemailer';
import SMTPPool from 'nodemailer/lib/smtp-pool';
import { toSmtpAddress } from './mail-address.ts';
import { MailNotTaken, type Mailer, type OutgoingMail } from './mailer.ts';
import { parseSender, toMessage } from './smtp-message.ts';
import { failureOf, firstLine, isTooLarge, refusalOf } from './smtp-replies.ts';
import { needsUtf8, takesUtf8 } from './smtp-utf8.ts';

export interface SmtpMailer extends Mailer {
  /** Lets a message in flight finish, closes idle connections at once. */
  close(): void;
}

export interface SmtpTimeouts {
  /** Finding, reaching and greeting the server, together. */
  connectMs: number;
  /** Silence while a message is handed over. */
  silenceMs: number;
  /** The whole attempt without attachments: a server that trickles is never silent. */
  attemptMs: number;
}

export const usualTimeouts: SmtpTimeouts = {
  connectMs: 10_000,
  silenceMs: 15_000,
  attemptMs: 20_000,
};
/** Slower than this and the attempt is given up: 10 MB get 100 seconds more. */
export const slowestBytesPerMs = 100;

/**
 * Sends by SMTP over a few kept connections. Resolves with `refused` when the server will never
 * take this address or this message; throws on everything that a later attempt may cure.
 * `from` is a mailbox such as `Countersign <no-reply@example.com>`.
 */
export function makeSmtpMailer(options: {
  smtpUrl: string;
  /** `optional`: a server of smtp:// that offers no STARTTLS gets mail in clear. */
  tls: 'required' | 'optional';
  from: string;
  timeouts?: SmtpTimeouts;
}): SmtpMailer {
  const timeouts = options.timeouts ?? usualTimeouts;
  const from = parseSender(options.from);
  const pool = new SMTPPool({
    url: transportUrl(options),
    maxConnections: 4,
    maxMessages: 100,
    // One more try for a kept connection that the server had dropped; the rest is the workflow's.
    maxRequeues: 1,
    idleTimeout: 30_000,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const transport = createTransport(pool);
  return {
    async send(mail) {
      const address = toSmtpAddress(mail.to.email);
      if (address === undefined) {
        return { outcome: 'refused', reason: 'This is not an address that mail can be sent to.' };
      }
      const signal = AbortSignal.timeout(timeouts.attemptMs + transferMs(mail));
      try {
        const international = [address, from.address].some(needsUtf8);
        if (international && !(await takesUtf8(pool.options, signal))) {
          if (!needsUtf8(address)) throw new Error('The sender needs SMTPUTF8.');
          return { outcome: 'refused', reason: noUtf8 };
        }
        await transport.sendMail({ ...toMessage(mail, from, address), signal });
        return { outcome: 'sent' };
      } catch (error) {
        if (mail.attachments.length > 0 && isTooLarge(error)) return { outcome: 'too_large' };
        return refusalOf(error, address) ?? fail(error);
      }
    },
    close: () => transport.close(),
  };
}

const noUtf8 = 'The address has letters beyond ASCII, and the mail server does not offer SMTPUTF8.';

/** A parameter of the address would win over an option, so that it is said there. */
function transportUrl({ smtpUrl, tls }: { smtpUrl: string; tls: string }): string {
  const url = new URL(smtpUrl);
  url.searchParams.set('requireTLS', String(tls === 'required'));
  return url.href;
}

function fail(error: unknown): never {
  const { message = 'unknown failure' } = error as { message?: string };
  throw new MailNotTaken(`The mail server did not take the mail: ${firstLine(message)}`, {
    cause: error,
    failure: failureOf(error),
  });
}

function transferMs({ attachments }: OutgoingMail): number {
  const sizeBytes = attachments.reduce((sum, { content }) => sum + content.byteLength, 0);
  return Math.ceil(sizeBytes / slowestBytesPerMs);
}
