import type { SignatureAlgorithm } from '../signer.ts';
import type { Cryptoki } from './cryptoki.ts';
import type { Pkcs11Key } from './read-uri.ts';

/** A key found in a token, in a session that has logged in. */
export interface TokenSession {
  /** Signs a SHA-256 digest; ECDSA answers are r‖s (PKCS #11 2.40 mechanisms, 2.3.1). */
  sign(digest: Uint8Array): Promise<Uint8Array>;
}

/** What the token holds is not what the address says. */
export class TokenMismatch extends Error {
  override name = 'TokenMismatch';
}

const sha256DigestInfo = Buffer.from('3031300d060960864801650304020105000420', 'hex');
const mechanismOf = { 'ecdsa-p256-sha256': 0x1041, 'rsa-sha256': 0x1 } as const;
const serialSession = 0x4;
const user = 1;
const userAlreadyLoggedIn = 0x100;
const ulongBytes = 8;
const tokenInfoBytes = 512;
const maxSignatureBytes = 1_024;
const privateKeyClass = 3n;
const attributeType = { class: 0x0, label: 0x3, id: 0x102 } as const;

/**
 * Finds the token, logs in and finds the key.
 * @throws {TokenMismatch} when there is none such, or several
 * @throws {CryptokiError} when the device refuses
 */
export async function openSession(
  cryptoki: Cryptoki,
  wanted: Pkcs11Key,
  pin: string,
  algorithm: SignatureAlgorithm,
): Promise<TokenSession> {
  const slot = await findSlot(cryptoki, wanted);
  const session = [0];
  await cryptoki.call('C_OpenSession', slot, serialSession, null, null, session);
  const [handle] = session;
  await logIn(cryptoki, handle, pin);
  const key = await findKey(cryptoki, handle, wanted);
  return {
    async sign(digest) {
      const mechanism = { mechanism: mechanismOf[algorithm], parameter: null, length: 0 };
      const isRsa = algorithm === 'rsa-sha256';
      const input = isRsa ? Buffer.concat([sha256DigestInfo, digest]) : Buffer.from(digest);
      await cryptoki.call('C_SignInit', handle, mechanism, key);
      const signature = Buffer.alloc(maxSignatureBytes);
      const length = [maxSignatureBytes];
      await cryptoki.call('C_Sign', handle, input, input.length, signature, length);
      return signature.subarray(0, length[0]);
    },
  };
}

async function findSlot(cryptoki: Cryptoki, wanted: Pkcs11Key): Promise<bigint> {
  const count = [0];
  await cryptoki.call('C_GetSlotList', 1, null, count);
  const slots = Buffer.alloc(ulongBytes * (count[0] ?? 0));
  await cryptoki.call('C_GetSlotList', 1, slots, count);
  const found: bigint[] = [];
  for (let at = 0; at < (count[0] ?? 0); at++) {
    const slot = slots.readBigUInt64LE(at * ulongBytes);
    if (isWanted(await tokenInfo(cryptoki, slot), wanted)) found.push(slot);
  }
  const [slot] = found;
  if (slot === undefined) throw new TokenMismatch('the device has no such token');
  if (found.length > 1) throw new TokenMismatch('several tokens are called so');
  return slot;
}

async function tokenInfo(cryptoki: Cryptoki, slot: bigint) {
  const info = Buffer.alloc(tokenInfoBytes);
  await cryptoki.call('C_GetTokenInfo', slot, info);
  // CK_TOKEN_INFO: label, manufacturer, model and serial number, padded with spaces.
  const text = (start: number, end: number) => info.toString('utf8', start, end).trimEnd();
  return { token: text(0, 32), serial: text(80, 96) };
}

function isWanted(info: { token: string; serial: string }, wanted: Pkcs11Key): boolean {
  return (
    (wanted.token === undefined || wanted.token === info.token) &&
    (wanted.serial === undefined || wanted.serial === info.serial)
  );
}

/** A process logs in once, however many of its sessions need it. */
async function logIn(cryptoki: Cryptoki, session: unknown, pin: string): Promise<void> {
  const secret = Buffer.from(pin, 'utf8');
  await cryptoki.call('C_Login', session, user, secret, secret.length).catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== userAlreadyLoggedIn) throw error;
  });
}

async function findKey(
  cryptoki: Cryptoki,
  session: unknown,
  { object, id }: Pkcs11Key,
): Promise<bigint> {
  const keyClass = Buffer.alloc(ulongBytes);
  keyClass.writeBigUInt64LE(privateKeyClass);
  const template = [
    { type: attributeType.class, value: keyClass },
    ...(object === undefined ? [] : [{ type: attributeType.label, value: Buffer.from(object) }]),
    ...(id === undefined ? [] : [{ type: attributeType.id, value: id }]),
  ].map((attribute) => ({ ...attribute, length: attribute.value.length }));
  await cryptoki.call('C_FindObjectsInit', session, template, template.length);
  const handles = Buffer.alloc(2 * ulongBytes);
  const count = [0];
  await cryptoki.call('C_FindObjects', session, handles, 2, count);
  await cryptoki.call('C_FindObjectsFinal', session);
  if (count[0] === 0) throw new TokenMismatch('the token has no such private key');
  if (count[0] !== 1) throw new TokenMismatch('the token has several such private keys');
  return handles.readBigUInt64LE();
}
