import { buildChain } from './build-chain.ts';
import { checkMaySeal, checkSealAlgorithm } from './check-key.ts';
import { openSigner, type Chain } from './open-signer.ts';
import { readAddresses, type KeyAddress } from './read-address.ts';
import { readKeyMaterial } from './read-key-material.ts';
import type { Signer } from '../signer.ts';

/** What seals, and everything that did and stays trusted. */
export interface SealKeys {
  signer: Signer;
  /** Each from the seal's certificate to its root; the signer's first, then retired ones. */
  chains: readonly [Chain, ...Chain[]];
}

/**
 * Loads `SIGNER`: the key and chain that seal, then retired ones, of which certificates suffice.
 * @throws {KeyRefusal} naming what is wrong with a key, and the way out
 */
export async function loadSigner(text: string, now: Date): Promise<SealKeys> {
  const [first, ...retired] = readAddresses('SIGNER', text);
  const current = await loadSealKey(first, now);
  const others = await Promise.all(retired.map((address) => loadRetired(address, now)));
  return { signer: current.signer, chains: [current.chain, ...others] };
}

async function loadSealKey(address: KeyAddress, now: Date) {
  const opened = await openSigner(address, checkSealAlgorithm, now);
  checkMaySeal(opened.chain, now, address.refuse);
  return opened;
}

/** A retired certificate may have expired; what it sealed before is judged when it is verified. */
async function loadRetired(address: KeyAddress, now: Date): Promise<Chain> {
  const { certificates } = await readKeyMaterial(address, { withKey: false });
  const chain = buildChain({ certificates }, address.refuse, now);
  if (!chain[0].ca) return chain;
  throw address.refuse('holds no certificate of a seal', 'add the one that sealed to its issuers');
}
