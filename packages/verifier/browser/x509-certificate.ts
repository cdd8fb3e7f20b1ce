import { fromBER, type AsnType } from 'asn1js';
import {
  extension,
  factsOf,
  hasKeyUsage,
  isAuthority,
  keyUsage,
} from '../src/certificates/certificate.ts';
import { bitsOf, children, isDer, Malformed, rawOf, timeOf } from '../src/asn1/der.ts';
import { readName, type NamePart } from '../src/asn1/distinguished-name.ts';
import { isIdentifiedAs } from './authority-key.ts';
import { readPublicKey, type KeyObject } from './public-key.ts';
import { signedWith } from './certificate-signature.ts';
import { comparableName, printName } from './x509-name.ts';

const pemForm = /-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/;

/** As much of Node's as the verifier asks for; what it says is what OpenSSL says. */
export class X509Certificate {
  /** DER. */
  readonly raw: Buffer<ArrayBuffer>;
  readonly subject: string;
  readonly issuer: string;
  readonly validFromDate: Date;
  readonly validToDate: Date;
  readonly #parts: Parts;

  /** @throws {Malformed} */
  constructor(given: string | Uint8Array) {
    this.#parts = readParts(derOf(given));
    const { raw, issuer, subject, validFrom, validTo } = this.#parts;
    this.raw = raw;
    this.issuer = printName(issuer);
    this.subject = printName(subject);
    this.validFromDate = validFrom;
    this.validToDate = validTo;
  }

  /** @throws {Malformed} for a kind of key that is not known here */
  get publicKey(): KeyObject {
    return readPublicKey(this.#parts.key);
  }

  get ca(): boolean {
    return isAuthority(factsOf(this)) && maySignCertificates(this);
  }

  /** Whether the issuer's name, key and permission are those that this certificate names. */
  checkIssued(issuer: X509Certificate): boolean {
    const isNamed = comparableName(this.#parts.issuer) === comparableName(issuer.#parts.subject);
    return (
      isNamed &&
      isIdentifiedAs(factsOf(this), factsOf(issuer), comparableName(issuer.#parts.issuer)) &&
      maySignCertificates(issuer)
    );
  }

  verify(key: KeyObject): boolean {
    const { signed, algorithm, signature } = this.#parts;
    return signedWith(key, algorithm, signed, signature);
  }

  /** PEM. */
  toString(): string {
    const lines = this.raw.toString('base64').match(/.{1,64}/g) ?? [];
    return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
  }
}

/** One without the extension may do everything. */
function maySignCertificates(certificate: X509Certificate): boolean {
  const facts = factsOf(certificate);
  return !facts.extensions.has(extension.keyUsage) || hasKeyUsage(facts, keyUsage.keyCertSign);
}

interface Parts {
  raw: Buffer<ArrayBuffer>;
  /** What the issuer signed. */
  signed: Uint8Array;
  algorithm: AsnType;
  signature: Uint8Array;
  issuer: NamePart[][];
  subject: NamePart[][];
  validFrom: Date;
  validTo: Date;
  key: AsnType;
}

function derOf(given: string | Uint8Array): Uint8Array {
  const text = typeof given === 'string' ? given : Buffer.from(given).toString('latin1');
  const [, encoded] = pemForm.exec(text) ?? [];
  if (encoded !== undefined) return Buffer.from(encoded, 'base64');
  if (typeof given === 'string') throw new Malformed('There is no certificate.');
  return given;
}

/** What follows the certificate is left. */
function readParts(der: Uint8Array): Parts {
  const { offset, result } = fromBER(Uint8Array.from(der));
  const raw = Buffer.from(der.subarray(0, Math.max(0, offset)));
  const [body, algorithm, bits, ...more] = children(result);
  const signature = bitsOf(bits);
  if (!isDer(raw) || !body || !algorithm || !signature || more.length > 0) throw unreadable();
  const fields = children(body);
  const [, inner, issuer, validity, subject, key] = fields.slice(
    fields[0]?.idBlock.tagClass === 3 ? 1 : 0,
  );
  const [validFrom, validTo] = children(validity).map(timeOf);
  if (!inner || !issuer || !subject || !key || !validFrom || !validTo) throw unreadable();
  // What is named within what is signed, so that nobody changes it outside.
  if (Buffer.compare(rawOf(inner), rawOf(algorithm)) !== 0) throw unreadable();
  const names = { issuer: readName(issuer), subject: readName(subject) };
  return { raw, signed: rawOf(body), algorithm, signature, ...names, validFrom, validTo, key };
}

function unreadable(): Malformed {
  return new Malformed('The certificate cannot be read.');
}
