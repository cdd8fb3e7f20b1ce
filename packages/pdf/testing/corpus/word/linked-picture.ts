import { docx, paragraph } from './docx.ts';

/** A picture of 160 by 80 points; `reference` says where it is, by a relationship. */
export function pictureBy(reference: string): string {
  return `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="2032000" cy="1016000"/><wp:docPr id="1" name="Logo"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="Logo"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip ${reference}/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2032000" cy="1016000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
}

/** A .docx whose picture lies at an address, which its reader is to fetch. */
export function linkedPicture(address: string): Buffer {
  return docx({
    body: pictureBy('r:link="rId1"') + paragraph('The tenant pays the rent.'),
    related: [{ id: 'rId1', type: 'image', target: address, external: true }],
  });
}
