import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from '../numbers.ts';
import { compareSeals } from '../seal/compare-seals.ts';
import type { Proof } from '../proof.ts';
import type { Round } from '../row.ts';
import { ordinaryFiles } from '../upload-files.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../seal/measure-file.ts');

interface Measured {
  sealing: Round[];
  verifying: Round[];
  peakMb: number;
}

/** Each file in a process of its own. */
export const sealSizes: Proof = {
  name: 'seal-sizes',
  title: 'Seal at B-LTA, and verify, against `openssl cms` with an append, and to read and hash',
  async run({ folder }, { against }) {
    if (against !== undefined) return { seen: await compareSeals(folder, against), wrong: [] };
    const seen: string[] = [];
    for (const [name, make] of ordinaryFiles) {
      const bytes = await make();
      const work = join(folder, `seal ${name}`);
      await mkdir(work);
      await writeFile(join(work, 'document.pdf'), bytes);
      const { stdout } = await run(process.execPath, [script, work]);
      const { sealing, verifying, peakMb } = JSON.parse(stdout) as Measured;
      seen.push(
        `${name} (${(bytes.byteLength / 1e6).toFixed(2)} MB): sealed in ${told(sealing)}, ` +
          `verified in ${told(verifying)}, at most ${peakMb.toFixed(0)} MB of memory`,
      );
    }
    return { seen, wrong: [] };
  },
};

function told(rounds: readonly Round[]): string {
  const of = (side: keyof Round) => median(rounds.map((round) => round[side])).toFixed(1);
  return `${of('ours')} ms (bare: ${of('bare')} ms)`;
}
