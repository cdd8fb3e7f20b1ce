/** Of a certificate that signs documents: RFC 9336; poppler trusts no leaf without the second. */
export const documentUsages = ['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4'] as const;
/** Of a timestamp authority, critical (RFC 3161, 2.3). */
export const timestampingUsage = '1.3.6.1.5.5.7.3.8';
/** Of an OCSP responder (RFC 6960, 4.2.2.2). */
export const ocspUsage = '1.3.6.1.5.5.7.3.9';
