import { createPublicKey, type KeyObject, type X509Certificate } from 'node:crypto';
import type * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import { authorityKeyIdentifier, crlNumber } from './extensions.ts';
import { issuerName } from './make-certificate.ts';
import {
  certificateTime,
  keyIdOf,
  signatureAlgorithmOf,
  signed,
  toBeSigned,
} from './to-be-signed.ts';

export interface RevocationListContent {
  issuer: X509Certificate;
  thisUpdate: Date;
  nextUpdate: Date;
}

/** A revocation list (RFC 5280, 5) in which no certificate stands; DER. */
export function makeRevocationList(
  { issuer, thisUpdate, nextUpdate }: RevocationListContent,
  key: KeyObject,
): Uint8Array {
  const extensions = [
    authorityKeyIdentifier(keyIdOf(createPublicKey(key))),
    // Lists of one issuer are numbered upwards, as their seconds are.
    crlNumber(Math.floor(thisUpdate.getTime() / 1_000)),
  ];
  const list = new UnsignedList({
    version: 1,
    signature: signatureAlgorithmOf(key),
    issuer: issuerName(issuer),
    thisUpdate: certificateTime(thisUpdate),
    nextUpdate: certificateTime(nextUpdate),
    crlExtensions: new pkijs.Extensions({ extensions }),
  });
  return signed(toBeSigned(list.content(), key), key);
}

/** pkijs shows what of a list is signed to its own classes alone. */
class UnsignedList extends pkijs.CertificateRevocationList {
  content(): asn1.Sequence {
    return this.encodeTBS();
  }
}
