import { expect, test } from '@jest/globals';
import { standardFontsOf } from '../../pages/src/document/standard-fonts.ts';
import { preparePages } from './open-pages.ts';
import { samplePdf } from './sample-pdf.ts';
import { consented, makeSession } from './sessions.ts';

const { onPage } = preparePages(samplePdf([['The lease']]));

const naming = (...fonts: string[]) => {
  const objects = fonts.map((font) => `<< /Type /Font /BaseFont /${font} >>`);
  return new TextEncoder().encode(objects.join('\n'));
};

test('of a document, the files of the standard fonts that it names are asked for ahead', () => {
  expect(standardFontsOf(naming('Times-Roman'))).toEqual(['FoxitSerif.pfb']);
});

test('two fonts of one file, as Arial and Helvetica are, are asked for once', () => {
  expect(standardFontsOf(naming('Arial', 'Helvetica'))).toEqual(['LiberationSans-Regular.ttf']);
});

test('of many fonts the first two are asked for ahead', () => {
  const files = standardFontsOf(naming('Helvetica', 'Courier', 'Times-Roman', 'Times-Bold'));
  expect(files).toEqual(['LiberationSans-Regular.ttf', 'FoxitFixed.pfb']);
});

test.each(['ABCDEF+Helvetica', 'constructor', 'Symbol', '../../Helvetica'])(
  'a font called %s is not asked for ahead',
  (font) => {
    expect(standardFontsOf(naming(font))).toEqual([]);
  },
);

test.each(['FontFile', 'FontFile2', 'FontFile3'])(
  'of a document that brings a font along as %s none is asked for ahead',
  (key) => {
    const brought = new TextEncoder().encode(`<< /BaseFont /Helvetica >> << /${key} 7 0 R >>`);
    expect(standardFontsOf(brought)).toEqual([]);
  },
);

test('a font that the document names is asked for before pdf.js is there', async () => {
  await onPage(consented(makeSession()), async (page) => {
    await page.locator('.text-layer span').first().waitFor();
    // Never answered.
    await page.route(/\/assets\/pdfjs-[^/]*\.js$/, () => undefined);
    const font = page.waitForRequest(/\/FoxitSerif\.pfb$/);
    await page.reload({ waitUntil: 'commit' });
    await font;
    expect(await page.locator('.pdf-page').count()).toBe(0);
  });
});
