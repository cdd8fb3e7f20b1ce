import { field, namespaces, paragraph, type Relationship } from './docx.ts';
import { docx, docxParts, relationshipsPart, type Docx } from './docx.ts';
import { pictureBy } from './linked-picture.ts';
import { run, shown } from './foreign/parts.ts';
import { polyglots } from './foreign/polyglots.ts';
import { zip } from './zip.ts';

/** Files of this machine that each trick tries to bring into the PDF. */
export interface Canaries {
  /** Paths: a text, a picture, a Word file. */
  text: string;
  picture: string;
  document: string;
}

export interface Trick {
  name: string;
  what: string;
  /** What the check refuses it with; `prepared` where it is taken out before. */
  outcome: string;
  make: (canaries: Canaries) => Buffer;
}

type Row = readonly [name: string, outcome: string, what: string, content: Make];
type Make = (canaries: Canaries) => Docx | Buffer;

const words = paragraph('The tenant pays the rent.');
const file = (path: string) => `file://${path}`;
const link = (target: string, type = 'image', external = true): Relationship[] => [
  { id: 'rId1', type, target, external },
];
const quoted = (path: string) => `"${path}"`;
const fields = (...code: string[]) => ({ body: `${words}<w:p>${field(...code)}</w:p>` });
const main = (body: string) => `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`;

const vml = 'xmlns:v="urn:schemas-microsoft-com:vml"';
const shapeOf = (image: string) =>
  `<v:shape ${vml} id="s1" style="width:160pt;height:80pt">${image}</v:shape>`;
const shape = (image: string) => `<w:p>${run(`<w:pict>${shapeOf(image)}</w:pict>`)}</w:p>`;
const rawRelationship = (attributes: string) =>
  relationshipsPart([]).replace(
    '</Relationships>',
    `<Relationship ${attributes}/></Relationships>`,
  );
const imageType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image';

