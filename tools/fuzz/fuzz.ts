import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run, type Finding } from './run.ts';
import { hasEnd, type TargetName } from './target.ts';
import { targetOf } from './target-of.ts';

export interface Fuzzing {
  targets: readonly TargetName[];
  /** Shared by the targets that have no end. */
  minutes: number;
  /** So many of each target at most, within the minutes. */
  cases?: number;
  seed: number;
  workers: number;
  /** See samples.ts. */
  samples: string;
  /** Where findings go. */
  out: string;
}

/** Runs each target and prints what was found. @returns how many findings there are */
export async function fuzz(wish: Fuzzing): Promise<number> {
  const { targets, seed, samples, workers, out } = wish;
  const endless = targets.filter((name) => !hasEnd(name)).length;
  let count = 0;
  for (const target of targets) {
    const startedMs = performance.now();
    const known = new Map<string, number>();
    const onFinding = async (finding: Finding): Promise<void> => {
      count += 1;
      const times = (known.get(firstLine(finding)) ?? 0) + 1;
      known.set(firstLine(finding), times);
      // Of one kind the first few tell enough; flips are told one by one.
      if (!hasEnd(target) && times > maxOfOneKind) return;
      await save(finding, wish);
    };
    const bounds = {
      ...(!hasEnd(target) && { minutes: wish.minutes / endless }),
      ...(wish.cases !== undefined && { cases: wish.cases }),
    };
    const ran = await run({ target, seed, samples, workers, ...bounds, onFinding });
    const seconds = ((performance.now() - startedMs) / 1_000).toFixed(0);
    console.log(`${target}: ${ran.cases} cases in ${seconds} s, seed ${seed}`);
    for (const [outcome, times] of ran.outcomes) console.log(`  ${times} ${outcome}`);
    for (const [problem, times] of known) console.log(`  ${times} × ${problem}`);
  }
  console.log(count === 0 ? 'nothing found' : `${count} findings, in ${out}`);
  return count;
}

const maxOfOneKind = 5;

const firstLine = ({ problem }: Finding) => problem.split('\n')[0]?.slice(0, 160) ?? '';

async function save(finding: Finding, wish: Fuzzing): Promise<void> {
  const { target, number, problem } = finding;
  const name = `${target}-${wish.seed}-${number}`;
  const made = await targetOf(target, wish.seed, wish.samples);
  await writeFile(join(wish.out, name), made.input(number));
  await writeFile(join(wish.out, `${name}.txt`), `${problem}\n`);
  console.log(`FOUND ${target}, case ${number} of seed ${wish.seed}: ${firstLine(finding)}`);
}
