import { readFile } from 'node:fs/promises';
import type { Place } from '@countersign/pdf/fields';
import { shownPage, toShownBox } from '@countersign/pdf/page-geometry';
import type { IngestedFile } from '@countersign/pdf/intake/ingest-result';
import { cells, makePdfium, type Picture } from '@countersign/pdf/testing/renderers';
import { popplerPictures } from '../poppler-pictures.ts';

/** Draws every page; undefined where the reader cannot. */
type Draw = (path: string, fields: boolean) => Promise<readonly Picture[] | undefined>;

export type Reader = 'PDFium' | 'poppler';

/** The readers that a file is compared in. */
export function readers(): Record<Reader, Draw> {
  let pdfium = makePdfiums();
  return {
    async PDFium(path, fields) {
      try {
        const { shown, plain } = await pdfium;
        return await (fields ? shown : plain)(await readFile(path), 'display');
      } catch {
        // What a file did to it must not meet the next one.
        pdfium = makePdfiums();
        return undefined;
      }
    },
    async poppler(path) {
      try {
        return popplerPictures(path);
      } catch {
        return undefined;
      }
    },
  };
}

async function makePdfiums() {
  const [shown, plain] = await Promise.all([makePdfium({ fields: true }), makePdfium()]);
  return { shown, plain };
}

/**
 * The darkest difference of a page, 0 to 255, outside of the places that signers fill in: those are
 * painted empty. Infinity where there are other pages.
 */
export function differenceBeside(
  { pages, fields }: Pick<IngestedFile, 'pages' | 'fields'>,
  before: readonly Picture[],
  after: readonly Picture[],
): number {
  if (before.length !== after.length) return Infinity;
  let most = 0;
  for (const [index, geometry] of pages.entries()) {
    const { width, height } = shownPage(geometry);
    const places = fields
      .flatMap((field): readonly Place[] => field.places ?? [field])
      .filter(({ page }) => page === index)
      .map(({ rect }) => toShownBox(geometry, rect));
    const isPlace = (cell: number) => {
      const x = (((cell % cells) + 0.5) * width) / cells;
      const y = ((Math.floor(cell / cells) + 0.5) * height) / cells;
      const [aside, down] = [width / cells, height / cells];
      return places.some(
        (place) =>
          x > place.x - aside &&
          x < place.x + place.width + aside &&
          y > place.y - down &&
          y < place.y + place.height + down,
      );
    };
    for (const [cell, dark] of (before[index] ?? []).entries()) {
      const by = Math.abs(dark - (after[index]?.[cell] ?? Infinity));
      if (by > most && !isPlace(cell)) most = by;
    }
  }
  return most;
}
