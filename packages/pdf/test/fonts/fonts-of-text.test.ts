import { expect, test } from '@jest/globals';
import * as hb from 'harfbuzzjs';
import { familiesFor, fontFor } from '@countersign/pdf/fonts/choose-font';
import { fontsOfText } from '@countersign/pdf/fonts/fonts-of-text';

const nothing = () => false;
const open = (file: Buffer) => {
  const face = new hb.Face(new hb.Blob(file));
  const font = new hb.Font(face);
  const letters = new Set(
    Array.from(face.collectUnicodes(), (codePoint) => String.fromCodePoint(codePoint)),
  );
  const pathOf = (letter: string) =>
    font.glyphToPath(font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0);
  return { letters, pathOf };
};

/** In some forty parts of two families. */
const contract =
  '租赁合同出租人与承租人就房屋租赁事宜达成如下协议押金为人民币壹万元违约方应当赔偿损失本合同一式两份双方签字盖章后生效龘';

test('many parts of a family become one font, regular and bold, whose letters look as they did', () => {
  const files = fontsOfText(contract, nothing).map(open);
  expect(files).toHaveLength(2);
  const order = familiesFor(contract);
  for (const letter of contract) {
    const whole = fontFor(letter, 'regular', order);
    const glyph = whole?.shaper.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0;
    const [regular, bold] = files;
    expect(regular?.pathOf(letter)).not.toBe('');
    expect(isClose(regular?.pathOf(letter), whole?.shaper.glyphToPath(glyph))).toBe(true);
    expect(bold?.pathOf(letter)).not.toBe(regular?.pathOf(letter));
  }
});

/** The same steps, to places that differ by a unit of a thousand at most: a file has whole units. */
function isClose(one = '', other = ''): boolean {
  const numbers = /-?[\d.]+/g;
  if (one.replace(numbers, 'n') !== other.replace(numbers, 'n')) return false;
  const places = (other.match(numbers) ?? []).map(Number);
  return (one.match(numbers) ?? []).every(
    (place, at) => Math.abs(Number(place) - (places[at] ?? NaN)) <= 1,
  );
}

test('a script that is shaped has all that shapes it: letters that the text does not have, too', () => {
  const [regular] = fontsOfText('ทำ', nothing).map(open);
  // SARA AM is drawn as two signs of other numbers.
  expect(regular?.letters).toContain('\u0e4d');
});

test('each letter is in one family alone, and what a program has anyway in none', () => {
  const text = 'Lease 賃貸借契約は 합의 สัญญา 🤝';
  const files = fontsOfText(text, (letter) => /[A-Za-z ]/.test(letter)).map(open);
  const holders = (letter: string) => files.filter(({ letters }) => letters.has(letter)).length;
  expect(Array.from('賃貸借は합의ส', holders)).toEqual([2, 2, 2, 2, 2, 2, 2]);
  expect(holders('🤝')).toBe(1);
  expect(fontsOfText('Lease', (letter) => /[A-Za-z]/.test(letter))).toEqual([]);
});
