import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { formatNoteKey } from '@countersign/verifier/log/note';
import { verifyFile } from '@countersign/verifier/verify-file';
import { attackedFiles } from '../../support/tampered/attacks.ts';
import { recordFinding, recordSeal, recordTrust } from '../../support/tampered/findings.ts';
import { givenKinds, kinds, type GivenKinds, type Kind } from '../../support/tampered/kinds.ts';

let given: GivenKinds;
beforeAll(async () => {
  given = await givenKinds();
});

/** As a name of a file. */
const slug = (kind: Kind) => kind.toLowerCase().replaceAll(/\W+/g, '-');

const failing = async (kind: Kind, bytes: Uint8Array) => {
  const { checks } = await verifyFile(bytes, given[kind].trust);
  return checks.filter(({ ok }) => ok === false);
};

test.each(kinds)('%s: holds, and so does its ZIP', async (kind) => {
  const { sealed, trust, level } = given[kind];
  expect(await failing(kind, sealed.bytes)).toEqual([]);
  expect(await failing(kind, sealed.pack(sealed.bytes))).toEqual([]);
  await recordTrust(slug(kind), trust.roots[0] ?? '', trust.at, level);
  const logKey = trust.logKeys.map(formatNoteKey).join('\n');
  await recordSeal(slug(kind), { pdf: sealed.bytes, zip: sealed.pack(sealed.bytes), logKey });
});

const files = attackedFiles();
const seen = new Map<string, string>();

test('each kind of seal is attacked in more than 250 ways', () => {
  const counts = kinds.map((kind) => files.filter((file) => file.kind === kind).length);
  expect(Math.min(...counts)).toBeGreaterThan(250);
});

test.each([
  ['renewed once', 'xref table'],
  ['renewed twice', 'renewed once'],
] as const)(
  '%s: without its last renewal the file is %s, and holds as that does',
  async (kind, before) => {
    const { bytes, ends } = given[kind].sealed;
    const less = bytes.subarray(0, ends.at(-3));
    expect(less.equals(given[before].sealed.bytes)).toBe(true);
    expect(await failing(before, less)).toEqual([]);
  },
);

test.each(files.map((file) => [`${file.group}: ${file.what} (${file.kind})`, file] as const))(
  '%s: named by a check that fails, and a file of its own',
  async (title, { kind, make, group, what, name, check }) => {
    const bytes = await make(given[kind].sealed);
    const [found] = await failing(kind, bytes);
    const said = { check: found?.name ?? 'holds', detail: found?.detail ?? '' };
    const finding = { group, what, kind: slug(kind), label: kind, ...said };
    await recordFinding(finding, { name, bytes });
    const digest = createHash('sha256').update(bytes).digest('hex');
    expect({ twin: seen.get(digest) }).toEqual({ twin: undefined });
    seen.set(digest, title);
    expect(said).toEqual({
      check: check ?? expect.stringMatching(/^seal |^zip$/),
      detail: expect.stringMatching(/\w/),
    });
  },
);
