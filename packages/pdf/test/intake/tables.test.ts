import { describe, expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { Unacceptable } from '@countersign/pdf/intake/refusals';
import { tablePdfs } from '../../testing/corpus/pdf/tables.ts';
import { simplePdf } from '../../testing/raw-pdf.ts';
import { readPages } from '../../testing/read-pages.ts';
import { difference, makePdfium } from '../../testing/renderers.ts';

const words = async (file: Uint8Array) => (await readPages(file)).map(({ text }) => text);

describe('where a table is written loosely or lost, two readers show what is prepared', () => {
  const pdfium = makePdfium();
  test.each(tablePdfs.filter(({ outcome }) => outcome === 'prepared'))(
    '$what',
    async ({ make }) => {
      const original = await make();
      const { bytes } = await preparePdf(original, defaultLimits);
      expect(await words(bytes)).toEqual(await words(original));
      expect((await words(bytes)).join('')).not.toBe('');
      const render = await pdfium;
      const [before, after] = [await render(original, 'display'), await render(bytes, 'display')];
      expect(difference(before, after)).toBe(0);
    },
  );
});

test('a byte of the table or of its trailer that is another makes no other document', async () => {
  const file = simplePdf();
  let taken = 0;
  for (let at = file.indexOf('\nxref'); at < file.length; at++) {
    for (const sign of '7x') {
      const damaged = Buffer.from(file);
      damaged.write(sign, at, 'latin1');
      try {
        const { bytes } = await preparePdf(damaged, defaultLimits);
        expect({ at, words: await words(bytes) }).toEqual({ at, words: ['Anagreement'] });
        taken++;
      } catch (refusal) {
        if (!(refusal instanceof Unacceptable)) throw refusal;
      }
    }
  }
  expect(taken).toBeGreaterThan(50);
});
