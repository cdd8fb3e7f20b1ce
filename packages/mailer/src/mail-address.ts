import { domainToASCII, domainToUnicode } from 'node:url';

/** RFC 5321 §4.5.3.1: 64 octets before the @; behind it what DNS can name. */
const localMaxBytes = 64;
const domainMaxLength = 253;

/**
 * Dot-atom (RFC 5322 §3.2.3) with the letters RFC 6531 adds. Quoted local parts are legal and left
 * out on purpose: hardly anybody owns one, and a quote is the first step of every header trick.
 */
const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const localPart = new RegExp(`^${atom}(\\.${atom})*$`, 'u');
/** The joiners are letters of some scripts (RFC 5892 A.1); the conversion refuses them anywhere else. */
const writtenDomain =
  /^[\p{L}\p{M}\p{N}\p{Join_Control}-]+(\.[\p{L}\p{M}\p{N}\p{Join_Control}-]+)*$/u;
/** What an input of Chinese or Japanese leaves between labels (UTS 46). */
const otherDots = /[\u3002\uFF0E\uFF61]/g;
const asciiDomain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const ipAddress = /^[\d.]+$/;

/** One mailbox, in the two ways in which it is written. */
export interface MailAddress {
  /** As people write it: letters of every script in their composed form, also in the domain. */
  readonly shown: string;
  /** As SMTP takes it: an international domain in its ASCII form (IDNA). */
  readonly smtp: string;
}

/**
 * The one mailbox that an address is of, in whichever of its forms it was written. Undefined for
 * anything else: line breaks, quotes, lists, IP literals, and what no server takes.
 */
export function readMailAddress(email: string): MailAddress | undefined {
  if (email.length > localMaxBytes + 1 + domainMaxLength) return undefined;
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0)).normalize('NFC');
  const written = email
    .slice(at + 1)
    .normalize('NFC')
    .replace(otherDots, '.')
    .replace(/\.$/, '');
  if (!localPart.test(local) || Buffer.byteLength(local) > localMaxBytes) return undefined;
  // Looked at before the conversion: that one decodes %40 and reads 0x7f.1 as an IP address.
  if (!writtenDomain.test(written) || ipAddress.test(written)) return undefined;
  const domain = domainToASCII(written).toLowerCase();
  if (domain.length > domainMaxLength || !asciiDomain.test(domain) || ipAddress.test(domain)) {
    return undefined;
  }
  const isPlain = written.toLowerCase() === domain && !domain.includes('xn--');
  const shown = isPlain ? written : domainToUnicode(domain);
  return { shown: `${local}@${shown}`, smtp: `${local}@${domain}` };
}

/** The address as SMTP takes it; undefined for what is not exactly one mailbox. */
export function toSmtpAddress(email: string): string | undefined {
  return readMailAddress(email)?.smtp;
}
