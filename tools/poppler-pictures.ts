import { execFileSync } from 'node:child_process';
import { inCells, type Picture } from '@countersign/pdf/testing/renderers';

const maxMs = 60_000;
const maxBuffer = 512 * 1024 ** 2;

/** Runs a program of poppler. @returns what it prints @throws where it gives up */
export function poppler(program: string, ...args: string[]): Buffer {
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
  return execFileSync(program, args, { timeout: maxMs, maxBuffer, stdio });
}

/** Every page as pdftoppm draws it, in pictures of Netpbm one behind the other. */
export function popplerPictures(path: string): Picture[] {
  const all = poppler('pdftoppm', '-r', '72', '-cropbox', path);
  const pictures: Picture[] = [];
  for (let at = 0; at < all.length;) {
    const head = /^P6\s(\d+)\s(\d+)\s255\s/.exec(all.toString('latin1', at, at + 64));
    if (!head) throw new Error(`pdftoppm gave no picture of ${path}.`);
    const [width, height] = [Number(head[1]), Number(head[2])];
    const start = at + head[0].length;
    at = start + width * height * 3;
    pictures.push(inCells(all.subarray(start, at), width, height, 3));
  }
  return pictures;
}
