import { UnacceptableFile } from '../file-refusals.ts';
import { checkPicture } from './check-media.ts';
import { checkPart } from './check-part.ts';
import { mainTypes } from './part-kinds.ts';
import { readPackage, type OfficePackage, type Part } from './read-package.ts';
import { readXml } from './read-xml.ts';
import { nameOfType } from './relationship-types.ts';

/**
 * Refuses a .docx (ECMA-376) that is none, or holds anything but what a Word document has by itself:
 * parts, relationships, pictures and fields of the kinds that are listed. Macros, OLE objects,
 * controls, other documents, links to files and document type definitions are on no list. Hyperlinks
 * to the web stay.
 * @throws UnacceptableFile
 */
export function checkDocx(bytes: Buffer): void {
  const word = readPackage(bytes);
  requireMain(word);
  for (const part of word.parts) checkByKind(part, word);
}

/** One main part: of a Word document, and called as one is. */
function requireMain({ relationships }: OfficePackage): void {
  const main = relationships.filter(({ type }) => nameOfType(type) === 'officeDocument');
  const [first] = main;
  if (!first?.part || first.source !== '' || main.length > 1) {
    throw new UnacceptableFile('not_a_word_file');
  }
  const isMain = mainTypes.includes(first.part.contentType);
  if (!isMain || !/^word\/document\d*\.xml$/.test(first.part.name)) {
    throw new UnacceptableFile('not_a_word_file');
  }
}

function checkByKind(part: Part, { relationships }: OfficePackage): void {
  switch (part.kind) {
    case 'xml': {
      if (isData(part, relationships)) readXml(part.read(), { open: () => undefined });
      else {
        checkPart(
          part.read(),
          relationships.filter(({ source }) => source === part.name),
        );
      }
      return;
    }
    case 'image':
      checkPicture(part.read());
      return;
    // Relationships were read; the others are the printer's, a font's or a signature's own bytes.
    case 'relationships':
    case 'font':
    case 'printer':
    case 'signatures':
  }
}

/** Data of other programs that a document carries along: its words are not Word's. */
const dataTypes: readonly string[] = ['customXml', 'signature'];

function isData(part: Part, relationships: OfficePackage['relationships']): boolean {
  const leading = relationships.filter((one) => one.part === part);
  return leading.length > 0 && leading.every(({ type }) => dataTypes.includes(nameOfType(type)));
}
