import type { Logger } from 'pino';
import { minuteMs, secondMs } from '../domain/time.ts';
import type { Tsa } from '@countersign/pki/timestamps/tsa';
import { sequence, type LogDeps } from '../operations/log/sequence.ts';
import { timestampCheckpoint } from '../operations/log/timestamp.ts';
import type { LogKey } from '../evidence/keys/log-key.ts';
import type { Watch } from '../outside/watch.ts';
import { inTestLog, isTestLogBehind } from '../persistence/test-log.ts';
import { repeat, type Repetition } from '../workflow-sync/repeat.ts';

export interface LogSequencerDeps extends LogDeps {
  /** Absent: checkpoints are signed and not timestamped. */
  tsa?: Tsa | undefined;
  /** Of the log of test workspaces. */
  testLogKey: () => Promise<LogKey>;
  logger: Logger;
  watch: Watch;
}

const timestampEveryMs = 10 * minuteMs;

/** Every second, in each worker: sequences the log; every ten minutes: looks for the day's token. */
export function startLogSequencer({
  tsa,
  testLogKey,
  logger,
  watch,
  ...deps
}: LogSequencerDeps): Repetition {
  const report = onceAMinute((error) => {
    logger.error({ err: error }, 'Events could not be entered in the log; tried again');
  });
  const sequencing = repeat(async () => {
    await watch({ name: 'upkeep', kind: 'log_sequence' }, () => sequence(deps)).catch(report);
    await sequenceTests(deps, testLogKey).catch(report);
    return secondMs;
  });
  const stamping = tsa && repeat(() => stamp({ ...deps, tsa, watch }, logger));
  return {
    async stop() {
      await Promise.all([sequencing.stop(), stamping?.stop()]);
    },
  };
}

async function sequenceTests(deps: LogDeps, key: () => Promise<LogKey>): Promise<void> {
  if (!(await isTestLogBehind(deps.database))) return;
  const logKey = await key();
  await inTestLog(deps.database, (database) => sequence({ ...deps, database, logKey }));
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
