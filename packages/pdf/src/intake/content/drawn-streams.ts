import { PdfDict, PdfStream, type PDF } from '@libpdf/core';
import { dictEntry, nameEntry, resolve } from '../../objects/objects.ts';
import { walk } from '../walk.ts';

/** The kinds of resources that some readers look for elsewhere, too. */
export type BorrowedKind = 'XObject' | 'ExtGState' | 'Shading';
const borrowedKinds: readonly BorrowedKind[] = ['XObject', 'ExtGState', 'Shading'];

/** What is drawn besides the pages' own content: forms, the cells of patterns, drawn glyphs. */
export interface Drawn {
  stream: PdfStream;
  /** Drawn as a letter, and in no other way. */
  isGlyph: boolean;
  /** Its own resources; else those of all that lists it, as far as they are known. */
  resources: readonly (PdfDict | undefined)[];
}

export interface AllDrawn {
  streams: readonly Drawn[];
  /** Names that stand in any resources. */
  names: Readonly<Record<BorrowedKind, ReadonlySet<string>>>;
}

/** Finds all of it once. */
export function drawnStreams(pdf: PDF): AllDrawn {
  const found = new Map<PdfStream, { isGlyph: boolean; listedIn: Set<PdfDict> }>();
  const names = {
    XObject: new Set<string>(),
    ExtGState: new Set<string>(),
    Shading: new Set<string>(),
  };
  const add = (stream: PdfStream, isGlyph: boolean, listedIn?: PdfDict) => {
    const known = found.get(stream) ?? { isGlyph, listedIn: new Set<PdfDict>() };
    known.isGlyph &&= isGlyph;
    if (listedIn) known.listedIn.add(listedIn);
    found.set(stream, known);
  };
  walk(pdf, (dict) => {
    const resources = dictEntry(pdf, dict, 'Resources');
    if (resources) {
      for (const kind of borrowedKinds) {
        for (const [{ value }] of dictEntry(pdf, resources, kind) ?? []) names[kind].add(value);
      }
      for (const kind of ['XObject', 'Pattern']) {
        for (const stream of streamsIn(pdf, resources, kind)) {
          if (isDrawn(pdf, stream)) add(stream, false, resources);
        }
      }
    }
    if (dict instanceof PdfStream) {
      if (isDrawn(pdf, dict)) add(dict, false);
    } else if (nameEntry(pdf, dict, 'Subtype') === 'Type3') {
      for (const glyph of streamsIn(pdf, dict, 'CharProcs')) add(glyph, true, resources);
    }
  });
  const streams = Array.from(found, ([stream, { isGlyph, listedIn }]): Drawn => {
    const own =
      dictEntry(pdf, stream, 'Resources') ?? (stream.has('Resources') ? new PdfDict() : undefined);
    const others = listedIn.size > 0 ? [...listedIn] : [undefined];
    return { stream, isGlyph, resources: own ? [own] : others };
  });
  return { streams, names };
}

function isDrawn(pdf: PDF, stream: PdfStream): boolean {
  return nameEntry(pdf, stream, 'Subtype') === 'Form' || stream.has('PatternType');
}

function streamsIn(pdf: PDF, owner: PdfDict, key: string): PdfStream[] {
  const named = dictEntry(pdf, owner, key);
  const all = named ? [...named].map(([, value]) => resolve(pdf, value)) : [];
  return all.filter((one) => one instanceof PdfStream);
}
