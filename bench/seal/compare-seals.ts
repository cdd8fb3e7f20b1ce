import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { ask, endSides, spend, startSide, takeTurns } from '../sides.ts';
import { ordinaryFiles } from '../upload-files.ts';

const root = join(import.meta.dirname, '../..');
const turns = 4;
const largeBytes = 10_000_000;

/**
 * The processor time of a seal at B-LTA, and the most memory that sealing had, in this checkout and
 * in another, by turns: each file in two processes of its own.
 * @param checkout folder of the other one, installed with `npm ci`; one that seals at B-LTA too
 */
export async function compareSeals(folder: string, checkout: string): Promise<string[]> {
  const seen: string[] = [];
  for (const [name, make] of ordinaryFiles) {
    const bytes = await make();
    const file = join(folder, `${name}.pdf`);
    await writeFile(file, bytes);
    seen.push(`${name}: ${await compare(file, checkout, bytes.length > largeBytes ? 5 : 20)}`);
  }
  return seen;
}

async function compare(file: string, checkout: string, perTurn: number): Promise<string> {
  const side = (of: string) => startSide(join(import.meta.dirname, 'seal-side.ts'), of, file);
  const sides = { ours: side(root), theirs: side(resolve(checkout)) };
  try {
    await spend(sides.ours, perTurn);
    await spend(sides.theirs, perTurn);
    const { ours, theirs, ratio } = await takeTurns(sides, turns, perTurn);
    const [peak, theirPeak] = [await ask(sides.ours, 0), await ask(sides.theirs, 0)].map(Number);
    return (
      `${ours.toFixed(1)} ms of processor time, the other ${theirs.toFixed(1)} ms: ` +
      `${ratio.toFixed(2)}; at most ${peak?.toFixed(0) ?? '?'} MB of memory, the other ` +
      `${theirPeak?.toFixed(0) ?? '?'} MB (median of ${turns} turns of ${perTurn}, ` +
      `load ${loadavg()[0]?.toFixed(1) ?? '?'})`
    );
  } finally {
    endSides(sides);
  }
}
