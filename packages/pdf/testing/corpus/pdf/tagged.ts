import { simplePdf } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';
import { script, withLink } from './builders.ts';

/** Of one structure element (8) with this under /A; 9 is the attribute for whom it is named. */
const tagged = (
  attribute: string,
  { page = '', catalog = '', element = '', more = [] as readonly string[] } = {},
) =>
  simplePdf({
    page: `/StructParents 0 ${page}`,
    catalog: `/StructTreeRoot 6 0 R /MarkInfo << /Marked true >> ${catalog}`,
    content: '/P << /MCID 0 >> BDC BT /F1 18 Tf 60 700 Td (An agreement) Tj ET EMC',
    more: [
      '<< /Type /StructTreeRoot /K 8 0 R /ParentTree 7 0 R >>',
      '<< /Nums [0 [8 0 R]] >>',
      `<< /Type /StructElem /S /P /P 6 0 R /Pg 3 0 R /K 0 /A 9 0 R ${element} >>`,
      attribute,
      ...more,
    ],
  });

const block = '<< /O /XML-1.00 /S /Block >>';
const link = (entries: string) => `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] ${entries} >>`;

/** What structure elements say of themselves, and what pretends to be such. */
export const taggedPdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'attribute',
    'prepared',
    'A structure element with an attribute that is called as the kind of an action is',
    () => tagged(block),
  ],
  [
    'attributes',
    'prepared',
    'A list of such attributes, each with its revision',
    () => tagged(`[${block} 0 << /O /Layout /Placement /Block >> 1]`),
  ],
  [
    'attribute-bookmarked',
    'prepared',
    'A bookmark that names the structure element',
    () =>
      tagged(block, {
        catalog: '/Outlines 10 0 R',
        more: [
          '<< /Type /Outlines /First 11 0 R /Last 11 0 R /Count 1 >>',
          '<< /Title (Go) /Parent 10 0 R /SE 8 0 R >>',
        ],
      }),
  ],
  [
    'attribute-script',
    'javascript',
    'A script for an attribute',
    () => tagged(`<< /O /XML-1.00 ${script} >>`),
  ],
  [
    'attribute-script-bare',
    'javascript',
    'An attribute that calls itself a script',
    () => tagged('<< /O /XML-1.00 /P 6 0 R /S /J#61vaScript >>'),
  ],
  [
    'attribute-reset',
    'action',
    'An action for an attribute',
    () => tagged('<< /O /XML-1.00 /S /ResetForm >>'),
  ],
  [
    'attribute-of-nobody',
    'action',
    'An attribute that does not say whose it is',
    () => tagged('<< /S /Block >>'),
  ],
  [
    'attribute-goes-on',
    'action',
    'An attribute that something follows',
    () => tagged('<< /O /XML-1.00 /S /Block /Next << /S /GoTo /D [3 0 R /Fit] >> >>'),
  ],
  [
    'attribute-clicked',
    'action',
    'An attribute that a link carries out',
    () => tagged(block, { page: `/Annots [${link('/A 9 0 R')}]` }),
  ],
  [
    'attribute-of-a-link',
    'action',
    'A structure element that is a link as well',
    () =>
      tagged(block, {
        page: '/Annots [8 0 R]',
        element: '/Subtype /Link /Rect [0 0 9 9]',
      }),
  ],
  [
    'attribute-of-a-bookmark',
    'action',
    'A structure element that is a bookmark as well',
    () => tagged(block, { catalog: '/Outlines << /Type /Outlines /First 8 0 R /Last 8 0 R >>' }),
  ],
  [
    'attribute-of-what-opens',
    'action',
    'An attribute that is carried out on opening, as what follows a jump',
    () => tagged(block, { catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next 9 0 R >>' }),
  ],
  [
    'link-like-an-attribute',
    'action',
    'A link that dresses as a structure element',
    () => withLink(`${block} /S /P /P 2 0 R`),
  ],
]);
