import { signCheckpoint } from '../../src/evidence/log/sign-checkpoint.ts';
import { sumsOf, zipNames } from '@countersign/verifier/evidence-zip';
import { unsignedCheckpoint } from '@countersign/verifier/log/checkpoint';
import { packZip } from '@countersign/verifier/zip';
import type { Application } from './application.ts';

export type ZipContents = ReadonlyMap<string, Uint8Array>;

interface Manipulation {
  what: string;
  make: () => Uint8Array | Promise<Uint8Array>;
}

/** What somebody can make of an evidence ZIP; `other` is one of another log. */
export function zipManipulations(
  app: Application,
  files: ZipContents,
  other: ZipContents,
): Manipulation[] {
  const sizes = { ofFirst: 20, place: 42, method: 10, time: 14 };
  return [
    {
      what: 'a file more',
      make: () => pack(resummed(new Map(files).set('more.txt', Buffer.from('x')))),
    },
    { what: 'a path that climbs out', make: () => named(files, '../x') },
    { what: 'a path that climbs out within', make: () => named(files, 'log/../../x') },
    { what: 'an absolute path', make: () => named(files, '/x') },
    { what: 'a backslash in a name', make: () => named(files, 'a\\b') },
    { what: 'a name of a control character', make: () => named(files, 'a\u0000b') },
    { what: 'a name that is too long', make: () => named(files, 'a'.repeat(201)) },
    { what: 'two files of a name', make: () => renamed(files, 'evidence.jsom', 'evidence.json') },
    {
      what: 'a bomb: files that are compressed',
      make: () => written(files, sizes.method, 8, 'UInt16LE'),
    },
    {
      what: 'a bomb: a directory of 65,535 files',
      make: () => atEnd(files, 10, 0xffff, 'UInt16LE'),
    },
    {
      what: 'a size beyond its end',
      make: () => written(files, sizes.ofFirst, 0xfffffff0, 'UInt32LE'),
    },
    {
      what: 'a place beyond its end',
      make: () => written(files, sizes.place, 0xfffffff0, 'UInt32LE'),
    },
    { what: 'a directory beyond its end', make: () => atEnd(files, 16, 0xfffffff0, 'UInt32LE') },
    {
      what: 'another time of a file',
      make: () => written(files, sizes.time, 0x5555_0021, 'UInt32LE'),
    },
    { what: 'bytes after its end', make: () => Buffer.concat([pack(files), Buffer.from('x')]) },
    { what: 'bytes before its start', make: () => Buffer.concat([Buffer.from('PK'), pack(files)]) },
    { what: 'its end cut off', make: () => pack(files).subarray(0, -1) },
    { what: 'nothing in it', make: () => Buffer.from('PK') },
    {
      what: 'the files in another order',
      make: () => pack(new Map([...files].toReversed())),
    },
    {
      what: 'the events of another document, summed again',
      make: () => exchanged(files, other, 'log/events.jsonl'),
    },
    {
      what: 'the sealed PDF of another document, summed again',
      make: () => exchanged(files, other, zipNames.sealed),
    },
    {
      what: 'the roots of another service, summed again',
      make: () => exchanged(files, other, zipNames.roots),
    },
    {
      what: 'the roots of another authority’s timestamps, summed again',
      make: () => exchanged(files, other, zipNames.timestampRoots),
    },
    {
      what: 'the key of another log, summed again',
      make: () => exchanged(files, other, zipNames.logKey),
    },
    {
      what: 'the stamped head and proof of another log, summed again',
      make: () => exchanged(files, other, zipNames.stamped, zipNames.token, zipNames.consistency),
    },
    {
      what: 'the proof of another log, summed again',
      make: () => exchanged(files, other, zipNames.consistency),
    },
    {
      what: 'the timestamp of another checkpoint, summed again',
      make: () => exchanged(files, other, zipNames.token),
    },
    {
      what: 'another value filled in, summed again',
      make: () => given(files, '.json', '{"fld_1":"Eve"}'),
    },
    { what: 'another typed text, summed again', make: () => given(files, '.txt', 'Eve') },
    {
      what: 'a picture that nobody drew, summed again',
      make: () => given(files, '.json', 'x', '.png'),
    },
    {
      what: 'another name of a signer in `evidence.json`, summed again',
      make: () => rewritten(files, 'evidence.json', '"name":"', '"name":"Eve '),
    },
    {
      what: 'another title in `evidence.json`, summed again',
      make: () => rewritten(files, 'evidence.json', '"title":"', '"title":"Not a '),
    },
    {
      what: 'the certificates of one record beside another, summed again',
      make: () => swapped(files, 'certificates/'),
    },
    {
      what: 'the record of one signer in the place of another’s, summed again',
      make: () => swapped(files, 'records/', '.jws'),
    },
    { what: 'no record of one of the signers, summed again', make: () => without(files) },
    {
      what: 'an event left out, summed again',
      make: () => rewritten(files, 'log/events.jsonl', /^.*\n/, ''),
    },
    { what: 'a stamped head that the log’s key signed for a fork', make: () => forked(app, files) },
  ];
}

