import { zip, type ZipPart } from './zip.ts';

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const wordTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

export const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  `xmlns:r="${relationships}" ` +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" ' +
  'xmlns:o="urn:schemas-microsoft-com:office:office"';

export interface Relationship {
  id: string;
  /** The last part of the type's address. */
  type: string;
  target: string;
  external?: boolean;
}

export interface Docx {
  /** Inside `<w:body>`. */
  body: string;
  related?: readonly Relationship[];
  /** More parts, and how [Content_Types].xml calls those that it has to. */
  parts?: readonly ZipPart[];
  types?: Readonly<Record<string, string>>;
  /** Instead of the usual `document.main+xml`. */
  mainType?: string;
  prolog?: string;
}

/** A .docx (ECMA-376) with as little around its text as Word opens. */
export function docx(content: Docx): Buffer {
  return zip(docxParts(content));
}

export function docxParts({
  body,
  related = [],
  parts = [],
  types = {},
  mainType,
  prolog = '',
}: Docx) {
  const overrides = Object.entries({
    '/word/document.xml': mainType ?? `${wordTypes}.document.main+xml`,
    ...types,
  });
  return [
    {
      name: '[Content_Types].xml',
      content: `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="bin" ContentType="application/octet-stream"/>${overrides
        .map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`)
        .join('')}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: relationshipsPart([
        { id: 'rId1', type: 'officeDocument', target: 'word/document.xml' },
      ]),
    },
    {
      name: 'word/document.xml',
      content: `${declaration}${prolog}<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    },
    { name: 'word/_rels/document.xml.rels', content: relationshipsPart(related) },
    ...parts,
  ] satisfies ZipPart[];
}

export function relationshipsPart(related: readonly Relationship[]): string {
  const elements = related.map(
    ({ id, type, target, external }) =>
      `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`,
  );
  return `${declaration}<Relationships xmlns="${packages}/relationships">${elements.join('')}</Relationships>`;
}

export function paragraph(text: string, properties = '', run = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** A field as Word writes it, in three runs; `code` may be spread over several. */
export function field(...code: string[]): string {
  const instructions = code.map(
    (part) => `<w:r><w:instrText xml:space="preserve">${part}</w:instrText></w:r>`,
  );
  return `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${instructions.join('')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
}
