import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { median } from './numbers.ts';
import { cpuSeconds } from './processes.ts';

/** What is done in this checkout and in another, each in a process of its own. */
export interface Sides {
  ours: ChildProcess;
  theirs: ChildProcess;
}

/** @param script answers each number with a message when it has done its work so often */
export function startSide(script: string, ...args: string[]): ChildProcess {
  return fork(script, args);
}

/** A side that has ended by itself is left. */
export function endSides({ ours, theirs }: Sides): void {
  for (const side of [ours, theirs]) if (side.connected) side.disconnect();
}

/**
 * The processor time of a side and its children.
 * @returns milliseconds for each time
 */
export async function spend(side: ChildProcess, times: number): Promise<number> {
  const { pid } = side;
  if (pid === undefined) throw new Error('A side could not be started.');
  const before = await cpuSeconds(pid);
  await ask(side, times);
  return (((await cpuSeconds(pid)) - before) * 1000) / times;
}

/** @returns what the side answers */
export async function ask(side: ChildProcess, times: number): Promise<unknown> {
  side.send(times);
  const answered = new AbortController();
  const { signal } = answered;
  const ended = once(side, 'exit', { signal }).then(() => {
    throw new Error('A side has ended.');
  });
  const [answer] = await Promise.race([once(side, 'message', { signal }), ended]);
  answered.abort();
  return answer as unknown;
}

/** Medians of the turns: milliseconds of processor time for each time, and ours to theirs. */
export async function takeTurns(
  sides: Sides,
  turns: number,
  perTurn: number,
): Promise<{ ours: number; theirs: number; ratio: number }> {
  const measured: { ours: number; theirs: number }[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const found = { ours: 0, theirs: 0 };
    const steps = [
      async () => (found.ours = await spend(sides.ours, perTurn)),
      async () => (found.theirs = await spend(sides.theirs, perTurn)),
    ];
    for (const step of turn % 2 === 0 ? steps : steps.toReversed()) await step();
    measured.push(found);
  }
  return {
    ours: median(measured.map(({ ours }) => ours)),
    theirs: median(measured.map(({ theirs }) => theirs)),
    ratio: median(measured.map(({ ours, theirs }) => ours / theirs)),
  };
}
