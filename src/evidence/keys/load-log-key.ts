import { createPublicKey, type KeyObject } from 'node:crypto';
import { algorithmOf } from '@countersign/pki/keys/check-key';
import { findDevelopmentKeys } from '@countersign/pki/development/development-keys';
import { ed25519Bytes, makeLogKey, type LogKey } from './log-key.ts';
import { readAddresses, type KeyAddress } from '@countersign/pki/keys/read-address';
import { readPrivateKey, readPublicKey } from '@countersign/pki/keys/read-key-material';

const wayOut = 'make one with `openssl genpkey -algorithm ed25519`';

/**
 * Loads `LOG_KEY`: an Ed25519 private key in a PEM file, then the keys that it replaced, of which
 * the public halves suffice.
 * @param name the log's
 * @param developmentDir whose log key, copied, still counts as one for development
 * @throws {KeyRefusal} naming what is wrong, and the way out
 */
export async function loadLogKey(
  text: string,
  name: string,
  developmentDir: string,
): Promise<LogKey> {
  const [address, ...others] = readAddresses('LOG_KEY', text);
  const key = await readEd25519(address, readPrivateKey, 'private');
  const retired = await Promise.all(
    others.map((other) => readEd25519(other, readPublicKey, 'public')),
  );
  const made = await findDevelopmentKeys(developmentDir);
  const own = made && 'logKey' in made ? createPublicKey(made.logKey) : undefined;
  const development = [createPublicKey(key), ...retired].some((used) => own?.equals(used));
  return makeLogKey(name, key, { development, retired: retired.map(ed25519Bytes) });
}

async function readEd25519(
  address: KeyAddress,
  read: (address: KeyAddress) => Promise<KeyObject | undefined>,
  half: 'private' | 'public',
): Promise<KeyObject> {
  const { refuse, token } = address;
  if (token) throw refuse('is in a device', 'give a PEM file');
  const key = await read(address);
  if (!key) throw refuse(`holds no ${half} key in PEM`, wayOut);
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw refuse(`has a key of ${algorithmOf(key)}, not Ed25519`, wayOut);
}
