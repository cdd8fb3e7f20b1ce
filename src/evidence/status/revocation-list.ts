import { createPublicKey, type KeyObject } from 'node:crypto';
import { extension, integer, readCertificate, sequence, tagged } from '../asn1.ts';
import { authorityKeyId } from '../keys/make-certificate.ts';
import { certificateTime, signatureAlgorithmOf, signed } from '../keys/signed-sequence.ts';

const crlNumber = '2.5.29.20';

/** A revocation list (RFC 5280, 5) in which no certificate stands; DER. */
export function makeRevocationList(
  { issuer, thisUpdate, nextUpdate }: { issuer: Uint8Array; thisUpdate: Date; nextUpdate: Date },
  key: KeyObject,
): Uint8Array {
  // Lists of one issuer are numbered upwards, as their seconds are.
  const number = integer(Math.floor(thisUpdate.getTime() / 1_000));
  const extensions = [authorityKeyId(createPublicKey(key)), extension(crlNumber, false, number)];
  const list = sequence([
    integer(1),
    signatureAlgorithmOf(key),
    readCertificate(issuer).subject,
    certificateTime(thisUpdate),
    certificateTime(nextUpdate),
    tagged(0, [sequence(extensions)]),
  ]);
  return signed(list, key);
}
