import type { PdfDict, PDF } from '@libpdf/core';
import { dictEntry, entry, type PdfObject } from '../../objects/objects.ts';
import type { Kind } from './read-operations.ts';

/** Finds what content names, and remembers where that was. */
export interface Lookup {
  /** @param page in whose resources PDFium finds what is not in the content's own */
  find(
    from: { resources: PdfDict | undefined; page: PdfDict },
    kind: Kind,
    name: string,
  ): PdfObject | undefined;
  /** How often something was found in a page's resources and not in the content's own. */
  borrowed: number;
}

export function makeLookup(pdf: PDF): Lookup {
  const findIn = (resources: PdfDict, kind: Kind, name: string) => {
    const named = dictEntry(pdf, resources, kind);
    return named && entry(pdf, named, name);
  };
  return {
    borrowed: 0,
    find({ resources, page }, kind, name) {
      const own = resources && findIn(resources, kind, name);
      if (own !== undefined || resources === page) return own;
      const found = findIn(page, kind, name);
      if (found !== undefined) this.borrowed += 1;
      return found;
    },
  };
}
