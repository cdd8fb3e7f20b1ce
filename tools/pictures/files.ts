/**
 * `npm run pictures -- files [folder] [--large]`: draws files as their senders have them and as they are
 * prepared, side by side, into pictures/files, and writes what came of each into outcomes.md there: a
 * choice of ordinary ones, or the files of a folder. `--large` writes each page by itself, too. Word
 * files are drawn as the converter of this machine makes them, and need one.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { pictured, type Pictured } from '../corpus/pictured.ts';
import { drawPages } from './draw-pages.ts';
import { picturesFolder } from './folder.ts';
import { makePrepare, type Outcome } from './prepare-file.ts';
import { sideBySide } from './side-by-side.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  options: { large: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = picturesFolder('files');
const height = 460;
/** Of a file from a folder these tell. */
const firstPages = [1, 2, 3, 4];
const types: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

async function filesOf(path: string): Promise<Pictured[]> {
  const names = await readdir(path);
  return names.toSorted().flatMap((name) => {
    const mimeType = types[extname(name).toLowerCase()];
    return mimeType === undefined
      ? []
      : [{ name, mimeType, make: () => readFile(join(path, name)) }];
  });
}

/**
 * As it was sent: a picture as a program shows it that knows no orientation; nothing where it cannot be
 * drawn.
 */
async function sent({ mimeType }: Pictured, before: Buffer, pages: readonly number[]) {
  if (mimeType.startsWith('image/')) return [await sharp(before).png().toBuffer()];
  return drawPages(before, pages).catch(() => []);
}

/** Before and after, on grey. */
async function draw(file: Pictured, { before, after }: Outcome): Promise<void> {
  const pages = file.page === undefined ? firstPages : [file.page];
  const was = before ? await sent(file, before, pages) : [];
  const is = after ? await drawPages(after, pages) : [];
  for (const [index, number] of pages.entries()) {
    const both = Object.entries({ before: was[index], after: is[index] }).flatMap(([when, page]) =>
      page ? [{ when, page }] : [],
    );
    if (both.length === 0) continue;
    const fit = { width: height * 1.2, height, fit: 'inside', withoutEnlargement: true } as const;
    const scaled = await Promise.all(
      both.map(({ page }) => sharp(page).resize(fit).png().toBuffer()),
    );
    const name = file.page === undefined && number > 1 ? `${file.name}-${number}` : file.name;
    await writeFile(
      new URL(`${name}.png`, folder),
      await sideBySide(scaled, { gap: 8, colours: 64 }),
    );
    if (!values.large) continue;
    for (const { when, page } of both) {
      await writeFile(new URL(`${name}-${when}.png`, folder), page);
    }
  }
}

const [from] = positionals;
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const work = await mkdtemp(join(tmpdir(), 'file-pictures-'));
const preparing = await makePrepare(work);
try {
  const lines = ['|File|What comes of it|What its sender is told|', '|---|---|---|'];
  for (const file of from === undefined ? pictured : await filesOf(from)) {
    const outcome = await preparing.prepare(file);
    await draw(file, outcome);
    lines.push(`|\`${file.name}\`|\`${outcome.word}\`|${outcome.told.join(' ')}|`);
  }
  await writeFile(new URL('outcomes.md', folder), `${lines.join('\n')}\n`);
} finally {
  await preparing.close();
  await rm(work, { recursive: true });
}
