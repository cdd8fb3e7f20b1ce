import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { compareFiles, type StoredFiles } from '../../tools/drill/checks/files.ts';
import { planSigners } from '../../tools/drill/harness/plan-story.ts';
import type { Story } from '../../tools/drill/harness/story.ts';

const nameOf = (key: string) => createHash('sha256').update(key).digest('hex');

const upload = { blob_key: 'files/1', sha256: 'a', owned: false };
const sealed = { blob_key: 'sealed/1', sha256: 'b', owned: true };

/** One upload and one sealed document, and bytes that a process is about to commit. */
function stored(changes: Partial<StoredFiles> = {}): StoredFiles {
  return {
    rows: [upload, sealed],
    staged: ['sealed/2'],
    blobs: new Map([
      [nameOf('files/1'), 'a'],
      [nameOf('sealed/1'), 'b'],
      [nameOf('sealed/2'), 'c'],
    ]),
    ...changes,
  };
}

function deleted(sha256: string): Story {
  const story = planSigners('1', 1, 'delete sealed', 0);
  const request = { method: 'DELETE', path: '/documents/delete', token: '' } as const;
  story.writes.push({ verb: 'delete', request, outcome: 'acknowledged' });
  return { ...story, sealed: { url: '', bytes: new Uint8Array(), sha256 } };
}

test('nothing is said of bytes that are in a row, staged, or gone with their document', () => {
  expect(compareFiles(stored(), [deleted('c'), deleted('d')])).toEqual([]);
});

test.each<[string, StoredFiles, string]>([
  [
    '1 sealed files belong to no document.',
    stored({ rows: [upload, { ...sealed, owned: false }] }),
    'd',
  ],
  ['The bytes of sealed/1 are lost.', stored({ blobs: new Map([[nameOf('files/1'), 'a']]) }), 'd'],
  [
    'The bytes of sealed/1 are others than were recorded.',
    stored({ rows: [upload, { ...sealed, sha256: 'e' }] }),
    'd',
  ],
  ['1 stored files are in no row.', stored({ staged: [] }), 'd'],
  ['Drill 1. was deleted and its sealed file is still there.', stored(), 'b'],
])('it says: %s', (sentence, found, sha256) => {
  expect(compareFiles(found, [deleted(sha256)])).toEqual([sentence]);
});
