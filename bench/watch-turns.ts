/**
 * Preloaded into an API. A SIGUSR2 begins to watch its event loop, the next writes to the file
 * `LONGEST_TURN` how many milliseconds of processor time the longest turn took: of this thread alone,
 * so that what else runs on the machine adds none.
 */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env['LONGEST_TURN'];
// Not for its children and threads.
delete process.env['NODE_OPTIONS'];
delete process.env['LONGEST_TURN'];

if (file !== undefined && isMainThread) {
  let stop: (() => number) | undefined;
  process.on('SIGUSR2', () => {
    if (stop) writeFileSync(file, String(stop()));
    stop = stop ? undefined : watchTurns();
  });
}

function watchTurns(): () => number {
  let stopped = false;
  let longestUs = 0;
  let usedUs = threadCpuUs();
  const turn = () => {
    const nowUs = threadCpuUs();
    longestUs = Math.max(longestUs, nowUs - usedUs);
    usedUs = nowUs;
    if (!stopped) setImmediate(turn);
  };
  turn();
  return () => {
    stopped = true;
    return longestUs / 1_000;
  };
}

function threadCpuUs(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
