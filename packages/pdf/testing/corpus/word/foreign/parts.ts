import sharp from 'sharp';
import type { FileWarningCode } from '@countersign/pdf/intake/warnings';
import { paragraph, type Docx, type Relationship } from '../docx.ts';
import { pictureBy } from '../linked-picture.ts';

/** A document that holds something of another program or file, as Word saves it. */
export type ForeignRow = readonly [
  name: string,
  outcome: string,
  what: string,
  content: Docx,
  ...warnings: FileWarningCode[],
];

export const words = paragraph('The tenant pays the rent.');

/** The relationship of the picture that lies in the file, and of one that does not. */
export const own: Relationship = { id: 'rIdPicture', type: 'image', target: 'media/image1.png' };
export const elsewhere: Relationship = {
  id: 'rIdElsewhere',
  type: 'image',
  target: 'file:///C:/Pictures/plan.png',
  external: true,
};
export const withPictures = (body: string): Docx => ({
  body: words + body,
  related: [own, elsewhere],
});

export const run = (content: string) => `<w:r>${content}</w:r>`;
export const inParagraph = (content: string) => `<w:p>${content}</w:p>`;
export const text = (shown: string) => run(`<w:t xml:space="preserve">${shown}</w:t>`);
/** The picture, as what stands in a run. */
export const drawing = pictureBy('r:embed="rIdPicture"').slice(
  '<w:p><w:r>'.length,
  -'</w:r></w:p>'.length,
);

const vml = 'xmlns:v="urn:schemas-microsoft-com:vml"';
/** A shape of the old drawing language, and a picture in it. */
export const shape = (inner: string) =>
  `<v:shape ${vml} id="s1" style="width:160pt;height:80pt" stroked="f" o:ole="">${inner}</v:shape>`;
export const image = '<v:imagedata r:id="rIdPicture" o:title=""/>';

export const mark = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
export const code = (instruction: string) =>
  run(`<w:instrText xml:space="preserve">${instruction}</w:instrText>`);

/** A field with what it last showed; the parts of its instruction are runs. */
export function shown(instruction: string | readonly string[], result: string): string {
  const parts = typeof instruction === 'string' ? [code(instruction)] : instruction;
  return [mark('begin'), ...parts, mark('separate'), result, mark('end')].join('');
}

/** A blue square with a yellow circle: what lies in the file by `own`. */
export function plan(): Promise<Buffer> {
  const svg =
    '<svg width="320" height="160"><rect width="320" height="160" fill="#1d4e79"/><circle cx="80" cy="80" r="50" fill="#f2c14e"/></svg>';
  return sharp(Buffer.from(svg)).png().toBuffer();
}
