import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findSandbox, sandbox } from '@countersign/pdf/isolation/sandbox';
import { checkWord } from '@countersign/pdf/intake/word/check-word';
import { reasonAgainstField } from '@countersign/pdf/intake/word/field-codes';
import { readZip } from '../../src/intake/word/zip-directory.ts';
import { docx } from '../../testing/corpus/word/docx.ts';
import { pictureBy } from '../../testing/corpus/word/linked-picture.ts';
import { outcomeOf } from '../../testing/corpus/word/outcome-of.ts';
import { ordinaryDocuments } from '../../testing/corpus/word/ordinary.ts';
import { wordTricks } from '../../testing/corpus/word/tricks.ts';

const canaries = { text: '/srv/canary.txt', picture: '/srv/canary.png', document: '/srv/c.docx' };

test('the corpus of tricks has more than thirty', () => {
  expect(wordTricks.length).toBeGreaterThan(30);
});

test.each(wordTricks)('$name ($what) is refused, or loses what it tries: $outcome', (trick) => {
  const bytes = trick.make(canaries);
  expect(outcomeOf(bytes)).toBe(trick.outcome);
  if (trick.outcome !== 'prepared') return;
  const parts = readZip(Buffer.from(checkWord(bytes).bytes)).map((part) => part.read().toString());
  expect(parts.filter((part) => /canary|c\.docx/.test(part))).toEqual([]);
});

test.each(['r:link="rId1"', 'r:embed="rId1"'])(
  'a picture by the relationship of a hyperlink (%s) is refused, wherever that leads',
  (reference) => {
    const related = [
      { id: 'rId1', type: 'hyperlink', target: 'https://example.com/a.png', external: true },
    ];
    expect(outcomeOf(docx({ body: pictureBy(reference), related }))).toBe('word_external');
    expect(outcomeOf(docx({ body: '<w:p/>', related }))).toBe('prepared');
  },
);

test.each(ordinaryDocuments)('%s (%s) is taken', (_name, _what, make) => {
  expect(outcomeOf(make())).toBe('prepared');
});

test.each([
  [' PAGE \\* MERGEFORMAT ', undefined],
  ['TOC \\o "1-3" \\h', undefined],
  [' ADDIN ZOTERO_ITEM CSL_CITATION {"title":"the missing link and its data"} ', undefined],
  [' = SUM(ABOVE) ', undefined],
  [' HYPERLINK "https://example.com" \\l "place" \\o "C:\\\\tip" ', undefined],
  [' HYPERLINK \\l "place" ', undefined],
  [' hyperlink "\\\\\\\\server\\\\share" ', 'word_external'],
  [' HYPERLINK "../a.docx" ', 'word_external'],
  [' "INCLUDETEXT" "/etc/passwd" ', 'word_unfamiliar'],
  [' IncludePicture "a.png" ', 'word_external'],
  [' CONTROL Forms.TextBox.1 ', 'word_ole'],
  [' NEWFIELD ', 'word_unfamiliar'],
] as const)('the field {%s}: %s', (code, reason) => {
  expect(reasonAgainstField(code)).toBe(reason);
});

const confine = sandbox().confinement();

/** Where no namespace of mounts may be made (`unshare -m`), as in a container, there is nothing to try. */
(confine ? describe : describe.skip)(
  'a program that is confined, where mounts can have a namespace',
  () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'confined-'));
      await chmod(folder, 0o755);
      for (const name of ['work', 'root']) await mkdir(join(folder, name));
      const { uid } = sandbox();
      if (uid !== undefined) await chown(join(folder, 'work'), uid, uid);
      await writeFile(join(folder, 'canary'), 'canary', { mode: 0o644 });
      await writeFile(join(folder, 'work', 'document'), 'the one file', { mode: 0o644 });
    });
    afterAll(() => rm(folder, { recursive: true }));

    function shell(script: string): string {
      const limits = { addressSpaceBytes: 1024 ** 3, cpuS: 10, maxFileBytes: 1000 };
      const view = { read: [], work: join(folder, 'work'), root: join(folder, 'root') };
      const line = confine?.(['sh', '-c', script], limits, view);
      const { PATH } = process.env;
      const run = spawnSync(line?.command ?? '', line?.args ?? [], {
        encoding: 'utf8',
        env: { PATH },
      });
      return run.stdout;
    }

    test('reads the one file, and no other of this machine', () => {
      expect(shell('cat /tmp/document')).toBe('the one file');
      expect(spawnSync('cat', [join(folder, 'canary')], { encoding: 'utf8' }).stdout).toBe(
        'canary',
      );
      const others = [join(folder, 'canary'), import.meta.filename, '/etc/passwd', '/etc/hostname'];
      expect(shell(`cat ${others.join(' ')}; cat /proc/1/root${folder}/canary; true`)).toBe('');
      expect(shell('ls /')).not.toMatch(/home|root|srv|opt|mnt|old|sys/);
    });

    test('writes to /tmp alone, reaches no network, and cannot change its view', () => {
      const tries = ['/x', '/usr/lib/x', '/etc/x', '/dev/x', '/tmp/x'].map(
        (path) => `(echo x > ${path}) 2>&- && echo ${path}`,
      );
      expect(shell(`${tries.join('; ')}; true`)).toBe('/tmp/x\n');
      expect(shell('mount -t tmpfs x /tmp 2>&-; umount -l /usr/lib 2>&-; ls /tmp')).toBe(
        'document\nx\n',
      );
      expect(shell('cat /proc/net/dev | grep -c :')).toBe('1\n');
      expect(shell('ls -d /proc/[0-9]* | wc -l').trim()).toMatch(/^[1-5]$/);
    });
  },
);

test('a machine that lets us make no view has no confinement, and none without limits either', () => {
  const without = (missing: (all: string) => boolean, root: boolean) =>
    findSandbox((...all) => !missing(all.join(' ')), root).confinement();
  for (const root of [true, false]) {
    expect(without((all) => all.includes('pivot_root'), root)).toBeUndefined();
    expect(without((all) => all.startsWith('prlimit'), root)).toBeUndefined();
    expect(without(() => false, root)).toBeDefined();
  }
});
