import { docxParts, paragraph, relationshipsPart, type Relationship } from '../docx.ts';

import { zip, type ZipPart } from '../zip.ts';

/** The file of this machine that each tries to show: a path. */
interface Seen {
  picture: string;
}

/*
 * A Word document that is a document of OpenDocument Text as well. Programs that look for the names
 * of a Word document in the usual spelling find none, and take the other.
 */

const spaces = ['office', 'text', 'drawing', 'svg-compatible']
  .map((name) => {
    const prefix = { drawing: 'draw', 'svg-compatible': 'svg' }[name] ?? name;
    return `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`;
  })
  .join(' ');
const manifestSpace = 'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0';
const entry = (path: string, type = 'text/xml') =>
  `<m:file-entry m:full-path="${path}" m:media-type="${type}"/>`;

/** Shows a picture of this machine by way of an SVG within. */
function openDocument(names: readonly string[], { picture }: Seen): ZipPart[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="160" height="80"><image width="160" height="80" xlink:href="file://${picture}"/></svg>`;
  const data = `<office:binary-data>${Buffer.from(svg).toString('base64')}</office:binary-data>`;
  const frame = `<draw:frame text:anchor-type="as-char" svg:width="6cm" svg:height="3cm"><draw:image>${data}</draw:image></draw:frame>`;
  return [
    {
      name: 'content.xml',
      content: `<office:document-content ${spaces} office:version="1.2"><office:body><office:text><text:p>OpenDocument${frame}</text:p></office:text></office:body></office:document-content>`,
    },
    {
      name: 'META-INF/manifest.xml',
      content: `<m:manifest xmlns:m="${manifestSpace}" m:version="1.2">${entry('/', 'application/vnd.oasis.opendocument.text')}${['content.xml', ...names].map((name) => entry(name)).join('')}</m:manifest>`,
    },
  ];
}

type Spell = (part: ZipPart) => ZipPart;
const inTypes =
  (from: string, to: string): Spell =>
  (part) =>
    part.name === '[Content_Types].xml'
      ? { ...part, content: String(part.content).replace(from, to) }
      : part;
const called =
  (from: string, to: string): Spell =>
  (part) =>
    part.name === from ? { ...part, name: to } : part;

function both(canaries: Seen, spell: Spell, related: readonly Relationship[] = []): Buffer {
  const parts = docxParts({ body: paragraph('The tenant pays the rent.'), related }).map(spell);
  return zip([
    ...parts,
    ...openDocument(
      parts.map(({ name }) => name),
      canaries,
    ),
  ]);
}

const asItIs: Spell = (part) => part;
const toMain = (target: string): Spell => {
  const related = [{ id: 'rId1', type: 'officeDocument', target }];
  return (part) =>
    part.name === '_rels/.rels' ? { ...part, content: relationshipsPart(related) } : part;
};
/** As data that belong to the document. */
const led = ['content.xml', 'META-INF/manifest.xml'].map((name, index) => ({
  id: `rId${index + 1}`,
  type: 'customXml',
  target: `../${name}`,
}));

type Row = readonly [name: string, outcome: string, what: string, make: (canaries: Seen) => Buffer];

export const polyglots: readonly Row[] = [
  ['odt', 'prepared', 'An OpenDocument text beside it', (c) => both(c, asItIs)],
  ['odt-led', 'word_unfamiliar', 'The same, called its data', (c) => both(c, asItIs, led)],
  [
    'odt-no-slash',
    'word_damaged',
    'The main part’s type under a name without a slash',
    (c) => both(c, inTypes('"/word/document.xml"', '"word/document.xml"')),
  ],
  [
    'odt-type-case',
    'word_damaged',
    'The same under a name in other letters',
    (c) => both(c, inTypes('/word/document.xml', '/WORD/Document.xml')),
  ],
  [
    'odt-types-name',
    'word_damaged',
    'The list of types in other letters',
    (c) => both(c, called('[Content_Types].xml', '[content_types].xml')),
  ],
  [
    'odt-relations-name',
    'word_damaged',
    'The relationships in other letters',
    (c) => both(c, called('_rels/.rels', '_RELS/.rels')),
  ],
  [
    'odt-part-case',
    'word_damaged',
    'The main part in other letters',
    (c) => both(c, called('word/document.xml', 'Word/document.xml')),
  ],
  [
    'odt-idle-segments',
    'word_damaged',
    'A way to the main part with segments that lead nowhere',
    (c) => both(c, toMain('.//word/./document.xml')),
  ],
];
