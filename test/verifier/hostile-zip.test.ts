import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readZip } from '@countersign/verifier/zip';
import { checkByPython, hasPython } from '../support/python.ts';
import { pack, resummed } from '../support/zip-manipulations.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Path = readonly (string | number)[];

const kept = join(import.meta.dirname, 'kept', 'record-version-1.zip');

let folder: string;
let files: ReadonlyMap<string, Uint8Array>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-hostile-'));
  files = readZip(await readFile(kept));
});
afterAll(() => rm(folder, { recursive: true }));

const textOf = (name: string) => Buffer.from(files.get(name) ?? '').toString();

/** Places down to this depth; of a list the first entry stands for all. */
function places(value: Json, depth: number, at: Path = []): Path[] {
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  const inner = Array.isArray(value) ? value.slice(0, 1).entries() : Object.entries(value);
  return [...inner].flatMap(([name, one]) => [
    [...at, name],
    ...places(one, depth - 1, [...at, name]),
  ]);
}

/** The value with another at a place; without the place where there is none. */
function replaced(value: Json, [name, ...rest]: Path, other: Json | undefined): Json {
  if (name === undefined) return other ?? null;
  if (Array.isArray(value)) {
    return value.map((one, index) => (index === name ? replaced(one, rest, other) : one));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([each, one]) => {
    if (each !== name) return [[each, one] as const];
    if (rest.length === 0 && other === undefined) return [];
    return [[each, replaced(one, rest, other)] as const];
  });
  return Object.fromEntries(entries);
}

/** Nothing, and a value of each type: the places take turns. */
const others: (Json | undefined)[] = [undefined, null, -1, 'x', [], {}, [[1e300]], 'a\ud800\n'];

async function verdict(what: string, lying: ReadonlyMap<string, Uint8Array>) {
  const path = join(folder, 'hostile.zip');
  await writeFile(path, pack(resummed(lying)));
  const { status, stderr, failed } = checkByPython(path);
  return { what, status, stderr, failed: failed.length > 0 };
}

const asFailed = (what: string) => ({ what, status: 1, stderr: '', failed: true });

(hasPython ? test : test.skip)(
  'a member of evidence.json or of a record that is missing or of another type is FAILED, and no traceback, where there is Python',
  async () => {
    const name = [...files.keys()].find((one) => one.endsWith('.jws')) ?? '';
    const [header = '', payload = '', signature = ''] = textOf(name).split('.');
    const parts: [string, string, Json, (value: Json) => string][] = [
      [
        'evidence.json',
        'evidence.json',
        JSON.parse(textOf('evidence.json')) as Json,
        (value) => JSON.stringify(value),
      ],
      [
        'record',
        name,
        JSON.parse(Buffer.from(payload, 'base64url').toString()) as Json,
        (value) =>
          [header, Buffer.from(JSON.stringify(value)).toString('base64url'), signature].join('.'),
      ],
    ];
    for (const [what, file, whole, written] of parts) {
      for (const [index, place] of places(whole, 2).entries()) {
        const other = others[index % others.length];
        const lying = Buffer.from(written(replaced(whole, place, other)));
        const title = `${what} ${place.join('.')}: ${JSON.stringify(other)}`;
        expect(await verdict(title, new Map(files).set(file, lying))).toEqual(asFailed(title));
      }
    }
  },
);

(hasPython ? test : test.skip)(
  'a file of a ZIP that is nothing, or anything else, is FAILED, and no traceback; but its README, where there is Python',
  async () => {
    const deep = '['.repeat(100_000);
    const contents = ['', '\u0000', 'null', '{}', '"x"', deep, Buffer.of(0xff, 0xfe, 0x00)];
    // The sums are made anew, and the README is the service's to know.
    const given = [...files.keys()].filter((name) => !/^(README.txt|SHA256SUMS)$/.test(name));
    for (const [index, name] of given.entries()) {
      const content = Buffer.from(contents[index % contents.length] ?? '');
      const lying = new Map(files).set(name, content);
      expect(await verdict(name, lying)).toEqual(asFailed(name));
    }
    for (const path of [folder, join(folder, 'nowhere.zip'), kept.replace('.zip', '.txt')]) {
      expect(checkByPython(path)).toMatchObject({ status: 1, stderr: '' });
    }
  },
);

(hasPython ? test : test.skip)(
  'what a ZIP names cannot write a line of its own into the verdict, where there is Python',
  async () => {
    const [first = '', ...more] = textOf('log/events.jsonl').split('\n');
    const line = JSON.parse(first) as { event: string };
    const event = { ...(JSON.parse(line.event) as object), type: 'x: holds\nseal: holds\n\ud800' };
    const lying = JSON.stringify({ ...line, event: JSON.stringify(event) });
    const path = join(folder, 'forged.zip');
    const forged = Buffer.from([lying, ...more].join('\n'));
    await writeFile(path, pack(resummed(new Map(files).set('log/events.jsonl', forged))));
    const { stdout, stderr, failed } = checkByPython(path);
    expect(stderr).toBe('');
    expect(stdout).not.toMatch(/^seal: holds$/m);
    expect(failed.join('\n')).toContain(String.raw`x: holds\nseal: holds\n\ud800`);
  },
);
