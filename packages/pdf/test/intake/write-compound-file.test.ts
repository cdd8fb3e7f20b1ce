import { expect, test } from '@jest/globals';
import { readCompoundFile } from '../../src/intake/word/compound-file.ts';
import { writeCompoundFile } from '../../src/intake/word/write-compound-file.ts';

/** Content of which no two sectors are alike. */
function content(length: number): Buffer {
  const bytes = Buffer.alloc(Math.ceil(length / 4) * 4);
  for (let at = 0; at < bytes.length; at += 4) bytes.writeUInt32LE((at * 2654435761) >>> 0, at);
  return bytes.subarray(0, length);
}

// None, in shared sectors, at both sides of their end, in sectors whose table the header does not name.
test.each([
  [[0]],
  [[1, 64, 65, 4095]],
  [[4096, 513, 4097]],
  [[8_000_000]],
  [[16_000_000, 20]],
  [[]],
])('what is written of streams of %j bytes is read again', (lengths) => {
  const streams = new Map(lengths.map((length, index) => [`S${index}`, content(length)]));
  const read = readCompoundFile(writeCompoundFile(streams));
  const root = read.filter(({ inside }) => inside === undefined);
  expect(root.map(({ name, storage }) => [name, storage])).toEqual([['Root Entry', true]]);
  const others = read.filter(({ inside }) => inside === '');
  expect(others.length).toBe(lengths.length);
  for (const other of others) {
    const written = streams.get(other.name) ?? Buffer.from('?');
    expect(other.sizeBytes).toBe(written.length);
    expect(other.read().equals(written)).toBe(true);
  }
});

test('entries are sorted by their length, then as capitals, as programs look for them', () => {
  const names = ['\u0005SummaryInformation', 'WordDocument', 'Data', '1Table', '0Table'];
  const file = writeCompoundFile(new Map(names.map((name) => [name, Buffer.from(name)])));
  expect(readCompoundFile(file).map(({ name }) => name)).toEqual([
    'Root Entry',
    'Data',
    '0Table',
    '1Table',
    'WordDocument',
    '\u0005SummaryInformation',
  ]);
});
