import { jpegFiles, pngFiles } from './images/files.ts';
import { activePdfs } from './pdf/active.ts';
import { annotationPdfs } from './pdf/annotations.ts';
import { colourPdfs } from './pdf/colours.ts';
import { contentPdfs } from './pdf/content.ts';
import { displayPdfs } from './pdf/display.ts';
import { drawingPdfs } from './pdf/drawing.ts';
import { encryptedPdfs } from './pdf/encrypted.ts';
import { loosePdfs } from './pdf/ends.ts';
import { extensionPdfs } from './pdf/extensions.ts';
import { fieldPdfs } from './pdf/fields.ts';
import { functionPdfs } from './pdf/functions.ts';
import { guessedPdfs } from './pdf/guesses.ts';
import { inlinePdfs } from './pdf/inline-pictures.ts';
import { jpegPdfs } from './pdf/jpegs.ts';
import { layerPdfs } from './pdf/layers.ts';
import { letterPdfs } from './pdf/letters.ts';
import { linePdfs } from './pdf/lines.ts';
import { linkPdfs } from './pdf/links.ts';
import { listedPdfs } from './pdf/listed-colours.ts';
import { operatorPdfs } from './pdf/operators.ts';
import { ordinaryPdfs } from './pdf/ordinary.ts';
import { packedPdfs } from './pdf/packing.ts';
import { pageTreePdfs } from './pdf/page-trees.ts';
import { picturePdfs } from './pdf/pictures.ts';
import { reducedPdfs } from './pdf/reduced.ts';
import { scriptPdfs } from './pdf/scripts.ts';
import { shadingPdfs } from './pdf/shadings.ts';
import { shapePdfs } from './pdf/shapes.ts';
import { structurePdfs } from './pdf/structure.ts';
import { tablePdfs } from './pdf/tables.ts';
import { taggedPdfs } from './pdf/tagged.ts';
import { docFiles } from './word/doc-files.ts';
import { docxFiles } from './word/files.ts';
import type { CorpusFile } from './corpus-file.ts';

/** Every kind of file that the ingest is known to meet: ordinary ones and hostile ones. */
export const corpus: readonly CorpusFile[] = [
  ...ordinaryPdfs,
  ...structurePdfs,
  ...tablePdfs,
  ...pageTreePdfs,
  ...contentPdfs,
  ...operatorPdfs,
  ...loosePdfs,
  ...packedPdfs,
  ...inlinePdfs,
  ...listedPdfs,
  ...encryptedPdfs,
  ...scriptPdfs,
  ...activePdfs,
  ...linkPdfs,
  ...taggedPdfs,
  ...reducedPdfs,
  ...extensionPdfs,
  ...drawingPdfs,
  ...shadingPdfs,
  ...functionPdfs,
  ...colourPdfs,
  ...linePdfs,
  ...picturePdfs,
  ...jpegPdfs,
  ...letterPdfs,
  ...guessedPdfs,
  ...annotationPdfs,
  ...shapePdfs,
  ...displayPdfs,
  ...layerPdfs,
  ...fieldPdfs,
  ...docxFiles,
  ...docFiles,
  ...jpegFiles,
  ...pngFiles,
];
