import { beforeAll, expect, test } from '@jest/globals';
import { verifyPdf } from '@countersign/verifier/verify-evidence';
import { fileManipulations } from '../../support/tampered/files.ts';
import { recordFinding, recordTrust } from '../../support/tampered/findings.ts';
import { givenSealedDocuments, type SealedDocuments } from '../../support/tampered/given-sealed.ts';

let sealed: SealedDocuments;
beforeAll(async () => {
  sealed = await givenSealedDocuments();
  await recordTrust('files', sealed.trust.roots[0] ?? '', sealed.trust.at);
});

const failing = async (bytes: Uint8Array) =>
  (await verifyPdf(bytes, sealed.trust)).checks.filter(({ ok }) => ok === false);

test('a sealed file holds, and so does one that is sealed again with nothing changed', async () => {
  expect(await failing(sealed.given.bytes)).toEqual([]);
  expect(await failing(await sealed.sealAgain({}))).toEqual([]);
  const none = { group: 'Nothing is done', what: '', check: 'holds', detail: '' };
  await recordFinding(none, { name: 'whole.pdf', bytes: sealed.given.bytes });
});

const all = Object.entries(fileManipulations).flatMap(([group, entries]) =>
  entries.map((entry, index) => [`${group} ${entry[0]}`, group, index] as const),
);

test.each(all)('%s: found and named', async (_title, group, index) => {
  const entry = fileManipulations[group]?.[index];
  if (!entry) throw new Error('There is no such manipulation.');
  const [what, check, words, alter] = entry;
  const bytes = await alter(sealed);
  const [found] = await failing(bytes);
  expect({ what, check: found?.name, detail: found?.detail }).toEqual({
    what,
    check: expect.stringContaining(check),
    detail: expect.stringMatching(words),
  });
  const name = `${all.findIndex(([, ...one]) => one[0] === group && one[1] === index)}.pdf`;
  const said = { check: found?.name ?? '', detail: found?.detail ?? '' };
  await recordFinding({ group, what, ...said }, { name, bytes });
});
