import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseTrueType, type TrueType } from './truetype.ts';

const faces = {
  regular: ['noto-sans/400Regular/NotoSans_400Regular.ttf', 'NotoSans-Regular'],
  bold: ['noto-sans/600SemiBold/NotoSans_600SemiBold.ttf', 'NotoSans-SemiBold'],
  italic: ['noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf', 'NotoSans-Italic'],
  script: ['caveat/500Medium/Caveat_500Medium.ttf', 'Caveat-Medium'],
} as const;
export type Face = keyof typeof faces;

const parsed = new Map<Face, TrueType>();

/** Noto Sans and Caveat (SIL Open Font License), parsed once per process. */
export function faceOf(face: Face): TrueType {
  const known = parsed.get(face);
  if (known) return known;
  const [path, name] = faces[face];
  const file = createRequire(import.meta.url).resolve(`@expo-google-fonts/${path}`);
  const font = parseTrueType(readFileSync(file), name);
  parsed.set(face, font);
  return font;
}
