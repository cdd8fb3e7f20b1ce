import { namespaces, relationshipsPart, type Docx, type Relationship } from '../docx.ts';
import { inParagraph, text, words, type ForeignRow } from './parts.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const settings = (inner: string, related: readonly Relationship[]): Docx => ({
  body: words,
  related: [{ id: 'rId1', type: 'settings', target: 'settings.xml' }],
  types: { '/word/settings.xml': `${word}.settings+xml` },
  parts: [
    { name: 'word/settings.xml', content: `<w:settings ${namespaces}>${inner}</w:settings>` },
    { name: 'word/_rels/settings.xml.rels', content: relationshipsPart(related) },
  ],
});

/** How a document was made, and what nothing is shown of. */
export const howItWasMade: readonly ForeignRow[] = [
  [
    'office-template',
    'prepared',
    'A document of an office’s template',
    settings('<w:attachedTemplate r:id="rId1"/><w:zoom w:percent="100"/>', [
      {
        id: 'rId1',
        type: 'attachedTemplate',
        target: 'file:///C:\\Templates\\Letter.dotx',
        external: true,
      },
    ]),
  ],
  [
    'merged-letter',
    'prepared',
    'A letter for a list of addresses',
    settings(
      '<w:mailMerge><w:mainDocumentType w:val="formLetters"/><w:dataType w:val="native"/><w:connectString w:val="Data Source=C:\\list.xlsx"/><w:dataSource r:id="rId1"/><w:odso><w:src r:id="rId1"/><w:recipientData r:id="rId2"/></w:odso></w:mailMerge>',
      [
        { id: 'rId1', type: 'mailMergeSource', target: 'file:///C:/list.xlsx', external: true },
        { id: 'rId2', type: 'recipientData', target: 'recipientData.xml' },
      ],
    ),
  ],
  [
    'unreached',
    'prepared',
    'Parts of other programs that nothing leads to',
    {
      body: words,
      related: [{ id: 'rId9', type: 'oleObject', target: 'embeddings/oleObject1.bin' }],
      parts: [
        { name: '[trash]/0000.dat', content: 'rubbish' },
        { name: 'word/embeddings/oleObject1.bin', content: 'an object' },
        { name: 'word/customizations.xml', content: '<wne:tcg xmlns:wne="urn:x"/>' },
      ],
    },
  ],
  [
    'signed',
    'prepared',
    'A digital signature of the Word file',
    {
      body: words,
      parts: [{ name: '_xmlsignatures/origin.sigs', content: '' }],
      types: {
        '/_xmlsignatures/origin.sigs':
          'application/vnd.openxmlformats-package.digital-signature-origin',
      },
    },
    'word_signature_removed',
  ],
  [
    'link-to-file',
    'prepared',
    'A hyperlink to a file of its author',
    {
      body: inParagraph(`<w:hyperlink r:id="rId1">${text('the plan')}</w:hyperlink>`),
      related: [{ id: 'rId1', type: 'hyperlink', target: 'file:///C:/plan.docx', external: true }],
    },
    'link_removed',
  ],
];
