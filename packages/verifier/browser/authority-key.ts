import type { CertificateFacts } from '../src/certificates/certificate.ts';
import { children, octetsOf, rawOf, readDer, tagged } from '../src/asn1/der.ts';
import { readName } from '../src/asn1/distinguished-name.ts';
import { comparableName } from './x509-name.ts';

const subjectKeyId = '2.5.29.14';
const authorityKeyId = '2.5.29.35';

/**
 * Whether an issuer is the one that AuthorityKeyIdentifier (RFC 5280, 4.2.1.1) names: by the key's
 * identifier, where both have one, and by the serial number and its issuer's name, where they are
 * named.
 */
export function isIdentifiedAs(
  certificate: CertificateFacts,
  issuer: CertificateFacts,
  issuersIssuer: string,
): boolean {
  const found = certificate.extensions.get(authorityKeyId);
  if (!found) return true;
  const fields = children(readDer(found.value));
  const wanted = contentOf(tagged(fields, 0));
  const own = issuer.extensions.get(subjectKeyId);
  const identifier = own && octetsOf(readDer(own.value));
  if (wanted && identifier && Buffer.compare(wanted, identifier) !== 0) return false;
  const serial = contentOf(tagged(fields, 2));
  if (serial && Buffer.compare(serial, issuer.serialNumber) !== 0) return false;
  const name = children(tagged(children(tagged(fields, 1)), 4))[0];
  return !name || comparableName(readName(name)) === issuersIssuer;
}

function contentOf(block: Parameters<typeof rawOf>[0] | undefined): Uint8Array | undefined {
  if (!block) return undefined;
  const raw = rawOf(block);
  return raw.subarray(raw.length - block.lenBlock.length);
}