export function pack(files: ZipContents): Buffer {
  return Buffer.concat(packZip(files));
}

/** With `SHA256SUMS` made to agree. */
export function resummed(files: ZipContents): Map<string, Uint8Array> {
  const summed = new Map(files);
  summed.delete(zipNames.sums);
  return summed.set(zipNames.sums, Buffer.from(sumsOf(summed)));
}

function named(files: ZipContents, name: string): Uint8Array {
  return pack(new Map(files).set(name, Buffer.from('x')));
}

/** The first file given of a kind, or one beside it of another kind, is what somebody else wrote. */
function given(files: ZipContents, kind: string, content: string, other = kind): Uint8Array {
  const found = [...files.keys()].find((name) => name.startsWith('given/') && name.endsWith(kind));
  const name = (found ?? '').replace(kind, other);
  return pack(resummed(new Map(files).set(name, Buffer.from(content))));
}

function exchanged(files: ZipContents, other: ZipContents, ...names: string[]): Uint8Array {
  const changed = new Map(files);
  for (const name of names) changed.set(name, other.get(name) ?? new Uint8Array());
  return pack(resummed(changed));
}

/** The first file by such a name has what another of them has. */
function swapped(files: ZipContents, start: string, end = ''): Uint8Array {
  const [one = '', other = ''] = [...files.keys()].filter(
    (name) => name.startsWith(start) && name.endsWith(end),
  );
  return pack(resummed(new Map(files).set(one, files.get(other) ?? new Uint8Array())));
}

/** With the first place in a file that says so saying something else. */
function rewritten(
  files: ZipContents,
  name: string,
  from: string | RegExp,
  to: string,
): Uint8Array {
  const text = Buffer.from(files.get(name) ?? []).toString();
  return pack(resummed(new Map(files).set(name, Buffer.from(text.replace(from, to)))));
}

/** Without anything that has the name of the first record. */
function without(files: ZipContents): Uint8Array {
  const record = [...files.keys()].find((name) => name.startsWith('records/')) ?? '';
  const id = /sig_\w+/.exec(record)?.[0] ?? record;
  return pack(resummed(new Map([...files].filter(([name]) => !name.includes(id)))));
}

/** The ZIP with one more file, whose name is then made another of the same length. */
function renamed(files: ZipContents, from: string, to: string): Uint8Array {
  const zip = pack(new Map(files).set(from, Buffer.from('{}')));
  for (let at = zip.indexOf(from); at >= 0; at = zip.indexOf(from)) zip.write(to, at);
  return zip;
}

/** A number in the first entry of the directory is another (APPNOTE.TXT, 4.3.12). */
function written(
  files: ZipContents,
  at: number,
  value: number,
  form: 'UInt16LE' | 'UInt32LE',
): Uint8Array {
  const zip = pack(files);
  zip[`write${form}`](value, zip.readUInt32LE(zip.length - 6) + at);
  return zip;
}

/** A number in the end of the directory is another (APPNOTE.TXT, 4.3.16). */
function atEnd(
  files: ZipContents,
  at: number,
  value: number,
  form: 'UInt16LE' | 'UInt32LE',
): Uint8Array {
  const zip = pack(files);
  zip[`write${form}`](value, zip.length - 22 + at);
  return zip;
}

async function forked(app: Application, files: ZipContents): Promise<Uint8Array> {
  const text = Buffer.from(files.get(zipNames.stamped) ?? []).toString();
  const stamped = unsignedCheckpoint(text);
  if (!stamped) throw new Error('The ZIP has no stamped checkpoint.');
  const root = Buffer.alloc(32, 1);
  const note = Buffer.from(await signCheckpoint(app.logKey, { ...stamped, root }));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', note));
  const token = await app.authorities.tsa.timestamp(digest);
  const changed = new Map(files).set(zipNames.stamped, note).set(zipNames.token, token);
  return pack(resummed(changed));
}
