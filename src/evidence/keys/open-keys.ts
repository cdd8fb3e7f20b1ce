import { noStatusSource } from '@countersign/pki/status/no-status-source';
import type { StatusSource } from '@countersign/pki/status/status-source';
import type { Tsa } from '@countersign/pki/timestamps/tsa';
import { loadDevelopmentKeys } from '@countersign/pki/development/development-keys';
import { makeDevelopmentStatus } from '@countersign/pki/development/development-status';
import { makeDevelopmentTsa } from '@countersign/pki/development/development-tsa';
import {
  openDevelopment,
  openGivenKeys,
  requireOwnKeys,
  type KeySettings,
  type OpenedKeys,
} from './opened-keys.ts';
import type { ServiceKeys } from './service-keys.ts';
import { rootsOf } from './trust.ts';

/** Those that are asked over the network. */
export interface Authorities {
  /** Absent: the one made for development, or none in production. */
  tsa?: Tsa;
  /** About certificates that are not the development PKI's. */
  status?: StatusSource;
}

/**
 * Opens every key that the settings name.
 * @throws {KeyRefusal} naming the variable whose key cannot be used, and the way out
 */
export async function openKeys(
  settings: KeySettings,
  now: () => Date,
  authorities: Authorities = {},
): Promise<ServiceKeys> {
  const { developmentDir, production } = settings;
  const status = authorities.status ?? noStatusSource;
  const given = await openGivenKeys(settings, now());
  if (production) {
    return serviceKeys(requireOwnKeys(given), { ...authorities, status });
  }
  const { keys, rootPem } = await loadDevelopmentKeys(developmentDir, now());
  return serviceKeys(
    { ...openDevelopment(keys, settings), ...given },
    {
      tsa: authorities.tsa ?? makeDevelopmentTsa(keys, now),
      status: makeDevelopmentStatus(keys, now, status),
    },
    authorities.tsa ? [] : [rootPem],
  );
}

function serviceKeys(
  { seal, issuers, log }: OpenedKeys,
  authorities: Pick<ServiceKeys, 'tsa' | 'status'>,
  moreRoots: readonly string[] = [],
): ServiceKeys {
  const roots = rootsOf([...seal.chains, ...issuers.chains], moreRoots);
  const { issuer, chains: issuerChains } = issuers;
  return { seal, issuer, issuerChains, log, roots, ...authorities };
}
