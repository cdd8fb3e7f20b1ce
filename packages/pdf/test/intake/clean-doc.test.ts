import { expect, test } from '@jest/globals';
import { checkDoc } from '../../src/intake/word/check-doc.ts';
import { cleanDoc } from '../../src/intake/word/clean-doc.ts';
import { readCompoundFile, streamIn } from '../../src/intake/word/compound-file.ts';
import { compoundFile } from '../../testing/corpus/word/compound.ts';
import { docFiles } from '../../testing/corpus/word/doc-files.ts';
import {
  kindOf,
  objectDoc,
  renamed,
  unpictured,
  worded,
  type Change,
} from '../../testing/corpus/word/object-doc.ts';
import { outcomeOf } from '../../testing/corpus/word/outcome-of.ts';

const streams = ['Data', '1Table', 'WordDocument'];
const properties = ['\u0005SummaryInformation', '\u0005DocumentSummaryInformation'];

function streamOf(file: Buffer, name: string): Buffer {
  return streamIn(readCompoundFile(file), name)?.read() ?? Buffer.alloc(0);
}

const read = () => Buffer.alloc(0);

test('an object goes with all that lies in the pool; its picture, text and author stay', async () => {
  const file = await objectDoc();
  expect(file.includes('The cells of a workbook.')).toBe(true);
  const { bytes, warnings } = cleanDoc(file);
  expect([...warnings]).toEqual(['object_removed']);
  expect(bytes.includes('The cells of a workbook.')).toBe(false);
  expect(readCompoundFile(bytes).map(({ name }) => name)).toEqual([
    'Root Entry',
    'Data',
    '1Table',
    'WordDocument',
    ...properties,
  ]);
  for (const name of ['Data', 'WordDocument', ...properties]) {
    expect(streamOf(bytes, name).equals(streamOf(file, name))).toBe(true);
  }
});

test('the field of the object is all that is written otherwise, as one without a keyword', async () => {
  const file = await objectDoc();
  const [was, is] = [streamOf(file, '1Table'), streamOf(cleanDoc(file).bytes, '1Table')];
  const others = [...is.entries()].filter(([at, byte]) => byte !== was[at]);
  expect(is.length).toBe(was.length);
  expect(others).toEqual([[was.indexOf('133a', 'hex') + 1, 2]]);
});

test('what was written anew is written alike', async () => {
  for (const { make, outcome } of docFiles.filter((one) => one.outcome === 'prepared')) {
    const { bytes } = cleanDoc(Buffer.from(await make()));
    const again = cleanDoc(bytes);
    expect([outcome, again.bytes.equals(bytes), again.warnings.size]).toEqual([
      'prepared',
      true,
      0,
    ]);
  }
});

test('a .doc without an object keeps its streams as they are, and loses the others', async () => {
  const contract = Buffer.from(
    (await docFiles.find(({ name }) => name === 'contract.doc')?.make()) ?? [],
  );
  const { bytes, warnings } = cleanDoc(contract);
  expect(warnings.size).toBe(0);
  const names = readCompoundFile(bytes).map(({ name }) => name);
  expect(names).toEqual(['Root Entry', ...streams, ...properties]);
  for (const name of names.slice(1)) {
    expect(streamOf(bytes, name).equals(streamOf(contract, name))).toBe(true);
  }
});

test('a signed .doc is taken, and its sender told', () => {
  for (const name of ['_signatures', '_xmlsignatures']) {
    const { warnings } = cleanDoc(compoundFile(['WordDocument', '0Table', name]));
    expect([...warnings]).toEqual(['word_signature_removed']);
  }
});

test('a document within the object is not taken for that of the file, wherever it is named', async () => {
  const stream = { name: 'WordDocument', storage: false, empty: false, sizeBytes: 0, read };
  const [inner, own] = [
    { ...stream, inside: 'ObjectPool/_1/' },
    { ...stream, inside: '' },
  ];
  expect(streamIn([inner, { ...stream, inside: undefined }, own], 'WordDocument')).toBe(own);
  const nested = await objectDoc(renamed('Workbook', 'WordDocument'));
  expect(cleanDoc(nested).bytes.equals(cleanDoc(await objectDoc()).bytes)).toBe(true);
});

test('the check by itself refuses a file with an object', async () => {
  await expect(objectDoc().then(checkDoc)).rejects.toMatchObject({ reason: 'word_ole' });
});

const command = 'EMBED  ';

test.each<[string, Change, string]>([
  ['a link to a file', kindOf(56), 'word_ole'],
  ['a control', kindOf(87), 'word_ole'],
  ['a control of HTML', kindOf(91), 'word_ole'],
  ['a field that is none', kindOf(2), 'word_ole'],
  ['no picture in its shape', unpictured, 'word_ole'],
  ['no shape', ['0f0004f0', '0f0003f0'], 'word_ole'],
  ['a picture of a kind that is not drawn', ['1ef0e1', '29f0e1'], 'word_ole'],
  ['a picture in a file', ['44006400', '44006600'], 'word_ole'],
  ['a picture of no size', ['130b130b', '130b0000'], 'word_ole'],
  ['a picture longer than the stream', ['c102000044006400', 'c202000044006400'], 'word_ole'],
  ['a picture elsewhere than it says', ['036a00000000', '036a01000000'], 'word_ole'],
  ['a picture before the stream', ['036a00000000', '036affffffff'], 'word_ole'],
  ['a picture that is not marked as one', ['550801036a00', '550800036a00'], 'word_ole'],
  ['another object’s number', ['ffffff7f0a0801', 'feffff7f0a0801'], 'word_ole'],
  ['an object that is not marked as one', ['ffffff7f0a0801', 'ffffff7f0a0800'], 'word_ole'],
  ['a switch without a space', worded(command, 'EMBED\\s'), 'word_ole'],
  ['another word', worded(command, 'EMBEDX '), 'word_ole'],
  ['a tab, for which converters leave the field out', worded(command, 'EMBED\tX'), 'word_ole'],
  ['a file', worded(command, 'EMBED /'), 'word_ole'],
  ['a switch that nobody knows', worded(command, 'EMBED\\d'), 'word_ole'],
  ['a program', worded(command, 'EMBED X'), 'prepared'],
  ['its own size', worded(` ${command}`, 'EMBED \\s'), 'prepared'],
  ['text beside the picture', worded('\u0001\u0015', '\u0001x'), 'word_ole'],
  ['text instead of the picture', worded('\u0014\u0001', '\u0014x'), 'word_ole'],
  ['a control’s name', renamed('Workbook', '\u0003OCXNAME'), 'word_ole'],
  ['macros', renamed('Workbook', 'Macros'), 'word_macros'],
  ['an object beside the pool', renamed('\u0005SummaryInformation', 'Package'), 'word_ole'],
])('a .doc whose object has %s', async (_which, change, outcome) => {
  expect(outcomeOf(await objectDoc(change))).toBe(outcome);
});
