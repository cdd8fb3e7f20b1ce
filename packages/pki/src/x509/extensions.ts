import { domainToASCII } from 'node:url';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import { oid } from './oids.ts';

interface Encodable {
  toBER(): ArrayBuffer;
}

function extension(extnID: string, critical: boolean, value: Encodable): pkijs.Extension {
  return new pkijs.Extension({ extnID, critical, extnValue: value.toBER() });
}

/** Critical (RFC 5280, 4.2.1.9). @param pathLength how many CAs may stand below; absent: any */
export function basicConstraints(cA: boolean, pathLength?: number): pkijs.Extension {
  const value = new pkijs.BasicConstraints({
    cA,
    ...(pathLength !== undefined && { pathLenConstraint: pathLength }),
  });
  return extension(oid.basicConstraints, true, value.toSchema());
}

/** Critical (RFC 5280, 4.2.1.3). @param bits of the first octet, as `keyUsage` of the verifier */
export function keyUsages(...bits: readonly number[]): pkijs.Extension {
  const octet = bits.reduce((sum, bit) => sum | (0x80 >> bit), 0);
  const valueHex = Uint8Array.of(octet);
  const value = new asn1.BitString({ valueHex, unusedBits: 7 - Math.max(...bits) });
  return extension(oid.keyUsage, true, value);
}

/** RFC 5280, 4.2.1.12. @param purposes object identifiers */
export function extendedKeyUsage(purposes: readonly string[], critical = false): pkijs.Extension {
  const value = new pkijs.ExtKeyUsage({ keyPurposes: [...purposes] });
  return extension(oid.extendedKeyUsage, critical, value.toSchema());
}

/** Where to ask for the status of a certificate (RFC 5280, 4.2.2.1). */
export function ocspAddress(url: string): pkijs.Extension {
  const accessLocation = new pkijs.GeneralName({ type: 6, value: url });
  const description = new pkijs.AccessDescription({ accessMethod: oid.ocsp, accessLocation });
  const value = new pkijs.InfoAccess({ accessDescriptions: [description] });
  return extension(oid.authorityInfoAccess, false, value.toSchema());
}

/** The status of this responder is asked of nobody (RFC 6960, 4.2.2.2.1). */
export function ocspNoCheck(): pkijs.Extension {
  return extension(oid.ocspNoCheck, false, new asn1.Null());
}

/** A mail address: as rfc822Name where it is ASCII but for the domain, else as RFC 9598 has it. */
export function mailAddress(email: string): pkijs.Extension {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  // eslint-disable-next-line no-control-regex -- the range is all of ASCII
  const isPlain = /^[\u0000-\u007f]*$/.test(local);
  const domain = domainToASCII(email.slice(at + 1));
  const plain = new pkijs.GeneralName({ type: 1, value: `${local}@${domain}` });
  const value =
    isPlain && domain !== ''
      ? new pkijs.GeneralNames({ names: [plain] }).toSchema()
      : new asn1.Sequence({ value: [otherName(email)] });
  return extension(oid.subjectAlternativeName, false, value);
}

/** RFC 9598, 3. Written here, since pkijs takes one value for an otherName, which has two. */
function otherName(email: string): asn1.Constructed {
  const type = new asn1.ObjectIdentifier({ value: oid.utf8Mailbox });
  return tagged0(type, tagged0(new asn1.Utf8String({ value: email })));
}

function tagged0(...value: asn1.AsnType[]): asn1.Constructed {
  return new asn1.Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value });
}

export function comment(text: string): pkijs.Extension {
  return extension(oid.comment, false, new asn1.IA5String({ value: text }));
}

/** @param keyId of the certificate's own key */
export function subjectKeyIdentifier(keyId: Uint8Array): pkijs.Extension {
  const value = new asn1.OctetString({ valueHex: keyId });
  return extension(oid.subjectKeyIdentifier, false, value);
}

/** Of certificates and lists that the key with this id signs (RFC 5280, 4.2.1.1). */
export function authorityKeyIdentifier(keyId: Uint8Array): pkijs.Extension {
  const keyIdentifier = new asn1.OctetString({ valueHex: keyId });
  const value = new pkijs.AuthorityKeyIdentifier({ keyIdentifier });
  return extension(oid.authorityKeyIdentifier, false, value.toSchema());
}

/** RFC 5280, 5.2.3. */
export function crlNumber(value: number): pkijs.Extension {
  return extension(oid.crlNumber, false, asn1.Integer.fromBigInt(BigInt(value)));
}
