import 'reflect-metadata';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { DevelopmentPki } from '@countersign/pki/development/development-keys';
import { renewSeal } from '@countersign/seal/renew-seal';
import type { LongTerm } from '@countersign/seal/seal-to-level';
import type { ValidationData } from '@countersign/verifier/pdf/file-end';
import { verifySealed } from '@countersign/verifier/pdf-seal';
import { reasonOf } from '@countersign/verifier/check';
import { verifyPdf } from '@countersign/verifier/verify-evidence';
import { assembleCms, readSealCms } from '@countersign/verifier/seal-cms';
import { answerWith } from '@countersign/verifier/status-form';
import { tokenWith } from '@countersign/verifier/token-form';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { sealPdf, stepsHere } from '../../src/evidence/pages/seal-document.ts';
import type { SealInput } from '../../src/evidence/pages/seal-input.ts';
import {
  certificatesIn,
  derOf,
  withMoreData,
  withMoreTime,
  withOtherCertificates,
  withOtherData,
  withToken,
} from './support/in-our-form.ts';
import { longTermBy } from './support/long-term.ts';
import { sealedFile } from './support/sealed-file.ts';
import { developmentPki, sealInput, sealedOn } from './support/seal-fixture.ts';

let pki: DevelopmentPki;
let stranger: DevelopmentPki;
let input: SealInput;
/** By level, and the highest renewed. */
let sealed: Record<'B-T' | 'B-LT' | 'B-LTA' | 'renewed', Uint8Array>;

const now = () => sealedOn;
const by = (keys: DevelopmentPki, level: LongTerm['level'] = 'B-LTA') =>
  longTermBy(keys, level, now);

beforeAll(async () => {
  pki = await developmentPki();
  stranger = await developmentPki();
  input = await sealInput(simplePdf());
  const [bt, blt, blta] = await Promise.all(
    (['B-T', 'B-LT', 'B-LTA'] as const).map((level) => sealPdf(input, pki.signer, by(pki, level))),
  );
  if (!bt || !blt || !blta) throw new Error('Nothing was sealed.');
  const renewed = await renewSeal(blta, by(pki), stepsHere);
  sealed = { 'B-T': bt, 'B-LT': blt, 'B-LTA': blta, renewed: renewed?.bytes ?? blta };
});

/** The names of the checks of a seal that do not hold, all anchors given. */
async function wrongWith(bytes: Uint8Array): Promise<string[]> {
  const verdict = await verifySealed(bytes, { roots: [pki.rootPem], at: sealedOn });
  return Object.entries(verdict).flatMap(([name, check]: [string, unknown]) =>
    typeof check === 'object' && check !== null && 'ok' in check && check.ok !== true ? [name] : [],
  );
}

test('what the service made holds', async () => {
  const wrong = await Promise.all(Object.values(sealed).map(wrongWith));
  expect(wrong).toEqual([['revocation'], [], [], []]);
});

const strangersData = (): ValidationData => ({
  certificates: [derOf(stranger.rootPem)],
  ocsps: [],
  crls: [],
});

