import { sign, type KeyObject } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';

/** An OCSP response (DER) with its one answer altered, signed again by the same responder's key. */
export function alterOcsp(
  der: Uint8Array,
  key: KeyObject,
  alter: (answer: pkijs.SingleResponse) => void,
): Uint8Array {
  const response = pkijs.OCSPResponse.fromBER(Uint8Array.from(der));
  const { responseBytes } = response;
  if (!responseBytes) throw new TypeError('The response answers nothing.');
  const basic = pkijs.BasicOCSPResponse.fromBER(responseBytes.response.getValue());
  const [answer] = basic.tbsResponseData.responses;
  if (!answer) throw new TypeError('The response answers nothing.');
  alter(answer);
  const data = new Uint8Array(basic.tbsResponseData.toSchema(true).toBER());
  basic.tbsResponseData.tbsView = data;
  basic.signature = new asn1.BitString({ valueHex: sign('sha256', data, key) });
  responseBytes.response = new asn1.OctetString({ valueHex: basic.toSchema().toBER() });
  return new Uint8Array(response.toSchema().toBER());
}

/** A revocation list (DER), altered and signed again by this key. */
export function alterList(
  der: Uint8Array,
  key: KeyObject,
  alter: (list: pkijs.CertificateRevocationList) => void,
): Uint8Array {
  const list = pkijs.CertificateRevocationList.fromBER(Uint8Array.from(der));
  alter(list);
  const [content] = list.toSchema(true).valueBlock.value;
  if (!content) throw new TypeError('The list has no content.');
  const hash = key.asymmetricKeyDetails?.namedCurve === 'secp384r1' ? 'sha384' : 'sha256';
  const signature = sign(hash, new Uint8Array(content.toBER()), key);
  list.signatureValue = new asn1.BitString({ valueHex: signature });
  return new Uint8Array(list.toSchema(true).toBER());
}

/** CertStatus `unknown` (RFC 6960, 4.2.1). */
export const unknown = new asn1.Primitive({ idBlock: { tagClass: 3, tagNumber: 2 } });

/** CertStatus `revoked`. */
export function revokedAt(at: Date): asn1.Constructed {
  const idBlock = { tagClass: 3, tagNumber: 1 };
  return new asn1.Constructed({ idBlock, value: [new asn1.GeneralizedTime({ valueDate: at })] });
}
