import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Refuse } from '../key-refusal.ts';

/** A private key in a token (RFC 7512). */
export interface Pkcs11Key {
  /** The library of the device. */
  modulePath: string;
  token?: string;
  serial?: string;
  /** The key's label. */
  object?: string;
  id?: Buffer;
  /** A file that holds the user's PIN. */
  pinPath: string;
}

export interface Pkcs11Address extends Pkcs11Key {
  /** PEM file of the key's certificate and its issuers. */
  chainPath: string;
}

const example =
  'give pkcs11:token=…;object=…?module-path=/usr/lib/device.so&pin-source=/keys/pin&chain=/keys/chain.pem';

const pathAttributes = ['token', 'serial', 'object', 'id', 'type'];
const queryAttributes = ['module-path', 'pin-source', 'chain'];

/**
 * Reads the path and the query of a PKCS #11 URI; `chain` is ours.
 * @throws {KeyRefusal} for what is missing, unknown or a secret
 */
export function readPkcs11Uri(path: string, query: string, refuse: Refuse): Pkcs11Address {
  const named = attributesOf(path, ';', pathAttributes, refuse);
  const given = attributesOf(query, '&', queryAttributes, refuse);
  const file = (name: string, what: string) => {
    const value = given.get(name);
    if (value === undefined) throw refuse(`has no ${name}, ${what}`, example);
    return filePath(value.toString('utf8'), refuse);
  };
  if (!named.has('object') && !named.has('id')) {
    throw refuse('names no key by object or id', example);
  }
  if ((named.get('type')?.toString() ?? 'private') !== 'private') {
    throw refuse('has a type other than private', example);
  }
  const text = (name: 'token' | 'serial' | 'object') => {
    const value = named.get(name)?.toString('utf8');
    return value === undefined ? {} : { [name]: value };
  };
  const id = named.get('id');
  return {
    modulePath: file('module-path', 'the library of the device'),
    pinPath: file('pin-source', 'the file that holds the PIN'),
    chainPath: file('chain', 'the PEM file of the certificates'),
    ...text('token'),
    ...text('serial'),
    ...text('object'),
    ...(id && { id }),
  };
}

function attributesOf(
  text: string,
  separator: string,
  known: readonly string[],
  refuse: Refuse,
): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (const item of text.split(separator).filter((one) => one !== '')) {
    const [name = '', value] = item.split(/=(.*)/s);
    if (name === 'pin-value') {
      throw refuse('holds a PIN itself', 'put it into a file and name it with pin-source');
    }
    if (!known.includes(name)) {
      throw refuse(`has an unknown attribute "${name}"`, `there is ${known.join(', ')}`);
    }
    if (value === undefined || value === '' || found.has(name)) {
      throw refuse(`does not have one value of "${name}"`, example);
    }
    found.set(name, decoded(value, refuse));
  }
  return found;
}

/** Percent-encoded bytes, because an id is no text. */
function decoded(value: string, refuse: Refuse): Buffer {
  if (/%(?![0-9a-f]{2})/i.test(value)) {
    throw refuse('has a percent sign that encodes nothing', 'write it as %25');
  }
  const parts = value
    .split(/(%[0-9a-f]{2})/i)
    .map((part) =>
      part.startsWith('%') ? Buffer.from(part.slice(1), 'hex') : Buffer.from(part, 'utf8'),
    );
  return Buffer.concat(parts);
}

function filePath(value: string, refuse: Refuse): string {
  if (!value.startsWith('file:')) return resolve(value);
  try {
    return value.startsWith('file://') ? fileURLToPath(value) : resolve(value.slice(5));
  } catch (cause) {
    throw refuse('has the address of no file', example, cause);
  }
}
