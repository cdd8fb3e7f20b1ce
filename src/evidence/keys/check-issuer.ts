import { buildChain } from './build-chain.ts';
import { algorithmOf, checkValidity } from './check-key.ts';
import { readAddresses } from './read-address.ts';
import { readKeyMaterial } from './read-key-material.ts';

/**
 * Checks that `ISSUER` is a P-256 key with the certificate of a CA and its chain.
 * @throws {KeyRefusal} naming what is wrong, and the way out
 */
export async function checkIssuer(text: string, now: Date): Promise<void> {
  const [address, ...others] = readAddresses('ISSUER', text);
  const { refuse } = address;
  if (others.length > 0) throw refuse('is one of several', 'give one CA');
  const { certificates, key } = await readKeyMaterial(address, { withKey: true });
  if (!key) throw refuse('holds no private key', 'add it to the file, or add ?key= with its file');
  const algorithm = algorithmOf(key);
  if (algorithm !== 'P-256') throw refuse(`has a key of ${algorithm}`, 'use P-256');
  const chain = buildChain({ certificates, key }, refuse);
  checkValidity(chain, now, refuse);
  if (!chain[0].ca) {
    const wayOut = 'give a certificate with basicConstraints CA:TRUE';
    throw refuse('is the certificate of no CA', wayOut);
  }
}
