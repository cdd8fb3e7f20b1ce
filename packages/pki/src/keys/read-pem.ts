import { createPrivateKey, createPublicKey, X509Certificate, type KeyObject } from 'node:crypto';
import type { Refuse } from '../key-refusal.ts';

function blocks(text: string, label: RegExp): string[] {
  const found = text.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----[\s\S]+?-----END \1-----/g);
  return Array.from(found)
    .filter(([, name = '']) => label.test(name))
    .map(([block]) => block);
}

/**
 * All certificates of a PEM file.
 * @throws {KeyRefusal} when there is none, or one is damaged
 */
export function readPemCertificates(text: string, refuse: Refuse): X509Certificate[] {
  const found = blocks(text, /^CERTIFICATE$/);
  if (found.length === 0) {
    const wayOut = 'give a PEM file with the certificates, or p12: before a PKCS #12 file';
    throw refuse('holds no certificate', wayOut);
  }
  return found.map((block, index) => {
    try {
      return new X509Certificate(block);
    } catch (cause) {
      const wayOut = 'restore the file from where it was issued';
      throw refuse(`has a damaged certificate no. ${index + 1}`, wayOut, cause);
    }
  });
}

/**
 * The one private key of a PEM file, if it has one.
 * @throws {KeyRefusal} when there are several, the password is wrong, or the key is damaged
 */
export function readPemKey(
  text: string,
  password: string | undefined,
  refuse: Refuse,
): KeyObject | undefined {
  const [block, ...others] = blocks(text, /^([A-Z0-9]+ )?PRIVATE KEY$/);
  if (others.length > 0) throw refuse('holds several private keys', 'leave the one of the seal');
  if (block === undefined) return undefined;
  const isEncrypted = /ENCRYPTED/.test(block);
  if (isEncrypted && password === undefined) {
    throw refuse('holds an encrypted key', 'add ?password-file= with the file of its password');
  }
  try {
    return createPrivateKey({
      key: block,
      format: 'pem',
      ...(password !== undefined && { passphrase: password }),
    });
  } catch (cause) {
    if (isEncrypted) {
      const wayOut = 'check what ?password-file= names';
      throw refuse('cannot be decrypted with its password', wayOut, cause);
    }
    throw refuse('holds a damaged private key', 'restore the file from its backup', cause);
  }
}

/**
 * The one public key of a PEM file, if it has one.
 * @throws {KeyRefusal} when there are several, or the key is damaged
 */
export function readPemPublicKey(text: string, refuse: Refuse): KeyObject | undefined {
  const [block, ...others] = blocks(text, /^PUBLIC KEY$/);
  if (others.length > 0) throw refuse('holds several public keys', 'give each a file of its own');
  if (block === undefined) return undefined;
  try {
    return createPublicKey(block);
  } catch (cause) {
    throw refuse('holds a damaged public key', 'restore the file from its backup', cause);
  }
}
