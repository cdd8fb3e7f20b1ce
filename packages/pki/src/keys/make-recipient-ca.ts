import { generateKeyPairSync, X509Certificate, type KeyObject } from 'node:crypto';
import type * as pkijs from 'pkijs';
import { keyUsage, nameOf } from '@countersign/verifier/certificate';
import { mayIssue } from '@countersign/verifier/chain';
import { buildChain } from './build-chain.ts';
import { checkValidity } from './check-key.ts';
import { basicConstraints, keyUsages } from '../x509/extensions.ts';
import { makeCertificate } from '../x509/make-certificate.ts';
import { oid } from '../x509/oids.ts';
import type { Chain } from './open-signer.ts';
import { readAddresses } from './read-address.ts';
import { readKeyMaterial } from './read-key-material.ts';

/** A CA's key with its chain. */
export interface Ca {
  key: KeyObject;
  chain: Chain;
}

const rootYears = 20;
const caYears = 10;

/** A root of P-384 that certifies itself. */
export function makeRoot(organization: string, now: Date): Ca {
  const { privateKey: key, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  const content = caContent(`${organization} Root`, organization, publicKey, now);
  const notAfter = later(now, rootYears);
  const certificate = makeCertificate(
    { ...content, notAfter, extensions: caExtensions(1) },
    { key },
  );
  return { key, chain: [new X509Certificate(certificate)] };
}

/** The CA of recipients (P-256) below a root or another CA; it answers for its own certificates. */
export function makeRecipientCa(organization: string, above: Ca, now: Date): Ca {
  const { privateKey: key, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const content = caContent(`${organization} Recipients`, organization, publicKey, now);
  const [issuer] = above.chain;
  const end = later(now, caYears);
  const notAfter = issuer.validToDate < end ? issuer.validToDate : end;
  const certificate = makeCertificate(
    { ...content, notAfter, extensions: caExtensions(0) },
    { key: above.key, certificate: issuer.raw },
  );
  return { key, chain: [new X509Certificate(certificate), ...above.chain] };
}

/**
 * Loads the operator's own root, or a CA below it.
 * @param option that names it
 * @throws {KeyRefusal} when it has no key here, is not valid now or may not certify a CA
 */
export async function loadCa(option: string, text: string, now: Date): Promise<Ca> {
  const [address, ...others] = readAddresses(option, text);
  const { refuse } = address;
  if (others.length > 0) throw refuse('is one of several', 'give one');
  const { certificates, key } = await readKeyMaterial(address, { withKey: !address.token });
  if (!key) throw refuse('holds no private key', 'give the file that holds it; it is used once');
  const chain = buildChain({ certificates, key }, refuse, now);
  checkValidity(chain, now, refuse);
  const wrong = chain.find((one, index) => !mayIssue(one, index + 1));
  if (!wrong) return { key, chain };
  const wayOut = 'give a CA with keyCertSign and room for another CA below it';
  throw refuse(`may not certify a CA: ${nameOf(wrong)}`, wayOut);
}

function caContent(commonName: string, organization: string, publicKey: KeyObject, now: Date) {
  const subject = [
    [oid.commonName, commonName],
    [oid.organization, organization],
  ] as const;
  // Clocks differ: the first recipient may follow within the minute.
  return { subject, publicKey, notBefore: new Date(now.getTime() - 3_600_000) };
}

function caExtensions(pathLength: number): pkijs.Extension[] {
  const { keyCertSign, crlSign, digitalSignature } = keyUsage;
  return [basicConstraints(true, pathLength), keyUsages(keyCertSign, crlSign, digitalSignature)];
}

function later(now: Date, years: number): Date {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date;
}
