import { createPublicKey, type KeyObject, type X509Certificate } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import { encode, tag } from '@countersign/verifier/der';
import { certificateId } from './certificate-id.ts';
import { oid } from './oids.ts';
import { derOf, keyIdOf, signed, toBeSigned, type ToBeSigned } from './to-be-signed.ts';

export interface OcspAnswer {
  /** Content octets, of the certificate that is asked about. */
  serialNumber: Uint8Array;
  issuer: X509Certificate;
  thisUpdate: Date;
  nextUpdate: Date;
}

/** Who answers: the issuer itself, or one whose certificate it marked for OCSP signing. */
export interface OcspResponder {
  key: KeyObject;
  /** DER; absent: the issuer. */
  certificate?: Uint8Array;
}

/** An OCSP response (RFC 6960) that says `good`; DER. */
export function makeOcspResponse(
  answer: OcspAnswer,
  { key, certificate }: OcspResponder,
): Uint8Array {
  return signed(ocspToSign(answer, createPublicKey(key), certificate), key);
}

/**
 * As makeOcspResponse.
 * @param certificate DER, of a responder that is not the issuer itself
 */
export function ocspToSign(
  { serialNumber, issuer, thisUpdate, nextUpdate }: OcspAnswer,
  responderKey: KeyObject,
  certificate?: Uint8Array,
): ToBeSigned {
  const good = new asn1.Primitive({ idBlock: { tagClass: 3, tagNumber: 0 } });
  const certID = certificateId(serialNumber, issuer);
  const single = new pkijs.SingleResponse({ certID, certStatus: good, thisUpdate, nextUpdate });
  const data = new pkijs.ResponseData({
    responderID: new asn1.OctetString({ valueHex: keyIdOf(responderKey) }),
    producedAt: thisUpdate,
    responses: [single],
  });
  const carried = certificate ? [encode(tag.context(0), encode(tag.sequence, certificate))] : [];
  const basic = toBeSigned(data.toSchema(true) as asn1.Sequence, responderKey, ...carried);
  return { ...basic, withSignature: (signature) => successful(basic.withSignature(signature)) };
}

function successful(basic: Uint8Array): Uint8Array {
  const responseBytes = new pkijs.ResponseBytes({
    responseType: oid.basicOcspResponse,
    response: new asn1.OctetString({ valueHex: basic }),
  });
  const responseStatus = new asn1.Enumerated({ value: 0 });
  return derOf(new pkijs.OCSPResponse({ responseStatus, responseBytes }).toSchema());
}
