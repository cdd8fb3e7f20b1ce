import { parseUuid, type RecipientId } from '../../domain/ids.ts';
import type { LinkChannel } from '../../domain/recipient/recipient.ts';
import type { Keyring } from '../../outside/keyring.ts';

const channelBytes: Record<LinkChannel, number> = { mail: 1, api: 2 };
const keyPurpose = 'signing-link';

export interface OpenedLink {
  recipientId: RecipientId;
  linkChannel: LinkChannel;
  /** Still to be compared with the recipient's present link version. */
  verify(linkVersion: number): boolean;
}

/**
 * A signing link is derived, never stored: HMAC over recipient, channel and link version. It can be
 * made again at any time, and a dump of the database without the key opens nothing.
 */
export function signingToken(
  keyring: Keyring,
  { id, linkVersion }: { id: RecipientId; linkVersion: number },
  linkChannel: LinkChannel,
): string {
  const { keyId, mac } = keyring.mac(keyPurpose, bound(id, linkChannel, linkVersion));
  const head = Buffer.concat([Buffer.of(channelBytes[linkChannel]), uuidBytes(id)]);
  return `${Buffer.concat([head, mac]).toString('base64url')}-${keyId}`;
}

const tokenForm = /^([A-Za-z0-9_-]{66})-([A-Za-z0-9_-]{1,40})$/;

/** Takes a token apart; undefined when it cannot be one. */
export function openToken(keyring: Keyring, token: string): OpenedLink | undefined {
  const [, body, keyId] = tokenForm.exec(token) ?? [];
  if (body === undefined || keyId === undefined) return undefined;
  const bytes = Buffer.from(body, 'base64url');
  // A second spelling of the same bytes is another token, and wrong.
  if (bytes.toString('base64url') !== body) return undefined;
  const linkChannel = (['mail', 'api'] as const).find((name) => channelBytes[name] === bytes[0]);
  const recipientId = parseUuid<'rec'>(uuidText(bytes.subarray(1, 17)));
  if (!linkChannel || !recipientId) return undefined;
  const mac = bytes.subarray(17);
  return {
    recipientId,
    linkChannel,
    verify: (linkVersion) =>
      keyring.verifyMac(keyPurpose, keyId, bound(recipientId, linkChannel, linkVersion), mac),
  };
}

function bound(recipientId: RecipientId, linkChannel: LinkChannel, linkVersion: number): string {
  return `${recipientId}:${linkChannel}:${linkVersion}`;
}

function uuidBytes(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

function uuidText(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [8, 12, 16, 20, 32]
    .map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end))
    .join('-');
}
