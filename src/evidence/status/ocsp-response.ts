import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import {
  algorithm,
  derNull,
  enumerated,
  generalizedTime,
  objectId,
  octets,
  oid,
  readCertificate,
  sequence,
  tagged,
  taggedBytes,
} from '../asn1.ts';
import { keyIdIn, keyIdOf, signedFields } from '../keys/signed-sequence.ts';

export interface OcspAnswer {
  /** DER. */
  certificate: Uint8Array;
  issuer: Uint8Array;
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
export function makeOcspResponse(answer: OcspAnswer, responder: OcspResponder): Uint8Array {
  const data = ocspData(answer, createPublicKey(responder.key));
  return assembleOcsp(signedFields(data, responder.key), responder.certificate);
}

/** What a responder signs. */
export function ocspData(answer: OcspAnswer, responderKey: KeyObject): Uint8Array {
  const { thisUpdate, nextUpdate } = answer;
  const single = sequence([
    certificateId(answer),
    taggedBytes(0, new Uint8Array()),
    generalizedTime(thisUpdate),
    tagged(0, [generalizedTime(nextUpdate)]),
  ]);
  return sequence([
    tagged(2, [octets(keyIdOf(responderKey))]),
    generalizedTime(thisUpdate),
    sequence([single]),
  ]);
}

/** @param certificate of a responder that is not the issuer itself */
export function assembleOcsp(fields: readonly Uint8Array[], certificate?: Uint8Array): Uint8Array {
  const certificates = certificate ? [tagged(0, [sequence([certificate])])] : [];
  const basic = sequence([...fields, ...certificates]);
  const successful = enumerated(0);
  const bytes = sequence([objectId(oid.basicOcspResponse), octets(basic)]);
  return sequence([successful, tagged(0, [bytes])]);
}

/** With SHA-1, the one hash that every reader of such ids knows; it names and protects nothing. */
function certificateId({ certificate, issuer }: OcspAnswer): Uint8Array {
  const { subject, publicKeyInfo } = readCertificate(issuer);
  return sequence([
    algorithm(oid.sha1, derNull),
    octets(createHash('sha1').update(subject).digest()),
    octets(keyIdIn(publicKeyInfo)),
    readCertificate(certificate).serialNumber,
  ]);
}
