import type { Logger } from 'pino';
import { ConfigError } from '../config/config.ts';
import type { ProcessName } from '../observe/open-observation.ts';
import { databaseTrial } from './database-trial.ts';
import { installationTrial } from './installation-trial.ts';
import { sealTrial } from './seal-trial.ts';
import { temporalTrial } from './temporal-trial.ts';
import { temporaryFolderTrial } from './temporary-folder-trial.ts';
import { timestampTrial } from './timestamp-trial.ts';
import type { Trial, TrialSubject } from './trial.ts';

/** Everything that a start and `countersign doctor` try. */
export const trials: readonly Trial[] = [
  databaseTrial,
  temporalTrial,
  installationTrial,
  sealTrial,
  timestampTrial,
  temporaryFolderTrial,
];

/** A service that takes longer is looked at again by whatever asks it; a start does not wait. */
export const patienceMs = 3_000;

/**
 * Tries everything that a process leans on, all at once. What may pass is said in the log.
 * @throws {ConfigError} for what can never work
 * @throws what a vital part says
 */
export async function tryAll(
  name: ProcessName,
  subject: TrialSubject,
  logger: Logger,
): Promise<void> {
  const own = trials.filter((trial) => trial.of === undefined || trial.of === name);
  await Promise.all(
    own.map(async (trial) => {
      try {
        await (trial.isVital ? trial.look(subject) : within(patienceMs, trial.look(subject)));
      } catch (error) {
        if (trial.isVital || error instanceof ConfigError) throw error;
        const reason = firstLine(error);
        logger.warn(
          { part: trial.name, variable: trial.variable, reason },
          'A part is not as it should be; the start goes on without it',
        );
      }
    }),
  );
}

/** What failed, on one line. */
export function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? '';
}

/** @throws when the work takes longer, and goes on by itself */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${limitMs / 1_000} s`));
    }, limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
