import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declaredType } from '../../src/domain/upload/file.ts';
import { makeIngest } from '@countersign/pdf/intake/ingest';
import type { CorpusFile } from '@countersign/pdf/testing/corpus/corpus-file';

export interface Measurement {
  file: CorpusFile;
  outcome: string;
  sizeBytes: number;
  /** Until the answer, in a process that starts with the file. */
  seconds: number;
  /** Of the largest process that read it; 0 where the machine does not tell. */
  peakBytes: number;
}

const sampleMs = 10;

/** Feeds one file to an ingest of its own, as what it is sent as. */
export async function measure(file: CorpusFile): Promise<Measurement> {
  const bytes = await file.make();
  const folder = await mkdtemp(join(tmpdir(), 'corpus-'));
  const [path, preparedPath] = [join(folder, 'file'), join(folder, 'prepared.pdf')];
  await writeFile(path, bytes);
  const kind = declaredType(file.mimeType).form;
  const sizeBytes = bytes.byteLength;
  const ingest = makeIngest({ children: 1 });
  let peakBytes = 0;
  const clock = setInterval(() => {
    peakBytes = Math.max(peakBytes, ...childrenOf(process.pid).map(peakOf));
  }, sampleMs);
  const startedMs = performance.now();
  const result = await ingest.ingestFile({ kind, path, sizeBytes, preparedPath, owner: 'one' });
  const seconds = (performance.now() - startedMs) / 1000;
  clearInterval(clock);
  await ingest.close();
  await rm(folder, { recursive: true });
  const outcome = result.ok ? 'prepared' : result.reason;
  return { file, outcome, sizeBytes, seconds, peakBytes };
}

function childrenOf(pid: number): number[] {
  return read(() =>
    readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').map(Number),
    ),
  ).filter((child) => child > 0);
}

function peakOf(pid: number): number {
  const [peak = 0] = read(() => [
    Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
  ]);
  return peak;
}

/** A process that has ended in the meantime, or a system without /proc, tells nothing. */
function read(look: () => number[]): number[] {
  try {
    return look();
  } catch {
    return [];
  }
}
