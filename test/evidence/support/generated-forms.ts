import { rawPdf, streamBody } from '@countersign/pdf/testing/raw-pdf';

const kinds = {
  text: '/FT /Tx',
  paragraph: '/FT /Tx /Ff 4096',
  comb: '/FT /Tx /Ff 16777216 /MaxLen 8',
  password: '/FT /Tx /Ff 8192',
  dropdown: '/FT /Ch /Ff 131072',
  editable: '/FT /Ch /Ff 393216',
  list: '/FT /Ch',
} as const;

/** How a value is written; in UTF-8 and as a name it is one that PDFDocEncoding has as well. */
const values = {
  none: '',
  string: '<99656e>',
  'utf-16': '<feff017d0065006e>',
  'utf-8': '<efbbbfc5bd656e>',
  name: '/Zen',
  stream: 'stream',
  array: '[<99656e>]',
  indirect: 'indirect',
  inherited: 'inherited',
} as const;

/** What the picture of a field shows besides its frame. */
const pictures = ['none', 'empty', 'value', 'untyped', 'other'] as const;

/** Where a field stands: among those of the form, on the page alone, or below another. */
const listings = ['listed', 'unlisted', 'below'] as const;

export interface GeneratedField {
  name: string;
  kind: keyof typeof kinds;
  value: keyof typeof values;
  picture: (typeof pictures)[number];
  listing: (typeof listings)[number];
  isReadOnly: boolean;
  /** The letters of its value, as they are shown. */
  says: string;
  /** The letters of its picture, as they are shown. */
  drawn: string;
}

const keys = <Key extends string>(of: Readonly<Record<Key, unknown>>) => Object.keys(of) as Key[];
/** Of most kinds; the others are written in every way. */
const some = ['none', 'string', 'name', 'inherited'] as const;

/**
 * Every kind of field with and without a value, by every picture, read-only and not, each elsewhere in
 * the form; of a text and a drop-down the value is written in every way.
 */
export function generatedFields(): GeneratedField[] {
  const made = keys(kinds).flatMap((kind) => {
    const all = kind === 'text' || kind === 'dropdown' ? keys(values) : some;
    return all.flatMap((value) =>
      pictures.flatMap((picture) =>
        [false, true].map((isReadOnly) => ({ kind, value, picture, isReadOnly })),
      ),
    );
  });
  return made.map((field, index) => {
    const { kind, value, picture, isReadOnly } = field;
    const word = value === 'name' ? 'Zen' : 'Žen';
    const says = value === 'none' ? '' : kind === 'password' ? '***' : word;
    const same = picture === 'value' || picture === 'untyped';
    const drawn = same ? says : picture === 'other' ? 'Old' : '';
    const listing = listings[index % listings.length] ?? 'listed';
    const name = [kind, value, picture, listing, isReadOnly ? 'read-only' : 'open'].join(' ');
    return { ...field, name, listing, says, drawn };
  });
}

/** Of every page and the field on it, in points. */
export const formPage = { width: 200, height: 60, box: [20, 10, 180, 50] } as const;

interface Writing {
  add: (body: string | Buffer) => string;
  set: (reference: string, body: string) => void;
  /** What pictures and pages are written in. */
  font: string;
}

/** A form with a page for each field. */
export function generatedForm(fields: readonly GeneratedField[], needed: boolean): Buffer {
  const bodies: (string | Buffer)[] = [];
  const add = (body: string | Buffer) => `${bodies.push(body)} 0 R`;
  const set = (reference: string, body: string) => {
    bodies[Number.parseInt(reference) - 1] = body;
  };
  const [catalog, pages] = [add(''), add('')];
  const font = add(
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  );
  const content = add(streamBody('0 0 m'));
  const tops: string[] = [];
  const kids = fields.map((field) => {
    const page = add('');
    const [widget, top] = fieldOf(field, page, { add, set, font });
    if (field.listing !== 'unlisted') tops.push(top);
    const { width, height } = formPage;
    set(
      page,
      `<< /Type /Page /Parent ${pages} /MediaBox [0 0 ${width} ${height}] /Contents ${content} ` +
        `/Resources << /Font << /F1 ${font} >> >> /Annots [${widget}] >>`,
    );
    return page;
  });
  set(
    catalog,
    `<< /Type /Catalog /Pages ${pages} /AcroForm << /Fields [${tops.join(' ')}] ` +
      `/NeedAppearances ${String(needed)} /DR << /Font << /F1 ${font} >> >> /DA (/F1 12 Tf 0 g) >> >>`,
  );
  set(pages, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`);
  return rawPdf(bodies);
}

/** A widget, and the top of the tree that it stands in. */
function fieldOf(field: GeneratedField, page: string, writing: Writing): [string, string] {
  const { name, kind, value, listing, isReadOnly } = field;
  const { add, set } = writing;
  const given = value === 'none' ? '' : `/V ${writtenValue(value, add)}`;
  const bits = Number(/\/Ff (\d+)/.exec(kinds[kind])?.[1] ?? 0) | (isReadOnly ? 1 : 0);
  const entries = `${kinds[kind].replace(/ \/Ff \d+/, '')} /Ff ${bits}`;
  const options = kinds[kind].includes('/Ch') ? '/Opt [(one) <99656e> (Zen)]' : '';
  const isBelow = listing === 'below' || value === 'inherited';
  const parent = isBelow ? add('') : undefined;
  const widget = add(
    `<< /Type /Annot /Subtype /Widget /F 4 /P ${page} /Rect [${formPage.box.join(' ')}] ` +
      `/MK << /BC [0 0 1] >> /BS << /W 1 /S /S >> ${pictureOf(field, writing)} ` +
      `/T (${name}) ${entries} ${options} ${value === 'inherited' ? '' : given} ` +
      `${parent === undefined ? '' : `/Parent ${parent}`} >>`,
  );
  if (parent === undefined) return [widget, widget];
  set(parent, `<< /T (up) ${value === 'inherited' ? given : ''} /Kids [${widget}] >>`);
  return [widget, parent];
}

function writtenValue(value: GeneratedField['value'], add: Writing['add']): string {
  if (value === 'stream') return add(streamBody(Buffer.from([0x99, 0x65, 0x6e])));
  if (value === 'indirect') return add('<99656e>');
  return value === 'inherited' ? '<99656e>' : values[value];
}

/** A frame, and in it what the picture says. */
function pictureOf({ picture, drawn }: GeneratedField, { add, font }: Writing): string {
  if (picture === 'none') return '';
  const [left, bottom, right, top] = formPage.box;
  const [width, height] = [right - left, top - bottom];
  const letters = Buffer.from(drawn, 'latin1').toString('hex');
  const codes = drawn.startsWith('Ž') ? '8e656e' : letters;
  const text = drawn === '' ? '' : `BT /F1 12 Tf 1 0 0 rg 4 16 Td <${codes}> Tj ET`;
  const form = picture === 'untyped' ? '' : '/Type /XObject /Subtype /Form';
  const stream = streamBody(
    `q 0 0 1 RG 0.5 0.5 ${width - 1} ${height - 1} re S Q /Tx BMC q ${text} Q EMC`,
    `${form} /BBox [0 0 ${width} ${height}] /Resources << /Font << /F1 ${font} >> >>`,
  );
  return `/AP << /N ${add(stream)} >>`;
}
