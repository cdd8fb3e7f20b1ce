import { readFileSync } from 'node:fs';
import type { Family } from '@countersign/signature-marks/faces';
import { resolvePackageFile } from './font.ts';

type Range = readonly [number, number];
const partsOfFamily = new Map<Family, readonly { path: string; ranges: readonly Range[] }[]>();

/** The files of the family that claim the first character. */
export function partsFor(family: Family, grapheme: string): string[] {
  const codePoint = grapheme.codePointAt(0) ?? 0;
  const claims = ([first, last]: Range) => codePoint >= first && codePoint <= last;
  return partsOf(family)
    .filter(({ ranges }) => ranges.some(claims))
    .map(({ path }) => path);
}

/** The files of a family, each with the characters that it is for. */
export function partsOf(family: Family): readonly { path: string; ranges: readonly Range[] }[] {
  const known = partsOfFamily.get(family);
  if (known) return known;
  const { source } = family;
  const parts =
    'file' in source
      ? [{ path: source.file, ranges: [[0, 0x10ffff] as const] }]
      : readParts(source.package);
  partsOfFamily.set(family, parts);
  return parts;
}

/** unicode.json says which characters each file of the package is for, as CSS does. */
function readParts(name: string): { path: string; ranges: Range[] }[] {
  const index = JSON.parse(
    readFileSync(resolvePackageFile(`${name}/unicode.json`), 'utf8'),
  ) as Record<string, string>;
  const id = name.slice(name.indexOf('/') + 1);
  return Object.entries(index).map(([part, ranges]) => ({
    path: `${name}/files/${id}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: ranges.split(',').map((range): Range => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((hex) => parseInt(hex, 16));
      return [first, last];
    }),
  }));
}
