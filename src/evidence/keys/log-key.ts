import { createHash, createPublicKey, sign, type KeyObject } from 'node:crypto';

/** The key that signs checkpoints of the event log as C2SP signed notes. */
export interface LogKey {
  /** The log's origin, the first line of its checkpoints. */
  name: string;
  /** The 32 bytes of the Ed25519 key (RFC 8032, 5.1.5). */
  publicKey: Uint8Array;
  /** Of the keys that signed before this one, the same bytes. */
  retired: readonly Uint8Array[];
  /** The four bytes before each signature in a note. */
  keyId: Uint8Array;
  /** What a verifier is given: `<name>+<key id>+<key>`. */
  vkey: string;
  /** Whether it was made for development: what it signs proves nothing. */
  development: boolean;
  /** Ed25519, 64 bytes. */
  sign(bytes: Uint8Array): Promise<Uint8Array>;
}

/** The signature type Ed25519 of https://c2sp.org/signed-note. */
const ed25519 = Buffer.from([0x01]);
const publicKeyBytes = 32;

/**
 * A log key that is in this process.
 * @param retired the 32 bytes of each key that it replaced
 */
export function makeLogKey(
  name: string,
  key: KeyObject,
  {
    development = false,
    retired = [],
  }: { development?: boolean; retired?: readonly Uint8Array[] } = {},
): LogKey {
  const publicKey = ed25519Bytes(createPublicKey(key));
  const typed = Buffer.concat([ed25519, publicKey]);
  const keyId = createHash('sha256').update(`${name}\n`).update(typed).digest().subarray(0, 4);
  return {
    name,
    publicKey,
    retired,
    keyId,
    vkey: `${name}+${keyId.toString('hex')}+${typed.toString('base64')}`,
    development,
    sign: async (bytes) => sign(null, bytes, key),
  };
}

/** The 32 bytes of RFC 8032, 5.1.5. @throws {TypeError} for a key of another algorithm */
export function ed25519Bytes(publicKey: KeyObject): Uint8Array {
  if (publicKey.asymmetricKeyType !== 'ed25519') throw new TypeError('A log key is Ed25519.');
  return publicKey.export({ format: 'der', type: 'spki' }).subarray(-publicKeyBytes);
}

/** All keys of the log's checkpoints, the one that signs now first. */
export function logPublicKeys({
  publicKey,
  retired,
}: Pick<LogKey, 'publicKey' | 'retired'>): [Uint8Array, ...Uint8Array[]] {
  return [publicKey, ...retired];
}

const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * A log is named after where it is served; its vkey must hold neither spaces nor plus signs. Of an
 * address of this machine alone the port is left out: it may be another at the next start.
 */
export function logNameOf(publicUrl: string): string {
  const { host, hostname } = new URL(publicUrl);
  return `${ownMachine.includes(hostname) ? hostname : host}/log`;
}

/** Of the log that test workspaces have beside it. */
export function testLogNameOf(publicUrl: string): string {
  return logNameOf(publicUrl).replace(/log$/, 'test-log');
}
