import sharp from 'sharp';
import { docx, field, namespaces, paragraph } from './docx.ts';

const heading = '<w:b/><w:sz w:val="36"/>';
const cell = (text: string, shade = '') =>
  `<w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/>${shade && `<w:shd w:val="clear" w:fill="${shade}"/>`}</w:tcPr>${paragraph(text)}</w:tc>`;
const row = (texts: readonly string[], shade?: string) =>
  `<w:tr>${texts.map((text) => cell(text, shade)).join('')}</w:tr>`;
const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:color="888888"/>`)
  .join('');

const table = `<w:tbl><w:tblPr><w:tblW w:w="9000" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr>
${row(['Item', 'From', 'Monthly'], 'DDE6F0')}${row(['Rent', '1 March 2027', '€ 1,250.00'])}${row(['Heating', '1 March 2027', '€ 140.00'])}${row(['Parking', '1 April 2027', '€ 60.00'])}</w:tbl>`;

/** 160 by 80 points; a point is 12,700 English metric units. */
const picture = `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="2032000" cy="1016000"/><wp:docPr id="1" name="Logo"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="Logo"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId3"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2032000" cy="1016000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

const terms =
  'The landlord lets the flat at 12 Harbour Street to the tenant. The rent is due on the third working day of each month. Both may give notice of three months to the end of a month. ';

/** A contract as it comes from Word: header, page numbers in the footer, table, picture, tags. */
export async function contract(): Promise<Buffer> {
  const logo = await sharp(
    Buffer.from(
      '<svg width="320" height="160"><rect width="320" height="160" fill="#1d4e79"/><circle cx="80" cy="80" r="50" fill="#f2c14e"/><text x="150" y="95" font-size="40" fill="white">Harbour</text></svg>',
    ),
  )
    .png()
    .toBuffer();
  const body = [
    picture,
    paragraph('Lease agreement', '<w:spacing w:after="240"/>', heading),
    paragraph(terms.repeat(3), '<w:jc w:val="both"/>'),
    table,
    ...Array.from({ length: 12 }, (_, at) =>
      paragraph(
        `§ ${at + 1}  ${terms.repeat(2)}`,
        '<w:spacing w:before="120"/><w:jc w:val="both"/>',
      ),
    ),
    paragraph('Signed by the tenant: {{tenant;type=signature;signer=1}}'),
    '<w:sectPr><w:headerReference w:type="default" r:id="rId1"/><w:footerReference w:type="default" r:id="rId2"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1134" w:bottom="1440" w:left="1134" w:header="709" w:footer="709"/></w:sectPr>',
  ].join('');
  const footer = `<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:t xml:space="preserve">Page </w:t></w:r>${field(' PAGE ')}<w:r><w:t xml:space="preserve"> of </w:t></w:r>${field(' NUMPAGES ')}</w:p>`;
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  return docx({
    body,
    related: [
      { id: 'rId1', type: 'header', target: 'header1.xml' },
      { id: 'rId2', type: 'footer', target: 'footer1.xml' },
      { id: 'rId3', type: 'image', target: 'media/logo.png' },
    ],
    types: { '/word/header1.xml': `${type}.header+xml`, '/word/footer1.xml': `${type}.footer+xml` },
    parts: [
      {
        name: 'word/header1.xml',
        content: `<w:hdr ${namespaces}>${paragraph('Harbour Estates, Lease 2027/114', '<w:jc w:val="right"/>', '<w:i/>')}</w:hdr>`,
      },
      { name: 'word/footer1.xml', content: `<w:ftr ${namespaces}>${footer}</w:ftr>` },
      { name: 'word/media/logo.png', content: logo },
    ],
  });
}
