import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import { oid } from '../x509/oids.ts';
import { algorithmWithNull } from '../x509/to-be-signed.ts';

/** What a timestamp is about (RFC 3161, 2.4.1). @param sha256 of the stamped bytes */
export function messageImprint(sha256: Uint8Array): pkijs.MessageImprint {
  return new pkijs.MessageImprint({
    hashAlgorithm: algorithmWithNull(oid.sha256),
    hashedMessage: new asn1.OctetString({ valueHex: sha256 }),
  });
}
