import { algorithmOf } from './check-key.ts';
import { makeLogKey, type LogKey } from './log-key.ts';
import { readAddresses } from './read-address.ts';
import { readPrivateKey } from './read-key-material.ts';

/**
 * Loads `LOG_KEY`, an Ed25519 private key in a PEM file.
 * @param name the log's
 * @throws {KeyRefusal} naming what is wrong, and the way out
 */
export async function loadLogKey(text: string, name: string): Promise<LogKey> {
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
  return makeLogKey(name, key);
}
