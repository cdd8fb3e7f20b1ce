import { stackWanted } from '../processes/config/config.ts';

/** Says in one sentence why the command failed, and makes the process end with an error. */
export function reportFailure(error: unknown): void {
  const failure = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`countersign: ${stackWanted() ? failure.stack : failure.message}\n`);
  process.exitCode = 1;
}
