import { widthOf, type TextStyle } from './canvas.ts';

type Font = Pick<TextStyle, 'face' | 'size'>;

/** Breaks text into lines; a word longer than a line (a hash, an address) is broken inside. */
export function wrap(value: string, font: Font, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of value.split(/\r\n|\r|\n/)) {
    let line = '';
    for (const word of paragraph.split(/\s+/).flatMap((part) => breakWord(part, font, width))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer, font) <= width) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    lines.push(line);
  }
  return lines;
}

function breakWord(word: string, font: Font, width: number): string[] {
  if (widthOf(word, font) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && widthOf(part + character, font) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** The text in one line, cut with an ellipsis where it is too long. */
export function ellipsis(value: string, font: Font, width: number): string {
  if (widthOf(value, font) <= width) return value;
  const characters = Array.from(value);
  while (characters.length > 1 && widthOf(`${characters.join('')}…`, font) > width) {
    characters.pop();
  }
  return `${characters.join('').trimEnd()}…`;
}

/** Wraps and keeps at most so many lines; the last one says that more is missing. */
export function clamp(value: string, font: Font, width: number, most: number): string[] {
  const lines = wrap(value, font, width);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  kept[most - 1] = ellipsis(`${kept[most - 1] ?? ''}…`, font, width);
  return kept;
}
