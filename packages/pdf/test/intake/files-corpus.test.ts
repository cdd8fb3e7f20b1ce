import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeIngest, type Ingest } from '@countersign/pdf/intake/ingest';
import { jpegFiles, pngFiles } from '../../testing/corpus/images/files.ts';
import { docFiles } from '../../testing/corpus/word/doc-files.ts';
import { docxFiles } from '../../testing/corpus/word/files.ts';

let ingest: Ingest;
let folder: string;
beforeAll(async () => {
  ingest = makeIngest({ children: 1 });
  folder = await mkdtemp(join(tmpdir(), 'files-corpus-'));
});
afterAll(async () => {
  await ingest.close();
  await rm(folder, { recursive: true });
});

const forms = [
  ...[...docxFiles, ...docFiles].map((file) => [file.name, file, 'word'] as const),
  ...[...jpegFiles, ...pngFiles].map((file) => [file.name, file, 'image'] as const),
];

test.each(forms)('%s is prepared, or refused by its name', async (name, file, kind) => {
  const bytes = await file.make();
  const path = join(folder, name);
  await writeFile(path, bytes);
  const result = await ingest.ingestFile({
    kind,
    path,
    sizeBytes: bytes.byteLength,
    preparedPath: `${path}.pdf`,
    owner: 'one',
  });
  expect(result.ok ? 'prepared' : result.reason).toBe(file.outcome);
  if (result.ok) expect(result.warnings.map(({ code }) => code)).toEqual(file.warnings);
  if (result.ok && kind === 'image') expect(result.pageCount).toBe(1);
});
