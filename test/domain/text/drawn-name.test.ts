import { expect, test } from '@jest/globals';
import { unprintable } from '@countersign/pdf/fonts/printable-text';
import { scriptNameOf } from '../../../src/domain/text/script-names.ts';
import { wrongWithDrawing } from '../../../src/domain/text/drawn-name.ts';

/** Every assigned character but those of a script that is as good as whole, of which a part. */
function* characters(): Generator<string> {
  for (let codePoint = 0x20; codePoint < 0x110000; codePoint += codePoint < 0x3400 ? 1 : 61) {
    const character = String.fromCodePoint(codePoint);
    if (/[\p{Cn}\p{Co}\p{Cc}\p{Cs}]/u.test(character)) continue;
    if (character.normalize('NFC') === character) yield character;
  }
}

test('a name is taken if and only if the certificate page draws each of its characters', () => {
  const differs = [...characters()].filter(
    (one) => (wrongWithDrawing(one) === undefined) !== (unprintable(one, 'regular') === undefined),
  );
  expect(differs).toEqual([]);
});

test('every letter that no font draws is refused by the name of its script', () => {
  const nameless = [...characters()].filter(
    (one) => /\p{L}/u.test(one) && wrongWithDrawing(one) && scriptNameOf(one) === undefined,
  );
  // Letters that scripts share.
  expect(nameless.filter((one) => !/\p{Script=Common}/u.test(one))).toEqual([]);
});
