import type { KeyObject, X509Certificate } from 'node:crypto';
import { nameOf } from '@countersign/verifier/certificate';
import { mayIssue } from '@countersign/verifier/chain';
import { buildChain } from './build-chain.ts';
import { algorithmOf } from './check-key.ts';
import type { Refuse } from '../key-refusal.ts';
import { openSigner, type Chain } from './open-signer.ts';
import { readAddresses, type KeyAddress } from './read-address.ts';
import { readKeyMaterial } from './read-key-material.ts';
import { makeRecipientIssuer, type RecipientIssuer } from './recipient-issuer.ts';

/** What certifies recipients, and every CA that did and stays trusted. */
export interface IssuerKeys {
  issuer: RecipientIssuer;
  /** Each from the CA to its root; the issuer's first, then retired ones. */
  chains: readonly [Chain, ...Chain[]];
}

/**
 * Loads `ISSUER`: a P-256 key with the chain of a CA, then retired CAs, of which certificates
 * suffice.
 * @throws {KeyRefusal} naming what is wrong with a key, and the way out
 */
export async function loadIssuer(text: string, now: Date): Promise<IssuerKeys> {
  const [first, ...retired] = readAddresses('ISSUER', text);
  const { issuer, chain } = await loadCa(first, now);
  const others = await Promise.all(retired.map((address) => loadRetired(address, now)));
  return { issuer, chains: [chain, ...others] };
}

async function loadCa(address: KeyAddress, now: Date) {
  const { signer, chain } = await openSigner(address, checkAlgorithm, now);
  checkMayIssue(chain, address.refuse);
  return { issuer: makeRecipientIssuer(signer), chain };
}

function checkAlgorithm(key: KeyObject, refuse: Refuse): void {
  const algorithm = algorithmOf(key);
  if (algorithm !== 'P-256') throw refuse(`has a key of ${algorithm}`, 'use P-256');
}

async function loadRetired(address: KeyAddress, now: Date): Promise<Chain> {
  const { certificates } = await readKeyMaterial(address, { withKey: false });
  const chain = buildChain({ certificates }, address.refuse, now);
  checkMayIssue(chain, address.refuse);
  return chain;
}

function checkMayIssue(chain: readonly X509Certificate[], refuse: Refuse): void {
  // The recipient's certificate stands below the first.
  const wrong = chain.find((one, below) => !mayIssue(one, below));
  if (!wrong) return;
  const wayOut =
    'give a certificate with basicConstraints CA:TRUE and keyUsage keyCertSign, ' +
    'of which all that stand above it allow one more CA';
  throw refuse(`is the certificate of no CA that may issue here: ${nameOf(wrong)}`, wayOut);
}
