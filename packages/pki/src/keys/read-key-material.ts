import { createPublicKey, type KeyObject, type X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Refuse } from '../key-refusal.ts';
import { secretText } from '../secret-text.ts';
import { asPem } from './as-pem.ts';
import type { KeyAddress } from './read-address.ts';
import { readPemCertificates, readPemKey, readPemPublicKey } from './read-pem.ts';

export interface KeyMaterial {
  /** In the order of the file. */
  certificates: X509Certificate[];
  key?: KeyObject;
}

/**
 * Reads the files of an address. `withKey` false leaves a private key alone, so that a retired
 * one needs neither its file nor, as PEM, its password.
 * @throws {KeyRefusal} when a file cannot be read, its password is wrong or its content is none
 */
export async function readKeyMaterial(
  address: KeyAddress,
  { withKey }: { withKey: boolean },
): Promise<KeyMaterial> {
  const { format, path, refuse } = address;
  const content = await readOrRefuse(path, refuse);
  if (format === 'p12') {
    // Its library is large, and most processes read PEM.
    const { readP12 } = await import('./read-p12.ts');
    return readP12(content, await readPassword(address), withKey, refuse);
  }
  const certificates = readPemCertificates(asPem(content), refuse);
  const key = withKey ? await readPrivateKey(address) : undefined;
  return { certificates, ...(key && { key }) };
}

/**
 * The private key of a PEM file, or of the file that `?key=` names; undefined when there is none.
 * @throws {KeyRefusal} when it cannot be read
 */
export async function readPrivateKey(address: KeyAddress): Promise<KeyObject | undefined> {
  const { path, keyPath = path, refuse } = address;
  const content = await readOrRefuse(keyPath, refuse);
  return readPemKey(asPem(content), await readPassword(address), refuse);
}

/**
 * The public key of a PEM file that holds it or the private one; undefined when it holds neither.
 * @throws {KeyRefusal} when it cannot be read
 */
export async function readPublicKey(address: KeyAddress): Promise<KeyObject | undefined> {
  const content = await readOrRefuse(address.path, address.refuse);
  const found = readPemPublicKey(asPem(content), address.refuse);
  if (found) return found;
  const key = await readPrivateKey(address);
  return key && createPublicKey(key);
}

async function readPassword({ passwordPath, refuse }: KeyAddress): Promise<string | undefined> {
  if (passwordPath === undefined) return undefined;
  return secretText(await readOrRefuse(passwordPath, refuse));
}

async function readOrRefuse(path: string, refuse: Refuse): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const wayOut = 'give a file that this process may read';
    throw refuse(`cannot be used, because ${path} cannot be read (${code ?? ''})`, wayOut, cause);
  }
}
