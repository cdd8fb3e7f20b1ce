import { beforeAll, describe, expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { locateTexts } from '@countersign/pdf/intake/search/locate-texts';
import { toPageRect, type PageGeometry, type ShownBox } from '@countersign/pdf/page-geometry';
import { layOutRevision } from '../../src/evidence/pages/lay-out-revision.ts';
import type { SealField, SealRecipient } from '../../src/evidence/pages/seal-input.ts';
import { writeWords } from '../../src/evidence/pages/write-words.ts';
import { inkBox, makePdfiumPixels, pdfJsPixels, type PageRenderer } from './support/ink-box.ts';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';

const turns = [0, 90, 180, 270] as const;
const kinds = turns.flatMap((turn) =>
  [false, true].flatMap((cropped) =>
    [1, 2].map((unit) => ({ turn, cropped, unit, name: `${turn}°, ${cropped}, × ${unit}` })),
  ),
);

let pdfium: PageRenderer;
beforeAll(async () => {
  pdfium = await makePdfiumPixels();
});

interface Kind {
  turn: PageGeometry['turn'];
  cropped: boolean;
  unit: number;
}

async function pageOf({ turn, cropped, unit }: Kind, content = '') {
  const crop = cropped ? '/CropBox [0 15 170 190]' : '';
  const prepared = await preparePdf(
    simplePdf({
      content,
      mediaBox: '[-10 5 190 205]',
      page: `/Rotate ${turn} /UserUnit ${unit} ${crop}`,
    }),
    defaultLimits,
  );
  const [geometry] = prepared.pages;
  if (!geometry) throw new Error('no page');
  return { ...prepared, geometry };
}

const asked: ShownBox = { x: 41.5, y: 60.25, width: 90, height: 30 };

function field(geometry: PageGeometry, more: Partial<SealField>, box = asked): SealField {
  const rect = toPageRect(geometry, box);
  return { label: 'A field', type: 'text', value: 'HHH', page: 0, rect, ...more };
}

function near(found: ShownBox, expected: Partial<ShownBox>): void {
  for (const [key, value] of Object.entries(expected)) {
    expect({ [key]: Math.abs(found[key as keyof ShownBox] - value) < 0.5, found }).toEqual({
      [key]: true,
      found,
    });
  }
}

/** Capitals of Noto Sans are 0.714 of its size high; the H begins 0.098 into it. */
const [capital, bearing] = [0.714, 0.098];

describe.each(kinds)('a page $name', (kind) => {
  test('has words of a size in points, upright in the middle of the box that was asked for', async () => {
    const { bytes: prepared, preparedSha256, geometry } = await pageOf(kind);
    const places = [field(geometry, { fontSize: 20 })];
    const words = [{ id: 'one', places }];
    const written = await writeWords({ prepared, preparedSha256, words, locale: 'en' });
    if (!written.ok) throw new Error('refused');
    for (const render of [pdfJsPixels, pdfium]) {
      const found = inkBox(await render(written.bytes, geometry), geometry);
      const height = 20 * capital;
      near(found, {
        x: asked.x + 2 + 20 * bearing,
        y: asked.y + (asked.height - height) / 2,
        height,
      });
      expect(found.x + found.width).toBeLessThanOrEqual(asked.x + asked.width);
    }
  });

  test.each([90, 180, 270] as const)('has words turned by %s° as their field is', async (turn) => {
    const { bytes: prepared, preparedSha256, geometry } = await pageOf(kind);
    const box = turn === 180 ? asked : { x: 60, y: 40.5, width: 30, height: 90 };
    const places = [field(geometry, { fontSize: 20, turn }, box)];
    const words = [{ id: 'one', places }];
    const written = await writeWords({ prepared, preparedSha256, words, locale: 'en' });
    if (!written.ok) throw new Error('refused');
    const [high, begin] = [20 * capital, 2 + 20 * bearing];
    for (const render of [pdfJsPixels, pdfium]) {
      const found = inkBox(await render(written.bytes, geometry), geometry);
      const across = { x: box.x + (box.width - high) / 2, width: high };
      const right = box.x + box.width - (found.x + found.width);
      if (turn === 90)
        near(
          { ...found, y: box.y + box.height - (found.y + found.height) },
          { ...across, y: begin },
        );
      if (turn === 270) near(found, { ...across, y: box.y + begin });
      if (turn === 180) near({ ...found, x: right }, { x: begin, height: high });
    }
  });

  test('has the tick of a box in the middle of it', async () => {
    const { bytes: prepared, geometry } = await pageOf(kind);
    const box = { x: 100, y: 60, width: 40, height: 20 };
    const bytes = await layOutRevision({
      prepared,
      document: { id: 'doc_1', title: 'A lease' },
      locale: 'en',
      recipients: [signed({ fields: [field(geometry, { type: 'checkbox', value: true }, box)] })],
    });
    for (const render of [pdfJsPixels, pdfium]) {
      const found = inkBox(await render(bytes, geometry), geometry);
      // A square of 20 in the middle, of which the strokes take 0.2 to 0.82, half of 0.11 wide.
      near(found, { x: 110 + 20 * 0.145, y: 60 + 20 * (0.22 - 0.055), width: 20 * 0.73 });
    }
  });

  test('has a text where it is found', async () => {
    const content = 'BT /F1 20 Tf 40 100 Td (HHH) Tj ET';
    const { bytes, geometry } = await pageOf(kind, content);
    const [[located] = []] = await locateTexts(bytes, ['HHH']);
    if (!located) throw new Error('not found');
    const { box } = located;
    for (const render of [pdfJsPixels, pdfium]) {
      const found = inkBox(await render(bytes, geometry), geometry);
      const size = 20 * kind.unit;
      const ink = size * 0.72;
      const centre = (one: ShownBox) => [one.x + one.width / 2, one.y + one.height / 2];
      const sideways = kind.turn === 90 || kind.turn === 270;
      expect(Math.abs((sideways ? found.width : found.height) - ink)).toBeLessThan(1 * kind.unit);
      expect(found.x).toBeGreaterThan(box.x - 0.5);
      expect(found.y).toBeGreaterThan(box.y - 0.5);
      expect(found.x + found.width).toBeLessThan(box.x + box.width + 0.5);
      expect(found.y + found.height).toBeLessThan(box.y + box.height + 0.5);
      // From the ascent, 0.8, to 0.2 below the base line: the middle is 0.06 above that of capitals.
      const [x = 0, y = 0] = centre(found);
      const [midX = 0, midY = 0] = centre(box);
      expect(Math.hypot(x - midX, y - midY)).toBeLessThan(0.1 * size);
    }
  });
});

function signed(more: Partial<SealRecipient>): SealRecipient {
  return {
    id: 'rec_1',
    name: 'Ada',
    email: 'ada@example.com',
    role: 'signer',
    meaning: 'signed',
    fields: [],
    // Its signature stands on a page of its own.
    signatureFields: [],
    ...more,
  };
}
