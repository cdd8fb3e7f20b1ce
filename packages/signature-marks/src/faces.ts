import type { SignatureFace } from './signature-face.ts';

interface FaceFile {
  name: string;
  file: string;
  weight: number;
}

/** As written by hand. */
const handwritten: Record<SignatureFace, FaceFile> = {
  caveat: {
    name: 'Caveat',
    file: '@expo-google-fonts/caveat/500Medium/Caveat_500Medium.ttf',
    weight: 400,
  },
  marck_script: {
    name: 'Marck Script',
    file: '@expo-google-fonts/marck-script/400Regular/MarckScript_400Regular.ttf',
    weight: 400,
  },
  great_vibes: {
    name: 'Great Vibes',
    file: '@expo-google-fonts/great-vibes/400Regular/GreatVibes_400Regular.ttf',
    weight: 400,
  },
};

/**
 * Every face that is printed with, in one place: pages that show what will be printed use the
 * same. All are under the SIL Open Font License and come with their npm packages.
 */
export const faces = {
  regular: {
    name: 'Noto Sans',
    file: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    weight: 400,
  },
  bold: {
    name: 'Noto Sans',
    file: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
    weight: 600,
  },
  italic: {
    name: 'Noto Sans',
    file: '@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf',
    weight: 400,
  },
  ...handwritten,
} as const satisfies Record<string, FaceFile>;

export type Face = keyof typeof faces;

export function isHandwritten(face: Face): face is SignatureFace {
  return Object.hasOwn(handwritten, face);
}

/** A family that stands in for what the face itself cannot print. */
export interface Family {
  name: string;
  /** Scripts that are looked for here first, by their Unicode names. */
  scripts: readonly string[];
  /** One file, or a package of variable fonts in parts, each for a range of characters. */
  source: { file: string } | { package: string };
}

function family(suffix: string, ...scripts: string[]): Family {
  const id = suffix.toLowerCase().replaceAll(' ', '-');
  const source = { package: `@fontsource-variable/noto-sans-${id}` };
  return { name: `Noto Sans ${suffix}`, scripts, source };
}

const han = 'Han';

/** Tried in this order; Han characters by the first that holds all of a text. */
export const families: readonly Family[] = [
  family('Arabic', 'Arabic'),
  family('Hebrew', 'Hebrew'),
  family('Devanagari', 'Devanagari'),
  family('Bengali', 'Bengali'),
  family('Tamil', 'Tamil'),
  family('Thai', 'Thai'),
  family('Armenian', 'Armenian'),
  family('Georgian', 'Georgian'),
  family('Telugu', 'Telugu'),
  family('Kannada', 'Kannada'),
  family('Malayalam', 'Malayalam'),
  family('Gujarati', 'Gujarati'),
  family('Gurmukhi', 'Gurmukhi'),
  family('Oriya', 'Oriya'),
  family('Sinhala', 'Sinhala'),
  family('Khmer', 'Khmer'),
  family('Lao', 'Lao'),
  family('Myanmar', 'Myanmar'),
  family('Ethiopic', 'Ethiopic'),
  family('Thaana', 'Thaana'),
  {
    name: 'Noto Serif Tibetan',
    scripts: ['Tibetan'],
    source: { package: '@fontsource-variable/noto-serif-tibetan' },
  },
  family('SC', han),
  family('TC', han, 'Bopomofo'),
  family('JP', han, 'Hiragana', 'Katakana'),
  family('KR', 'Hangul', han),
  family('Symbols'),
  {
    name: 'Noto Emoji',
    scripts: ['Emoji'],
    source: { file: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf' },
  },
];
