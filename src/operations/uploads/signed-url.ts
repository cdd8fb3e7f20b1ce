import { parseUuid, type Uuid } from '../../domain/ids.ts';
import type { Keyring } from '../../outside/keyring.ts';

/** What a signed URL can be for, and which row it then stands for. */
interface Subjects {
  download: 'doc';
  upload: 'upl';
}
type Purpose = keyof Subjects;

/**
 * The token of a temporary URL, which carries its own proof: what it is for, the row and when it
 * ends, under an HMAC. Nothing is stored, and nothing can be changed in it.
 */
export function signUrlToken<For extends Purpose>(
  keyring: Keyring,
  purpose: For,
  id: Uuid<Subjects[For]>,
  expiresAt: Date,
): string {
  const claim = `${id.replaceAll('-', '')}${expiresAt.getTime().toString(36)}`;
  const { keyId, mac } = keyring.mac(`address-${purpose}`, claim);
  return `${claim}-${keyId}-${mac.toString('base64url')}`;
}

const form = /^([0-9a-f]{32})([0-9a-z]{1,10})-([A-Za-z0-9_-]{1,40})-([A-Za-z0-9_-]{43})$/;

/** Undefined when it was not made by us; an expired one is recognised by its time. */
export function readUrlToken<For extends Purpose>(
  keyring: Keyring,
  purpose: For,
  token: string,
): { id: Uuid<Subjects[For]>; expiresAt: Date } | undefined {
  const [, hex, time, keyId, mac] = form.exec(token) ?? [];
  if (hex === undefined || time === undefined || keyId === undefined || mac === undefined) {
    return undefined;
  }
  const bytes = Buffer.from(mac, 'base64url');
  // A second spelling of the same bytes is another URL, and wrong.
  if (bytes.toString('base64url') !== mac) return undefined;
  if (!keyring.verifyMac(`address-${purpose}`, keyId, `${hex}${time}`, bytes)) return undefined;
  const id = parseUuid<Subjects[For]>(
    hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  );
  return id && { id, expiresAt: new Date(parseInt(time, 36)) };
}
