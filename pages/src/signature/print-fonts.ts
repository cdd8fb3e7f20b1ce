/** How a typed name will be printed: loaded when there is one, beside the page. */
import caveatUrl from '@expo-google-fonts/caveat/500Medium/Caveat_500Medium.ttf?url';
import vibesUrl from '@expo-google-fonts/great-vibes/400Regular/GreatVibes_400Regular.ttf?url';
import marckUrl from '@expo-google-fonts/marck-script/400Regular/MarckScript_400Regular.ttf?url';
import emojiUrl from '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf?url';
import italicUrl from '@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf?url';
import regularUrl from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import { signatureFaces, type SignatureFace } from '@countersign/signature-marks/signature-face';
import { isHandwritten, type Face } from '@countersign/signature-marks/faces';
import { coversAll, makeFontChoice } from '@countersign/signature-marks/font-choice';
import { inOneLine } from '@countersign/signature-marks/graphemes';
import { isPlain } from './plain-letters.ts';
import { unpack, type Covers } from '@countersign/signature-marks/font-coverage/unpack';
import { coverage as ofFaces } from '@countersign/signature-marks/font-coverage/faces';
import { coverage as ofFamilies } from '@countersign/signature-marks/font-coverage/families';

/** Files that are printed with, by the families that the page calls them. */
const files: Readonly<Record<string, string>> = {
  'Signature caveat': caveatUrl,
  'Signature marck_script': marckUrl,
  'Signature great_vibes': vibesUrl,
  'Signature regular': regularUrl,
  'Signature italic': italicUrl,
  'Noto Emoji': emojiUrl,
};

interface ShownFont {
  family: string;
  covers: Covers;
}

const fonts = new Map<string, ShownFont>();

function learn(coverage: Readonly<Record<string, string>>, familyOf: (name: string) => string) {
  for (const [name, packed] of Object.entries(coverage)) {
    fonts.set(name, { family: familyOf(name), covers: unpack(packed) });
  }
}

const ofPackage = (name: string) => (name in files ? name : `${name} Variable`);
learn(ofFaces, (face) => `Signature ${face}`);
learn(ofFamilies, ofPackage);

const holds = ({ covers }: ShownFont, grapheme: string) => coversAll(covers, grapheme);

const choice = makeFontChoice<ShownFont>({
  own: (face) => fonts.get(face) ?? { family: '', covers: () => false },
  ofFamily({ name }, grapheme) {
    const font = fonts.get(name);
    return font && holds(font, grapheme) ? font : undefined;
  },
  holds,
  beside: (font, grapheme) => (holds(font, grapheme) ? font : undefined),
});

export interface PrintedRun {
  text: string;
  /** For CSS. */
  family: string;
}

/** A name as it is printed in a face. */
export interface Printed {
  /** In the order of the text. */
  runs: PrintedRun[];
  isHandwritten: boolean;
  /** Of a part of it that stands on a line of its own. */
  runsOf: (part: string) => PrintedRun[];
  /** How wide a text is, in parts of its size. */
  measure: (text: string) => number;
}

/** Its fonts are there, or cannot be had, when it answers. */
export async function printedAs(text: string, chosen: SignatureFace): Promise<Printed> {
  const line = inOneLine(text);
  await learnFor(line);
  const face = choice.signatureFace(line, chosen);
  const runs = runsOf(line, face);
  await Promise.allSettled(runs.map(load));
  return {
    runs,
    isHandwritten: isHandwritten(face),
    runsOf: (part) => runsOf(part, face),
    measure: (part) => runsOf(part, face).reduce((sum, run) => sum + widthOf(run), 0),
  };
}

/** The faces between which a name can look different. */
export async function facesFor(text: string): Promise<readonly SignatureFace[]> {
  const line = inOneLine(text);
  return signatureFaces.filter((face) => choice.signatureFace(line, face) === face);
}

/** What is known of Chinese, Japanese and Korean is long: most names need none of it. */
async function learnFor(line: string): Promise<void> {
  const unknown = (character: string) =>
    ![...fonts.values()].some(({ covers }) => covers(character.codePointAt(0) ?? 0));
  if (!Array.from(line).some(unknown)) return;
  const { coverage } = await import('@countersign/signature-marks/font-coverage/han');
  learn(coverage, ofPackage);
}

function runsOf(line: string, face: Face): PrintedRun[] {
  const runs: PrintedRun[] = [];
  for (const { start, end, font } of choice.itemize(line, face)) {
    const text = line.slice(start, end);
    const last = runs.at(-1);
    if (last?.family === font.family) last.text += text;
    else runs.push({ text, family: font.family });
  }
  return runs;
}

async function load({ text, family }: PrintedRun): Promise<void> {
  const file = files[family];
  if (file === undefined) await import('./fallback-families.ts');
  else addFace(family, file, text);
  await document.fonts.load(`16px '${family}'`, text);
}

const added = new Set<string>();

/** Its plain letters where they are enough. The whole face, added later, goes before them. */
function addFace(family: string, whole: string, text: string): void {
  const cut = isPlain(text) ? CUT_FACES[family.replace('Signature ', '')] : undefined;
  if (added.has(whole) || (cut !== undefined && added.has(cut))) return;
  added.add(cut ?? whole);
  document.fonts.add(new FontFace(family, `url(${cut ?? whole})`));
}

const context = document.createElement('canvas').getContext('2d');
const measuredPx = 1_000;

function widthOf({ text, family }: PrintedRun): number {
  if (!context) return text.length / 2;
  context.font = `${measuredPx}px '${family}'`;
  return context.measureText(text).width / measuredPx;
}
