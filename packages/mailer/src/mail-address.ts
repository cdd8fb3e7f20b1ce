import { domainToASCII } from 'node:url';

/** RFC 5321 §4.5.3.1: 64 octets before the @; behind it what DNS can name. */
const localMaxBytes = 64;
const domainMaxLength = 253;

/**
 * Dot-atom (RFC 5322 §3.2.3) with the letters RFC 6531 adds. Quoted local parts are legal and left
 * out on purpose: hardly anybody owns one, and a quote is the first step of every header trick.
 */
const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const localPart = new RegExp(`^${atom}(\\.${atom})*$`, 'u');
const writtenDomain = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)*\.?$/u;
const asciiDomain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const ipAddress = /^[\d.]+$/;

/**
 * The address as SMTP takes it, international domains in their ASCII form (IDNA).
 * Undefined for anything that is not exactly one mailbox: line breaks, quotes, lists, IP literals.
 */
export function toSmtpAddress(email: string): string | undefined {
  if (email.length > localMaxBytes + 1 + domainMaxLength) return undefined;
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0)).normalize('NFC');
  const written = email.slice(at + 1).normalize('NFC');
  if (!localPart.test(local) || Buffer.byteLength(local) > localMaxBytes) return undefined;
  // Looked at before the conversion: that one decodes %40 and reads 0x7f.1 as an IP address.
  if (!writtenDomain.test(written) || ipAddress.test(written)) return undefined;
  const domain = domainToASCII(written.replace(/\.$/, '')).toLowerCase();
  if (domain.length > domainMaxLength || !asciiDomain.test(domain) || ipAddress.test(domain)) {
    return undefined;
  }
  return `${local}@${domain}`;
}
