import 'reflect-metadata';
import * as x509 from '@peculiar/x509';

/** The organisation in every name of the development PKI, old files of it included. */
export const developmentOrganization = 'Countersign (development)';

/** A comment that every viewer of certificates shows (Netscape's, still the only such extension). */
const commentExtension = '2.16.840.1.113730.1.13';
const comment = Buffer.from('Countersign development certificate: proves nothing', 'latin1');
const ia5String = 0x16;

/** What the development PKI writes into each of its certificates. */
export function developmentMark(): x509.Extension {
  return new x509.Extension(
    commentExtension,
    false,
    Buffer.concat([Buffer.from([ia5String, comment.length]), comment]),
  );
}

/**
 * Whether a certificate (DER) is one for trying the service out. Read from what sealed, never
 * from configuration: its own mark, or the organisation in its or its issuer's name.
 */
export function isDevelopmentCertificate(der: Uint8Array): boolean {
  const certificate = new x509.X509Certificate(Uint8Array.from(der));
  const mark = certificate.getExtension(commentExtension);
  if (mark && Buffer.from(mark.value).includes(comment)) return true;
  return [certificate.subjectName, certificate.issuerName].some((name) =>
    name.getField('O').includes(developmentOrganization),
  );
}
