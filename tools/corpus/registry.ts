import { jpegFiles, pngFiles } from './images/files.ts';
import { activePdfs } from './pdf/active.ts';
import { annotationPdfs } from './pdf/annotations.ts';
import { displayPdfs } from './pdf/display.ts';
import { fieldPdfs } from './pdf/fields.ts';
import { layerPdfs } from './pdf/layers.ts';
import { ordinaryPdfs } from './pdf/ordinary.ts';
import { scriptPdfs } from './pdf/scripts.ts';
import { structurePdfs } from './pdf/structure.ts';
import { docFiles, docxFiles } from './word/files.ts';
import type { CorpusFile } from './corpus-file.ts';

/** Every kind of file that the ingest is known to meet: ordinary ones and hostile ones. */
export const corpus: readonly CorpusFile[] = [
  ...ordinaryPdfs,
  ...structurePdfs,
  ...scriptPdfs,
  ...activePdfs,
  ...annotationPdfs,
  ...displayPdfs,
  ...layerPdfs,
  ...fieldPdfs,
  ...docxFiles,
  ...docFiles,
  ...jpegFiles,
  ...pngFiles,
];
