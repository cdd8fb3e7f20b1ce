import { createPrivateKey, randomBytes, X509Certificate } from 'node:crypto';
import {
  algorithm,
  derNull,
  generalizedTime,
  integer,
  objectId,
  octets,
  oid,
  sequence,
} from '../asn1.ts';
import { signContent } from '../seal/cms.ts';
import type { Tsa } from '../timestamps/tsa.ts';
import type { DevelopmentKeys } from './development-pki.ts';
import { makeLocalSigner } from './signer.ts';

/** Below 2.25 (X.667), where anybody may make one up. */
const developmentPolicy = '2.25.135526932574171846409137419985867803797';

/** A timestamp authority in this process, with this machine's clock: its tokens prove nothing. */
export function makeDevelopmentTsa(
  { tsa, tsaKey, root }: Pick<DevelopmentKeys, 'tsa' | 'tsaKey' | 'root'>,
  now: () => Date,
): Tsa {
  const chain = [tsa, root].map((pem) => new X509Certificate(pem).raw);
  const signer = makeLocalSigner(createPrivateKey(tsaKey), chain);
  return {
    timestamp: async (sha256) =>
      signContent({ type: oid.timestampInfo, bytes: timestampInfo(sha256, now()) }, signer),
  };
}

/** TSTInfo (RFC 3161, 2.4.2) without a nonce: no answer travels that could be an older one. */
function timestampInfo(sha256: Uint8Array, at: Date): Uint8Array {
  // Positive, and never starting with a zero byte.
  const serial = Uint8Array.from([0x40, ...randomBytes(15)]);
  return sequence([
    integer(1),
    objectId(developmentPolicy),
    sequence([algorithm(oid.sha256, derNull), octets(sha256)]),
    integer(serial),
    generalizedTime(at),
    sequence([integer(1)]),
  ]);
}
