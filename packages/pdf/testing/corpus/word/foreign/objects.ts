import { relationshipsPart, type Docx } from '../docx.ts';
import type { ZipPart } from '../zip.ts';
import {
  drawing,
  elsewhere,
  image,
  inParagraph,
  own,
  run,
  shape,
  shown,
  words,
  type ForeignRow,
} from './parts.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const sheet =
  '<o:OLEObject Type="Embed" ProgID="Excel.Sheet.12" ShapeID="s1" DrawAspect="Content" ObjectID="_1" r:id="rIdObject"/>';
const object = (inner: string) =>
  inParagraph(run(`<w:object w:dxaOrig="3200" w:dyaOrig="1600">${inner}</w:object>`));
const control = '<w:control r:id="rIdObject" w:name="CheckBox1" w:shapeid="s1"/>';
const workbook = { id: 'rIdObject', type: 'package', target: 'embeddings/sheet.xlsx' };
const activeX = { id: 'rIdObject', type: 'control', target: 'activeX/activeX1.xml' };

const sheetPart: ZipPart = { name: 'word/embeddings/sheet.xlsx', content: 'a workbook' };
const sheetType = { '/word/embeddings/sheet.xlsx': `${office}.spreadsheetml.sheet` };
const activeXParts: readonly ZipPart[] = [
  { name: 'word/activeX/activeX1.xml', content: '<ax:ocx xmlns:ax="urn:x"/>' },
  { name: 'word/activeX/activeX1.bin', content: 'its state' },
  {
    name: 'word/activeX/_rels/activeX1.xml.rels',
    content: relationshipsPart([
      { id: 'rId1', type: 'activeXControlBinary', target: 'activeX1.bin' },
    ]),
  },
];
const activeXTypes = {
  '/word/activeX/activeX1.xml': 'application/vnd.ms-office.activeX+xml',
  '/word/activeX/activeX1.bin': 'application/vnd.ms-office.activeX',
};

const withSheet = (body: string): Docx => ({
  body: words + body,
  related: [own, workbook],
  parts: [sheetPart],
  types: sheetType,
});
const withControl = (body: string): Docx => ({
  body: words + body,
  related: [own, activeX],
  parts: activeXParts,
  types: activeXTypes,
});
/** Tables and controls of other programs. */
export const foreignObjects: readonly ForeignRow[] = [
  [
    'sheet',
    'prepared',
    'A workbook inside, and its picture',
    withSheet(object(shape(image) + sheet)),
    'object_removed',
  ],
  [
    'sheet-drawn',
    'prepared',
    'The same in the newer drawing language',
    withSheet(object(`${drawing}<w:objectEmbed w:progId="Excel.Sheet.12" r:id="rIdObject"/>`)),
    'object_removed',
  ],
  [
    'embedded',
    'word_ole',
    'A workbook inside, without a picture',
    withSheet(object(shape('') + sheet)),
  ],
  [
    'ole',
    'word_ole',
    'An OLE object whose picture is elsewhere',
    {
      ...withSheet(object(shape('<v:imagedata r:href="rIdElsewhere"/>') + sheet)),
      related: [workbook, elsewhere],
    },
  ],
  [
    'sheet-linked',
    'prepared',
    'A table of a workbook that lies elsewhere, and its picture',
    {
      body: inParagraph(
        shown(
          ' LINK Excel.Sheet.12 "C:\\\\plan.xlsx" "" \\a \\f 0 \\p ',
          run(
            `<w:object>${shape(image)}${sheet.replace('"Embed"', '"Link" UpdateMode="Always"')}</w:object>`,
          ),
        ),
      ),
      related: [
        own,
        { id: 'rIdObject', type: 'oleObject', target: 'file:///C:/plan.xlsx', external: true },
      ],
    },
    'object_removed',
    'field_unlinked',
  ],
  [
    'control-drawn',
    'prepared',
    'An ActiveX control, and its picture',
    withControl(object(shape(image) + control)),
    'object_removed',
  ],
  [
    'control-floating',
    'prepared',
    'The same beside the text',
    withControl(inParagraph(run(`<w:pict>${shape(image)}${control}</w:pict>`))),
    'object_removed',
  ],
  [
    'control',
    'word_ole',
    'An ActiveX control without a picture, behind one that has it',
    withControl(
      object(shape(image) + control) + inParagraph(run(`<w:pict>${shape('')}${control}</w:pict>`)),
    ),
  ],
];
