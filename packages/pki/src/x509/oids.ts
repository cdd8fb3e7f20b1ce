/** Every object identifier that this package writes or looks for, by its name in its standard. */
export const oid = {
  // Names (X.520; RFC 4519).
  commonName: '2.5.4.3',
  organization: '2.5.4.10',
  userId: '0.9.2342.19200300.100.1.1',
  /** id-on-SmtpUTF8Mailbox (RFC 9598). */
  utf8Mailbox: '1.3.6.1.5.5.7.8.9',
  // Extensions of certificates and lists (RFC 5280; RFC 6960, 4.2.2.2.1).
  subjectKeyIdentifier: '2.5.29.14',
  keyUsage: '2.5.29.15',
  subjectAlternativeName: '2.5.29.17',
  basicConstraints: '2.5.29.19',
  crlNumber: '2.5.29.20',
  crlDistributionPoints: '2.5.29.31',
  authorityKeyIdentifier: '2.5.29.35',
  extendedKeyUsage: '2.5.29.37',
  authorityInfoAccess: '1.3.6.1.5.5.7.1.1',
  ocspNoCheck: '1.3.6.1.5.5.7.48.1.5',
  /** Netscape's, still the only extension that holds a comment and that viewers show. */
  comment: '2.16.840.1.113730.1.13',
  // Algorithms (RFC 3279; RFC 5754; RFC 5758).
  sha1: '1.3.14.3.2.26',
  sha256: '2.16.840.1.101.3.4.2.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  ecdsaWithSha384: '1.2.840.10045.4.3.3',
  sha256WithRsa: '1.2.840.113549.1.1.11',
  // Content and methods.
  ocsp: '1.3.6.1.5.5.7.48.1',
  basicOcspResponse: '1.3.6.1.5.5.7.48.1.1',
  signedData: '1.2.840.113549.1.7.2',
  timestampInfo: '1.2.840.113549.1.9.16.1.4',
  x509CertificateBag: '1.2.840.113549.1.9.22.1',
  /** What the identifiers of RFC 7292, appendix C, start with: RC2 and triple DES. */
  pkcs12Encryption: '1.2.840.113549.1.12.1.',
} as const;

/** Of a certificate that signs documents: RFC 9336; poppler trusts no leaf without the second. */
export const documentUsages = ['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4'] as const;
/** Of a timestamp authority, critical (RFC 3161, 2.3). */
export const timestampingUsage = '1.3.6.1.5.5.7.3.8';
/** Of an OCSP responder (RFC 6960, 4.2.2.2). */
export const ocspUsage = '1.3.6.1.5.5.7.3.9';
