import type { Logger } from 'pino';
import { minuteMs } from '../domain/time.ts';
import { renewSeals, type RenewalDeps } from '../operations/sealing/renew-seals.ts';
import type { Watch } from '../outside/watch.ts';
import { repeat, type Repetition } from '../workflow-sync/repeat.ts';

export interface SealRenewerDeps extends Omit<RenewalDeps, 'onError'> {
  logger: Logger;
  watch: Watch;
}

const everyMs = 10 * minuteMs;

/** Every ten minutes, in each worker: renews the seals that are due. */
export function startSealRenewer({ logger, watch, ...deps }: SealRenewerDeps): Repetition {
  const onError = (error: unknown) => {
    logger.warn({ err: error }, 'A seal was not renewed; tried again');
  };
  return repeat(async () => {
    const step = { name: 'upkeep', kind: 'seal_renewal' } as const;
    const more = await watch(step, () => renewSeals({ ...deps, onError })).catch(
      (error: unknown) => {
        onError(error);
        return false;
      },
    );
    return more ? 0 : everyMs;
  });
}
