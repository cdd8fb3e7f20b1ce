import 'reflect-metadata';
import { createPublicKey, type KeyObject } from 'node:crypto';
import * as x509 from '@peculiar/x509';
import * as asn1 from 'asn1js';
import { der, parsed, readCertificate, sequence, tagged } from '../asn1.ts';
import { certificateTime, keyIdOf, signatureAlgorithmOf, signed } from '../keys/signed-sequence.ts';

const crlNumber = '2.5.29.20';

/** A revocation list (RFC 5280, 5) in which no certificate stands; DER. */
export function makeRevocationList(
  { issuer, thisUpdate, nextUpdate }: { issuer: Uint8Array; thisUpdate: Date; nextUpdate: Date },
  key: KeyObject,
): Uint8Array {
  // Lists of one issuer are numbered upwards, as their seconds are.
  const number = new asn1.Integer({ value: Math.floor(thisUpdate.getTime() / 1_000) });
  const extensions = [
    new x509.AuthorityKeyIdentifierExtension(keyIdOf(createPublicKey(key)).toString('hex')),
    new x509.Extension(crlNumber, false, Buffer.from(der(number))),
  ];
  const list = sequence([
    new asn1.Integer({ value: 1 }),
    signatureAlgorithmOf(key),
    readCertificate(issuer).subject,
    certificateTime(thisUpdate),
    certificateTime(nextUpdate),
    tagged(0, [sequence(extensions.map(({ rawData }) => parsed(new Uint8Array(rawData))))]),
  ]);
  return signed(list, key);
}
