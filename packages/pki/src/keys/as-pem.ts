import * as asn1 from 'asn1js';
import { children, oidOf, rawOf, readDer, tagged } from '@countersign/verifier/der';
import { oid } from '../x509/oids.ts';

/**
 * The text of a file as PEM, whatever it was exported as: UTF-16, DER of a certificate or a key, or
 * a bag of certificates (PKCS #7, `.p7b`) in either encoding. What is none of these stays as it is.
 */
export function asPem(content: Buffer): string {
  if (content[0] === 0x30) return pemOfDer(content) ?? content.toString('latin1');
  return textOf(content).replace(
    /-----BEGIN (PKCS7|CMS)-----([^-]+)-----END \1-----/g,
    (block: string, _label, body: string) => pemOfDer(Buffer.from(body, 'base64')) ?? block,
  );
}

/** Windows writes text as UTF-16, mostly with a byte order mark; else one byte of a letter is zero. */
function textOf(content: Buffer): string {
  const [first, second] = content;
  const isMarked = (one: number, other: number) => first === one && second === other;
  if (isMarked(0xff, 0xfe) || second === 0) return content.toString('utf16le');
  if (!isMarked(0xfe, 0xff) && first !== 0) return content.toString('latin1');
  const even = content.subarray(0, content.length - (content.length % 2));
  return Buffer.from(even).swap16().toString('utf16le');
}

function pemOfDer(der: Buffer): string | undefined {
  const block = blockOf(der);
  const parts = children(block);
  const [first, second] = parts;
  if (!block || !first || !second) return undefined;
  if (oidOf(first) === oid.signedData) {
    const listed = tagged(children(children(second)[0]), 0);
    return children(listed)
      .map((one) => pem('CERTIFICATE', rawOf(one)))
      .join('');
  }
  const label = labelOf(parts);
  return label === undefined ? undefined : pem(label, rawOf(block));
}

function blockOf(der: Buffer): asn1.AsnType | undefined {
  try {
    return readDer(der);
  } catch {
    return undefined;
  }
}

/** By the form alone: nobody names it in DER. */
function labelOf([first, second, third, ...more]: readonly asn1.AsnType[]): string | undefined {
  if (isSequence(first)) {
    if (second instanceof asn1.OctetString) return 'ENCRYPTED PRIVATE KEY';
    if (second instanceof asn1.BitString) return 'PUBLIC KEY';
    return third instanceof asn1.BitString ? 'CERTIFICATE' : undefined;
  }
  if (!(first instanceof asn1.Integer)) return undefined;
  if (second instanceof asn1.OctetString) return 'EC PRIVATE KEY';
  if (isSequence(second) && third instanceof asn1.OctetString) return 'PRIVATE KEY';
  const isRsa = second instanceof asn1.Integer && third instanceof asn1.Integer;
  return isRsa && more.length >= 6 ? 'RSA PRIVATE KEY' : undefined;
}

function isSequence(block: asn1.AsnType | undefined): boolean {
  return block instanceof asn1.Sequence;
}

function pem(label: string, der: Uint8Array): string {
  const lines = Buffer.from(der).toString('base64').replace(/.{64}/g, '$&\n').trimEnd();
  return `-----BEGIN ${label}-----\n${lines}\n-----END ${label}-----\n`;
}
