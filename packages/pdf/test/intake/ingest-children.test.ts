import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeIngest, type Ingest } from '@countersign/pdf/intake/ingest';
import { bomb, simplePdf } from '../../testing/raw-pdf.ts';

let ingest: Ingest;
beforeAll(() => {
  ingest = makeIngest({ children: 1 });
});
afterAll(() => ingest.close());

test('a bomb costs one child, and the next file is served', async () => {
  const limits = { cpuS: 10, wallMs: 15_000, addressSpaceBytes: 2 * 1024 ** 3 };
  const result = await ingest.ingest(bomb({ hidden: true }), limits);
  expect(result).toMatchObject({ ok: false, kind: 'unprocessable' });
  expect((await ingest.ingest(simplePdf())).ok).toBe(true);
});

/** Linux names the processes that this one has started; elsewhere nothing is counted. */
function processes(): string[] {
  const list = `/proc/self/task/${process.pid}/children`;
  return existsSync(list) ? readFileSync(list, 'utf8').trim().split(' ').sort() : [];
}

test('files that come at once are read by the same processes as long as they are good', async () => {
  const pair = makeIngest({ children: 2 });
  const readTwo = async () => {
    const read = await Promise.all([pair.ingest(simplePdf()), pair.ingest(simplePdf())]);
    expect(read.map(({ ok }) => ok)).toEqual([true, true]);
    return processes();
  };
  const first = await readTwo();
  for (let round = 0; round < 2; round += 1) expect(await readTwo()).toEqual(first);
  await pair.close();
});

test('a child that takes too long is ended by the clock', async () => {
  const result = await ingest.ingest(simplePdf(), { wallMs: 1 });
  expect(result).toMatchObject({ ok: false, reason: 'too_complex' });
});

test('a reader that reads file after file gathers nothing that grows', async () => {
  // Node warns on the standard error of a real process, which Jest's is not.
  const program = `
    const { makeIngest } = await import(process.argv[1]);
    const ingest = makeIngest();
    const bytes = Buffer.from(process.argv[2], 'base64');
    for (let file = 0; file < 12; file += 1) if (!(await ingest.ingest(bytes)).ok) throw file;
    await ingest.close();`;
  const source = new URL('../../src/intake/ingest.ts', import.meta.url).href;
  const file = Buffer.from(simplePdf()).toString('base64');
  const args = ['--input-type=module', '-e', program, source, file];
  expect(await promisify(execFile)(process.execPath, args)).toEqual({ stdout: '', stderr: '' });
});
