import { startChild, untilServing } from '@countersign/embedded/processes/child';
import { startGuardian } from '@countersign/embedded/processes/guardian';
import { endWhenHung, type Health } from '@countersign/embedded/processes/health';
import { isRunning } from '@countersign/embedded/processes/process-identity';
import { StartupError } from '@countersign/embedded/startup-error';

export interface Supervised {
  /** For messages. */
  name: string;
  /** What Node runs: a file and its arguments. */
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Once it serves. */
  health: Health;
  /** Settles when it is to end in order. */
  stop: Promise<unknown>;
  /** From its start to its first answer; three minutes unless given. */
  startLimitMs?: number;
}

/** For what is under way; whoever stops us may have less patience. */
const stopLimitMs = 30_000;

/**
 * Runs a program until it ends, and ends it by SIGKILL when it hangs: for whatever starts again what has
 * ended and not what is unhealthy, such as Docker. When we are killed, so is the program.
 * @returns whether it ended by itself and in order
 * @throws {StartupError} it was ended
 */
export async function supervise(supervised: Supervised): Promise<boolean> {
  const { name, args, env, health, startLimitMs = 180_000 } = supervised;
  const guardian = startGuardian();
  const child = await startChild({
    command: process.execPath,
    args,
    env,
    stopSignal: 'SIGTERM',
    onSpawn: (spawned) => guardian.watch(spawned, 'SIGKILL'),
  });
  void supervised.stop.then(() => child.stop(stopLimitMs));
  const limits = { everyMs: 500, limitMs: startLimitMs };
  const failure = await untilServing(child, () => health.answers(1_000), limits);
  let hang = isRunning(child) ? failure : undefined;
  if (failure === undefined) {
    await endWhenHung(child, health, (silentMs) => {
      hang = `no answer within ${silentMs / 1000} s`;
    });
  } else {
    await child.stop(0);
  }
  const how = await child.exited;
  guardian.release();
  if (hang !== undefined) throw new StartupError(`The ${name} was ended: ${hang}.`);
  return how === 'exit code 0';
}
