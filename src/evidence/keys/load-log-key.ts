import { createPublicKey } from 'node:crypto';
import { algorithmOf } from './check-key.ts';
import { findDevelopmentKeys } from './development-keys.ts';
import { makeLogKey, type LogKey } from './log-key.ts';
import { readAddresses } from './read-address.ts';
import { readPrivateKey } from './read-key-material.ts';

/**
 * Loads `LOG_KEY`, an Ed25519 private key in a PEM file.
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
  const { refuse } = address;
  if (others.length > 0) throw refuse('is one of several', 'give one key');
  const wayOut = 'make one with `openssl genpkey -algorithm ed25519`';
  if (address.token) throw refuse('is in a device', 'give a PEM file');
  const key = await readPrivateKey(address);
  if (!key) throw refuse('holds no private key in PEM', wayOut);
  if (key.asymmetricKeyType !== 'ed25519') {
    throw refuse(`has a key of ${algorithmOf(key)}, not Ed25519`, wayOut);
  }
  const made = await findDevelopmentKeys(developmentDir);
  const development =
    made !== undefined &&
    'logKey' in made &&
    createPublicKey(made.logKey).equals(createPublicKey(key));
  return makeLogKey(name, key, { development });
}
