import { expect, test } from '@jest/globals';
import { makeCheckFile } from '../../src/evidence/verify/check-file.ts';
import { parseVerdict } from '../../src/evidence/verify/file-verdict.ts';
import { simplePdf } from './support/raw-pdf.ts';

const trust = { roots: [], logKeys: [] };
const limits = { addressSpaceBytes: 3 * 1024 ** 3, cpuS: 60, maxFileBytes: 0 };
const now = new Date('2027-01-27T10:30:00.000Z');

test('a file that takes too long is told to be too complex, and the next one is looked into', async () => {
  const hurried = makeCheckFile({ ...limits, wallMs: 1 });
  expect(await hurried([simplePdf()], trust, now)).toEqual({ finding: 'too_complex', checks: [] });
  const patient = makeCheckFile({ ...limits, wallMs: 60_000 });
  expect(await patient([simplePdf()], trust, now)).toMatchObject({ finding: 'unsigned' });
});

test('what a child says is taken only when it is formed as a verdict', () => {
  const checks = [{ name: 'seal bytes', ok: 'yes', detail: 'a\u202eb' }];
  expect(parseVerdict(JSON.stringify({ finding: 'doubtful', checks }))).toEqual({
    finding: 'doubtful',
    checks: [{ name: 'seal bytes', ok: false, detail: 'a\ufffdb' }],
  });
  expect(() => parseVerdict('{"finding":"splendid","checks":[]}')).toThrow('out of form');
  expect(() => parseVerdict('{"finding":"genuine"}')).toThrow('out of form');
});
