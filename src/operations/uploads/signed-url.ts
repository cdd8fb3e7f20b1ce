import {
  parseUuid,
  type ApiKeyId,
  type DocumentId,
  type IdPrefix,
  type RecipientId,
  type UploadId,
  type Uuid,
} from '../../domain/ids.ts';
import type { Keyring } from '@countersign/keyring/keyring';
import { packedWayBytes, packWay, unpackWay, type LinkWay } from '../signing/link.ts';

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

/** What a recipient's browser was given an address of, and by which link. */
export interface RecipientGrant {
  recipientId: RecipientId;
  /** The link as it was: one that replaces it has another. */
  linkVersion: number;
  way: LinkWay;
  which: RecipientFile;
  /** Of the token of what the browser had proved; null where nothing was. */
  proofSha256: Uint8Array | null;
}

/** As the signing session's operations are called that give them. */
export const recipientFiles = ['document', 'download'] as const;
export type RecipientFile = (typeof recipientFiles)[number];

export function signRecipientToken(
  keyring: Keyring,
  { recipientId, linkVersion, way, which, proofSha256 }: RecipientGrant,
  expiresAt: Date,
): string {
  const numbers = Buffer.alloc(5);
  numbers.writeUInt8(recipientFiles.indexOf(which));
  numbers.writeUInt32BE(linkVersion, 1);
  const proof = proofSha256 ?? Buffer.alloc(proofBytes);
  const rest = Buffer.concat([numbers, packWay(way), proof]).toString('hex');
  return sign(keyring, 'recipient', [recipientId, rest], expiresAt);
}

/** As `readDownloadToken`. */
export function readRecipientToken(
  keyring: Keyring,
  token: string,
): (RecipientGrant & { expiresAt: Date }) | undefined {
  const read = verify(keyring, 'recipient', token);
  const recipientId = read && idAt<'rec'>(read.hex, 0);
  if (!recipientId) return undefined;
  const bytes = Buffer.from(read.hex, 'hex').subarray(16);
  const which = recipientFiles[bytes.readUInt8()];
  const way = unpackWay(bytes.subarray(5, 5 + packedWayBytes));
  if (!which || !way) return undefined;
  const proof = bytes.subarray(-proofBytes);
  return {
    recipientId,
    linkVersion: bytes.readUInt32BE(1),
    way,
    which,
    proofSha256: proof.some((byte) => byte !== 0) ? proof : null,
    expiresAt: read.expiresAt,
  };
}

/** SHA-256. */
const proofBytes = 32;

type Purpose = 'download' | 'recipient' | 'upload';

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
  recipient: new RegExp(`^([0-9a-f]{${2 * (16 + 5 + packedWayBytes + proofBytes)}})${ending}`),
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
