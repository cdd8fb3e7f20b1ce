import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fontOfLetters } from '@countersign/pdf/fonts/subset';
import { faces } from '@countersign/signature-marks/faces';
import { signatureFaces } from '@countersign/signature-marks/signature-face';
import type { Plugin } from 'vite';
import { plainLetters } from './src/signature/plain-letters.ts';

const require = createRequire(import.meta.url);

const cut = signatureFaces.map((face) => {
  const source = fontOfLetters(readFileSync(require.resolve(faces[face].file)), plainLetters);
  const sha256 = createHash('sha256').update(source).digest('hex');
  return { face, source, fileName: `assets/${face}-letters-${sha256.slice(0, 8)}.ttf` };
});

/** Where the handwritten faces are that have plain letters only, by face. */
export const cutFaces = Object.fromEntries(cut.map(({ face, fileName }) => [face, `/${fileName}`]));

/** Most names need a tenth of a face: a file of plain letters beside each whole one. */
export const emitCutFaces: Plugin = {
  name: 'cut-faces',
  generateBundle() {
    for (const { source, fileName } of cut) this.emitFile({ type: 'asset', fileName, source });
  },
};
