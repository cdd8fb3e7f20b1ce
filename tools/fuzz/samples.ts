import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { EvidenceTrust } from '@countersign/verifier/evidence-trust';
import { parseNoteKey } from '@countersign/verifier/log/note';
import { jest } from '../tests/jest.ts';

/** Its test of whole seals leaves them. */
const test = 'test/api/signatures/attacked-files.test.ts';

/** A seal over a document that people signed, and its evidence ZIP. */
export interface Sample {
  name: string;
  pdf: Buffer;
  zip: Buffer;
  trust: EvidenceTrust & { roots: readonly string[] };
}

/** Seals documents of every kind. @returns the folder that they are in, for the caller to remove */
export async function makeSamples(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'samples-'));
  const status = jest(['-w', '1', '-t', 'so does its ZIP', test], { TAMPERING_FINDINGS: folder });
  if (status !== 0) throw new Error('There are no sealed files to begin with.');
  return folder;
}

/** The first is of a kind that has everything. */
export async function readSamples(folder: string): Promise<[Sample, ...Sample[]]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.key')).toSorted();
  const samples = await Promise.all(
    names.map(async (name) => readSample(folder, basename(name, '.key'))),
  );
  const first = samples.find(({ name }) => name === 'xref-table');
  if (!first) throw new Error(`${folder} holds no sealed files.`);
  return [first, ...samples.filter((one) => one !== first)];
}

export async function readSample(folder: string, name: string): Promise<Sample> {
  const read = async (ending: string) => readFile(join(folder, `${name}.${ending}`));
  const keys = (await read('key')).toString().split('\n');
  return {
    name,
    pdf: await read('pdf'),
    zip: await read('zip'),
    trust: {
      roots: [(await read('pem')).toString()],
      logKeys: keys.flatMap((key) => parseNoteKey(key) ?? []),
      at: new Date((await read('time')).toString()),
    },
  };
}
