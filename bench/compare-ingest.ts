/**
 * `node bench/compare-ingest.ts <checkout> [turns]`: the processor time that preparing the demo's
 * lease takes, in this checkout and in another, by turns; of the child that reads it and of the process
 * that asks, together.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeLease } from '../tools/demo/lease.ts';
import { endSides, spend, startSide, takeTurns } from './sides.ts';

/** Until what is compiled while it runs has been compiled. */
const warmUp = 300;
const perTurn = 100;

const [checkout = '', turns = '9'] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'countersign-bench-'));
const file = join(folder, 'lease.pdf');
await writeFile(file, (await makeLease()).bytes);
const side = (root: string) =>
  startSide(
    join(import.meta.dirname, 'ingest-side.ts'),
    join(root, 'packages/pdf/src/intake/ingest.ts'),
    file,
  );
const sides = { ours: side(join(import.meta.dirname, '..')), theirs: side(resolve(checkout)) };
try {
  await spend(sides.ours, warmUp);
  await spend(sides.theirs, warmUp);
  const { ours, theirs, ratio } = await takeTurns(sides, Number(turns), perTurn);
  process.stdout.write(
    `${ours.toFixed(1)} ms of processor time, the other ${theirs.toFixed(1)} ms: ` +
      `${ratio.toFixed(2)} (median of ${turns} turns of ${perTurn}, ` +
      `load ${loadavg()[0]?.toFixed(1) ?? '?'})\n`,
  );
} finally {
  endSides(sides);
  await rm(folder, { recursive: true });
}
