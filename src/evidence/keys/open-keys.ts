import { noStatusSource } from '../status/no-status-source.ts';
import type { StatusSource } from '../status/status-source.ts';
import type { Tsa } from '../timestamps/tsa.ts';
import { loadDevelopmentKeys } from './development-keys.ts';
import { makeDevelopmentStatus } from './development-status.ts';
import { makeDevelopmentTsa } from './development-tsa.ts';
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
