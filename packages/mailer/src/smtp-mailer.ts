import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { toSmtpAddress } from './mail-address.ts';
import type { Mailer, MailOutcome, OutgoingMail } from './mailer.ts';

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

const defaultTimeouts: SmtpTimeouts = { connectMs: 10_000, silenceMs: 15_000, attemptMs: 20_000 };
/** Slower than this and the attempt is given up: 10 MB get 100 seconds more. */
const slowestBytesPerMs = 100;
const reasonMaxLength = 300;
const nameMaxLength = 200;

/**
 * Sends by SMTP over a few kept connections. Resolves with `refused` when the server will never
 * take this address; throws on everything that a later attempt may cure.
 * `from` is a mailbox such as `Countersign <no-reply@example.com>`.
 */
export function makeSmtpMailer(options: {
  smtpUrl: string;
  /** `optional`: a server of smtp:// that offers no STARTTLS gets mail in clear. */
  tls: 'required' | 'optional';
  from: string;
  timeouts?: SmtpTimeouts;
}): SmtpMailer {
  const timeouts = options.timeouts ?? defaultTimeouts;
  const from = parseSender(options.from);
  const transport = createTransport({
    pool: true,
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
  return {
    async send(mail) {
      const address = toSmtpAddress(mail.to.email);
      if (address === undefined) {
        return { outcome: 'refused', reason: 'This is not an address that mail can be sent to.' };
      }
      try {
        await transport.sendMail({
          ...toMessage(mail, from, address),
          signal: AbortSignal.timeout(timeouts.attemptMs + transferMs(mail)),
        });
        return { outcome: 'sent' };
      } catch (error) {
        if (mail.attachments.length > 0 && isTooLarge(error)) return { outcome: 'too_large' };
        return refusalOf(error, address) ?? fail(error);
      }
    },
    close: () => transport.close(),
  };
}

/** A parameter of the address would win over an option, so that it is said there. */
function transportUrl({ smtpUrl, tls }: { smtpUrl: string; tls: string }): string {
  const url = new URL(smtpUrl);
  url.searchParams.set('requireTLS', String(tls === 'required'));
  return url.href;
}

function toMessage(mail: OutgoingMail, from: { name: string; address: string }, address: string) {
  const replyTo = mail.replyTo && toSmtpAddress(mail.replyTo.email);
  return {
    // Said explicitly, so that no header can widen who gets it.
    envelope: { from: from.address, to: [address] },
    messageId: `<${oneLine(mail.messageId).replace(/[<>\s]/g, '')}>`,
    from,
    to: { name: displayName(mail.to.name), address },
    ...(mail.replyTo && replyTo !== undefined
      ? { replyTo: { name: displayName(mail.replyTo.name), address: replyTo } }
      : {}),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: {
      // RFC 3834: out-of-office answers stay away from generated mail; the second is Exchange's.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    attachments: mail.attachments.map((attachment) => ({
      filename: oneLine(attachment.filename),
      contentType: /^[\w.+-]+\/[\w.+-]+$/.test(attachment.contentType)
        ? attachment.contentType
        : 'application/octet-stream',
      content: Buffer.from(attachment.content),
      ...(attachment.cid !== undefined && { cid: attachment.cid }),
    })),
  };
}

/** A bad MAIL_FROM stops the process at its start rather than every mail later. */
function parseSender(from: string): { name: string; address: string } {
  const [mailbox, second] = addressparser(from, { flatten: true });
  const address = mailbox && toSmtpAddress(mailbox.address);
  if (!mailbox || address === undefined || second || /\p{Cc}/u.test(from)) {
    throw new Error('MAIL_FROM must be one address, such as Countersign <no-reply@example.com>');
  }
  return { name: displayName(mailbox.name), address };
}

/** Replies that speak of us or of the conversation (unknown command, sign in first). */
const notAboutTheAddress = new Set([500, 502, 503, 530, 534, 535, 538]);

/** What nodemailer adds to the errors that a reply caused. */
interface SmtpFailure {
  command?: string;
  response?: string;
  responseCode?: number;
}

/** A permanent answer about this address: 5xx at RCPT, or said late at DATA and naming it. */
function refusalOf(error: unknown, address: string): MailOutcome | undefined {
  const { command, response, responseCode } = error as SmtpFailure;
  if (responseCode === undefined || responseCode < 500 || response === undefined) return undefined;
  if (notAboutTheAddress.has(responseCode)) return undefined;
  const atRecipient = command === 'RCPT TO';
  const named = response.toLowerCase().includes(address.toLowerCase());
  const lateAtData = command === 'DATA' && [550, 551, 553].includes(responseCode) && named;
  if (!atRecipient && !lateAtData) return undefined;
  return { outcome: 'refused', reason: oneLine(firstLine(response)).slice(0, reasonMaxLength) };
}

/** RFC 5321 4.2.3 has 552 for it, RFC 3463 the status 5.3.4; at RCPT both speak of the mailbox. */
function isTooLarge(error: unknown): boolean {
  const { command, response, responseCode } = error as SmtpFailure;
  if (command === 'RCPT TO' || responseCode === undefined) return false;
  return (
    responseCode === 552 || (responseCode >= 500 && /^\d{3}[ -]5\.3\.4\b/.test(response ?? ''))
  );
}

function fail(error: unknown): never {
  const { message = 'unknown failure' } = error as { message?: string };
  throw new Error(`The mail server did not take the mail: ${firstLine(message)}`, { cause: error });
}

const firstLine = (text: string) => text.split(/[\r\n]/, 1)[0] ?? '';
/** Controls become spaces: nothing that a person typed can start a header of its own. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
const displayName = (name: string) => oneLine(name).slice(0, nameMaxLength);

function transferMs({ attachments }: OutgoingMail): number {
  const sizeBytes = attachments.reduce((sum, { content }) => sum + content.byteLength, 0);
  return Math.ceil(sizeBytes / slowestBytesPerMs);
}
