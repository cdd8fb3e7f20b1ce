import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { makeLogKey } from '../../../src/evidence/keys/log-key.ts';
import { signCheckpoint } from '../../../src/evidence/log/sign-checkpoint.ts';
import { openCheckpoint, parseCheckpointText } from '@countersign/verifier/log/checkpoint';
import { isSignedBy, parseNote, parseNoteKey, type NoteKey } from '@countersign/verifier/log/note';

/** The example of golang.org/x/mod/sumdb/note. */
const neumann = {
  vkey: 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  note:
    'If you think cryptography is the answer to your problem,\n' +
    "then you don't know what your problem is.\n\n" +
    '\u2014 PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n',
};

const logKey = (name: string) => makeLogKey(name, generateKeyPairSync('ed25519').privateKey);
const key = logKey('example.com/log');
const root = Buffer.alloc(32, 7);
const note = await signCheckpoint(key, { origin: key.name, size: 20_852_163, root });

test('a note signed by another implementation is accepted', () => {
  const opened = parseNote(neumann.note);
  expect(opened && isSignedBy(opened, given(neumann.vkey))).toBe(true);
});

test('a checkpoint is read as it was signed', () => {
  expect(openCheckpoint(note, given(key.vkey))).toEqual({
    ok: true,
    checkpoint: { origin: 'example.com/log', size: 20_852_163, root },
  });
});

test('the signatures of others are passed over', () => {
  const [witness] = neumann.note.match(/\u2014 PeterNeumann.*\n/) ?? [];
  expect(openCheckpoint(`${note}${witness}`, given(key.vkey)).ok).toBe(true);
});

describe('what is refused is named', () => {
  test('a key that was swapped', () => {
    const reason = `it is signed by key ${hex(key)}, not by ${hex(other)}`;
    expect(openCheckpoint(note, given(other.vkey))).toEqual({ ok: false, reason });
  });

  test('a size that was altered', () => {
    const forged = note.replace('20852163', '20852164');
    const reason = 'its signature is wrong';
    expect(openCheckpoint(forged, given(key.vkey))).toEqual({ ok: false, reason });
  });

  test('another log', () => {
    const reason = 'it is of another log, example.com/log, not example.com/other';
    const stranger = logKey('example.com/other');
    expect(openCheckpoint(note, given(stranger.vkey))).toEqual({ ok: false, reason });
  });

  test.each([
    '',
    '\n\n',
    'no signature\n',
    note.slice(0, -1),
    note.replace('\u2014', '-'),
    note.replace('20852163', '020852163'),
    note.replace('20852163', '-1'),
    note.replace('20852163', '9007199254740993'),
    note.replace('Bwc', 'Bw'),
    note.replace('example.com/log\n2', '\n2'),
    note.replace('\n\n', '\n\0\n\n'),
    `${'a'.repeat(70_000)}${note}`,
    `${note}${(note.split('\n').at(-2) ?? '').concat('\n').repeat(100)}`,
  ])('%j', (text) => {
    const reason = 'it is not a signed checkpoint';
    expect(openCheckpoint(text, given(key.vkey))).toEqual({ ok: false, reason });
  });
});

const other = logKey('example.com/log');

test('extension lines are passed over', () => {
  const text = `a\n1\n${root.toString('base64')}\nmore\n`;
  expect(parseCheckpointText(text)).toEqual({ origin: 'a', size: 1, root });
});

test.each([
  key.vkey.replace('+', ''),
  key.vkey.replace(/\+.{8}\+/, '+00000000+'),
  key.vkey.slice(0, -4),
  key.vkey.replace(/\+A/, '+B'),
  `${key.vkey} `,
  '',
])('%j is no key of a log', (vkey) => {
  expect(parseNoteKey(vkey)).toBeUndefined();
});

function given(vkey: string): NoteKey {
  const parsed = parseNoteKey(vkey);
  if (!parsed) throw new Error(`${vkey} is no key`);
  return parsed;
}

function hex({ keyId }: NoteKey): string {
  return Buffer.from(keyId).toString('hex');
}
