import { beforeAll, expect, test } from '@jest/globals';
import { mutatePdf } from '../../../tools/fuzz/mutate-pdf.ts';
import { mutateZip } from '../../../tools/fuzz/mutate-zip.ts';
import { randomOf } from '../../../tools/fuzz/random.ts';
import { differsInOwnTrust } from '../../../tools/fuzz/own-trust.ts';
import { flipped } from '../../../tools/fuzz/flipped.ts';
import { verifyFile } from '@countersign/verifier/verify-file';
import { givenKind, type GivenKind } from '../../support/tampered/kinds.ts';

const seed = 22;
const flips = 300;
const mutations = 100;

let given: GivenKind;
beforeAll(async () => {
  given = await givenKind();
});

/** Whether all checks hold. */
const holds = async (bytes: Uint8Array) => {
  const { checks } = await verifyFile(bytes, given.trust);
  return checks.every(({ ok }) => ok !== false);
};

test('no byte of a sealed file is another one unnoticed', async () => {
  const { bytes } = given.sealed;
  expect(await holds(bytes)).toBe(true);
  const random = randomOf(seed, 0);
  const unnoticed: number[] = [];
  for (let count = 0; count < flips; count++) {
    const at = random.below(bytes.length);
    if (await holds(flipped(bytes, at))) unnoticed.push(at);
  }
  expect(unnoticed).toEqual([]);
});

test.each([
  ['file', mutatePdf],
  ['ZIP', mutateZip],
] as const)('no sealed %s that is changed at random holds', async (form, mutate) => {
  const { bytes, pack } = given.sealed;
  const sample = form === 'ZIP' ? pack(bytes) : bytes;
  expect(await holds(sample)).toBe(true);
  const holding: number[] = [];
  for (let number = 0; number < mutations; number++) {
    const changed = mutate(sample, randomOf(seed, number));
    if (form === 'ZIP' && differsInOwnTrust(changed, sample)) continue;
    if (!changed.equals(sample) && (await holds(changed))) holding.push(number);
  }
  expect(holding).toEqual([]);
});
