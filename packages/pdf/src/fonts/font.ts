import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as hb from 'harfbuzzjs';
import { decodeWoff2 } from './woff2.ts';

/** A font file that is ready to shape with. */
export interface Font {
  /** The file's path in its package, and the weight. */
  readonly id: string;
  readonly postScriptName: string;
  readonly unitsPerEm: number;
  /** The weight that a variable font is set to. */
  readonly weight: number | undefined;
  /** The TrueType file. */
  readonly file: Uint8Array;
  readonly shaper: hb.Font;
  covers: (codePoint: number) => boolean;
  letters(): string[];
  /** In thousandths of the em, as the widths of a PDF are. */
  widthOf(glyph: number): number;
}

const loaded = new Map<string, Font>();
/** Chinese, Japanese and Korean come in some four hundred parts; a name needs a few. */
const maxLoaded = 96;
const { resolve } = createRequire(import.meta.url);

/**
 * Loads an installed font when it is first asked for and keeps it, but of many only those that
 * were used last; a variable one is set to the weight.
 */
export function loadFont(path: string, weight: number): Font {
  const id = `${path}@${weight}`;
  const known = loaded.get(id);
  if (known) {
    loaded.delete(id);
    loaded.set(id, known);
    return known;
  }
  const raw = readFileSync(resolve(path));
  const file = path.endsWith('.woff2') ? decodeWoff2(raw) : raw;
  const face = new hb.Face(new hb.Blob(file));
  const shaper = new hb.Font(face);
  const variable = 'wght' in face.getAxisInfos();
  if (variable) shaper.setVariations([new hb.Variation('wght', weight)]);
  const name = face.getName(6, 'en').replace(/[^A-Za-z0-9-]/g, '');
  const characters = new Set(face.collectUnicodes());
  const widths = new Map<number, number>();
  const perMille = (units: number) => Math.round((units * 1_000_000) / face.upem) / 1000;
  const font: Font = {
    id,
    postScriptName: variable ? `${name.replace(/(Thin)?-.*/, '')}-${weight}` : name,
    unitsPerEm: face.upem,
    weight: variable ? weight : undefined,
    file,
    shaper,
    covers: (codePoint) => characters.has(codePoint),
    letters: () => Array.from(characters, (codePoint) => String.fromCodePoint(codePoint)),
    widthOf(glyph) {
      const width = widths.get(glyph) ?? perMille(shaper.glyphHAdvance(glyph));
      widths.set(glyph, width);
      return width;
    },
  };
  loaded.set(id, font);
  const [oldest] = loaded.keys();
  if (loaded.size > maxLoaded && oldest) loaded.delete(oldest);
  return font;
}

export function resolvePackageFile(path: string): string {
  return resolve(path);
}
