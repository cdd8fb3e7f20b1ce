import { corpusFiles } from '../corpus-file.ts';
import { contract } from './contract.ts';
import { foreignDocuments } from './foreign/files.ts';
import { docx, docxParts, field, namespaces, paragraph, relationshipsPart } from './docx.ts';
import { ordinaryDocuments } from './ordinary.ts';
import { zip } from './zip.ts';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const body = paragraph('The tenant pays the rent.');
const related = (type: string, target: string, external = false) =>
  docx({ body, related: [{ id: 'rId1', type, target, external }] });
const withPart = (name: string, content: string | Uint8Array) =>
  docx({ body, parts: [{ name, content }] });
const instruction = (...code: string[]) => docx({ body: `<w:p>${field(...code)}</w:p>` });

const dtd = '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
/** The same in UTF-16, in which no search for bytes finds it. */
const wideDtd = Buffer.from(`\ufeff<?xml version="1.0"?>${dtd}<w:hdr ${namespaces}/>`, 'utf16le');

/** As they come from Word, and as they are made to hurt. */
export const docxFiles = corpusFiles(docxType, 'docx', [
  ['contract', 'prepared', 'Contract: header, footer, table, picture, text tag', contract],
  ['link', 'prepared', 'A hyperlink', () => related('hyperlink', 'https://example.com/', true)],
  ...ordinaryDocuments.map(([name, what, make]) => [name, 'prepared', what, make] as const),
  ...foreignDocuments,
  ['word-rubbish', 'not_a_word_file', 'Random text', () => Buffer.from('rubbish '.repeat(200))],
  ['word-html', 'not_a_word_file', 'HTML', () => Buffer.from('<html><body>Lease</body></html>')],
  ['word-pdf', 'not_a_word_file', 'A PDF', () => Buffer.from('%PDF-1.7\n%%EOF\n')],
  ['zip-only', 'not_a_word_file', 'A ZIP file', () => zip([{ name: 'a.txt', content: 'a' }])],
  [
    'spreadsheet',
    'not_a_word_file',
    'Another office file under a Word part’s name',
    () => docx({ body, mainType: 'application/vnd.ms-excel.sheet.main+xml' }),
  ],
  ['cut', 'word_damaged', 'Cut in the middle', () => docx({ body }).subarray(0, 700)],
  [
    'zip-after',
    'word_damaged',
    'Bytes of another file behind it',
    () => Buffer.concat([docx({ body }), Buffer.from('%PDF-1.7')]),
  ],
  [
    'zip-line-after',
    'prepared',
    'The end of a line behind it',
    () => Buffer.concat([docx({ body }), Buffer.from('\r\n')]),
  ],
  [
    'zip-before',
    'word_damaged',
    'A directory that is not where it says',
    () => Buffer.concat([docx({ body }).subarray(0, 60), docx({ body })]),
  ],
  [
    'zip-bomb',
    'word_too_large',
    'A picture of 150 MB in 150 KB',
    () => withPart('word/media/a.png', Buffer.alloc(150 * 1024 ** 2)),
  ],
  [
    'zip-bomb-lying',
    'word_damaged',
    'A part larger than its directory says',
    () =>
      docxWith({
        name: 'word/footer1.xml',
        content: Buffer.alloc(8 * 1024 ** 2, 32),
        claim: { sizeBytes: 100 },
      }),
  ],
  [
    'zip-overlap',
    'word_damaged',
    'Parts that share their bytes',
    () =>
      zip([
        ...docxParts({ body }),
        { name: 'word/a.xml', content: ' ' },
        { name: 'word/b.xml', content: ' ', claim: { offset: 0 } },
      ]),
  ],
  [
    'zip-many',
    'word_too_large',
    'More than 5,000 parts',
    () =>
      zip([
        ...docxParts({ body }),
        ...Array.from({ length: 5_000 }, (_, at) => ({ name: `word/${at}.xml`, content: '' })),
      ]),
  ],
  [
    'zip-twice',
    'word_damaged',
    'Two parts of one name',
    () => zip([...docxParts({ body }), { name: 'WORD/document.xml', content: '<w/>' }]),
  ],
  [
    'zip-encrypted',
    'word_encrypted',
    'An encrypted part',
    () => docxWith({ name: 'word/x.xml', content: 'x', claim: { flags: 1 } }),
  ],
  ['macros', 'word_macros', 'Macros', () => withPart('word/vbaProject.bin', 'macro')],
  [
    'macros-declared',
    'word_macros',
    'Macros by type alone',
    () => docx({ body, mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
  ],
  ['chunk', 'word_ole', 'Another document to be merged', () => related('aFChunk', 'a.html')],
  [
    'remote-template',
    'prepared',
    'A template from a server, which the paper does not need',
    () => related('attachedTemplate', 'http://127.0.0.1:9/a.dotm', true),
  ],
  [
    'remote-unc',
    'word_external',
    'A picture from a file server',
    () => related('image', '\\\\server\\share\\a.png'),
  ],
  [
    'remote-escaped',
    'word_external',
    'The same with its address escaped',
    () => related('image', '&#x68;ttp://127.0.0.1:9/a.png'),
  ],
  [
    'field-include',
    'word_external',
    'A field that includes a file',
    () => instruction(' INCLUDETEXT "/etc/passwd" '),
  ],
  [
    'field-split',
    'word_external',
    'The same, spread over runs',
    () => instruction(' INCLUDE', 'PICTURE "http://127.0.0.1', ':9/a.png" '),
  ],
  [
    'field-dde',
    'word_external',
    'A field that asks another program',
    () => instruction(' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc" '),
  ],
  ['dtd', 'word_dtd', 'A document type definition', () => docx({ body, prolog: dtd })],
  ['dtd-wide', 'word_dtd', 'The same in UTF-16', () => withPart('word/header1.xml', wideDtd)],
  [
    'relationships-dtd',
    'word_dtd',
    'The same among relationships',
    () => withPart('word/_rels/footer1.xml.rels', `${dtd}${relationshipsPart([])}`),
  ],
]);

function docxWith(part: Parameters<typeof zip>[0][number]): Buffer {
  return zip([...docxParts({ body }), part]);
}
