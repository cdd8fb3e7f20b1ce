import { randomBytes, verify, type KeyObject, type X509Certificate } from 'node:crypto';
import { buildChain } from './build-chain.ts';
import { checkValidity } from './check-key.ts';
import type { Refuse } from '../key-refusal.ts';
import type { KeyAddress } from './read-address.ts';
import { readKeyMaterial } from './read-key-material.ts';
import { makeLocalSigner, type Signer } from '../signer.ts';

/** Certificates from the one in use to its root. */
export type Chain = readonly [X509Certificate, ...X509Certificate[]];

/**
 * Opens the key of an address, wherever it is, with its chain, all of it valid now.
 * @param checkKey refuses a key, private or public, of the wrong algorithm
 * @throws {KeyRefusal} naming what is wrong with the key, and the way out
 */
export async function openSigner(
  address: KeyAddress,
  checkKey: (key: KeyObject, refuse: Refuse) => void,
  now: Date,
): Promise<{ signer: Signer; chain: Chain }> {
  const { refuse, token, format } = address;
  const { certificates, key } = await readKeyMaterial(address, { withKey: !token });
  if (!token && !key) {
    const add = 'add it to the file, or add ?key= with its file';
    throw refuse('holds no private key', format === 'p12' ? 'export it again with its key' : add);
  }
  if (key) checkKey(key, refuse);
  const chain = buildChain({ certificates, ...(key && { key }) }, refuse, now);
  checkValidity(chain, now, refuse);
  const ders = chain.map(({ raw }) => raw);
  if (key) return { signer: makeLocalSigner(key, ders), chain };
  checkKey(chain[0].publicKey, refuse);
  return { signer: await openDevice(address, chain[0].publicKey, ders), chain };
}

async function openDevice(
  { token, refuse }: KeyAddress,
  publicKey: KeyObject,
  chain: readonly Uint8Array[],
): Promise<Signer> {
  if (!token) throw new TypeError('The address names no device.');
  const unusable = (cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return refuse(`cannot be used: ${reason}`, 'check the device, its library and its PIN', cause);
  };
  try {
    // Its native library is loaded only where there is a device.
    const { openPkcs11Signer } = await import('../pkcs11/pkcs11-signer.ts');
    const algorithm = publicKey.asymmetricKeyType === 'rsa' ? 'rsa-sha256' : 'ecdsa-p256-sha256';
    const signer = await openPkcs11Signer(token, algorithm, chain);
    const sample = randomBytes(32);
    const signature = await signer.sign(sample);
    if (verify('sha256', sample, publicKey, signature)) return signer;
  } catch (cause) {
    throw unusable(cause);
  }
  const wayOut = 'name the key that the certificate was issued for';
  throw refuse('has a private key that belongs to another certificate', wayOut);
}