describe.each(['B-LTA', 'renewed'] as const)('%s', (kind) => {
  test('a stranger’s data and timestamp, written as the service writes them, are not called its own', async () => {
    const added = await withMoreTime(sealed[kind], strangersData(), by(stranger));
    expect(await wrongWith(added)).toEqual(['additions', 'revocation', 'timestamps', 'durability']);
  });

  test('without roots of timestamps that is not checked, and nothing is claimed', async () => {
    const added = await withMoreTime(sealed[kind], strangersData(), by(stranger));
    const trust = { roots: [pki.rootPem], logKeys: [], at: sealedOn };
    const { checks } = await verifyPdf(added, trust);
    const answers = Object.fromEntries(checks.map(({ name, ok }) => [name, ok]));
    expect(answers).toMatchObject({
      'seal additions': null,
      'seal timestamps': null,
      'seal durability': null,
    });
  });

  test('where a timestamp does not hold, the level that the file has by its form is said', async () => {
    const added = await withMoreTime(sealed[kind], strangersData(), by(stranger));
    const trust = {
      roots: [pki.rootPem],
      timestampRoots: [pki.rootPem],
      logKeys: [],
      at: sealedOn,
    };
    const { checks } = await verifyPdf(added, trust);
    const level = checks.find(({ name }) => name === 'seal durability');
    expect(level).toMatchObject({ ok: null, detail: expect.stringMatching(/ PAdES B-LTA\.$/) });
    expect(level && reasonOf(level)).toBe('unproved');
  });

  test('of an authority that is trusted, data of a stranger’s are still named', async () => {
    const added = await withMoreTime(sealed[kind], strangersData(), by(pki));
    expect(await wrongWith(added)).toEqual(['revocation']);
  });

  const others: [string, (certificates: readonly Uint8Array[]) => readonly Uint8Array[]][] = [
    ['a stranger’s root for its root', ([own = none]) => [own, derOf(stranger.rootPem)]],
    ['a stranger’s root besides', (all) => [...all, derOf(stranger.rootPem)]],
    ['one of its certificates twice', ([own = none, ...more]) => [own, own, ...more]],
    ['its certificates in another order', (all) => all.toReversed()],
    ['no root', (all) => all.slice(0, -1)],
    ['no certificates', () => []],
  ];
  test.each(others)('the last timestamp with %s is wrong', async (_, change) => {
    const wrong = await wrongWith(withOtherCertificates(sealed[kind], change));
    // Where there is no room for them the revision is no more in its form.
    expect(wrong.some((name) => ['timestamps', 'additions'].includes(name))).toBe(true);
  });
});

const none = new Uint8Array();
const without = (list: readonly Uint8Array[], at: number) =>
  list.filter((_, index) => index !== at);

describe('B-LT, whose validation data nothing covers', () => {
  test.each(['certificates', 'ocsps', 'crls'] as const)(
    'each of the %s left out, or there in another order, is named',
    async (key) => {
      const [data] = sealedFile(sealed['B-LT']).data;
      const count = data?.[key].length ?? 0;
      expect(count).toBeGreaterThan(0);
      for (let at = 0; at < count; at += 1) {
        const less = withOtherData(sealed['B-LT'], (all) => ({
          ...all,
          [key]: without(all[key], at),
        }));
        expect({ at, wrong: await wrongWith(less) }).toEqual({ at, wrong: ['revocation'] });
      }
      const turned = withOtherData(sealed['B-LT'], (all) => ({
        ...all,
        [key]: all[key].toReversed(),
      }));
      expect(await wrongWith(turned)).toEqual(count > 1 ? ['revocation'] : []);
    },
  );

  test.each<[string, (data: ValidationData) => ValidationData]>([
    [
      'a stranger’s root',
      (all) => ({ ...all, certificates: [...all.certificates, derOf(stranger.rootPem)] }),
    ],
    [
      'a stranger’s root within an answer',
      (all) => ({
        ...all,
        ocsps: all.ocsps.map((one) => answerWith(one, [derOf(stranger.rootPem)])),
      }),
    ],
    [
      'answers without their signers’ certificates',
      (all) => ({ ...all, ocsps: all.ocsps.map((one) => answerWith(one, [])) }),
    ],
  ])('with %s they are named', async (_, change) => {
    expect(await wrongWith(withOtherData(sealed['B-LT'], change))).toContain('revocation');
  });

  test('a stranger’s root in the timestamp within the seal is named', async () => {
    const { seal } = sealedFile(sealed['B-LT']);
    const parts = readSealCms(seal.cms);
    const own = parts.timestampToken ?? none;
    const timestampToken = tokenWith(own, [...certificatesIn(own), derOf(stranger.rootPem)]);
    const other = withToken(sealed['B-LT'], seal.cms, assembleCms({ ...parts, timestampToken }));
    expect(await wrongWith(other)).toContain('timestamps');
  });

  test('with a timestamp of an authority that is trusted, it is no B-LTA: others added it', async () => {
    const more = await withMoreTime(sealed['B-LT'], strangersData(), by(pki));
    expect(await wrongWith(more)).toEqual(['additions']);
  });
});

test('genuine validation data behind a B-T seal were added by others', async () => {
  const [data = strangersData()] = sealedFile(sealed['B-LT']).data;
  expect(await wrongWith(await withMoreData(sealed['B-T'], data))).toEqual([
    'additions',
    'revocation',
  ]);
});
