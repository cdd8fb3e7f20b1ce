/**
 * `node bench/compare-ingest.ts <checkout> [turns]`: the processor time that preparing the demo's
 * lease takes, in this checkout and in another, by turns; of the child that reads it and of the process
 * that asks, together.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeLease } from '../tools/demo/lease.ts';
import { median } from './numbers.ts';
import { cpuSeconds } from './processes.ts';

/** Until what is compiled while it runs has been compiled. */
const warmUp = 300;
const perTurn = 100;

const [checkout = '', turns = '9'] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'countersign-bench-'));
const file = join(folder, 'lease.pdf');
await writeFile(file, (await makeLease()).bytes);
const ours = startSide(join(import.meta.dirname, '..'));
const theirs = startSide(resolve(checkout));
try {
  await spend(ours, warmUp);
  await spend(theirs, warmUp);
  const measured: { ours: number; theirs: number }[] = [];
  for (let turn = 0; turn < Number(turns); turn += 1) {
    const found = { ours: 0, theirs: 0 };
    const sides = [
      async () => (found.ours = await spend(ours, perTurn)),
      async () => (found.theirs = await spend(theirs, perTurn)),
    ];
    for (const side of turn % 2 === 0 ? sides : sides.toReversed()) await side();
    measured.push(found);
  }
  const each = (side: 'ours' | 'theirs') => median(measured.map((turn) => turn[side])).toFixed(1);
  const ratio = median(measured.map((turn) => turn.ours / turn.theirs)).toFixed(2);
  process.stdout.write(
    `${each('ours')} ms of processor time, the other ${each('theirs')} ms: ${ratio} ` +
      `(median of ${turns} turns of ${perTurn}, load ${loadavg()[0]?.toFixed(1) ?? '?'})\n`,
  );
} finally {
  ours.disconnect();
  theirs.disconnect();
  await rm(folder, { recursive: true });
}

function startSide(root: string): ChildProcess {
  const module = join(root, 'src/evidence/ingest/ingest.ts');
  return fork(join(import.meta.dirname, 'ingest-side.ts'), [module, file]);
}

/** @returns milliseconds for each file */
async function spend(side: ChildProcess, times: number): Promise<number> {
  const { pid } = side;
  if (pid === undefined) throw new Error('A side could not be started.');
  const before = await cpuSeconds(pid);
  side.send(times);
  const answered = new AbortController();
  const { signal } = answered;
  await Promise.race([
    once(side, 'message', { signal }),
    once(side, 'exit', { signal }).then(() => Promise.reject(new Error('A side has ended.'))),
  ]);
  answered.abort();
  return (((await cpuSeconds(pid)) - before) * 1000) / times;
}
