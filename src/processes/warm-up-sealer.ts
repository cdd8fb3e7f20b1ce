import type { Logger } from 'pino';
import type { Sealer } from '../evidence/pages/seal-in-thread.ts';

/**
 * Has the sealer ready before the first document comes. One that cannot be warmed up is no reason not to
 * work: it seals all the same, or says at its first seal why not.
 */
export async function warmUpSealer(
  sealer: Pick<Sealer, 'warmUp'>,
  logger: Pick<Logger, 'debug' | 'warn'>,
): Promise<void> {
  const startedMs = performance.now();
  try {
    await sealer.warmUp();
    const durationMs = Math.round(performance.now() - startedMs);
    logger.debug({ durationMs }, 'The sealer is warmed up');
  } catch (error) {
    logger.warn({ err: error }, 'The sealer could not be warmed up: a first seal takes longer');
  }
}
