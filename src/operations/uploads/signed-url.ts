import {
  parseUuid,
  type ApiKeyId,
  type DocumentId,
  type IdPrefix,
  type UploadId,
  type Uuid,
} from '../../domain/ids.ts';
import type { Keyring } from '@countersign/keyring/keyring';

/** Whose PDF a download address leads to, and the API key that was given it. */
export interface DownloadGrant {
  documentId: DocumentId;
  keyId: ApiKeyId;
}

export function signDownloadToken(
  keyring: Keyring,
  { documentId, keyId }: DownloadGrant,
  expiresAt: Date,
): string {
  return sign(keyring, 'download', [documentId, keyId], expiresAt);
}

/** Undefined when it was not made by us; an expired one is recognised by its time. */
export function readDownloadToken(
  keyring: Keyring,
  token: string,
): (DownloadGrant & { expiresAt: Date }) | undefined {
  const read = verify(keyring, 'download', token);
  const documentId = read && idAt<'doc'>(read.hex, 0);
  const keyId = read && idAt<'key'>(read.hex, 1);
  return documentId && keyId && { documentId, keyId, expiresAt: read.expiresAt };
}

export function signUploadToken(keyring: Keyring, id: UploadId, expiresAt: Date): string {
  return sign(keyring, 'upload', [id], expiresAt);
}

/** As `readDownloadToken`. */
export function readUploadToken(
  keyring: Keyring,
  token: string,
): { id: UploadId; expiresAt: Date } | undefined {
  const read = verify(keyring, 'upload', token);
  const id = read && idAt<'upl'>(read.hex, 0);
  return id && { id, expiresAt: read.expiresAt };
}

type Purpose = 'download' | 'upload';

/**
 * The token of a temporary URL, which carries its own proof: what it is for, the rows and when it
 * ends, under an HMAC. Nothing is stored, and nothing can be changed in it.
 */
function sign(keyring: Keyring, purpose: Purpose, ids: readonly string[], expiresAt: Date): string {
  const claim = `${ids.join('').replaceAll('-', '')}${expiresAt.getTime().toString(36)}`;
  const { keyId, mac } = keyring.mac(`address-${purpose}`, claim);
  return `${claim}-${keyId}-${mac.toString('base64url')}`;
}

const ending = '([0-9a-z]{1,10})-([A-Za-z0-9_-]{1,40})-([A-Za-z0-9_-]{43})$';
/** As many ids as the purpose has; the time is too short to be taken for another one. */
const forms: Record<Purpose, RegExp> = {
  download: new RegExp(`^([0-9a-f]{64})${ending}`),
  upload: new RegExp(`^([0-9a-f]{32})${ending}`),
};

function verify(
  keyring: Keyring,
  purpose: Purpose,
  token: string,
): { hex: string; expiresAt: Date } | undefined {
  const [, hex, time, keyId, mac] = forms[purpose].exec(token) ?? [];
  if (hex === undefined || time === undefined || keyId === undefined || mac === undefined) {
    return undefined;
  }
  const bytes = Buffer.from(mac, 'base64url');
  // A second spelling of the same bytes is another URL, and wrong.
  if (bytes.toString('base64url') !== mac) return undefined;
  if (!keyring.verifyMac(`address-${purpose}`, keyId, `${hex}${time}`, bytes)) return undefined;
  return { hex, expiresAt: new Date(parseInt(time, 36)) };
}

function idAt<Prefix extends IdPrefix>(hex: string, index: number): Uuid<Prefix> | undefined {
  const digits = hex.slice(index * 32, (index + 1) * 32);
  return parseUuid<Prefix>(digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
}
