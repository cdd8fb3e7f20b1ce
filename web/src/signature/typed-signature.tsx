import { useEffect } from 'preact/hooks';
import scriptUrl from '@expo-google-fonts/caveat/500Medium/Caveat_500Medium.ttf?url';
import italicUrl from '@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf?url';

/** Letters of the scripts that the handwritten face has. */
const handwritten = /[\p{Script=Latin}\p{Script=Cyrillic}]/u;

/** Characters that tell in which family Chinese, Japanese or Korean is printed (choose-font.ts). */
const telling = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'JP'],
  [/\p{Script=Hangul}/u, 'KR'],
  [/\p{Script=Bopomofo}/u, 'TC'],
] as const;

/**
 * A typed name in the faces that it is printed with: as written by hand where its letters can be,
 * else slanted, and with the same families behind for what those lack.
 */
export function TypedSignature({ text }: { text: string }) {
  const isHandwritten = handwritten.test(text);
  useEffect(() => loadFace(isHandwritten), [isHandwritten]);
  useEffect(() => {
    // Their rules are many; most names need none of them.
    if (
      !/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text)
    ) {
      import('./fallback-families.ts').catch(() => undefined);
    }
  }, [text]);
  const [, told] = telling.find(([pattern]) => pattern.test(text)) ?? [];
  return (
    <bdi
      class={isHandwritten ? 'typed-signature' : 'typed-signature slanted'}
      style={told && { '--telling-family': `'Noto Sans ${told} Variable'` }}
    >
      {text}
    </bdi>
  );
}

const loaded = new Set<string>();

function loadFace(isHandwritten: boolean): void {
  const name = isHandwritten ? 'Signature Script' : 'Signature Slanted';
  if (loaded.has(name)) return;
  loaded.add(name);
  const face = new FontFace(name, `url(${isHandwritten ? scriptUrl : italicUrl})`);
  document.fonts.add(face);
  face.load().catch(() => loaded.delete(name));
}
