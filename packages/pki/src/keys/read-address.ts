import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KeyRefusal, type Refuse } from '../key-refusal.ts';
import { readPkcs11Uri, type Pkcs11Key } from '../pkcs11/read-uri.ts';

/** Where a key and its certificates are. */
export interface KeyAddress {
  format: 'pem' | 'p12';
  /** Certificates, and the key too unless it has a file of its own. */
  path: string;
  keyPath?: string;
  /** A file that holds the password of the key or of the PKCS #12 file. */
  passwordPath?: string;
  /** Where the key is when it is in a device; the file then holds certificates alone. */
  token?: Pkcs11Key;
  /** Names the variable and the file. */
  refuse: Refuse;
}

const example =
  'give a path such as /keys/seal.pem or p12:/keys/seal.p12?password-file=/keys/password';

/**
 * Reads a list of addresses, separated by commas: `<path>`, `file:<path>` or `p12:<path>`, each
 * with `?key=<path>` or `?password-file=<path>` where wanted, or a PKCS #11 URI. A plain path that
 * ends in .p12 or .pfx is PKCS #12. No address ever holds a secret, because the environment is shown in many places.
 * @throws {KeyRefusal} naming what cannot be read, without repeating what may be a secret
 */
export function readAddresses(variable: string, text: string): [KeyAddress, ...KeyAddress[]] {
  if (text.includes('-----BEGIN')) {
    throw new KeyRefusal(variable, 'holds a PEM itself', 'put it into a file and give its path');
  }
  const [first, ...others] = text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => readAddress(variable, item));
  if (first === undefined) throw new KeyRefusal(variable, 'names no key', example);
  return [first, ...others];
}

function readAddress(variable: string, item: string): KeyAddress {
  const [location = '', query = ''] = item.split(/\?(.*)/s);
  // Where others write a password, which no refusal repeats.
  if (/\.(p12|pfx|pem|key|crt|cer|der):/i.test(location)) {
    throw new KeyRefusal(variable, 'has a ":" behind the name of a file', example);
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(location)?.[1]?.toLowerCase();
  if (scheme === 'pkcs11') return readDevice(variable, location, query);
  if (scheme !== undefined && scheme !== 'file' && scheme !== 'p12') {
    throw new KeyRefusal(variable, `has the unknown scheme "${scheme}:"`, example);
  }
  const path = readPath(variable, location, scheme);
  const refuse: Refuse = (problem, wayOut, cause) =>
    new KeyRefusal(variable, `(${path}) ${problem}`, wayOut, cause);
  const isP12 = scheme === 'p12' || /\.(p12|pfx)$/i.test(path);
  return { format: isP12 ? 'p12' : 'pem', path, ...readQuery(query, isP12, refuse), refuse };
}

function readDevice(variable: string, location: string, query: string): KeyAddress {
  const path = location.slice('pkcs11:'.length);
  const refuse: Refuse = (problem, wayOut, cause) =>
    new KeyRefusal(variable, `(PKCS #11) ${problem}`, wayOut, cause);
  const { chainPath, ...token } = readPkcs11Uri(path, query, refuse);
  return { format: 'pem', path: chainPath, token, refuse };
}

function readPath(variable: string, location: string, scheme: string | undefined): string {
  if (scheme === undefined) return resolve(location);
  const rest = location.slice(scheme.length + 1);
  if (!rest.startsWith('//')) return resolve(rest);
  try {
    return fileURLToPath(`file:${rest}`);
  } catch (cause) {
    throw new KeyRefusal(variable, 'is not the address of a file', example, cause);
  }
}

function readQuery(
  query: string,
  isP12: boolean,
  refuse: Refuse,
): Pick<KeyAddress, 'keyPath' | 'passwordPath'> {
  // A plus sign is a character of paths like any other.
  const given = new URLSearchParams(query.replaceAll('+', '%2B'));
  const allowed = isP12 ? ['password-file'] : ['key', 'password-file'];
  for (const [name, value] of given) {
    if (!allowed.includes(name)) {
      throw refuse(`has an unknown parameter "${name}"`, `there is ${allowed.join(' and ')}`);
    }
    if (value === '') throw refuse(`has an empty "${name}"`, 'give the path of a file');
  }
  const keyPath = given.get('key');
  const passwordPath = given.get('password-file');
  return {
    ...(keyPath !== null && { keyPath: resolve(keyPath) }),
    ...(passwordPath !== null && { passwordPath: resolve(passwordPath) }),
  };
}
