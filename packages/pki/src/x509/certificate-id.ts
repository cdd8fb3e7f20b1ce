import { createHash, type X509Certificate } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import { factsOf } from '@countersign/verifier/certificate';
import { oid } from './oids.ts';
import { algorithmWithNull } from './to-be-signed.ts';

/**
 * How questions and answers of OCSP name a certificate (CertID; RFC 6960, 4.1.1): with SHA-1, the one
 * hash that every reader of such ids knows; it names and protects nothing.
 */
export function certificateId(serialNumber: Uint8Array, issuer: X509Certificate): pkijs.CertID {
  const { subject, publicKeyBits } = factsOf(issuer);
  return new pkijs.CertID({
    hashAlgorithm: algorithmWithNull(oid.sha1),
    issuerNameHash: sha1(subject),
    issuerKeyHash: sha1(publicKeyBits),
    serialNumber: new asn1.Integer({ valueHex: serialNumber }),
  });
}

function sha1(bytes: Uint8Array): asn1.OctetString {
  return new asn1.OctetString({ valueHex: createHash('sha1').update(bytes).digest() });
}
