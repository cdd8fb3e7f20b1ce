import { parseUuid, type MemberId, type RecipientId, type Uuid } from '../../domain/ids.ts';
import type { Keyring } from '@countersign/keyring/keyring';

const keyPurpose = 'signing-link';
const idBytes = 16;
/** Unix milliseconds. */
const timeBytes = 6;

/** What a link says of its way to the recipient. */
export type LinkWay =
  /** `freshAt` is when it was mailed on demand; mails that tell of a step have none. */
  | { linkChannel: 'mail'; freshAt?: Date }
  /** Handed out by the API to this member. */
  | { linkChannel: 'api'; issuerId: MemberId };

export type OpenedLink = LinkWay & {
  recipientId: RecipientId;
  /** Still to be compared with the recipient's present link version. */
  verify(linkVersion: number): boolean;
};

/**
 * A signing link is derived, never stored: HMAC over recipient, way and link version. It can be
 * made again at any time, and a dump of the database without the key opens nothing.
 */
export function signingToken(
  keyring: Keyring,
  { id, linkVersion }: { id: RecipientId; linkVersion: number },
  way: LinkWay,
): string {
  const { keyId, mac } = keyring.mac(keyPurpose, bound(id, way, linkVersion));
  const head = Buffer.concat([Buffer.of(formOf(way)), uuidBytes(id), wayBytes(way)]);
  return `${Buffer.concat([head, mac]).toString('base64url')}-${keyId}`;
}

const tokenForm = /^([A-Za-z0-9_-]{66,87})-([A-Za-z0-9_-]{1,40})$/;

/** Takes a token apart; undefined when it cannot be one. */
export function openToken(keyring: Keyring, token: string): OpenedLink | undefined {
  const [, body, keyId] = tokenForm.exec(token) ?? [];
  if (body === undefined || keyId === undefined) return undefined;
  const bytes = Buffer.from(body, 'base64url');
  // A second spelling of the same bytes is another token, and wrong.
  if (bytes.toString('base64url') !== body) return undefined;
  const recipientId = readId<'rec'>(bytes, 1);
  const way = readWay(bytes, 1 + idBytes);
  if (!way || !recipientId) return undefined;
  const mac = bytes.subarray(1 + idBytes + wayBytes(way).length);
  return {
    ...way,
    recipientId,
    verify: (linkVersion) =>
      keyring.verifyMac(keyPurpose, keyId, bound(recipientId, way, linkVersion), mac),
  };
}

/** The first byte. 2 is that of handed-out links which named no member; they open nothing. */
const forms = { mail: 1, api: 3, fresh: 4 } as const;

function formOf(way: LinkWay): number {
  if (way.linkChannel === 'api') return forms.api;
  return way.freshAt ? forms.fresh : forms.mail;
}

/** Its form is the first byte; what it says besides is at a place of its own. */
function readWay(bytes: Buffer, at: number): LinkWay | undefined {
  switch (bytes[0]) {
    case forms.mail:
      return { linkChannel: 'mail' };
    case forms.fresh:
      return { linkChannel: 'mail', freshAt: new Date(bytes.readUIntBE(at, timeBytes)) };
    case forms.api: {
      const issuerId = readId<'mem'>(bytes, at);
      return issuerId && { linkChannel: 'api', issuerId };
    }
    default:
      return undefined;
  }
}

/** What follows the recipient's id. */
function wayBytes(way: LinkWay): Buffer {
  if (way.linkChannel === 'api') return uuidBytes(way.issuerId);
  const time = Buffer.alloc(way.freshAt ? timeBytes : 0);
  if (way.freshAt) time.writeUIntBE(way.freshAt.getTime(), 0, timeBytes);
  return time;
}

/** Of every way alike. */
export const packedWayBytes = 1 + idBytes;

/** A way in as many bytes as any other, for an address that stands for a link without being one. */
export function packWay(way: LinkWay): Buffer {
  return Buffer.concat([Buffer.of(formOf(way)), wayBytes(way)], packedWayBytes);
}

/** Undefined where no way was packed. */
export function unpackWay(bytes: Buffer): LinkWay | undefined {
  return readWay(bytes, 1);
}

function bound(recipientId: RecipientId, way: LinkWay, linkVersion: number): string {
  const more = wayBytes(way).toString('hex');
  return `${recipientId}:${way.linkChannel}:${linkVersion}${more && `:${more}`}`;
}

function uuidBytes(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

function readId<Prefix extends 'rec' | 'mem'>(bytes: Buffer, at: number): Uuid<Prefix> | undefined {
  const hex = bytes.subarray(at, at + idBytes).toString('hex');
  const parts = [8, 12, 16, 20, 32].map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end));
  return parseUuid<Prefix>(parts.join('-'));
}
