import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { difference, inCells, makePdfium, type Picture } from '@countersign/pdf/testing/renderers';

/** What a reader makes of a file that was altered. */
export type Shown = 'shown' | 'text differs' | 'not visible' | 'refused';

/** What a reader shows of a file; undefined when it refuses it. */
interface View {
  pictures: readonly Picture[];
  text: string;
}

type Look = (path: string) => Promise<View | undefined>;

/** Answers whether an altered file looks different from the one that it was made of. */
export type Compare = (path: string, original: string) => Promise<Shown>;

const pixelsPerInch = 36;
const readMs = 20_000;

export function comparer(look: Look): Compare {
  const originals = new Map<string, Promise<View | undefined>>();
  return async (path, original) => {
    const before = originals.get(original) ?? look(original);
    originals.set(original, before);
    const [was, is] = [await before, await look(path)];
    if (!was) throw new Error(`${original} cannot be rendered.`);
    if (!is) return 'refused';
    if (difference(was.pictures, is.pictures) > 0) return 'shown';
    return was.text === is.text ? 'not visible' : 'text differs';
  };
}

/** As Chrome shows it; its text is left to poppler. */
export async function pdfium(): Promise<Look> {
  const render = await makePdfium();
  return async (path) => {
    const bytes = await readFile(path);
    const pictures = await render(bytes, 'display').catch(() => undefined);
    return pictures && { pictures, text: '' };
  };
}

/** As Evince and Okular show it, and its words as they are copied. */
export const poppler: Look = async (path) => {
  const folder = await mkdtemp(join(tmpdir(), 'poppler-'));
  try {
    const options = ['-r', String(pixelsPerInch), '-gray'];
    const drawn = run('pdftoppm', ...options, path, join(folder, 'page'));
    const text = run('pdftotext', path, '-');
    const names = (await readdir(folder)).toSorted();
    if (drawn === undefined || names.length === 0) return undefined;
    const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
    return { pictures: files.map(readPgm), text: text ?? '' };
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Undefined when the program gives up. */
function run(program: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', timeout: readMs });
  return status === 0 ? stdout : undefined;
}

/** A picture of gray in Netpbm's binary form. */
function readPgm(file: Buffer): Picture {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 64));
  if (!head) throw new Error('pdftoppm wrote no picture of gray.');
  const [text, width, height] = head;
  const gray = file.subarray(text.length);
  const pixels = new Uint8Array(gray.length * 4);
  for (const [index, light] of gray.entries()) pixels.fill(light, index * 4, index * 4 + 3);
  return inCells(pixels, Number(width), Number(height));
}

/** In the words of pdfsig: of how many signatures how many are valid, and what the last covers. */
export function askPdfsig(path: string): string {
  const said = spawnSync('pdfsig', ['-nocert', path], { encoding: 'utf8', timeout: readMs }).stdout;
  const valid = said.match(/Signature is Valid/g)?.length ?? 0;
  const all = said.match(/^Signature #/gm)?.length ?? 0;
  if (all === 0) return 'no signature';
  const covered = / Total document signed/.test(said) ? 'all signed' : 'not all signed';
  return `${valid} of ${all} valid, ${covered}`;
}
