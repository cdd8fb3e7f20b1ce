import { readFile } from 'node:fs/promises';
import { corpusFiles } from '../corpus-file.ts';
import { compoundFile } from './compound.ts';
import { kindOf, objectDoc, renamed, unpictured } from './object-doc.ts';

/** Flags of a shape's picture ([MS-ODRAW] 2.3.23.7): it is linked, and not in the file. */
const linkedShape = Buffer.from('13000bf006000000' + '06010e000000', 'hex');
/** A header for a picture ([MS-DOC] 2.9.192) of the kind that is a file. */
const filePicture = Buffer.concat([Buffer.from('4400000044006300', 'hex'), Buffer.alloc(60)]);

/** In the form of Word 97 to 2003. */
export const docFiles = corpusFiles('application/msword', 'doc', [
  // Only a word processor makes these: LibreOffice saved contract.docx as one.
  [
    'contract',
    'prepared',
    'The contract in the old form',
    () => readFile(new URL('contract.doc', import.meta.url)),
  ],
  [
    'doc-object',
    'prepared',
    'A table of Excel and its picture, in the old form',
    () => objectDoc(),
    'object_removed',
  ],
  [
    'doc-object-unpictured',
    'word_ole',
    'A table of Excel without its picture, in the old form',
    () => objectDoc(unpictured),
  ],
  [
    'doc-object-linked',
    'word_ole',
    'A table of Excel that lies elsewhere, and its picture',
    () => objectDoc(kindOf(56)),
  ],
  ['doc-object-control', 'word_ole', 'A control and its picture', () => objectDoc(kindOf(87))],
  [
    'doc-object-macros',
    'word_macros',
    'A table of Excel, its picture, and macros',
    () => objectDoc(renamed('\u0005SummaryInformation', 'Macros')),
  ],
  [
    'doc-twice',
    'word_damaged',
    'Two documents of one name',
    () => objectDoc(renamed('\u0005SummaryInformation', 'WORDDOCUMENT')),
  ],
  [
    'doc-macros',
    'word_macros',
    'Macros, in the old form',
    () => compoundFile(['WordDocument', 'Macros']),
  ],
  [
    'doc-ole',
    'word_ole',
    'OLE objects, in the old form',
    () => compoundFile(['WordDocument', 'ObjectPool', 'ObjectPool/\u0001Ole']),
  ],
  [
    'doc-linked',
    'word_ole',
    'A document that stands for a file elsewhere',
    () => compoundFile(['WordDocument', '\u0001Ole'], { linked: true }),
  ],
  [
    'doc-encrypted',
    'word_encrypted',
    'A .docx with a password',
    () => compoundFile(['EncryptedPackage']),
  ],
  [
    'doc-password',
    'word_encrypted',
    'A .doc with a password',
    () => compoundFile(['WordDocument'], { encrypted: true }),
  ],
  [
    'doc-include',
    'word_external',
    'A field that includes a file, in the old form',
    () =>
      compoundFile(['WordDocument', '0Table'], { text: '\u0013 INCLUDETEXT "/etc/passwd" \u0015' }),
  ],
  [
    'doc-field-kind',
    'word_external',
    'The same by its number alone',
    () => compoundFile(['WordDocument', '0Table'], { field: 68, text: '\u0013 PAGE \u0015' }),
  ],
  [
    'doc-linked-shape',
    'word_external',
    'A picture in another file',
    () => compoundFile(['WordDocument', '0Table'], { picture: linkedShape }),
  ],
  [
    'doc-file-picture',
    'word_external',
    'The same in an older way',
    () => compoundFile(['WordDocument', '0Table'], { picture: filePicture }),
  ],
  ['doc-95', 'word_old', 'Word 95', () => compoundFile(['WordDocument'], { old: true })],
  [
    'doc-inserted',
    'word_changes',
    'An insertion that nobody has agreed to, in the old form',
    // Bold, then inserted.
    () => compoundFile(['WordDocument', '0Table'], { said: '350801' + '010801' }),
  ],
  [
    'doc-deleted',
    'word_changes',
    'A deletion, in the old form',
    () => compoundFile(['WordDocument', '0Table'], { said: '000801' }),
  ],
  [
    'doc-commented',
    'word_changes',
    'A comment, in the old form',
    () => compoundFile(['WordDocument', '0Table'], { comments: 9 }),
  ],
  ['doc-sheet', 'not_a_word_file', 'A workbook', () => compoundFile(['Workbook'])],
  [
    'doc-cut',
    'word_damaged',
    'Cut in the middle',
    () => compoundFile(['WordDocument']).subarray(0, 900),
  ],
  [
    'doc-loop',
    'word_damaged',
    'A chain of sectors without an end',
    () => compoundFile(['WordDocument'], { loop: true }),
  ],
]);