/** A document whose relationships are written out. */
function withRelationships(body: string, relationships: string | Buffer): Buffer {
  const parts = docxParts({ body });
  return zip(
    parts.map((part) =>
      part.name === 'word/_rels/document.xml.rels' ? { ...part, content: relationships } : part,
    ),
  );
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A document with one more part that it refers to. */
function withPart(name: string, type: string, content: string, contentType: string, body = words) {
  return {
    body,
    related: [{ id: 'rId1', type, target: name }],
    types: { [`/word/${name}`]: contentType },
    parts: [{ name: `word/${name}`, content }],
  };
}

const inPictures: readonly Row[] = [
  [
    'linked',
    'word_external',
    'A picture that lies elsewhere',
    ({ picture }) => ({ body: pictureBy('r:link="rId1"'), related: link(file(picture)) }),
  ],
  [
    'linked-by-hyperlink',
    'word_external',
    'The same by a relationship for hyperlinks',
    ({ picture }) => ({
      body: pictureBy('r:link="rId1"'),
      related: link(file(picture), 'hyperlink'),
    }),
  ],
  [
    'linked-greater',
    'word_external',
    'A `>` in an attribute before',
    ({ picture }) =>
      withRelationships(
        pictureBy('r:link="rId1"'),
        rawRelationship(
          `x="a>b" Id="rId1" Type="${imageType}" Target="${file(picture)}" TargetMode="External"`,
        ),
      ),
  ],
  [
    'linked-greater-id',
    'word_external',
    'A `>` in the name that it goes by',
    ({ picture }) =>
      withRelationships(
        pictureBy('r:link="a>b"'),
        rawRelationship(
          `Id="a>b" Type="${imageType}" Target="${file(picture)}" TargetMode="External"`,
        ),
      ),
  ],
  [
    'linked-prefix',
    'word_external',
    'Relationships under another prefix',
    ({ picture }) =>
      withRelationships(
        pictureBy('r:link="rId1"'),
        `<p:Relationships xmlns:p="http://schemas.openxmlformats.org/package/2006/relationships"><p:Relationship Id="rId1" Type="${imageType}" Target="${file(picture)}" TargetMode="External"/></p:Relationships>`,
      ),
  ],
  [
    'linked-references',
    'word_external',
    'An address in character references',
    ({ picture }) =>
      withRelationships(
        pictureBy('r:link="rId1"'),
        rawRelationship(
          `Id="rId1" Type="${imageType}" Target="&#102;ile&#58;//${picture}" TargetMode="&#69;xternal"`,
        ),
      ),
  ],
  [
    'linked-utf16',
    'word_external',
    'Relationships in UTF-16',
    ({ picture }) =>
      withRelationships(
        pictureBy('r:link="rId1"'),
        Buffer.from(
          `\ufeff${rawRelationship(`Id="rId1" Type="${imageType}" Target="${file(picture)}" TargetMode="External"`).replace('UTF-8', 'UTF-16')}`,
          'utf16le',
        ),
      ),
  ],
  [
    'linked-utf7',
    'word_damaged',
    'Relationships in UTF-7',
    ({ picture }) =>
      withRelationships(
        pictureBy('r:link="rId1"'),
        `<?xml version="1.0" encoding="UTF-7"?>${rawRelationship(`Id="rId1" Type="${imageType}" Target="${file(picture)}" TargetMode="External"`).replace(/^.*?\?>/, '')}`,
      ),
  ],
  [
    'linked-above',
    'word_external',
    'A way up and out of the file',
    ({ picture }) => ({
      body: pictureBy('r:embed="rId1"'),
      related: link(`../../../../../../../..${picture}`, 'image', false),
    }),
  ],
  [
    'linked-path',
    'word_external',
    'A path outside',
    ({ picture }) => ({ body: pictureBy('r:link="rId1"'), related: link(picture) }),
  ],
  [
    'linked-host',
    'word_external',
    'A file on a host',
    ({ picture }) => ({
      body: pictureBy('r:link="rId1"'),
      related: link(`file://localhost${picture}`),
    }),
  ],
  [
    'linked-share',
    'word_external',
    'A share, with backslashes',
    ({ picture }) => ({
      body: pictureBy('r:link="rId1"'),
      related: link(`\\\\localhost${picture.replaceAll('/', '\\')}`),
    }),
  ],
  [
    'linked-strict',
    'word_external',
    'The same as Strict Open XML',
    ({ picture }) =>
      withRelationships(
        pictureBy('r:link="rId1"').replaceAll(
          'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
          'http://purl.oclc.org/ooxml/officeDocument/relationships',
        ),
        rawRelationship(
          `Id="rId1" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/image" Target="${file(picture)}" TargetMode="External"`,
        ),
      ),
  ],
  [
    'main-part',
    'word_unfamiliar',
    'The main part under another name',
    ({ picture }) => evilMain(picture),
  ],
  [
    'header',
    'word_external',
    'In a header',
    ({ picture }) => inHeader(pictureBy('r:link="rId1"'), link(file(picture), 'hyperlink')),
  ],
  [
    'alternative',
    'word_external',
    'In an alternative for old readers',
    ({ picture }) => ({
      body: `<w:p><w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="zz"/><mc:Fallback><w:pict ${vml}><v:shape id="s1" style="width:160pt;height:80pt"><v:imagedata r:href="rId1"/></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
      related: link(file(picture), 'hyperlink'),
    }),
  ],
  [
    'vml-href',
    'word_external',
    'The old drawing language, by a relationship',
    ({ picture }) => ({
      body: shape('<v:imagedata r:href="rId1"/>'),
      related: link(file(picture), 'hyperlink'),
    }),
  ],
  [
    'vml-src',
    'word_external',
    'The same by an address',
    ({ picture }) => ({ body: shape(`<v:imagedata src="${file(picture)}"/>`) }),
  ],
  [
    'vml-o-href',
    'word_external',
    'The same by another',
    ({ picture }) => ({ body: shape(`<v:imagedata o:href="${file(picture)}"/>`) }),
  ],
  [
    'vml-relid',
    'word_external',
    'The same by the id of a hyperlink',
    ({ picture }) => ({
      body: shape('<v:imagedata o:relid="rId1"/>'),
      related: link(file(picture), 'hyperlink'),
    }),
  ],
  [
    'vml-fill',
    'word_external',
    'A fill of a shape',
    ({ picture }) => ({
      body: shape(`<v:fill type="frame" src="${file(picture)}" o:href="${file(picture)}"/>`),
    }),
  ],
  [
    'svg',
    'word_external',
    'A picture in an SVG',
    ({ picture }) => svg(`<image xlink:href="${file(picture)}" width="160" height="80"/>`),
  ],
  [
    'svg-named-png',
    'word_external',
    'The same called a PNG',
    ({ picture }) => svg(`<image href="${file(picture)}" width="160" height="80"/>`, 'png'),
  ],
  [
    'svg-style',
    'word_external',
    'A style in an SVG',
    ({ picture }) => svg(`<rect width="160" height="80" style="fill:url(${file(picture)})"/>`),
  ],
  [
    'postscript',
    'word_unfamiliar',
    'PostScript called a PNG',
    ({ picture }) =>
      embedded('png', `%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 160 80\n(${picture}) run\n`),
  ],
];

const inFields: readonly Row[] = [
  [
    'include-picture',
    'word_external',
    'INCLUDEPICTURE',
    ({ picture }) => fields(` INCLUDEPICTURE ${quoted(picture)} \\d `),
  ],
  [
    'include-text',
    'word_external',
    'INCLUDETEXT',
    ({ text }) => fields(` INCLUDETEXT ${quoted(text)} `),
  ],
  [
    'include-text-url',
    'word_external',
    'INCLUDETEXT by an address',
    ({ document }) => fields(` INCLUDETEXT ${quoted(file(document))} `),
  ],
  [
    'include-cdata',
    'word_external',
    'Its name in CDATA',
    ({ picture }) => fields(` <![CDATA[INCLUDE]]>PICTURE ${quoted(picture)} \\d `),
  ],
  [
    'include-comment',
    'word_external',
    'A comment within its name',
    ({ picture }) => fields(` INCLUDE<!-- -->PICTURE ${quoted(picture)} \\d `),
  ],
  [
    'include-runs',
    'word_external',
    'Its name over runs',
    ({ text }) => fields(' INC', 'LUDE', 'TEXT ', quoted(text)),
  ],
  [
    'include-text-runs',
    'word_external',
    'Its name in the text of runs',
    ({ picture }) => ({
      body: `<w:p>${field(' ').replace('<w:r><w:fldChar w:fldCharType="end"/>', `<w:r><w:t>INCLUDEPICTURE ${quoted(picture)} \\d </w:t></w:r><w:r><w:fldChar w:fldCharType="end"/>`)}</w:p>`,
    }),
  ],
  [
    'include-simple',
    'word_external',
    'A field in one element',
    ({ picture }) => ({
      body: `<w:p><w:fldSimple w:instr=" INCLUDEPICTURE &quot;${picture}&quot; \\d "><w:r><w:t>?</w:t></w:r></w:fldSimple></w:p>`,
    }),
  ],
  [
    'include-greater',
    'word_external',
    'The same with a `>` before',
    ({ picture }) => ({
      body: `<w:p><w:fldSimple w:dirty="a>b" w:instr=" INCLUDEPICTURE &quot;${picture}&quot; \\d "><w:r><w:t>?</w:t></w:r></w:fldSimple></w:p>`,
    }),
  ],
  [
    'include-inner',
    'word_unfamiliar',
    'A name that a field inside gives',
    ({ text }) =>
      fields(
        ` <!-- --></w:instrText></w:r>${field(' QUOTE INCLUDETEXT ')}<w:r><w:instrText xml:space="preserve"> ${quoted(text)} `,
      ),
  ],
  [
    'include-deleted',
    'word_external',
    'Another name before, marked as deleted',
    ({ picture }) => ({
      body: `<w:p>${field(` INCLUDEPICTURE ${quoted(picture)} \\d `).replace('<w:r><w:instrText', '<w:r><w:delInstrText> PAGE </w:delInstrText></w:r><w:r><w:instrText')}</w:p>`,
    }),
  ],
  [
    'include-alternatives',
    'word_damaged',
    'Alternatives within a field',
    ({ picture }) => ({
      body: `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="zz"><w:r><w:instrText> PAGE </w:instrText></w:r></mc:Choice><mc:Fallback><w:r><w:instrText> INCLUDEPICTURE ${quoted(picture)} \\d </w:instrText></w:r></mc:Fallback></mc:AlternateContent><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
    }),
  ],
  [
    'include-header',
    'word_external',
    'A field in a header',
    ({ picture }) => inHeader(`<w:p>${field(` INCLUDEPICTURE ${quoted(picture)} \\d `)}</w:p>`),
  ],
  [
    'include-footnote',
    'word_external',
    'A field in a footnote',
    ({ text }) => inFootnote(`<w:p>${field(` INCLUDETEXT ${quoted(text)} `)}</w:p>`),
  ],
  [
    'include-box',
    'word_external',
    'A field in a text box',
    ({ picture }) => ({
      body: shape(
        `<v:textbox><w:txbxContent><w:p>${field(` INCLUDEPICTURE ${quoted(picture)} \\d `)}</w:p></w:txbxContent></v:textbox>`,
      ),
    }),
  ],
  [
    'include-in-result',
    'word_external',
    'A field in what another one last took',
    ({ text, picture }) => ({
      body: `<w:p>${shown(` INCLUDETEXT ${quoted(text)} `, run('<w:t>x</w:t>') + field(` INCLUDEPICTURE ${quoted(picture)} \\d `))}</w:p>`,
    }),
  ],
  [
    'include-pieces',
    'word_external',
    'A name that is whole without a field in it',
    ({ picture }) =>
      fields(
        ` INC</w:instrText></w:r>${shown(' X ', run('<w:instrText>LUDE</w:instrText>'))}<w:r><w:instrText>PICTURE ${quoted(picture)} \\d `,
      ),
  ],
  [
    'include-crossed',
    'word_damaged',
    'An instruction that stands where a field was taken out',
    ({ text, picture }) => ({
      body: `<w:p>${shown(` INCLUDETEXT ${quoted(text)} `, run(`<w:t>x</w:t><w:instrText> INCLUDEPICTURE ${quoted(picture)} \\d </w:instrText>`))}</w:p>`,
    }),
  ],
  [
    'link-field',
    'word_external',
    'LINK',
    ({ document }) => fields(` LINK Word.Document.12 ${quoted(document)} "" \\a \\r `),
  ],
  ['dde', 'word_external', 'DDE', ({ text }) => fields(` DDE soffice ${quoted(text)} "A1" `)],
  [
    'dde-auto',
    'word_external',
    'DDEAUTO',
    ({ text }) => fields(` DDEAUTO soffice ${quoted(text)} "A1" `),
  ],
  [
    'database',
    'word_external',
    'DATABASE',
    ({ text }) => fields(` DATABASE \\d ${quoted(text)} \\c "DSN=x" \\s "SELECT * FROM x" `),
  ],
  ['referenced', 'word_external', 'RD', ({ document }) => fields(` RD ${quoted(document)} `)],
  ['import', 'word_external', 'IMPORT', ({ picture }) => fields(` IMPORT ${quoted(picture)} `)],
  ['embed', 'word_ole', 'EMBED', () => fields(' EMBED Package ')],
  [
    'hyperlink-file',
    'word_external',
    'A hyperlink to a file',
    ({ text }) => fields(` HYPERLINK ${quoted(file(text))} `),
  ],
];

const inParts: readonly Row[] = [
  [
    'chunk',
    'word_ole',
    'Another document to be merged',
    ({ document }) => ({
      body: `${words}<w:altChunk r:id="rId1"/>`,
      related: link(file(document), 'aFChunk'),
    }),
  ],
  [
    'chunk-html',
    'word_ole',
    'A page with a picture, to be merged',
    ({ picture }) =>
      withPart(
        'a.html',
        'aFChunk',
        `<html><body><img src="${file(picture)}"></body></html>`,
        'text/html',
        '<w:altChunk r:id="rId1"/>',
      ),
  ],
  [
    'subdocument',
    'word_external',
    'A part of a master document',
    ({ document }) => ({
      body: `${words}<w:subDoc r:id="rId1"/>`,
      related: link(file(document), 'subDocument'),
    }),
  ],
  [
    'subdocument-hyperlink',
    'word_external',
    'The same by a hyperlink',
    ({ document }) => ({
      body: `${words}<w:subDoc r:id="rId1"/>`,
      related: link(`https://x/${document}`, 'hyperlink'),
    }),
  ],
  [
    'template',
    'prepared',
    'A template',
    ({ document }) => ({ body: words, related: link(file(document), 'attachedTemplate') }),
  ],
  [
    'frame',
    'word_external',
    'A frame',
    ({ document }) =>
      webSettings(
        '<w:frameset><w:frame><w:sourceFileName r:id="rId9"/></w:frame></w:frameset>',
        file(document),
      ),
  ],
  [
    'mail-merge',
    'prepared',
    'A source of addresses',
    ({ text }) =>
      settings(
        `<w:mailMerge><w:mainDocumentType w:val="formLetters"/><w:linkToQuery/><w:dataType w:val="textFile"/><w:connectString w:val="${text}"/></w:mailMerge>`,
      ),
  ],
  [
    'ole-link',
    'word_ole',
    'A linked object',
    ({ document }) => ({
      body: `<w:p><w:r><w:object ${vml}><v:shape id="s1" style="width:160pt;height:80pt"/><o:OLEObject Type="Link" ProgID="Word.Document.12" ShapeID="s1" DrawAspect="Content" r:id="rId1" UpdateMode="Always"/></w:object></w:r></w:p>`,
      related: link(file(document), 'oleObject'),
    }),
  ],
  [
    'ole-picture',
    'word_external',
    'An object whose picture lies elsewhere',
    ({ picture, document }) => ({
      body: `<w:p><w:r><w:object>${shapeOf(`<v:imagedata r:id="rId1" o:href="${file(picture)}"/>`)}<o:OLEObject Type="Link" ProgID="Word.Document.12" ShapeID="s1" r:id="rId2" UpdateMode="Always"/></w:object></w:r></w:p>`,
      related: [
        ...link(file(picture)),
        { id: 'rId2', type: 'oleObject', target: file(document), external: true },
      ],
    }),
  ],
  [
    'chart-link',
    'prepared',
    'A chart whose table lies elsewhere',
    ({ document }) =>
      chart(
        '<c:externalData r:id="rId1"><c:autoUpdate c:val="1"/></c:externalData>',
        link(file(document), 'oleObject'),
      ),
  ],
  [
    'chart-formula',
    'prepared',
    'A chart with cells of another file',
    ({ document }) =>
      chart(
        `<c:chart><c:plotArea><c:barChart><c:ser><c:val><c:numRef><c:f>'${file(document)}'#[x]$A$1</c:f></c:numRef></c:val></c:ser></c:barChart></c:plotArea></c:chart>`,
      ),
  ],
  [
    'chart-workbook',
    'prepared',
    'A chart’s table with a link in it',
    ({ document }) => chartWithWorkbook(file(document)),
  ],
  [
    'entity',
    'word_dtd',
    'An entity',
    ({ text }) => ({
      prolog: `<!DOCTYPE w [<!ENTITY x SYSTEM "${file(text)}">]>`,
      body: paragraph('&x;'),
    }),
  ],
  [
    'xinclude',
    'word_external',
    'XInclude',
    ({ text }) => ({
      body: `<w:p><w:r><w:t><xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${file(text)}" parse="text"/></w:t></w:r></w:p>`,
    }),
  ],
  [
    'stylesheet',
    'word_external',
    'A style sheet',
    ({ document }) => ({
      prolog: `<?xml-stylesheet type="text/xsl" href="${file(document)}"?>`,
      body: words,
    }),
  ],
  [
    'base',
    'word_external',
    'Another base for addresses',
    ({ picture }) => ({ body: `<w:p xml:base="${file(picture)}"><w:r><w:t>x</w:t></w:r></w:p>` }),
  ],
  [
    'custom-xml',
    'word_dtd',
    'An entity in data carried along',
    ({ text }) =>
      withPart(
        'item1.xml',
        'customXml',
        `<!DOCTYPE a [<!ENTITY x SYSTEM "${file(text)}">]><a>&x;</a>`,
        'application/xml',
      ),
  ],
  [
    'part-twice',
    'word_damaged',
    'Two main parts, by case',
    ({ picture }) =>
      zip([
        ...docxParts({ body: words }),
        { name: 'Word/Document.xml', content: main(pictureBy('r:link="rId1"')) + picture },
      ]),
  ],
  [
    'part-backslash',
    'word_damaged',
    'Relationships under a backslash',
    ({ picture }) =>
      zip([
        ...docxParts({ body: pictureBy('r:link="rId1"') }).filter(
          ({ name }) => !name.startsWith('word/_rels'),
        ),
        { name: 'word\\_rels\\document.xml.rels', content: relationshipsPart(link(file(picture))) },
      ]),
  ],
  [
    'part-dots',
    'word_damaged',
    'A part in the folder above',
    ({ picture }) => zip([...docxParts({ body: words }), { name: '../a.xml', content: picture }]),
  ],
];

/** Every trick that we know to make a Word file's reader read another. */
export const wordTricks: readonly Trick[] = [
  ...[...inPictures, ...inFields, ...inParts, ...polyglots],
].map(([name, outcome, what, content]) => ({
  name: `${name}.docx`,
  outcome,
  what,
  make(canaries) {
    const made = content(canaries);
    return Buffer.isBuffer(made) ? made : docx(made);
  },
}));

function evilMain(picture: string): Buffer {
  const parts = docxParts({
    body: words,
    types: { '/word/evil.bin': `${wordType}.document.main+xml` },
  });
  const moved = parts.map((part) => {
    if (part.name === '_rels/.rels') {
      return {
        ...part,
        content: relationshipsPart([
          { id: 'rId1', type: 'officeDocument', target: 'word/evil.bin' },
        ]),
      };
    }
    return part.name === 'word/_rels/document.xml.rels'
      ? {
          name: 'word/_rels/evil.bin.rels',
          content: relationshipsPart(link(file(picture), 'hyperlink')),
        }
      : part;
  });
  return zip([...moved, { name: 'word/evil.bin', content: main(pictureBy('r:link="rId1"')) }]);
}

function inHeader(content: string, related: readonly Relationship[] = []): Docx {
  return {
    body: `${words}<w:sectPr><w:headerReference w:type="default" r:id="rId1"/></w:sectPr>`,
    related: [{ id: 'rId1', type: 'header', target: 'header1.xml' }],
    types: { '/word/header1.xml': `${wordType}.header+xml` },
    parts: [
      { name: 'word/header1.xml', content: `<w:hdr ${namespaces}>${content}</w:hdr>` },
      { name: 'word/_rels/header1.xml.rels', content: relationshipsPart(related) },
    ],
  };
}

function inFootnote(content: string): Docx {
  const note = (id: number, type: string, inner: string) =>
    `<w:footnote w:id="${id}"${type}>${inner}</w:footnote>`;
  return withPart(
    'footnotes.xml',
    'footnotes',
    `<w:footnotes ${namespaces}>${note(0, ' w:type="separator"', '<w:p/>')}${note(1, ' w:type="continuationSeparator"', '<w:p/>')}${note(2, '', content)}</w:footnotes>`,
    `${wordType}.footnotes+xml`,
    '<w:p><w:r><w:t>Rent</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p>',
  );
}

function settings(content: string): Docx {
  return withPart(
    'settings.xml',
    'settings',
    `<w:settings ${namespaces}>${content}</w:settings>`,
    `${wordType}.settings+xml`,
  );
}

function webSettings(content: string, target: string): Docx {
  const docxOf = withPart(
    'webSettings.xml',
    'webSettings',
    `<w:webSettings ${namespaces}>${content}</w:webSettings>`,
    `${wordType}.webSettings+xml`,
  );
  const related = relationshipsPart([{ id: 'rId9', type: 'frame', target, external: true }]);
  return {
    ...docxOf,
    parts: [...docxOf.parts, { name: 'word/_rels/webSettings.xml.rels', content: related }],
  };
}

/** A part as a picture in the text. */
function embedded(extension: string, content: string): Docx {
  return {
    body: words + pictureBy('r:embed="rId1"'),
    related: [{ id: 'rId1', type: 'image', target: `media/image1.${extension}` }],
    types: {
      [`/word/media/image1.${extension}`]: extension === 'svg' ? 'image/svg+xml' : 'image/png',
    },
    parts: [{ name: `word/media/image1.${extension}`, content }],
  };
}

function svg(content: string, extension = 'svg'): Docx {
  return embedded(
    extension,
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="160" height="80">${content}</svg>`,
  );
}

const chartType = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml';

function chart(
  content: string,
  related: readonly Relationship[] = [],
  parts: Docx['parts'] = [],
): Docx {
  const space = `xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"`;
  return {
    body: `${words}<w:p><w:r><w:drawing><wp:inline><wp:extent cx="2032000" cy="1016000"/><wp:docPr id="1" name="Chart"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart ${space} r:id="rId1"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
    related: [{ id: 'rId1', type: 'chart', target: 'charts/chart1.xml' }],
    types: { '/word/charts/chart1.xml': chartType, '/word/embeddings/a.xlsx': sheetType },
    parts: [
      {
        name: 'word/charts/chart1.xml',
        content: `<c:chartSpace ${space} ${namespaces}>${content}</c:chartSpace>`,
      },
      { name: 'word/charts/_rels/chart1.xml.rels', content: relationshipsPart(related) },
      ...parts,
    ],
  };
}

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function chartWithWorkbook(target: string): Docx {
  const workbook = zip([
    {
      name: '[Content_Types].xml',
      content:
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>',
    },
    {
      name: 'xl/externalLinks/_rels/externalLink1.xml.rels',
      content: relationshipsPart([
        { id: 'rId1', type: 'externalLinkPath', target, external: true },
      ]),
    },
    { name: 'xl/externalLinks/externalLink1.xml', content: '<externalLink/>' },
  ]);
  return chart(
    '<c:externalData r:id="rId1"/>',
    [{ id: 'rId1', type: 'package', target: '../embeddings/a.xlsx' }],
    [{ name: 'word/embeddings/a.xlsx', content: workbook }],
  );
}
