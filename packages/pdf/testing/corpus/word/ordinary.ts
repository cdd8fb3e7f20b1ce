import {
  docx,
  docxParts,
  field,
  namespaces,
  paragraph,
  relationshipsPart,
  type Docx,
} from './docx.ts';
import { pictureBy } from './linked-picture.ts';
import { zip } from './zip.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const office = 'application/vnd.openxmlformats-officedocument';
const svgImage = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="160" height="80"><defs><linearGradient id="g"><stop offset="0" stop-color="#1d4e79"/></linearGradient></defs><rect id="r" width="160" height="80" fill="url(#g)"/><use xlink:href="#r"/></svg>`;

interface Part {
  /** From word/, and how that names it. */
  name: string;
  type: string;
  contentType: string;
  content: string;
}

const part = (name: string, type: string, element: string, inner = ''): Part => ({
  name: `${name}.xml`,
  type,
  contentType: `${word}.${name.replace(/\d+$/, '')}+xml`,
  content: `<w:${element} ${namespaces}>${inner}</w:${element}>`,
});

/** The parts that Word itself writes beside a text, with one of each kind of mark in it. */
const usual: readonly Part[] = [
  part(
    'styles',
    'styles',
    'styles',
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
  ),
  part(
    'numbering',
    'numbering',
    'numbering',
    '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
  ),
  part(
    'settings',
    'settings',
    'settings',
    '<w:zoom w:percent="100"/><w:defaultTabStop w:val="708"/>',
  ),
  part('webSettings', 'webSettings', 'webSettings', '<w:optimizeForBrowser/>'),
  part('fontTable', 'fontTable', 'fonts', '<w:font w:name="Calibri"/>'),
  part(
    'footnotes',
    'footnotes',
    'footnotes',
    `<w:footnote w:type="separator" w:id="-1"><w:p/></w:footnote><w:footnote w:id="1">${paragraph('With heating.')}</w:footnote>`,
  ),
  part(
    'endnotes',
    'endnotes',
    'endnotes',
    '<w:endnote w:type="separator" w:id="-1"><w:p/></w:endnote>',
  ),
  part(
    'comments',
    'comments',
    'comments',
    `<w:comment w:id="0" w:author="Ann">${paragraph('Is this right?')}</w:comment>`,
  ),
  part('header1', 'header', 'hdr', paragraph('Harbour Estates')),
  part(
    'footer1',
    'footer',
    'ftr',
    `<w:p>${field(' PAGE   \\* MERGEFORMAT ')}<w:r><w:t>/</w:t></w:r>${field(' NUMPAGES ')}</w:p>`,
  ),
  {
    name: 'theme/theme1.xml',
    type: 'theme',
    contentType: `${office}.theme+xml`,
    content:
      '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Office"/>',
  },
];

const marked = [
  `<w:p>${field(' TOC \\o "1-3" \\h \\z \\u ')}</w:p>`,
  '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>First</w:t></w:r></w:p>',
  '<w:p><w:r><w:footnoteReference w:id="1"/></w:r></w:p>',
  '<w:sdt><w:sdtPr><w:alias w:val="Tenant"/><w:tag w:val="tenant"/><w:dataBinding w:xpath="/a/b" w:storeItemID="{00000000-0000-0000-0000-000000000001}"/><w:text/></w:sdtPr><w:sdtContent><w:p><w:r><w:t>Sam</w:t></w:r></w:p></w:sdtContent></w:sdt>',
  `<w:p><w:bookmarkStart w:id="1" w:name="_Ref1"/><w:r><w:t>1</w:t></w:r><w:bookmarkEnd w:id="1"/>${field(' REF _Ref1 \\h ')}${field(' PAGEREF _Toc1 \\h ')}${field(' HYPERLINK "https://example.com/a?b=c" \\o "tip" ')}${field(' HYPERLINK \\l "_Ref1" ')}${field(' DATE \\@ "d MMMM yyyy" ')}${field(' = 2 + 3 ')}${field(' IF ', ' "a" = "b" ', '"LINK it" "no" ')}</w:p>`,
  '<w:p><w:fldSimple w:instr=" DOCPROPERTY  Company  \\* MERGEFORMAT "><w:r><w:t>Harbour</w:t></w:r></w:fldSimple></w:p>',
  '<w:p><w:hyperlink r:id="rIdLink" w:history="1"><w:r><w:t>example.com</w:t></w:r></w:hyperlink><w:hyperlink w:anchor="_Ref1"><w:r><w:t>above</w:t></w:r></w:hyperlink></w:p>',
].join('');

/** As Word 365 saves a text with everything that people use in one. */
function full(): Docx {
  const related = usual.map(({ name, type }, index) => ({
    id: `rId${index + 1}`,
    type,
    target: name,
  }));
  const idOf = (type: string) => related.find((one) => one.type === type)?.id ?? '';
  return {
    body: `${marked}${pictureBy('r:embed="rIdImage"')}<w:sectPr><w:headerReference w:type="default" r:id="${idOf('header')}"/><w:footerReference w:type="default" r:id="${idOf('footer')}"/></w:sectPr>`,
    related: [
      ...related,
      {
        id: 'rIdLink',
        type: 'hyperlink',
        target: 'https://example.com/?a=1&amp;b=2',
        external: true,
      },
      { id: 'rIdMail', type: 'hyperlink', target: 'mailto:ann@example.com', external: true },
      { id: 'rIdImage', type: 'image', target: 'media/image1.svg' },
      { id: 'rIdData', type: 'customXml', target: '../customXml/item1.xml' },
    ],
    types: {
      ...Object.fromEntries(usual.map(({ name, contentType }) => [`/word/${name}`, contentType])),
      '/word/media/image1.svg': 'image/svg+xml',
      '/customXml/itemProps1.xml': `${office}.customXmlProperties+xml`,
    },
    parts: [
      ...usual.map(({ name, content }) => ({ name: `word/${name}`, content })),
      { name: 'word/media/image1.svg', content: svgImage },
      { name: 'customXml/item1.xml', content: '<?mso-contentType?><a href="b"><b>Sam</b></a>' },
      {
        name: 'customXml/itemProps1.xml',
        content: `<ds:datastoreItem ds:itemID="{00000000-0000-0000-0000-000000000001}" xmlns:ds="${office}"/>`,
      },
      {
        name: 'customXml/_rels/item1.xml.rels',
        content: relationshipsPart([
          { id: 'rId1', type: 'customXmlProps', target: 'itemProps1.xml' },
        ]),
      },
    ],
  };
}

/** A chart with its table, as Word keeps it. */
export function charted(): Docx {
  const space = 'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"';
  const workbook = zip([
    {
      name: '[Content_Types].xml',
      content:
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>',
    },
    {
      name: '_rels/.rels',
      content: relationshipsPart([
        { id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' },
      ]),
    },
    { name: 'xl/workbook.xml', content: '<workbook/>' },
  ]);
  const values =
    '<c:numRef><c:f>Sheet1!$B$2:$B$3</c:f><c:numCache><c:ptCount val="2"/><c:pt idx="0"><c:v>4</c:v></c:pt><c:pt idx="1"><c:v>7</c:v></c:pt></c:numCache></c:numRef>';
  return {
    body: `${paragraph('Costs')}<w:p><w:r><w:drawing><wp:inline><wp:extent cx="2032000" cy="1016000"/><wp:docPr id="1" name="Chart"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart ${space} r:id="rId1"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
    related: [{ id: 'rId1', type: 'chart', target: 'charts/chart1.xml' }],
    types: {
      '/word/charts/chart1.xml': `${office}.drawingml.chart+xml`,
      '/word/embeddings/table.xlsx': `${office}.spreadsheetml.sheet`,
    },
    parts: [
      {
        name: 'word/charts/chart1.xml',
        content: `<c:chartSpace ${space} ${namespaces}><c:chart><c:plotArea><c:layout/><c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:ser><c:idx val="0"/><c:order val="0"/><c:val>${values}</c:val></c:ser><c:axId val="1"/><c:axId val="2"/></c:barChart><c:catAx><c:axId val="1"/><c:crossAx val="2"/></c:catAx><c:valAx><c:axId val="2"/><c:crossAx val="1"/></c:valAx></c:plotArea></c:chart><c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`,
      },
      {
        name: 'word/charts/_rels/chart1.xml.rels',
        content: relationshipsPart([
          { id: 'rId1', type: 'package', target: '../embeddings/table.xlsx' },
        ]),
      },
      { name: 'word/embeddings/table.xlsx', content: workbook },
    ],
  };
}

/** Strict Open XML, under the other addresses of all namespaces. */
function strict(): Buffer {
  const body = `${paragraph('The tenant pays the rent.')}<w:p>${field(' PAGE ')}</w:p>`;
  const replaced = (text: string) =>
    text
      .replaceAll(
        'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
        'http://purl.oclc.org/ooxml/officeDocument/relationships',
      )
      .replaceAll(
        'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
        'http://purl.oclc.org/ooxml/wordprocessingml/main',
      );
  return zip(
    docxParts({ body }).map(({ name, content }) => ({ name, content: replaced(String(content)) })),
  );
}

/** As people send them, from one program or another. */
export const ordinaryDocuments = [
  ['everything', 'Styles, notes, controls, fields, data', () => docx(full())],
  ['chart', 'A chart with its table', () => docx(charted())],
  ['strict', 'Strict Open XML', strict],
  ['second-main', 'The main part as Word on the web calls it', () => renamedMain()],
] as const;

function renamedMain(): Buffer {
  const renamed = (text: string) => text.replaceAll('document.xml', 'document2.xml');
  return zip(
    docxParts({ body: paragraph('The tenant pays the rent.') }).map(({ name, content }) => ({
      name: renamed(name),
      content: renamed(String(content)),
    })),
  );
}
