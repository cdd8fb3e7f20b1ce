import type { Logger } from 'pino';
import { minuteMs, secondMs } from './domain/time.ts';
import type { Tsa } from './evidence/timestamps/tsa.ts';
import { sequence, type LogDeps } from './operations/log/sequence.ts';
import { timestampCheckpoint } from './operations/log/timestamp.ts';
import type { Watch } from './outside/watch.ts';
import { repeat, type Repetition } from './workflow-sync/repeat.ts';

export interface LogKeeperDeps extends LogDeps {
  /** Absent: checkpoints are signed and not timestamped. */
  tsa?: Tsa | undefined;
  logger: Logger;
  watch: Watch;
}

const timestampEveryMs = 10 * minuteMs;

/** Every second, in each worker: sequences the log; every ten minutes: looks for the day's token. */
export function startLogKeeper({ tsa, logger, watch, ...deps }: LogKeeperDeps): Repetition {
  const report = onceAMinute((error) => {
    logger.error({ err: error }, 'Events could not be entered in the log; tried again');
  });
  const sequencing = repeat(async () => {
    await watch({ name: 'upkeep', kind: 'log_sequence' }, () => sequence(deps)).catch(report);
    return secondMs;
  });
  const stamping = tsa && repeat(() => stamp({ ...deps, tsa, watch }, logger));
  return {
    async stop() {
      await Promise.all([sequencing.stop(), stamping?.stop()]);
    },
  };
}

async function stamp(
  { watch, ...deps }: LogDeps & { tsa: Tsa; watch: Watch },
  logger: Logger,
): Promise<number> {
  const round = watch({ name: 'upkeep', kind: 'log_timestamp' }, () => timestampCheckpoint(deps));
  await round.catch((error: unknown) => {
    logger.warn({ err: error }, 'A checkpoint of the log was not timestamped; tried again');
  });
  return timestampEveryMs;
}

function onceAMinute(report: (error: unknown) => void): (error: unknown) => void {
  let reportedMs = -Infinity;
  return (error) => {
    if (performance.now() - reportedMs < minuteMs) return;
    reportedMs = performance.now();
    report(error);
  };
}
