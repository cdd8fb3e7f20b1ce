import type { StatusSource } from '@countersign/pki/status/status-source';
import type { Tsa } from '@countersign/pki/timestamps/tsa';
import type { IssuerKeys } from '@countersign/pki/keys/load-issuer';
import type { SealKeys } from '@countersign/pki/keys/load-signer';
import type { LogKey } from './log-key.ts';
import type { RecipientIssuer } from '@countersign/pki/keys/recipient-issuer';

/** Every key of the service and the authorities that speak for its certificates. */
export interface ServiceKeys {
  seal: SealKeys;
  issuer: RecipientIssuer;
  /** The issuer's chain first, then those of retired CAs, each with its root last. */
  issuerChains: IssuerKeys['chains'];
  log: LogKey;
  /** Absent: none is configured, so that nothing above level B-B can be sealed. */
  tsa?: Tsa;
  status: StatusSource;
  /** Roots of our own seals, recipients and timestamps, as PEM: what a verifier has to trust. */
  roots: readonly string[];
}
