import { execFile } from 'node:child_process';
import { glob, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { libraryManifest, packLibrary } from '../../tools/build/pack-library.ts';
import { readWorkspaces } from '../../tools/build/workspaces.ts';
import { preparedPdf } from '../support/prepared-pdf.ts';
import { importedPackages, installPacked, listPacked } from '../support/packed-package.ts';

/** Each package as others get it: packed, and installed where there is no checkout. */

const run = promisify(execFile);
const libraries = [...readWorkspaces().values()].filter(({ folder }) =>
  folder.startsWith('packages/'),
);
const archives = new Map<string, string>();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-libraries-'));
  for (const library of libraries) {
    const archive = await packLibrary(library.folder, folder);
    archives.set(library.manifest.name, archive);
    await installPacked(archive, folder);
  }
  await writeFile(join(folder, 'package.json'), '{"type": "module"}');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('every folder of packages is packed, and holds JavaScript with its declarations and no source', async () => {
  expect(archives.size).toBeGreaterThan(6);
  for (const [name, archive] of archives) {
    const files = await listPacked(archive);
    const sources = files.filter((file) => /(?<!\.d)\.ts$/.test(file));
    expect({ name, sources }).toEqual({ name, sources: [] });
    expect(files).toEqual(expect.arrayContaining(['package/package.json', 'package/LICENSE']));
    const declared = files.filter((file) => file.endsWith('.d.ts'));
    expect(declared).toHaveLength(files.filter((file) => file.endsWith('.js')).length);
  }
});

test('Node opens every door of every package without a checkout', async () => {
  const doors = libraries.flatMap(({ manifest }) =>
    Object.keys(libraryManifest(manifest).exports ?? {}).map((door) => join(manifest.name, door)),
  );
  expect(doors.length).toBeGreaterThan(100);
  const program = join(folder, 'open.js');
  const load = 'console.log((await import(door)) && import.meta.resolve(door));';
  await writeFile(
    program,
    `for (const door of ${JSON.stringify(doors)}) ${load}\nprocess.exit(0);`,
  );
  const { stdout } = await run(process.execPath, [program], { cwd: folder, env: {} });
  const opened = stdout.trim().split('\n');
  expect(opened).toHaveLength(doors.length);
  expect(opened.filter((url) => !url.includes(folder) || !url.endsWith('.js'))).toEqual([]);
});

test.each(libraries)('$folder depends on every package that it imports', async (library) => {
  const { name, dependencies = {} } = library.manifest;
  const dist = join(folder, 'node_modules', name, 'dist');
  const files: string[] = [];
  for await (const file of glob('**/*.js', { cwd: dist })) files.push(join(dist, file));
  const missing = [...(await importedPackages(files))].filter((one) => !(one in dependencies));
  expect(missing).toEqual([]);
});

test('a packed package starts the children that read foreign files, each of which may read what it imports', async () => {
  const stroke = { create: { width: 60, height: 20, channels: 3, background: 'navy' } } as const;
  const paper = { top: 9, bottom: 9, left: 9, right: 9, background: 'white' };
  const png = await sharp(stroke).extend(paper).png().toBuffer();
  const pdf = join(folder, 'file.pdf');
  await writeFile(pdf, await preparedPdf(2));
  const program = join(folder, 'read.js');
  await writeFile(
    program,
    `import { readFile } from 'node:fs/promises';
     import { makePictures } from '@countersign/pdf/images/pictures';
     import { makeIngest } from '@countersign/pdf/intake/ingest';
     const [, , url, pdf] = process.argv;
     const [pictures, ingest] = [makePictures(), makeIngest()];
     const { pageCount } = await ingest.ingest(await readFile(pdf));
     console.log(JSON.stringify({ picture: (await pictures.signature(url)).ok, pageCount }));
     await Promise.all([pictures.close(), ingest.close()]);`,
  );
  const url = `data:image/png;base64,${png.toString('base64')}`;
  const { stdout } = await run(process.execPath, [program, url, pdf], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual({ picture: true, pageCount: 2 });
});
