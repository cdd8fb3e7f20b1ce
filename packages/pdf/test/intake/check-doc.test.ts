import { expect, test } from '@jest/globals';
import { checkDoc } from '../../src/intake/word/check-doc.ts';
import { compoundFile } from '../../testing/corpus/word/compound.ts';
import { docFiles } from '../../testing/corpus/word/doc-files.ts';
import { outcomeOf } from '../../testing/corpus/word/outcome-of.ts';

test.each(docFiles)('$name: $outcome', async ({ make, outcome }) => {
  expect(outcomeOf(Buffer.from(await make()))).toBe(outcome);
});

const streams = ['WordDocument', '0Table'];

test('a .doc with a place for OLE objects, and none in it, is no worse than one without', () => {
  expect(() => {
    checkDoc(compoundFile([...streams, 'ObjectPool']));
  }).not.toThrow();
});

/** One each of two, four, one, three and a stated number of bytes, which read like a deletion. */
const properties = '434a0008' + '70680008' + '0008' + '350801' + '11e8000801' + '32ca03000801';

test.each([
  ['deleted', '000801', 'word_changes'],
  ['inserted', '010801', 'word_changes'],
  ['another look', '57ca0701000000000000', 'word_changes'],
  ['deleted, behind properties of each length', `${properties}000801`, 'word_changes'],
  ['agreed', '000800010800', 'prepared'],
  ['an agreed look', '89ca0700000000000000', 'prepared'],
  ['properties of each length', properties, 'prepared'],
  ['a property that is cut', '4308', 'prepared'],
])('a .doc with text that is %s: %s, %s', (_which, said, outcome) => {
  expect(outcomeOf(compoundFile(streams, { said }))).toBe(outcome);
});

test('a .doc with a place for a comment, and no word in it, has a comment', () => {
  const commented = compoundFile(streams, { said: '350801' });
  // The pair of the places of comments, which is the fifth.
  commented.writeUInt32LE(8, commented.length - 4096 + 0x9a + 4 * 8 + 4);
  expect(outcomeOf(commented)).toBe('word_changes');
});

test('a table of looks that leads out of the file, or is no table, is damage', () => {
  const lost = compoundFile(streams, { said: '350801' });
  lost.writeUInt32LE(0x1000, lost.length - 4096 + 2560 + 8);
  expect(outcomeOf(lost)).toBe('word_damaged');
  const odd = compoundFile(streams, { said: '350801' });
  odd.writeUInt32LE(13, odd.length - 4096 + 0xfe);
  expect(outcomeOf(odd)).toBe('word_damaged');
});
