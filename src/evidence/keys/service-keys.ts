import type { StatusSource } from '../status/status-source.ts';
import type { Tsa } from '../timestamps/tsa.ts';
import type { IssuerKeys } from './load-issuer.ts';
import type { SealKeys } from './load-signer.ts';
import type { LogKey } from './log-key.ts';
import type { RecipientIssuer } from './recipient-issuer.ts';

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
