import { expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { makeDevelopmentAuthorities } from '@countersign/pki/development/development-authorities';
import { openDevelopmentKeys } from '@countersign/pki/development/development-keys';
import { makeDevelopmentKeys } from '@countersign/pki/development/development-pki';
import { renewSeal } from '@countersign/seal/renew-seal';
import { NotPrepared, sealFile } from '@countersign/seal/seal-file';
import type { LongTerm } from '@countersign/seal/seal-to-level';
import { verifySealed } from '@countersign/verifier/pdf-seal';
import { plainPdf } from './plain-pdf.ts';

const at = new Date('2026-11-21T12:00:00Z');
const now = () => at;
const pki = openDevelopmentKeys(makeDevelopmentKeys(at));
const { signer, rootPem } = pki;
const details = { name: 'Ada Lovelace', reason: 'Approved', at };
const { bytes: prepared } = await preparePdf(plainPdf(), defaultLimits);

function longTermAt(level: LongTerm['level']): LongTerm {
  return { level, ...makeDevelopmentAuthorities(pki, now) };
}

test.each(['B-T', 'B-LT', 'B-LTA'] as const)(
  'a prepared file is sealed at %s with nothing drawn on it, and begins with its own bytes',
  async (level) => {
    const sealed = await sealFile(prepared, details, { signer, longTerm: longTermAt(level) });
    expect(Buffer.compare(sealed.subarray(0, prepared.length), prepared)).toBe(0);
    const verdict = await verifySealed(sealed, { roots: [rootPem], at });
    expect(verdict).toMatchObject({
      level,
      bytes: { ok: true },
      additions: { ok: true },
      signature: { ok: true },
      certificates: { ok: true },
      timestamps: { ok: true },
      durability: { ok: true },
    });
  },
);

test('a seal without authorities is one of B-B', async () => {
  const sealed = await sealFile(prepared, details, { signer });
  const verdict = await verifySealed(sealed, { roots: [rootPem], at });
  expect(verdict).toMatchObject({ level: 'B-B', bytes: { ok: true }, signature: { ok: true } });
});

test('a seal that carries no evidence says so, before and after it is renewed', async () => {
  const longTerm = longTermAt('B-LTA');
  const sealed = await sealFile(prepared, details, { signer, longTerm });
  const renewed = await renewSeal(sealed, longTerm);
  expect(renewed?.bytes.length).toBeGreaterThan(sealed.length);
  for (const file of [sealed, renewed?.bytes ?? new Uint8Array()]) {
    const verdict = await verifySealed(file, { roots: [rootPem], at });
    expect(verdict).toMatchObject({ bytes: { ok: true }, additions: { ok: true } });
    expect(verdict.evidenceProblem).toBe('The seal carries no evidence.json.');
  }
});

test('what is given as evidence is attached', async () => {
  const evidence = Buffer.from('{"version":1}');
  const sealed = await sealFile(prepared, { ...details, evidence }, { signer });
  const verdict = await verifySealed(sealed, { roots: [rootPem], at });
  expect(verdict).toMatchObject({ bytes: { ok: true }, signature: { ok: true } });
  expect(verdict.evidenceProblem).toBe('evidence.json does not say what evidence has to say.');
});

test.each([
  ['that was sealed already', () => sealFile(prepared, details, { signer })],
  ['with a form', async () => plainPdf('/AcroForm << /Fields [] >>')],
  ['with attachments', async () => plainPdf('/AF []')],
  ['that is none', async () => Buffer.from('no PDF')],
])('a file %s is refused, and nothing is signed', async (_what, given) => {
  const file = await given();
  const refusing = { ...signer, sign: () => Promise.reject(new Error('It was asked to sign.')) };
  await expect(sealFile(file, details, { signer: refusing })).rejects.toThrow(NotPrepared);
});
