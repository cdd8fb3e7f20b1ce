import { describe, expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { makeIngest } from '@countersign/pdf/intake/ingest';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { corpus } from '../../testing/corpus/registry.ts';
import { difference, makePdfium, withPdfJs } from '../../testing/renderers.ts';

const pdfs = corpus.filter(({ mimeType }) => mimeType === 'application/pdf');
const refused = pdfs.filter(({ outcome }) => outcome !== 'prepared');
const prepared = pdfs.filter(({ outcome }) => outcome === 'prepared');
const prepare = async (make: () => Uint8Array | Promise<Uint8Array>) =>
  preparePdf(await make(), defaultLimits);

test('every file of the corpus has a name of its own', () => {
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length);
});

describe('a hostile PDF is refused by name, and the sender is told what to do', () => {
  const rows = refused.filter(({ isBomb }) => !isBomb);
  test.each(rows)('$outcome: $what', async ({ make, outcome }) => {
    const refusal = await prepare(make).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ reason: outcome });
    expect(String(refusal)).toMatch(/^Error: (This|A) .+\. .*([Uu]pload|Split|Print|Save|Correct)/);
  });
});

test('a bomb is refused within the limits of a child', async () => {
  const ingest = makeIngest({ children: 1 });
  const limits = { cpuS: 10, wallMs: 15_000, addressSpaceBytes: 2 * 1024 ** 3 };
  for (const { make, name } of refused.filter(({ isBomb }) => isBomb)) {
    const result = await ingest.ingest(await make(), limits);
    expect({ name, ...result }).toMatchObject({ name, ok: false, reason: 'too_complex' });
  }
  await ingest.close();
});

test('a bomb that does not hide is refused before it is unpacked', async () => {
  const bombs = refused.filter(({ name, isBomb }) => isBomb && !name.includes('hidden'));
  expect(bombs.map(({ name }) => name)).toContain('content-bomb-shared.pdf');
  for (const { make } of bombs) {
    await expect(prepare(make)).rejects.toMatchObject({ reason: 'too_complex' });
  }
});

describe('the sender is warned of what is not in the prepared PDF', () => {
  test.each(prepared)('$what: $warnings', async ({ make, warnings }) => {
    const found = (await prepare(make)).warnings;
    expect(found.map(({ code }) => code)).toEqual(warnings);
    for (const { message, page } of found) {
      expect(message).toMatch(/^[A-Z].*\.$/);
      expect(page ?? 1).toBe(1);
    }
  });
});

/** Its tick was set, and is asked for. */
const drawnAnew = ['states.pdf'];
/** Text tags are taken out, fields are drawn in one way. */
const mostOfUpload = 45;

describe('what is prepared is what was uploaded, to one of two readers at least, where these differ', () => {
  const pdfium = makePdfium({ fields: true });
  test.each(prepared.filter(({ name }) => !drawnAnew.includes(name)))('$what', async ({ make }) => {
    const uploaded = await make();
    const { bytes } = await prepare(() => uploaded);
    const differences = [withPdfJs, await pdfium].map(async (render) =>
      difference(await render(uploaded, 'display'), await render(bytes, 'display')),
    );
    // One of them reads some uploads not at all.
    const found = (await Promise.allSettled(differences)).flatMap((one) =>
      one.status === 'fulfilled' ? [one.value] : [],
    );
    expect(Math.min(...found)).toBeLessThan(mostOfUpload);
  });
});

describe('what is shown is what prints, by two readers', () => {
  const pdfium = makePdfium();
  test.each(prepared)('$what', async ({ make }) => {
    const { bytes } = await prepare(make);
    const [shown, printed] = [await withPdfJs(bytes, 'display'), await withPdfJs(bytes, 'print')];
    expect(difference(shown, printed)).toBe(0);
    const render = await pdfium;
    const [shownThere, printedThere] = [
      await render(bytes, 'display'),
      await render(bytes, 'print'),
    ];
    expect(difference(shownThere, printedThere)).toBe(0);
    // Two readers smooth letters differently; a word, a box or a missing digit is darker.
    expect(difference(shown, shownThere)).toBeLessThan(30);
  });
});
