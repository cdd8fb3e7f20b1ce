import type { MailFailure, MailOutcome } from './mailer.ts';

const reasonMaxLength = 300;

/** Replies to an address that speak of us or of the conversation (unknown command, sign in first). */
const notAboutTheAddress = new Set([500, 502, 503, 530, 534, 535, 538]);
/** Replies after the message that may speak of the address, which they then name. */
const lateAboutTheAddress = new Set([550, 551, 553]);

/** What nodemailer calls a server that is not there, hangs, hangs up or lets nobody in. */
const ofTheServer = new Set([
  ...['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EPROTOCOL', 'EAUTH'],
]);

/** What nodemailer adds to the errors that a reply caused. */
interface SmtpFailure {
  name?: string;
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** A permanent answer to this address, or from DATA on to this message: asking again is no use. */
export function refusalOf(error: unknown, address: string): MailOutcome | undefined {
  const { command, response, responseCode } = error as SmtpFailure;
  if (responseCode === undefined || responseCode < 500 || response === undefined) return undefined;
  const reason = oneLine(firstLine(response)).slice(0, reasonMaxLength);
  if (command === 'RCPT TO' && !notAboutTheAddress.has(responseCode)) {
    return { outcome: 'refused', reason };
  }
  if (command !== 'DATA') return undefined;
  const named = response.toLowerCase().includes(address.toLowerCase());
  if (named && lateAboutTheAddress.has(responseCode)) return { outcome: 'refused', reason };
  return { outcome: 'refused', reason, what: 'message' };
}

/**
 * RFC 5321 4.2.3 has 552 for it, RFC 3463 the status 5.3.4; at RCPT both speak of the mailbox. More
 * than the server announced is not offered to it at all.
 */
export function isTooLarge(error: unknown): boolean {
  const { code, command, response, responseCode } = error as SmtpFailure;
  if (command === 'RCPT TO') return false;
  if (responseCode === undefined) return code === 'EMESSAGE' && command === 'MAIL FROM';
  return (
    responseCode === 552 || (responseCode >= 500 && /^\d{3}[ -]5\.3\.4\b/.test(response ?? ''))
  );
}

/** Of what may pass: whom it is about. Undefined where no server had a part in it. */
export function failureOf(error: unknown): MailFailure | undefined {
  const { name, code, command = '', response = '', responseCode } = error as SmtpFailure;
  if (responseCode === undefined) {
    const late = name === 'TimeoutError' ? 'ETIMEDOUT' : undefined;
    const seen = late ?? (code !== undefined && ofTheServer.has(code) ? code : undefined);
    return seen === undefined
      ? undefined
      : { about: 'server', reason: `no answer (${seen})`, asksForTime: false };
  }
  const isEarly = command !== 'RCPT TO' && command !== 'DATA';
  return {
    about: isEarly || responseCode === 421 || responseCode >= 500 ? 'server' : aboutOne(response),
    reason: `answered ${responseCode}`,
    asksForTime: responseCode < 500,
  };
}

/** A mailbox that is full, or a sender it does not know yet, is no state of the server (RFC 3463). */
function aboutOne(response: string): MailFailure['about'] {
  return /^4\d\d[ -]4\.[12]\.\d/.test(response) || /gr[ae]y-?list/i.test(response)
    ? 'mail'
    : 'either';
}

export const firstLine = (text: string) => text.split(/[\r\n]/, 1)[0] ?? '';
/** Controls become spaces: nothing that a person typed can start a header of its own. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
