import { createPrivateKey, X509Certificate } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import { messageImprint } from '../timestamps/message-imprint.ts';
import { randomSerial } from '../x509/make-certificate.ts';
import { oid } from '../x509/oids.ts';
import { derOf } from '../x509/to-be-signed.ts';
import { signContent } from '../sign-content.ts';
import type { Tsa } from '../timestamps/tsa.ts';
import type { DevelopmentKeys } from './development-pki.ts';
import { makeLocalSigner } from '../signer.ts';

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
  const info = new pkijs.TSTInfo({
    version: 1,
    policy: developmentPolicy,
    messageImprint: messageImprint(sha256),
    serialNumber: new asn1.Integer({ valueHex: randomSerial() }),
    genTime: at,
    accuracy: new pkijs.Accuracy({ seconds: 1 }),
  });
  return derOf(info.toSchema());
}
