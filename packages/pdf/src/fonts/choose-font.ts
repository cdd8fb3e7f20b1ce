import { faces, type Face, type Family } from '@countersign/signature-marks/faces';
import { partsFor } from './family-parts.ts';
import { coversAll, makeFontChoice } from '@countersign/signature-marks/font-choice';
import { loadFont, type Font } from './font.ts';

export const { familiesFor, fontFor, signatureFace, itemize } = makeFontChoice<Font>({
  own: ownFont,
  ofFamily,
  holds,
  beside(font, grapheme, weight) {
    if (holds(font, grapheme)) return font;
    const family = familyOfFont.get(font.id);
    return family && ofFamily(family, grapheme, weight);
  },
});

/** By the font's id. */
const familyOfFont = new Map<string, Family>();

function ofFamily(family: Family, grapheme: string, weight: number): Font | undefined {
  for (const part of partsFor(family, grapheme)) {
    const font = loadFont(part, weight);
    if (!holds(font, grapheme)) continue;
    familyOfFont.set(font.id, family);
    return font;
  }
  return undefined;
}

/** The family that a font is a part of; undefined for a face's own. */
export function familyOf(font: Font): Family | undefined {
  return familyOfFont.get(font.id);
}

const ownFonts = new Map<Face, Font>();

/** The face's own file: asked for with every letter, so it is never unloaded. */
function ownFont(face: Face): Font {
  const known = ownFonts.get(face);
  if (known) return known;
  const font = loadFont(faces[face].file, faces[face].weight);
  ownFonts.set(face, font);
  return font;
}

function holds(font: Font, grapheme: string): boolean {
  return coversAll(font.covers, grapheme);
}
