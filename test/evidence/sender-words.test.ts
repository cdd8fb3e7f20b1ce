import { createHash } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { expect, test } from '@jest/globals';
import { readObjectTable } from '@countersign/pdf/objects/object-table';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { locateTexts } from '@countersign/pdf/intake/search/locate-texts';
import { sealFile } from '@countersign/seal/seal-file';
import { verifySealed } from '@countersign/verifier/pdf-seal';
import { layOutRevision } from '../../src/evidence/pages/lay-out-revision.ts';
import type { SealField } from '../../src/evidence/pages/seal-input.ts';
import { sealPdf } from '../../src/evidence/pages/seal-document.ts';
import { writeWords, type FieldWords } from '../../src/evidence/pages/write-words.ts';
import { sealFields } from '../../src/operations/sealing/seal-fields.ts';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { developmentPki, sealedOn, sealInput, signer } from './support/seal-fixture.ts';

const prepared = await preparePdf(simplePdf(), defaultLimits);
const { preparedSha256 } = prepared;

function words(id: string, more: Partial<SealField> = {}): FieldWords {
  const rect = [60, 500, 200, 20] as const;
  return { id, places: [{ label: id, type: 'text', value: 'EUR 1250', page: 0, rect, ...more }] };
}

async function written(...all: FieldWords[]): Promise<Uint8Array> {
  const result = await writeWords({
    prepared: prepared.bytes.slice(),
    preparedSha256,
    words: all,
    locale: 'en',
  });
  if (!result.ok) throw new Error([...result.wrong.values()].join());
  return result.bytes;
}

const refusals = async (...all: FieldWords[]) =>
  writeWords({ prepared: prepared.bytes.slice(), preparedSha256, words: all, locale: 'en' });

async function textOf(bytes: Uint8Array): Promise<string> {
  return (await PDF.load(bytes))
    .extractText()
    .map(({ text }) => text)
    .join('\n');
}

/** How often each text stands on the pages, in what they draw as well. */
async function counts(bytes: Uint8Array, ...texts: string[]): Promise<number[]> {
  return (await locateTexts(bytes, texts)).map(({ length }) => length);
}

test('the words are in a file of one revision, the same bytes for the same words', async () => {
  const bytes = await written(words('rent'));
  expect(await counts(bytes, 'EUR 1250')).toEqual([1]);
  expect(readObjectTable(Buffer.from(bytes))).toBeDefined();
  expect(
    Buffer.from(bytes)
      .toString('latin1')
      .match(/startxref/g),
  ).toHaveLength(1);
  expect(Buffer.from(await written(words('rent'))).equals(bytes)).toBe(true);
  expect(Buffer.from(await written(words('rent', { value: 'EUR 1251' }))).equals(bytes)).toBe(
    false,
  );
});

test('ingest takes the file for what it is, and finds nothing left to fill in', async () => {
  const again = await preparePdf(await written(words('rent')), defaultLimits);
  expect(again).toMatchObject({ fields: [], warnings: [], pages: prepared.pages });
});

test('what recipients sign is drawn over it, sealed behind it, and verified', async () => {
  const pki = await developmentPki();
  const bytes = await written(words('rent'));
  const filled = { label: 'City', type: 'text', value: 'Vienna', page: 0 } as const;
  const recipients = [signer({ fields: [{ ...filled, rect: [60, 450, 200, 20] }] })];
  const input = await sealInput(bytes, recipients);
  const sealed = await sealPdf({ ...input, prepared: bytes }, pki.signer);
  expect(Buffer.from(sealed.subarray(0, bytes.length)).equals(bytes)).toBe(true);
  expect(await counts(sealed, 'EUR 1250', 'Vienna')).toEqual([1, 1]);
  const verdict = await verifySealed(sealed, { roots: [pki.rootPem], at: sealedOn });
  expect(verdict).toMatchObject({ bytes: { ok: true }, signature: { ok: true } });
  const document = { id: 'doc_1', title: 'A lease' };
  const revision = await layOutRevision({ prepared: bytes, document, locale: 'en', recipients });
  expect(await counts(revision, 'EUR 1250', 'Vienna')).toEqual([1, 1]);
});

