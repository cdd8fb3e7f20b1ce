import { X509Certificate } from 'node:crypto';
import * as pkijs from 'pkijs';
import { factsOf } from '@countersign/verifier/certificate';
import { developmentOrganization } from '@countersign/verifier/evidence-trust';
import { comment } from './extensions.ts';
import { oid } from './oids.ts';

/** In every name of the development PKI, old files of it included. */
export { developmentOrganization };

const mark = 'Countersign development certificate: proves nothing';

/** What the development PKI writes into each of its certificates. */
export function developmentMark(): pkijs.Extension {
  return comment(mark);
}

/**
 * Whether a certificate (DER) is one for trying the service out. Read from what sealed, never
 * from configuration: its own mark, or the organisation in its or its issuer's name.
 */
export function isDevelopmentCertificate(der: Uint8Array): boolean {
  const { extensions, subject, issuer } = factsOf(new X509Certificate(der));
  const found = extensions.get(oid.comment);
  if (found && Buffer.from(found.value).includes(mark)) return true;
  return [subject, issuer].some(namesDevelopment);
}

function namesDevelopment(name: Uint8Array): boolean {
  const { typesAndValues } = pkijs.RelativeDistinguishedNames.fromBER(Uint8Array.from(name));
  return typesAndValues.some(
    ({ type, value }) =>
      type === oid.organization && value.valueBlock.value === developmentOrganization,
  );
}
