import { difference, makePdfium, maxDarkness, withPdfJs } from '@countersign/pdf/testing/renderers';
import { linearisedUpload, upload } from '../../test/support/tampered/uploads.ts';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { Unacceptable } from '@countersign/pdf/intake/refusals';
import { corpus } from '@countersign/pdf/testing/corpus/registry';
import { mutateUpload } from './mutate-upload.ts';
import { randomOf } from './random.ts';
import type { Judgement, Target } from './target.ts';

const largestSampleBytes = 200_000;
/** Edges, which readers draw a pixel aside, come to less when the page is drawn larger. */
const closer = 3;
/** Of the processor, for one file: a hundred times what an ordinary one takes. */
const maxCpuMs = 2_000;
/** By which the process may grow for one file. */
const maxGrowthMb = 512;

/**
 * Files as people upload them, changed: each is prepared or refused by a reason, in this process,
 * which has no limits to hide behind; what is prepared of them is to be read in one way only.
 */
export async function ingestTarget(seed: number): Promise<Target> {
  const samples = await samplesOf();
  const render = await makePdfium();
  // The first file pays for what is loaded.
  await prepareOrRefuse(upload());
  return {
    input: (number) => {
      const random = randomOf(seed, number);
      return mutateUpload(random.pick(samples), random);
    },
    judge: async (input) => {
      const cost = costs();
      const prepared = await prepareOrRefuse(input);
      const problem = cost();
      if (typeof prepared === 'string') return { outcome: prepared, ...(problem && { problem }) };
      const unlike = problem ?? (await unlikeness(prepared, render));
      return { outcome: 'prepared', ...(unlike && { problem: unlike }) };
    },
  };
}

type Prepared = Awaited<ReturnType<typeof preparePdf>>;

/** In what a prepared file is not the same to everybody, in words. */
async function unlikeness(
  { bytes, pageCount }: Prepared,
  render: Awaited<ReturnType<typeof makePdfium>>,
): Promise<string | undefined> {
  const again = await preparePdf(bytes, defaultLimits);
  if (again.pageCount !== pageCount) return 'prepared once more it has other pages';
  const chrome = await render(bytes, 'display');
  if (chrome.length !== pageCount) return 'pdfium finds another number of pages';
  const most = difference(await withPdfJs(bytes, 'display'), chrome);
  if (most <= maxDarkness) return undefined;
  const larger = difference(
    await withPdfJs(bytes, 'display', closer),
    await render(bytes, 'display', closer),
  );
  return larger > maxDarkness ? `pdf.js and pdfium differ by ${larger.toFixed()}` : undefined;
}

/** Begins to measure. @returns what says in words whether it was too much since */
function costs(): () => Judgement['problem'] {
  const [cpu, rssKb] = [process.threadCpuUsage(), process.resourceUsage().maxRSS];
  return () => {
    const { user, system } = process.threadCpuUsage(cpu);
    const cpuMs = Math.round((user + system) / 1_000);
    const growthMb = Math.round((process.resourceUsage().maxRSS - rssKb) / 1_024);
    if (cpuMs > maxCpuMs) return `It took ${cpuMs} ms of the processor.`;
    return growthMb > maxGrowthMb ? `It took ${growthMb} MB.` : undefined;
  };
}

/** Its reason, where it is refused. */
async function prepareOrRefuse(input: Buffer): Promise<Prepared | string> {
  try {
    return await preparePdf(input, defaultLimits);
  } catch (error) {
    if (error instanceof Unacceptable) return error.reason;
    throw error;
  }
}

async function samplesOf(): Promise<Buffer[]> {
  const pdfs = corpus.filter(({ mimeType, isBomb }) => mimeType === 'application/pdf' && !isBomb);
  const made = await Promise.all(pdfs.map(async ({ make }) => Buffer.from(await make())));
  const small = made.filter(({ length }) => length < largestSampleBytes);
  return [upload(), linearisedUpload(), ...small].map(inOneFont);
}

/**
 * Written in the one of the standard fonts that both readers have the same letters of: made large,
 * those of others differ by more than what is looked for. As long as before, for tables count bytes.
 */
function inOneFont(file: Buffer): Buffer {
  const written = file.toString('latin1');
  return Buffer.from(written.replace(/\/Helvetica(?=[\s/>])/g, '/Courier  '), 'latin1');
}
