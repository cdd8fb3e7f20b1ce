import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { NamedCheck } from '@countersign/verifier/check';
import { parseNoteKey } from '@countersign/verifier/log/note';
import { readRecord } from '@countersign/verifier/record';
import { verifyPdf } from '@countersign/verifier/verify-evidence';
import { verifyZip } from '@countersign/verifier/verify-zip';
import { readZip } from '@countersign/verifier/zip';
import { hasPython } from '../support/python.ts';

/** As the service made them before records had a version 2: nothing here may be made anew. */
const kept = join(import.meta.dirname, 'kept', 'record-version-1.zip');
const checkEvidence = join(import.meta.dirname, '..', '..', 'docs', 'check-evidence.py');

/** What the ZIP itself names, as somebody would have kept it from that time. */
async function givenKept() {
  const zip = await readFile(kept);
  const files = readZip(zip);
  const text = (name: string) => Buffer.from(files.get(name) ?? '').toString();
  const key = parseNoteKey(text('trust/log-key.txt').trim());
  const trust = {
    roots: [text('trust/roots.pem')],
    timestampRoots: [text('trust/timestamp-roots.pem')],
    logKeys: key ? [key] : [],
    at: new Date('2027-02-01T00:00:00.000Z'),
  };
  return { zip, files, trust };
}

/** Of a seal at the level B-B, as the tests have it. */
const notThere = ['seal revocation', 'seal timestamps'];
const notHeld = ({ checks }: { checks: NamedCheck[] }) => ({
  failing: checks.filter(({ ok }) => ok === false),
  notChecked: checks.filter(({ ok }) => ok === null).map(({ name }) => name),
});

test('a ZIP and a sealed file with records of version 1 hold in every check, as they did', async () => {
  const { zip, files, trust } = await givenKept();
  const records = [...files].filter(([name]) => name.endsWith('.jws'));
  const versions = records.map(
    ([, jws]) => readRecord(Buffer.from(jws).toString())?.record.version,
  );
  expect(versions).toEqual([1, 1]);
  const ofZip = await verifyZip(zip, trust);
  expect(notHeld(ofZip)).toEqual({ failing: [], notChecked: notThere });
  const ofPdf = await verifyPdf(files.get('sealed.pdf') ?? new Uint8Array(), trust);
  expect(notHeld(ofPdf)).toEqual({ failing: [], notChecked: notThere });
});

test('a text that no release wrote is no README, also of a ZIP from before', async () => {
  const { zip, trust } = await givenKept();
  const altered = Buffer.from(zip);
  altered.write('X', altered.indexOf('Evidence of a signed document'));
  const { checks } = await verifyZip(altered, trust);
  expect(checks.find(({ ok }) => ok === false)?.name).toBe('zip');
});

(hasPython ? test : test.skip)(
  'the program of somebody else finds the ZIP whole as well, where there is Python',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'countersign-kept-'));
    try {
      const path = join(folder, 'evidence.zip');
      await writeFile(path, await readFile(kept));
      const { status, stdout } = spawnSync('python3', [checkEvidence, path], { encoding: 'utf8' });
      expect(stdout.split('\n').filter((line) => line.endsWith('FAILED'))).toEqual([]);
      expect(status).toBe(0);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