test('the file can be sealed as it is', async () => {
  const pki = await developmentPki();
  const seal = { name: 'Seal', reason: 'Test', at: sealedOn };
  const sealed = await sealFile(await written(words('rent')), seal, { signer: pki.signer });
  const verdict = await verifySealed(sealed, { roots: [pki.rootPem], at: sealedOn });
  expect(verdict).toMatchObject({ bytes: { ok: true }, signature: { ok: true } });
});

test('the certificate page says how many fields the sender filled in, in each language', async () => {
  const pki = await developmentPki();
  const input = await sealInput(prepared.bytes);
  const lines = {
    en: 'Filled in by the sender: 3 fields',
    de: 'Vom Absender ausgefüllt: 3 Felder',
  };
  for (const [locale, line] of Object.entries(lines)) {
    const document = { ...input.document, senderFields: 3 };
    const said = { ...input, document, locale: locale as 'en' | 'de' };
    expect(await textOf(await sealPdf(said, pki.signer))).toContain(line);
  }
  expect(await textOf(await sealPdf(input, pki.signer))).not.toContain('Filled in by the sender');
});

test('words that have no letters, or more than their box holds, are refused by their field', async () => {
  const long = 'A sentence that is much longer than its field. '.repeat(20);
  const result = await refusals(
    words('fits'),
    words('long', { value: long }),
    words('rare', { value: 'a \u{10fffd}' }),
    words('control', { value: 'a\u0007b' }),
  );
  expect(result).toEqual({
    ok: false,
    wrong: new Map([
      ['long', 'does not fit into its box, not in the smallest letters either'],
      ['rare', 'has a character that cannot be printed: U+10FFFD'],
    ]),
  });
});

test('what fits is told by the box as it is shown, on a turned page too', async () => {
  const page = await preparePdf(simplePdf({ page: '/Rotate 90' }), defaultLimits);
  const sentence = 'A sentence of one line that is too long for lines of two letters.';
  const upright = words('upright', { rect: [60, 300, 10, 165], value: sentence });
  const input = { preparedSha256: page.preparedSha256, locale: 'en' as const };
  const fits = await writeWords({ ...input, prepared: page.bytes.slice(), words: [upright] });
  expect(fits.ok).toBe(true);
  const sideways = words('sideways', { rect: [60, 300, 165, 10], value: sentence });
  expect(
    await writeWords({ ...input, prepared: page.bytes.slice(), words: [sideways] }),
  ).toMatchObject({ ok: false });
});

test('words are written in the field’s own form, at each of its places, in the button chosen', async () => {
  const place = (x: number, y: number, option?: string) => ({
    page: 0,
    rect: [x, y, 100, 16] as [number, number, number, number],
    ...(option !== undefined && { option }),
  });
  const common = { label: 'A', source: 'placed', required: false, name: 'a' } as const;
  const start = sealFields(
    {
      ...common,
      ...place(60, 600),
      type: 'date',
      places: [place(60, 600), place(60, 560)],
      format: { kind: 'date', pattern: 'dd mmmm yyyy' },
    },
    '2027-01-02',
  );
  const pets = sealFields(
    { ...common, ...place(0, 0), type: 'select', places: [place(1, 1, 'yes'), place(2, 2, 'no')] },
    'no',
  );
  const digits = sealFields(
    { ...common, ...place(60, 500), type: 'text', comb: true, maxLength: 4, fontSize: 8 },
    '1234',
  );
  expect(pets).toEqual([{ label: 'A', ...place(2, 2), type: 'checkbox', value: true }]);
  expect(digits).toMatchObject([{ boxes: 4, fontSize: 8 }]);
  const bytes = await written({ id: 'start', places: start });
  expect(await counts(bytes, '02 January 2027')).toEqual([2]);
});

test('the second identifier of the file follows its words', async () => {
  const bytes = Buffer.from(await written(words('rent'))).toString('latin1');
  const [, first = '', second = ''] = /\/ID \[\s*<([0-9A-F]*)>\s*<([0-9A-F]*)>/i.exec(bytes) ?? [];
  const original = createHash('sha256').update(simplePdf()).digest('hex').slice(0, 32);
  expect(first.toLowerCase()).toBe(original);
  expect(second).not.toBe(first);
});
