import { expect, test } from '@jest/globals';
import { makeCheckFile } from '../../src/evidence/verify/check-file.ts';
import { parseVerdict } from '../../src/evidence/verify/file-verdict.ts';
import { burningCheck } from '../support/burning.ts';
import { childOf } from '../support/processes.ts';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';

const trust = { roots: [], logKeys: [] };
const limits = { addressSpaceBytes: 3 * 1024 ** 3, cpuS: 60, maxFileBytes: 0 };
const now = new Date('2027-01-27T10:30:00.000Z');

test('a file that takes too long is told to be too complex, and the next one is looked into', async () => {
  const hurried = makeCheckFile({ ...limits, wallMs: 1 });
  expect(await hurried([simplePdf()], trust, now)).toEqual({ finding: 'too_complex', checks: [] });
  const patient = makeCheckFile({ ...limits, wallMs: 60_000 });
  expect(await patient([simplePdf()], trust, now)).toMatchObject({ finding: 'unsigned' });
});

test('a program that burns is ended by its processor time, and the file is told to be too complex', async () => {
  expect(await burningCheck([simplePdf()], trust, now)).toEqual({
    finding: 'too_complex',
    checks: [],
  });
});

(process.platform === 'linux' ? test : test.skip)(
  'a file has ten seconds of processor time, and comes after everything else, where it is Linux',
  async () => {
    const looked = Promise.withResolvers<undefined>();
    async function* held() {
      yield simplePdf();
      await looked.promise;
    }
    const verdict = makeCheckFile()(held(), trust, now);
    const child = await childOf(process.pid, 'file-child');
    looked.resolve(undefined);
    expect(child).toMatchObject({ niceness: 19, cpuLimitS: 10 });
    expect(await verdict).toMatchObject({ finding: 'unsigned' });
  },
);

test('what a child says is taken only when it is formed as a verdict', () => {
  const checks = [{ name: 'seal bytes', ok: 'yes', detail: 'a\u202eb' }];
  expect(parseVerdict(JSON.stringify({ finding: 'doubtful', checks }))).toEqual({
    finding: 'doubtful',
    checks: [{ name: 'seal bytes', ok: false, detail: 'a\ufffdb' }],
  });
  expect(() => parseVerdict('{"finding":"splendid","checks":[]}')).toThrow('out of form');
  expect(() => parseVerdict('{"finding":"genuine"}')).toThrow('out of form');
});
