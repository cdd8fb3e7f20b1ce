import { derTarget } from './der-target.ts';
import { dataFlips, pdfFlips, zipFlips } from './flips-targets.ts';
import { ingestTarget } from './ingest-target.ts';
import { readSample, readSamples } from './samples.ts';
import type { Target, TargetName } from './target.ts';
import { verifierTarget, zipTarget } from './verify-targets.ts';

/** @param samples the folder of sealed files; see samples.ts */
export async function targetOf(name: TargetName, seed: number, samples: string): Promise<Target> {
  switch (name) {
    case 'verifier':
      return verifierTarget(await readSamples(samples), seed);
    case 'zip':
      return zipTarget(await readSamples(samples), seed);
    case 'der':
      return derTarget((await readSamples(samples))[0], seed);
    case 'ingest':
      return ingestTarget(seed);
    case 'flips-pdf':
      return pdfFlips((await readSamples(samples))[0]);
    case 'flips-zip':
      return zipFlips((await readSamples(samples))[0]);
    case 'flips-data':
      return dataFlips(await readSample(samples, 'b-lt'));
  }
}
